// The wire log: requests of the bot, events for it, and its connection, newest last.
import { $, el } from "./dom.js";
import { partsOf } from "./parts.js";
import { listen } from "./stream.js";

const SHOWN = 300;
const KINDS = {
  interaction: ["→ bot", "Somebody used the bot"],
  event: ["→ bot", "Event"],
  request: ["← bot", "Request of the bot"],
  connection: ["↔", "Connection"],
};
const time = new Intl.DateTimeFormat("en", { hour: "2-digit", minute: "2-digit", second: "2-digit", hourCycle: "h23" });
const LONG = /\d{15,}|[\w-]{40,}/g;
const lines = new Map();
let stop = null;
let hiddenUpTo = 0;

/** Connect the log; it listens while `wanted()`. */
export function startWire(wanted) {
  const settle = () => {
    if (wanted() && !stop) stop = listen("/page-wire", take, restart);
    if (!wanted() && stop) stop = void stop();
  };
  addEventListener("drawer", settle);
  $("wire-words").oninput = sift;
  for (const box of $("wire-kinds").querySelectorAll("input")) box.onchange = sift;
  $("wire-clear").onclick = clear;
  $("wire-copy").onclick = copy;
  settle();
}

/** After a break the server begins with the last lines again, counted anew if it is another one. */
function restart() {
  lines.clear();
  hiddenUpTo = 0;
  $("wire").replaceChildren();
}

function take(fresh) {
  const wire = $("wire");
  const atEnd = wire.scrollHeight - wire.scrollTop - wire.clientHeight < 40;
  for (const line of fresh) if (!lines.has(line.number) && line.number > hiddenUpTo) add(line);
  for (const number of [...lines.keys()].slice(0, Math.max(0, lines.size - SHOWN))) remove(number);
  if (atEnd) wire.scrollTop = wire.scrollHeight;
  count();
}

function add(line) {
  const [arrow, kind] = KINDS[line.kind];
  const head = el(
    "summary",
    {},
    el("time", { textContent: time.format(line.at * 1000) }),
    " ",
    el("span", { className: "arrow", textContent: arrow, title: kind }),
    " ",
    el("span", { className: "what", textContent: headline(line), title: line.what }),
    " ",
    el("span", { className: "result", textContent: line.result }),
  );
  const node = el(
    "details",
    { className: ["line", line.kind, line.failed && "failed"].filter(Boolean).join(" ") },
    head,
  );
  node.ontoggle = () => {
    if (node.open && node.children.length === 1) node.append(el("pre", { tabIndex: 0, textContent: readable(line) }));
  };
  lines.set(line.number, { line, node });
  node.hidden = !fits(line);
  $("wire").append(node);
}

/** What was sent. An event comes as the text of its packet. */
const sent = ({ body }) => (typeof body === "string" ? JSON.parse(body) : body);

const readable = (line) => (sent(line) === null ? "Nothing was sent along." : JSON.stringify(sent(line), null, 2));

/** What a line is about: long ids and tokens by their ends; of a use, who used what. */
function headline(line) {
  const short = line.what.replace(LONG, (id) => (/\D/.test(id) ? "…" : `…${id.slice(-4)}`));
  return line.kind === "interaction" ? `${short} ${useOf(sent(line).d)}` : short;
}

function useOf({ member, user, data, message }) {
  const names = [data.name];
  for (let inside = data.options; inside?.[0]?.options; inside = inside[0].options) names.push(inside[0].name);
  const used = data.name ? `/${names.join(" ")}` : labelOf(message, data.custom_id);
  return `${(member?.user ?? user).global_name}: ${used}`;
}

/** What is written on the button or menu that was used. */
function labelOf(message, id) {
  const used = partsOf(message).find((part) => part.custom_id === id);
  return used?.label ?? used?.placeholder ?? id;
}

function remove(number) {
  lines.get(number).node.remove();
  lines.delete(number);
}

function clear() {
  hiddenUpTo = Math.max(0, ...lines.keys());
  for (const number of [...lines.keys()]) remove(number);
  count();
}

const kinds = () => [...$("wire-kinds").querySelectorAll("input:checked")].flatMap((box) => box.value.split(" "));

function fits(line) {
  const words = $("wire-words").value.trim().toLowerCase();
  return (
    kinds().includes(line.kind) &&
    (!words || `${line.what} ${line.result} ${JSON.stringify(sent(line))}`.toLowerCase().includes(words))
  );
}

function sift() {
  for (const { line, node } of lines.values()) node.hidden = !fits(line);
  count();
  $("wire").scrollTop = $("wire").scrollHeight;
}

const shown = () => [...lines.values()].filter(({ node }) => !node.hidden).map(({ line }) => line);

function count() {
  const seen = shown().length;
  $("wire-count").textContent = seen === lines.size ? `${seen} lines` : `${seen} of ${lines.size} lines`;
}

/** Copy what is shown: a line of JSON for each. */
async function copy() {
  const text = shown()
    .map((line) => JSON.stringify({ ...line, body: sent(line) }))
    .join("\n");
  await navigator.clipboard.writeText(text);
  $("wire-count").textContent = "Copied";
}
