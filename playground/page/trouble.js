// The panel of trouble: what can go wrong, what does, and making all well again.
import { $, act, el } from "./dom.js";

const TIMES = [
  ["1", "The next one"],
  ["3", "The next three"],
  ["", "Until all is well again"],
];
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
  showOn(
    planned,
    switches.filter(({ on }) => on),
  );
}

const boxOf = (key) => [...$("switches").querySelectorAll("input")].find((box) => box.value === key);

function offer(menus, switches) {
  // Forms are made once, so that what is chosen stays.
  if (!offered)
    $("trouble-forms").replaceChildren(
      planner("request", "Requests of the bot", menus.requests),
      planner("event", "Events for the bot", menus.events),
    );
  $("blows").replaceChildren(...menus.blows.map(blow));
  $("switches").replaceChildren(...switches.map(toggle));
}

/** A form that plans trouble for the next of a kind. */
function planner(what, title, { kinds, effects }) {
  const kind = menu(
    "Which",
    kinds.map((name) => [name, name]),
  );
  const effect = menu("What happens to them", effects);
  const times = menu("How often", TIMES);
  const form = el(
    "form",
    { attrs: { "aria-label": title } },
    el("h3", { textContent: title }),
    kind,
    effect,
    times,
    el("button", { textContent: "Make trouble" }),
  );
  form.onsubmit = (event) => {
    event.preventDefault();
    make(what, { kind: kind.value, effect: effect.value, times: Number(times.value) || null });
  };
  return form;
}

const menu = (name, offered) =>
  el(
    "select",
    { attrs: { "aria-label": name } },
    ...offered.map(([value, textContent]) => el("option", { value, textContent })),
  );

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
  const off = el("button", {
    type: "button",
    className: "link",
    textContent: "Call off",
    attrs: { "data-plan": `${sort}-${number}`, "aria-label": `Call off ${what}` },
  });
  off.onclick = () => make("drop", { sort, number });
  return el("li", {}, what, left === null ? ", until all is well again " : ` (${left} more) `, off);
}

$("mend").onclick = () => {
  make("mend");
  $("trouble").querySelector("summary").focus();
};
