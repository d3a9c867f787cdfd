// The message box, and the picker of commands.
import { Choices } from "./choices.js";
import { $, act, el, notice } from "./dom.js";
import { followNext } from "./messages.js";
import { openForm, sendCommand, updateOptions } from "./options.js";

const NAMED = 4;
let state;
let picker;

/** Take note of what can be used now. */
export function updateComposer(now, open) {
  state = now;
  updateOptions(now);
  $("line").disabled = !open;
  $("line").placeholder = open ? `Message ${open.name ? `#${open.name}` : now.bot.global_name}, or / for commands` : "";
}

/** Connect the message box. */
export function startComposer() {
  picker = new Choices($("line"), $("picker"), { row, take: choose });
  $("line").oninput = () => picker.offer(found($("line").value));
  $("line").onblur = () => picker.close();
  $("compose").onsubmit = submit;
}

function found(typed) {
  if (!typed.startsWith("/")) return [];
  const words = typed.slice(1).toLowerCase();
  return state.commands
    .filter(({ path, label }) => [path, label].some((name) => matches(name, words)))
    .sort((a, b) => a.label.localeCompare(b.label));
}

const matches = (path, typed) =>
  path.startsWith(typed.trimEnd()) || path.split(" ").some((word) => typed && word.startsWith(typed));

function row(command) {
  const more = command.options.length - NAMED;
  const named = command.options
    .slice(0, NAMED)
    .map(({ label }) => el("span", { className: "parameter", textContent: label }));
  return [
    el("strong", { textContent: "/" + command.label }),
    " ",
    ...named.flatMap((one) => [one, " "]),
    more > 0 ? el("span", { className: "small", textContent: `+${more}` }) : null,
    el("span", { className: "about", textContent: command.description }),
  ];
}

async function submit(event) {
  event.preventDefault();
  const text = $("line").value.trim();
  if (!text) return undefined;
  if (text.startsWith("/")) return notice(`There is no command ${text}.`);
  followNext();
  const answer = await act("say", { channel: state.channel, text });
  if (!answer.error) $("line").value = "";
  return answer;
}

function choose(command) {
  $("line").value = "";
  if (command.options.length) openForm(command);
  else sendCommand(command, []);
}
