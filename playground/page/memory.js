// What this browser remembers, for the person at this window.
import { me } from "./dom.js";

const key = (what) => `${me} ${what}`;

/** What was remembered under a name, or what stands for it. */
export const recall = (what, otherwise) => JSON.parse(localStorage.getItem(key(what)) ?? "null") ?? otherwise;

export const remember = (what, value) => localStorage.setItem(key(what), JSON.stringify(value));
