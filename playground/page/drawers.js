// The parts beside the chat. Where there is no room they cover it, and then nothing behind them can be used.
import { $ } from "./dom.js";
import { recall, remember } from "./memory.js";

const COVERS = { side: matchMedia("(max-width: 760px)"), bench: matchMedia("(max-width: 1100px)") };
const names = Object.keys(COVERS);
const opener = { side: () => $("menu"), bench: () => $("open-bench") };

export const isOpen = (name) => document.body.classList.contains(`open-${name}`);
const covering = () => names.find((name) => isOpen(name) && COVERS[name].matches);

/** Open or close a part; the focus goes into it, and back. */
export function toggle(name, open = !isOpen(name)) {
  document.body.classList.toggle(`open-${name}`, open);
  if (!COVERS[name].matches) remember(name, open);
  settle();
  if (open) $(name).querySelector("button:not([hidden]), select, input").focus();
  else opener[name]().focus();
  dispatchEvent(new CustomEvent("drawer"));
}

/** Close what covers the chat, if something does. */
export function uncover() {
  const name = covering();
  if (name) toggle(name, false);
  return !!name;
}

function settle() {
  const front = covering();
  for (const name of ["chat", ...names]) $(name).inert = !!front && name !== front;
  $("shade").hidden = !front;
  for (const name of names) opener[name]().setAttribute("aria-expanded", String(isOpen(name)));
}

/** Connect the buttons that open and close them. */
export function startDrawers() {
  for (const name of names) {
    opener[name]().onclick = () => toggle(name);
    $(`close-${name}`).onclick = () => toggle(name, false);
    COVERS[name].onchange = settle;
  }
  $("shade").onclick = uncover;
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape" && !event.defaultPrevented && !document.querySelector("dialog[open]")) uncover();
  });
  if (recall("bench", false) && !COVERS.bench.matches) document.body.classList.add("open-bench");
  settle();
}
