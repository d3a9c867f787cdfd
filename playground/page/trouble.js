// The panel of trouble: what can go wrong, what does, and making all well again.
import { $, act, el } from "./dom.js";

let channel = null;
let offered = "";

const make = (what, details = {}) => act("trouble", { channel, make: what, ...details });

/** Show what can be made to go wrong in the open channel, and what is. */
export function showTrouble(state, open) {
  const { planned, switches, ...menus } = state.trouble;
  channel = state.channel;
  $("place").textContent = open?.name ? `in #${open.name}` : "";
  const now = JSON.stringify([menus, switches.map(({ key, label }) => [key, label])]);
  if (now !== offered) offer(menus, switches);
  offered = now;
  for (const { key, on } of switches) boxOf(key).checked = on;
  showOn(planned, switches.filter(({ on }) => on));
}

const boxOf = (key) => [...$("switches").querySelectorAll("input")].find((box) => box.value === key);

function offer(menus, switches) {
  offerForm("request", menus.requests);
  offerForm("event", menus.events);
  $("blows").replaceChildren(...menus.blows.map(blow));
  $("switches").replaceChildren(...switches.map(toggle));
}

/** A form that plans trouble for the next of a kind. It is filled once, so that what is chosen stays. */
function offerForm(what, { kinds, effects }) {
  const form = $(`trouble-${what}`);
  if (form.kind.options.length) return;
  form.kind.replaceChildren(...kinds.map((kind) => el("option", { textContent: kind })));
  form.effect.replaceChildren(...effects.map(([value, textContent]) => el("option", { value, textContent })));
  form.onsubmit = (event) => {
    event.preventDefault();
    make(what, { kind: form.kind.value, effect: form.effect.value, times: Number(form.times.value) || null });
  };
}

function blow(name) {
  const button = el("button", { type: "button", textContent: name });
  button.onclick = () => make("blow", { blow: name });
  return button;
}

function toggle({ key, label }) {
  const box = el("input", { type: "checkbox", value: key });
  box.onchange = () => make("switch", { key, on: box.checked });
  return el("label", {}, box, " ", label);
}

function showOn(planned, on) {
  const kept = document.activeElement?.dataset.plan;
  $("planned").replaceChildren(...planned.map(plan), ...on.map(({ label }) => el("li", { textContent: label })));
  $("wrong").hidden = !planned.length && !on.length;
  if (kept) ($("planned").querySelector(`[data-plan="${kept}"]`) ?? $("mend")).focus();
}

function plan({ sort, number, what, left }) {
  const off = el("button", { type: "button", className: "link", textContent: "Call off", attrs: { "data-plan": `${sort}-${number}`, "aria-label": `Call off ${what}` } });
  off.onclick = () => make("drop", { sort, number });
  return el("li", {}, what, left === null ? ", until all is well again " : ` (${left} more) `, off);
}

$("mend").onclick = () => { make("mend"); $("trouble").querySelector("summary").focus(); };
