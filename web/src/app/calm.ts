/** Whether the person has asked the system for less motion. */
export const calm = (): boolean => matchMedia("(prefers-reduced-motion: reduce)").matches;
