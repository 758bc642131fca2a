// The kinds of all events: those that every game has, and those of each mechanism (a file each in events/).
import type { AnyEvent } from "../net/wire";
import type { EventKind, EventKinds } from "./kinds";

const files = import.meta.glob<EventKinds>("./events/*.ts", { eager: true, import: "default" });
const kinds = Object.assign({}, ...Object.values(files)) as Record<string, EventKind>;
const PLAIN: EventKind = {};

/** What is known of the kind of an event. */
export const kindOf = (event: AnyEvent): EventKind => kinds[event.event] ?? PLAIN;
