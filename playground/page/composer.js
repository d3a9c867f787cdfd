// The message box, the picker of commands, and the form of a command's options.
import { $, act, el, notice } from "./dom.js";
import { openModal } from "./dialogs.js";
import { followNext } from "./messages.js";

const DEBOUNCE_MS = 200;
const USER_TYPES = [6, 9];
let state;
let marked = 0;
let picked = [];

/** Take note of what can be used now. */
export function updateComposer(now) {
  state = now;
  $("line").disabled = !now.channel;
}

/** Connect the message box. */
export function startComposer() {
  $("line").oninput = pick;
  $("line").onkeydown = move;
  $("compose").onsubmit = submit;
}

function pick() {
  const typed = $("line").value;
  picked = typed.startsWith("/") ? state.commands.filter((command) => matches(command.path, typed.slice(1).toLowerCase())) : [];
  marked = 0;
  showPicker();
}

const matches = (path, typed) => path.startsWith(typed.trimEnd()) || path.split(" ").some((word) => typed && word.startsWith(typed));

function showPicker() {
  const picker = $("picker");
  picker.hidden = !picked.length;
  $("line").setAttribute("aria-expanded", String(!picker.hidden));
  picker.replaceChildren(...picked.map((command, at) => {
    const item = el("li", { id: `pick-${at}`, attrs: { role: "option", "aria-selected": String(at === marked) } },
      el("strong", { textContent: "/" + command.path }), " ", el("span", { className: "small", textContent: command.description }));
    item.onmousedown = (event) => { event.preventDefault(); choose(command); };
    return item;
  }));
  if (picked.length) $("line").setAttribute("aria-activedescendant", `pick-${marked}`);
  else $("line").removeAttribute("aria-activedescendant");
  picker.children[marked]?.scrollIntoView({ block: "nearest" });
}

function move(event) {
  if (event.key === "Escape") { picked = []; showPicker(); }
  if (!picked.length) return;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (step) { marked = (marked + step + picked.length) % picked.length; showPicker(); event.preventDefault(); }
  if (event.key === "Tab" && !event.shiftKey) { choose(picked[marked]); event.preventDefault(); }
}

async function submit(event) {
  event.preventDefault();
  const text = $("line").value.trim();
  if (picked.length) return choose(picked[marked]);
  if (!text) return undefined;
  if (text.startsWith("/")) return notice(`There is no command ${text}.`);
  followNext();
  const answer = await act("say", { channel: state.channel, text });
  if (!answer.error) $("line").value = "";
  return answer;
}

function choose(command) {
  picked = [];
  showPicker();
  $("line").value = "";
  if (!command.options.length) send(command, []);
  else openForm(command);
}

function openForm(command) {
  const fields = command.options.map((option) => field(option, command, () => fields));
  const cancel = el("button", { type: "button", className: "secondary", textContent: "Cancel" });
  cancel.onclick = closeForm;
  const form = $("options");
  form.replaceChildren(el("p", {}, el("strong", { textContent: "/" + command.path }), " ", el("span", { className: "small", textContent: command.description })),
    el("div", { className: "fields" }, ...fields.map((f) => f.node)),
    el("div", { className: "row" }, el("button", { className: "primary", textContent: "Send the command" }), cancel));
  form.onsubmit = (event) => { event.preventDefault(); send(command, fields); };
  form.onkeydown = (event) => { if (event.key === "Escape") closeForm(); };
  form.setAttribute("aria-label", `Options of /${command.path}`);
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
  const pairs = await Promise.all(fields.map(async (f) => [f.option.name, { type: f.option.type, value: await f.value() }]));
  return Object.fromEntries(pairs.filter(([, given]) => given.value !== null));
}

async function send(command, fields) {
  const options = await values(fields);
  closeForm();
  followNext();
  const answer = await act("slash", { channel: state.channel, path: command.path, options });
  if (answer.modal) openModal(answer.modal, answer.interaction, $("line"));
}

function field(option, command, all) {
  const id = `option-${option.name}`;
  const [input, value] = control(option, command, all, id);
  const label = el("label", { htmlFor: id }, option.name, option.required ? "" : el("span", { className: "small", textContent: " optional" }));
  input.title = option.description;
  return { option, value, node: el("div", { className: "option" }, label, input, input.suggestions, el("span", { className: "small", id: `${id}-more`, textContent: option.description })) };
}

