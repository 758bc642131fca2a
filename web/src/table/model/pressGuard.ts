// A question that has just come up must not be answered by a press that was meant for what lay there before.

/** Milliseconds for which an answer cannot be pressed after it has appeared. */
export const STEADY = 400;

/** Whether a press came too soon, by the clock of events; `shown` is when the answer was first painted. */
export const tooSoon = (shown: number, pressed: number): boolean => !(pressed - shown >= STEADY);
