// The page: who one is, which channel is open, and what the server says is there.
import { startBench } from "./bench.js";
import { startComposer, updateComposer } from "./composer.js";
import { $, answered, el, me } from "./dom.js";
import { startDrawers } from "./drawers.js";
import { startKeys } from "./keys.js";
import { showLanguages, startLanguages } from "./languages.js";
import { relative } from "./markdown.js";
import { avatar, leadTo, showMessages, startMessages } from "./messages.js";
import { kindOf, nameOf, showSide, startSide } from "./side.js";
import { listen } from "./stream.js";
import { showTrouble } from "./trouble.js";
import { markRead, waiting } from "./unread.js";
import { showHint, showWelcome, startWelcome } from "./welcome.js";

const CLOCK_MS = 10000;
const together = window.parent === window ? null : window.parent;
let stop;
let last;
let told;
let shift = 0;

const now = () => Date.now() / 1000 + shift;

/** Open a channel, without an id the first, at its end or at a message. */
function connect(channel, message) {
  stop?.();
  leadTo(message);
  const query = new URLSearchParams({ as: me, ...(channel ? { channel } : {}) });
  stop = listen(`/page-events?${query}`, show, () => showBot("The playground does not answer", false));
}

function show(state) {
  answered();
  last = state;
  shift = state.now - Date.now() / 1000;
  const open = state.channels.find((c) => c.id === state.channel);
  if (open && !document.hidden) markRead(open);
  const users = new Map([...state.people, state.bot].map((user) => [user.id, user.global_name]));
  const channels = new Map(state.channels.filter((c) => c.name).map((c) => [c.id, c.name]));
  showHead(state, open);
  showSide(state);
  showLanguages(state);
  showTrouble(state, open);
  updateComposer(state, open);
  showMessages(state, { users, channels, now, open: connect });
  showWelcome(state, open);
  showHint(state);
  tellTogether(state.channel);
}

/** Let the page around, if several people stand side by side in it, know where this one is. */
function tellTogether(channel) {
  if (together && channel !== told) together.postMessage({ channel }, location.origin);
  told = channel;
}

function showHead(state, open) {
  const title = open ? nameOf(open, state) : "No channel that you may see";
  const count = waiting(state.channels);
  $("title").textContent = title;
  $("title").className = open ? kindOf(open) : "none";
  $("who").replaceChildren(
    avatar(state.me),
    el("span", { className: "hidden", textContent: "You are " }),
    state.me.global_name,
  );
  document.title = `${count ? `(${count}) ` : ""}${title} – Playground`;
  showBot(state.bot.online ? "The bot is connected" : "The bot is not connected", state.bot.online);
  showClock();
}

function showBot(words, online) {
  if ($("bot").textContent !== words) $("bot").textContent = words;
  $("bot").className = online ? "online" : "offline";
}

function showClock() {
  const format = new Intl.DateTimeFormat("en", {
    weekday: "short",
    day: "numeric",
    month: "short",
    hour: "2-digit",
    minute: "2-digit",
  });
  $("clock").textContent = format.format(now() * 1000);
  for (const time of document.querySelectorAll("time[data-at]"))
    time.textContent = relative(Number(time.dataset.at) - now());
}

document.addEventListener("visibilitychange", () => {
  if (last) show(last);
});
addEventListener("message", (event) => {
  if (event.origin === location.origin && event.data.channel) connect(event.data.channel);
});
setInterval(showClock, CLOCK_MS);
document.body.classList.toggle("beside", !!together);
startDrawers();
startSide(connect);
startLanguages();
startBench();
startComposer();
startMessages();
startWelcome();
startKeys();
connect(new URLSearchParams(location.search).get("channel"));