function control(option, command, all, id) {
  const more = { id, required: !!option.required, attrs: { "aria-describedby": `${id}-more` } };
  if (option.autocomplete) return completed(option, command, all, more);
  if (option.choices?.length) return chosen(option.choices.map((c) => [c.name, c.value]), more);
  if (option.type === 5) return chosen([["True", true], ["False", false]], more);
  if (USER_TYPES.includes(option.type)) return chosen([...state.people, state.bot].map((user) => [user.global_name, user.id]), more);
  if (option.type === 7) return chosen(state.channels.filter((c) => c.name).map((c) => ["#" + c.name, c.id]), more);
  if (option.type === 11) return upload(more);
  return typed(option, more);
}

function chosen(pairs, more) {
  const input = el("select", more, el("option", { value: "", textContent: "–" }), ...pairs.map(([name], at) => el("option", { value: String(at), textContent: name })));
  return [input, () => (input.value === "" ? null : pairs[Number(input.value)][1])];
}

const isNumber = (option) => option.type === 4 || option.type === 10;

function typed(option, more) {
  const numeric = { type: "number", min: option.min_value ?? "", max: option.max_value ?? "", step: option.type === 4 ? 1 : "any" };
  const input = el("input", { ...more, autocomplete: "off", ...(isNumber(option) ? numeric : {}) });
  return [input, () => (input.value === "" ? null : isNumber(option) ? Number(input.value) : input.value)];
}

function upload(more) {
  const input = el("input", { ...more, type: "file" });
  return [input, async () => (input.files.length ? { name: input.files[0].name, base64: await base64(input.files[0]) } : null)];
}

const base64 = (file) => new Promise((resolve) => {
  const reader = new FileReader();
  reader.onload = () => resolve(reader.result.split(",")[1]);
  reader.readAsDataURL(file);
});

/** A text box whose choices the bot offers while one types. */
function completed(option, command, all, more) {
  const listId = `${more.id}-list`;
  const input = el("input", { ...more, autocomplete: "off", attrs: { ...more.attrs, role: "combobox", "aria-autocomplete": "list", "aria-expanded": "false", "aria-controls": listId } });
  const list = el("ul", { id: listId, className: "suggestions", hidden: true, attrs: { role: "listbox", "aria-label": option.name } });
  let offered = [];
  let value = null;
  let at = 0;
  let timer;
  const show = () => {
    list.hidden = !offered.length;
    input.setAttribute("aria-expanded", String(!list.hidden));
    if (offered.length) input.setAttribute("aria-activedescendant", `${listId}-${at}`);
    else input.removeAttribute("aria-activedescendant");
    list.replaceChildren(...offered.map((choice, n) => {
      const item = el("li", { id: `${listId}-${n}`, textContent: choice.name, attrs: { role: "option", "aria-selected": String(n === at) } });
      item.onmousedown = (event) => { event.preventDefault(); take(choice); };
      return item;
    }));
    list.children[at]?.scrollIntoView({ block: "nearest" });
  };
  const take = (choice) => { input.value = choice.name; value = choice.value; offered = []; show(); };
  const ask = async () => {
    const asked = input.value;
    const others = await values(all().filter((f) => f.option !== option));
    const answer = await act("autocomplete", { channel: state.channel, path: command.path, option: option.name, typed: asked, options: others });
    if (input.value !== asked || document.activeElement !== input) return;
    offered = answer.choices || [];
    at = 0;
    show();
  };
  const later = () => { clearTimeout(timer); timer = setTimeout(ask, DEBOUNCE_MS); };
  input.oninput = () => { value = null; later(); };
  input.onfocus = () => { if (value === null) later(); };
  input.onblur = () => { clearTimeout(timer); offered = []; show(); };
  input.onkeydown = (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!offered.length) return;
    if (step) { at = (at + step + offered.length) % offered.length; show(); event.preventDefault(); }
    if (event.key === "Enter" || event.key === "Tab") { take(offered[at]); if (event.key === "Enter") event.preventDefault(); }
    if (event.key === "Escape") { offered = []; show(); event.stopPropagation(); }
  };
  input.suggestions = list;
  return [input, () => value ?? (input.value === "" ? null : isNumber(option) ? Number(input.value) : input.value)];
}
