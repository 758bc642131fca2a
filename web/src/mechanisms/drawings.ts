// How what mechanisms show is drawn: by the component beside this file that has its name. What has none is shown in words.
import type { Component } from "svelte";
import type { Extra, Slot } from "./extras";

/** Where it is drawn; `small` is the strip of a player on a small screen. */
export type Place = Slot | "small";

/** A drawing is given what it shows, where, and the same in words. */
export type Drawing = Component<{ extra: Extra; place: Place; text: string }>;

const drawings = import.meta.glob<Drawing>("./*.svelte", { eager: true, import: "default" });

/** How something is drawn, if it is. */
export const drawing = (name: string): Drawing | undefined => drawings[`./${name}.svelte`];
