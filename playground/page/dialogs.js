// Dialogs that the bot opens, and the enlarged picture.
import { $, act, el } from "./dom.js";

/** Show a picture as large as the window allows. */
export function enlarge(url, words, opener) {
  const viewer = $("viewer");
  const close = el("button", { type: "button", className: "primary", textContent: "Close" });
  close.onclick = () => viewer.close();
  viewer.replaceChildren(
    el("img", { src: url, alt: words }),
    el(
      "p",
      {},
      close,
      " ",
      el("a", { href: url, target: "_blank", rel: "noreferrer", textContent: "Open in full size" }),
    ),
  );
  viewer.onclick = (event) => {
    if (event.target === viewer) viewer.close();
  };
  viewer.onclose = () => opener.focus();
  viewer.showModal();
}

/** Open a dialog of the bot's. */
export function openModal(modal, interaction, opener) {
  const fields = modal.components.map(field);
  const send = () =>
    act("modal", { interaction, values: Object.fromEntries(fields.filter((f) => f.id).map((f) => [f.id, f.value()])) });
  openForm({ title: modal.title, nodes: fields.map((f) => f.node), submit: "Submit", opener }, send);
}

/** Ask for one text; `use` gets it, and what it resolves to may hold an `error`. */
export function ask({ title, label, submit, maxLength }, use) {
  const input = el("input", { id: "asked", required: true, maxLength, autocomplete: "off" });
  const node = el("div", { className: "field" }, el("label", { htmlFor: "asked", textContent: label }), input);
  openForm({ title, nodes: [node], submit, opener: document.activeElement }, () => use(input.value));
}

/** A dialog with a form; it stays open until `send()` is done without an error, or it is cancelled. */
function openForm({ title, nodes, submit, opener }, send) {
  const dialog = $("dialog");
  const error = el("p", { className: "error", attrs: { role: "alert" } });
  const cancel = el("button", { type: "button", className: "secondary", textContent: "Cancel" });
  cancel.onclick = () => dialog.close();
  const form = el(
    "form",
    {},
    el("h2", { id: "dialog-title", textContent: title }),
    ...nodes,
    error,
    el("div", { className: "row end" }, cancel, el("button", { className: "primary", textContent: submit })),
  );
  form.onsubmit = async (event) => {
    event.preventDefault();
    const answer = await send();
    error.textContent = answer.error || "";
    if (!answer.error) dialog.close();
  };
  dialog.setAttribute("aria-labelledby", "dialog-title");
  dialog.replaceChildren(form);
  dialog.onclose = () => (document.contains(opener) ? opener : $("line")).focus();
  dialog.showModal();
  form.querySelector("input, textarea, select")?.focus();
}

let count = 0;

/** One part of a dialog: {node, id, value()}; a text has no id. */
function field(part) {
  if (part.type === 10) return { node: el("p", { textContent: part.content }) };
  const control = part.component || part.components[0];
  const id = `field-${(count += 1)}`;
  const [input, value] = (CONTROLS[control.type] || textInput)(control, id, part);
  const label = part.label || control.label || "";
  const words = part.description
    ? el("span", { className: "small", id: `${id}-more`, textContent: part.description })
    : null;
  const group = input.tagName === "FIELDSET";
  if (group) input.prepend(el("legend", { textContent: label }));
  if (words)
    (group ? input : input.matches("input, textarea, select") ? input : input.firstChild).setAttribute(
      "aria-describedby",
      words.id,
    );
  return {
    id: control.custom_id,
    value,
    node: el(
      "div",
      { className: "field" },
      group ? null : el("label", { htmlFor: id, textContent: label }),
      words,
      input,
    ),
  };
}

const needed = (control) => control.required !== false;

function textInput(c, id) {
  const kind = c.style === 2 ? "textarea" : "input";
  const input = el(kind, {
    id,
    value: c.value || "",
    placeholder: c.placeholder || "",
    required: needed(c),
    maxLength: c.max_length || 4000,
    minLength: c.min_length || 0,
  });
  return [input, () => input.value];
}

function selectInput(options) {
  return (c, id) => {
    const many = (c.max_values ?? 1) > 1;
    const offered = c.options || options();
    const blank = many ? null : el("option", { value: "", textContent: c.placeholder || "Make a selection" });
    const input = el(
      "select",
      { id, multiple: many, required: needed(c) },
      blank,
      ...offered.map((o) =>
        el("option", {
          value: o.value,
          selected: !!o.default,
          textContent: o.label + (o.description ? ` – ${o.description}` : ""),
        }),
      ),
    );
    return [input, () => [...input.selectedOptions].map((o) => o.value).filter(Boolean)];
  };
}

function choices(kind) {
  return (c, id) => {
    const boxes = c.options.map((o, at) =>
      el("input", {
        type: kind,
        name: id,
        id: `${id}-${at}`,
        value: o.value,
        checked: !!o.default,
        required: kind === "radio" && needed(c),
      }),
    );
    const set = el(
      "fieldset",
      {},
      ...c.options.map((o, at) =>
        el(
          "label",
          { htmlFor: `${id}-${at}` },
          boxes[at],
          " ",
          o.label,
          o.description ? el("span", { className: "small", textContent: ` ${o.description}` }) : null,
        ),
      ),
    );
    const chosen = () => boxes.filter((box) => box.checked).map((box) => box.value);
    return [set, () => (kind === "radio" ? (chosen()[0] ?? null) : chosen())];
  };
}

function checkbox(c, id) {
  const input = el("input", { type: "checkbox", id, checked: !!c.default });
  return [input, () => input.checked];
}

const people = () =>
  [...document.querySelectorAll("#me option")].map((o) => ({ value: o.dataset.id, label: o.textContent }));
const CONTROLS = {
  3: selectInput(() => []),
  4: textInput,
  5: selectInput(people),
  21: choices("radio"),
  22: choices("checkbox"),
  23: checkbox,
};
