// Behind the scenes: time, the bot, trouble, and what goes over the wire.
import { $, act } from "./dom.js";
import { isOpen } from "./drawers.js";
import { startWire } from "./wire.js";

/** Connect the buttons, and read the wire while the part is open. */
export function startBench() {
  for (const button of $("tools").children) button.onclick = () => use(button);
  if (new URLSearchParams(location.search).has("bench")) document.body.classList.add("only-bench");
  if (window.parent !== window) $("open-bench").hidden = true;
  startWire(() => isOpen("bench") || document.body.classList.contains("only-bench"));
}

async function use(button) {
  if (button.hasAttribute("aria-busy")) return;
  button.setAttribute("aria-busy", "true");
  await act(button.dataset.do, { seconds: Number(button.dataset.seconds || 0) });
  button.removeAttribute("aria-busy");
}
