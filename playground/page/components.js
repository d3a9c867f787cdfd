// What stands below and inside messages: buttons, menus, layouts, pictures, embeds.
import { act, el, notice } from "./dom.js";
import { openModal } from "./dialogs.js";
import { markdown } from "./markdown.js";
import { fileLink, picture } from "./media.js";

const STYLES = { 1: "primary", 2: "secondary", 3: "success", 4: "danger", 5: "secondary" };
const MAKE = {
  1: (c, m, n) => el("div", { className: "row" }, ...c.components.map((child) => component(child, m, n))),
  2: (c, m) => (c.url ? linkButton(c) : button(c, m)),
  3: (c, m) => menu(c, m, c.options),
  5: (c, m, n) =>
    menu(
      c,
      m,
      [...n.users].map(([value, label]) => ({ value, label })),
    ),
  8: (c, m, n) =>
    menu(
      c,
      m,
      [...n.channels].map(([value, label]) => ({ value, label: "#" + label })),
    ),
  9: (c, m, n) =>
    el(
      "div",
      { className: "section" },
      el("div", {}, ...c.components.map((child) => component(child, m, n))),
      component(c.accessory, m, n),
    ),
  10: (c, m, n) => el("div", { className: "text" }, ...markdown(c.content, n)),
  11: (c) => picture({ ...c.media, description: c.description }, "thumbnail"),
  12: (c) =>
    el(
      "div",
      { className: "gallery" },
      ...c.items.map((item) => picture({ ...item.media, description: item.description })),
    ),
  13: (c) => el("p", {}, fileLink({ ...c.file, filename: c.name || "file" })),
  14: (c) => el("hr", { className: c.divider === false ? "plain" : "" }),
  17: (c, m, n) =>
    accent(
      el("div", { className: "container" }, ...c.components.map((child) => component(child, m, n))),
      c.accent_color,
    ),
};

/** A component of a message as an element. */
export function component(c, message, names) {
  return (MAKE[c.type] || (() => el("p", { className: "small", textContent: `(a component of type ${c.type})` })))(
    c,
    message,
    names,
  );
}

/** Do something on a message while its control shows that it is under way; opens a dialog if that is the answer. */
async function use(control, deed, message, details) {
  control.setAttribute("aria-busy", "true");
  const answer = await act(deed, { channel: message.channel_id, message: message.id, ...details });
  control.removeAttribute("aria-busy");
  if (answer.modal) openModal(answer.modal, answer.interaction, control);
}

const emoji = (e) => (e ? (e.id ? `:${e.name}:` : e.name) + " " : "");

function button(c, message) {
  const made = el("button", {
    type: "button",
    className: STYLES[c.style],
    disabled: !!c.disabled,
    textContent: (emoji(c.emoji) + (c.label || "")).trim(),
    attrs: { "data-key": c.custom_id },
  });
  made.onclick = () => {
    if (!made.hasAttribute("aria-busy")) use(made, "click", message, { custom_id: c.custom_id });
  };
  return made;
}

const linkButton = (c) =>
  el("a", {
    className: "button secondary",
    href: c.url,
    target: "_blank",
    rel: "noreferrer",
    textContent: `${emoji(c.emoji)}${c.label || ""} ↗`,
  });

function menu(c, message, options) {
  const name = c.placeholder || "Make a selection";
  return (c.max_values ?? 1) > 1 || c.min_values === 0
    ? several(c, message, options, name)
    : single(c, message, options, name);
}

const shown = (option) => emoji(option.emoji) + option.label + (option.description ? ` – ${option.description}` : "");

function single(c, message, options, name) {
  const select = el(
    "select",
    { disabled: !!c.disabled, attrs: { "aria-label": name, "data-key": c.custom_id } },
    el("option", { value: "", textContent: name, disabled: true, selected: true, hidden: true }),
    ...options.map((option) =>
      el("option", { value: option.value, textContent: shown(option), selected: !!option.default }),
    ),
  );
  select.onchange = () => use(select, "select", message, { custom_id: c.custom_id, values: [select.value] });
  select.onkeydown = openRatherThanChange;
  return select;
}

/** A closed menu would change, and so send, with every arrow key: open it instead. */
function openRatherThanChange(event) {
  const opens =
    event.key.startsWith("Arrow") ||
    event.key.length === 1 ||
    ["Home", "End", "PageUp", "PageDown"].includes(event.key);
  if (!opens || event.ctrlKey || event.metaKey || event.altKey || !event.target.showPicker) return;
  event.preventDefault();
  event.target.showPicker();
}

function several(c, message, options, name) {
  const low = c.min_values ?? 1;
  const high = c.max_values ?? 1;
  const boxes = options.map((option) =>
    el("input", { type: "checkbox", value: option.value, checked: !!option.default }),
  );
  const send = el("button", { type: "button", className: "primary", textContent: "Choose" });
  send.onclick = () => {
    const values = boxes.filter((box) => box.checked).map((box) => box.value);
    if (values.length < low || values.length > high) notice(`Choose ${low} to ${high}.`);
    else use(send, "select", message, { custom_id: c.custom_id, values });
  };
  return el(
    "details",
    { className: "several" },
    el("summary", { textContent: `${name} (${low} to ${high})`, attrs: { "data-key": c.custom_id } }),
    el(
      "fieldset",
      { disabled: !!c.disabled },
      el("legend", { className: "hidden", textContent: name }),
      ...options.map((option, at) => el("label", {}, boxes[at], " ", shown(option))),
      send,
    ),
  );
}

const accent = (element, colour) => {
  if (colour !== null && colour !== undefined)
    element.style.setProperty("--accent-bar", "#" + colour.toString(16).padStart(6, "0"));
  return element;
};

/** An embed: author, title, text, fields, pictures and footer. */
export function embed(e, names) {
  const field = (f) =>
    el(
      "div",
      { className: f.inline ? "inline" : "" },
      el("strong", {}, f.name),
      el("div", {}, ...markdown(f.value, names)),
    );
  return accent(
    el(
      "div",
      { className: "container embed" },
      e.author ? el("p", { className: "small" }, e.author.name) : null,
      e.title
        ? el(
            "h4",
            {},
            e.url ? el("a", { href: e.url, target: "_blank", rel: "noreferrer", textContent: e.title }) : e.title,
          )
        : null,
      e.description ? el("div", { className: "text" }, ...markdown(e.description, names)) : null,
      e.fields?.length ? el("div", { className: "fields" }, ...e.fields.map(field)) : null,
      e.image ? picture(e.image) : null,
      e.thumbnail ? picture(e.thumbnail, "thumbnail") : null,
      e.footer ? el("p", { className: "small", textContent: e.footer.text }) : null,
    ),
    e.color,
  );
}
