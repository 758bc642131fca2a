// What tests say: words that are no message of the catalogues.
import type { Message } from "../net/wire";

export const words = (text: string): Message => ({ is: "message", id: "words", args: { text } });
