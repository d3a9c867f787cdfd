// The page: who one is, which channel is open, and what the server says is there.
import { $, act, el, me } from "./dom.js";
import { startComposer, updateComposer } from "./composer.js";
import { relative } from "./markdown.js";
import { showMessages } from "./messages.js";
import { showTrouble } from "./trouble.js";

const DM = 1;
const read = new Map();
let source;
let shift = 0;

const now = () => Date.now() / 1000 + shift;

/** Open a channel; without an id the one in the address, or the first. */
function connect(channel) {
  source?.close();
  const query = new URLSearchParams({ as: me, ...(channel ? { channel } : {}) });
  source = new EventSource(`/page-events?${query}`);
  source.onmessage = (event) => show(JSON.parse(event.data));
  source.onerror = () => { $("bot").textContent = "The playground does not answer."; };
}

function show(state) {
  shift = state.now - Date.now() / 1000;
  for (const channel of state.channels) if (!read.has(channel.id)) read.set(channel.id, channel.last);
  const open = state.channels.find((c) => c.id === state.channel);
  if (open) read.set(open.id, open.last);
  const users = new Map([...state.people, state.bot].map((user) => [user.id, user.global_name]));
  const channels = new Map(state.channels.filter((c) => c.name).map((c) => [c.id, c.name]));
  showSide(state, open);
  showTrouble(state);
  updateComposer(state);
  showMessages(state, { users, channels, now });
}

const nameOf = (channel, state) => (channel.type === DM ? `@ ${state.bot.global_name}` : `${channel.parent_id ? "↳" : "#"} ${channel.name}`);

function showSide(state, open) {
  const title = open ? nameOf(open, state) : "No channel that you may see";
  $("guild").textContent = state.guild;
  $("title").textContent = title;
  $("channels").replaceChildren(...state.channels.filter((c) => !c.archived || c.id === state.channel).map((c) => entry(c, state)));
  const waiting = state.channels.reduce((sum, c) => sum + unread(c), 0);
  document.title = `${waiting ? `(${waiting}) ` : ""}${title} – Playground`;
  $("bot").textContent = `The bot is ${state.bot.online ? "connected" : "not connected"}.`;
  showClock();
  if ($("me").children.length !== state.people.length) showPeople(state);
}

const unread = (channel) => channel.pings.filter((id) => BigInt(id) > BigInt(read.get(channel.id) ?? 0)).length;

function entry(channel, state) {
  const pings = unread(channel);
  const fresh = channel.last !== null && channel.last !== read.get(channel.id);
  const here = channel.id === state.channel;
  const button = el("button", { type: "button", className: [here && "here", fresh && "fresh", channel.parent_id && "thread"].filter(Boolean).join(" "), attrs: here ? { "aria-current": "page" } : {} },
    nameOf(channel, state), pings ? el("span", { className: "badge", textContent: pings, title: `${pings} mentions` }) : null);
  button.onclick = () => { connect(channel.id); closeSide(); };
  return el("li", {}, button);
}

function showPeople(state) {
  $("me").replaceChildren(...state.people.map((user) => el("option", { value: user.username, textContent: user.global_name, selected: user.id === state.me.id, attrs: { "data-id": user.id } })));
  $("windows").replaceChildren(...state.people.filter((user) => user.id !== state.me.id).flatMap((user) => [el("a", { href: `/?as=${encodeURIComponent(user.username)}`, target: "_blank", textContent: user.global_name }), " "]));
}

function showClock() {
  $("clock").textContent = new Intl.DateTimeFormat("en", { weekday: "short", day: "numeric", month: "short", hour: "2-digit", minute: "2-digit" }).format(now() * 1000);
  for (const time of document.querySelectorAll("time[data-at]")) time.textContent = relative(Number(time.dataset.at) - now());
}

function closeSide() {
  document.body.classList.remove("side");
  $("menu").setAttribute("aria-expanded", "false");
}

$("menu").onclick = () => {
  const open = document.body.classList.toggle("side");
  $("menu").setAttribute("aria-expanded", String(open));
  if (open) $("channels").querySelector("button")?.focus();
};
document.addEventListener("keydown", (event) => {
  if (event.key === "Escape" && document.body.classList.contains("side")) { closeSide(); $("menu").focus(); }
});
$("me").onchange = () => { location.search = `?as=${encodeURIComponent($("me").value)}`; };
for (const button of $("tools").children) {
  button.onclick = async () => {
    button.setAttribute("aria-busy", "true");
    await act(button.dataset.do, { seconds: Number(button.dataset.seconds || 0) });
    button.removeAttribute("aria-busy");
  };
}
setInterval(showClock, 10000);
startComposer();
connect();
