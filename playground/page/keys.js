// Keys: F6 goes from part to part, the arrows from message to message.
import { $ } from "./dom.js";

const PARTS = ["log", "line", "side", "bench"];

const entry = {
  side: () => $("channels").querySelector("[aria-current]") ?? $("me"),
  bench: () => $("bench").querySelector("button"),
};
const entryOf = (part) => entry[part]?.() ?? $(part);
const isThere = (element) => element && element.checkVisibility() && !element.closest("[inert]") && !element.disabled;

/** Put the focus into the next part that is there. */
function onward(step) {
  const here = PARTS.findIndex((part) =>
    part === "line" ? document.activeElement.closest("footer") : $(part).contains(document.activeElement),
  );
  const order = PARTS.map((_, at) => PARTS[(here + step * (at + 1) + 2 * PARTS.length) % PARTS.length]);
  order.map(entryOf).find(isThere)?.focus();
}

/** From message to message: the arrows, and Home and End. */
function along(event) {
  const articles = [...$("log").querySelectorAll("article")];
  const here = articles.indexOf(document.activeElement);
  const to = {
    ArrowUp: here < 0 ? articles.length - 1 : here - 1,
    ArrowDown: here + 1,
    Home: 0,
    End: articles.length - 1,
  }[event.key];
  if (to === undefined || (event.target !== $("log") && here < 0) || !articles[to]) return;
  event.preventDefault();
  articles[to].focus();
}

/** Listen to them. */
export function startKeys() {
  document.addEventListener("keydown", (event) => {
    if (event.key !== "F6" || document.querySelector("dialog[open]")) return;
    event.preventDefault();
    onward(event.shiftKey ? -1 : 1);
  });
  $("log").addEventListener("keydown", along);
}
