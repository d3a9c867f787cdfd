// The form in which the options of a command are filled in.
import { Choices } from "./choices.js";
import { openModal } from "./dialogs.js";
import { $, act, el } from "./dom.js";
import { followNext } from "./messages.js";

const DEBOUNCE_MS = 200;
const INTEGER = 4;
const NUMBER = 10;
let state;

/** Take note of who and what can be chosen now. */
export function updateOptions(now) {
  state = now;
}

/** Open the form of a command in place of the message box. */
export function openForm(command) {
  const fields = command.options.map((option) => field(option, command, () => fields));
  const cancel = el("button", { type: "button", className: "secondary", textContent: "Cancel" });
  cancel.onclick = closeForm;
  const form = $("options");
  form.replaceChildren(
    el(
      "p",
      {},
      el("strong", { textContent: "/" + command.label }),
      " ",
      el("span", { className: "small", textContent: command.description }),
    ),
    el("div", { className: "fields" }, ...fields.map((f) => f.node)),
    el("div", { className: "row" }, el("button", { className: "primary", textContent: "Send the command" }), cancel),
  );
  form.onsubmit = (event) => {
    event.preventDefault();
    sendCommand(command, fields);
  };
  form.onkeydown = (event) => {
    if (event.key === "Escape") {
      event.preventDefault();
      closeForm();
    }
  };
  form.setAttribute("aria-label", `Options of /${command.label}`);
  form.hidden = false;
  $("compose").hidden = true;
  form.querySelector("input, select").focus();
}

function closeForm() {
  $("options").hidden = true;
  $("options").replaceChildren();
  $("compose").hidden = false;
  $("line").focus();
}

async function values(fields) {
  const pairs = await Promise.all(
    fields.map(async (f) => [f.option.name, { type: f.option.type, value: await f.value() }]),
  );
  return Object.fromEntries(pairs.filter(([, given]) => given.value !== null));
}

/** Use a command with what its fields hold. */
export async function sendCommand(command, fields) {
  const options = await values(fields);
  closeForm();
  followNext();
  const answer = await act("slash", { channel: state.channel, path: command.path, options });
  if (answer.modal) openModal(answer.modal, answer.interaction, $("line"));
}

function field(option, command, all) {
  const id = `option-${option.name}`;
  const more = { id, required: !!option.required, attrs: { "aria-describedby": `${id}-more` } };
  const [input, value, list] = control(option, command, all, more);
  const label = el(
    "label",
    { htmlFor: id },
    option.label,
    option.required ? null : el("span", { className: "small", textContent: " optional" }),
  );
  return {
    option,
    value,
    node: el(
      "div",
      { className: "option" },
      label,
      input,
      list,
      el("span", { className: "small", id: `${id}-more`, textContent: option.description }),
    ),
  };
}

const people = () => [...state.people, state.bot].map((user) => [user.global_name, user.id]);
const channels = () => state.channels.filter((c) => c.name).map((c) => ["#" + c.name, c.id]);
const CONTROLS = {
  5: (_, more) =>
    chosen(
      [
        ["True", true],
        ["False", false],
      ],
      more,
    ),
  6: (_, more) => chosen(people(), more),
  7: (_, more) => chosen(channels(), more),
  9: (_, more) => chosen(people(), more),
  11: (_, more) => upload(more),
};

function control(option, command, all, more) {
  if (option.autocomplete) return completed(option, command, all, more);
  if (option.choices?.length)
    return chosen(
      option.choices.map((c) => [c.name, c.value]),
      more,
    );
  return (CONTROLS[option.type] ?? typed)(option, more);
}

function chosen(pairs, more) {
  const input = el(
    "select",
    more,
    el("option", { value: "", textContent: "–" }),
    ...pairs.map(([name], at) => el("option", { value: String(at), textContent: name })),
  );
  return [input, () => (input.value === "" ? null : pairs[Number(input.value)][1])];
}

/** What a text box holds, as the option takes it; nothing if it is empty. */
function written(input, option) {
  if (input.value === "") return null;
  return option.type === INTEGER || option.type === NUMBER ? Number(input.value) : input.value;
}

function typed(option, more) {
  const numeric = {
    type: "number",
    min: option.min_value ?? "",
    max: option.max_value ?? "",
    step: option.type === INTEGER ? 1 : "any",
  };
  const input = el("input", {
    ...more,
    autocomplete: "off",
    ...(option.type === INTEGER || option.type === NUMBER ? numeric : {}),
  });
  return [input, () => written(input, option)];
}

function upload(more) {
  const input = el("input", { ...more, type: "file" });
  return [
    input,
    async () => (input.files.length ? { name: input.files[0].name, base64: await base64(input.files[0]) } : null),
  ];
}

const base64 = (file) =>
  new Promise((resolve) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result.split(",")[1]);
    reader.readAsDataURL(file);
  });

/** A text box whose choices the bot offers while one types. */
function completed(option, command, all, more) {
  const list = el("ul", {
    id: `${more.id}-list`,
    className: "suggestions",
    hidden: true,
    attrs: { role: "listbox", "aria-label": option.label },
  });
  const input = el("input", {
    ...more,
    autocomplete: "off",
    attrs: {
      ...more.attrs,
      role: "combobox",
      "aria-autocomplete": "list",
      "aria-expanded": "false",
      "aria-controls": list.id,
    },
  });
  let value = null;
  let timer;
  const choices = new Choices(input, list, {
    row: (choice) => [choice.name],
    take: (choice) => {
      input.value = choice.name;
      value = choice.value;
    },
  });
  const ask = async () => {
    const asked = input.value;
    const others = await values(all().filter((f) => f.option !== option));
    const answer = await act("autocomplete", {
      channel: state.channel,
      path: command.path,
      option: option.name,
      typed: asked,
      options: others,
    });
    if (input.value === asked && document.activeElement === input) choices.offer(answer.choices ?? []);
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(ask, DEBOUNCE_MS);
  };
  input.oninput = () => {
    value = null;
    later();
  };
  input.onfocus = () => {
    if (value === null) later();
  };
  input.onblur = () => {
    clearTimeout(timer);
    choices.close();
  };
  return [input, () => value ?? written(input, option), list];
}
