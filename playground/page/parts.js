// The buttons, menus and other parts of a message, however deep they stand.

/** All of them, in reading order. */
export const partsOf = (message) => inside(message?.components ?? []);

const inside = (parts) => parts.flatMap((part) => [part, ...inside(part.components ?? [])]);
