// The channels, who one is, and how the page looks.
import { ask } from "./dialogs.js";
import { $, act, el, me, refill } from "./dom.js";
import { toggle, isOpen } from "./drawers.js";
import { isUnread, pingsIn } from "./unread.js";

const DM = 1;
let go;
let here;

/** What a channel is called. */
export const nameOf = (channel, state) => (channel.type === DM ? state.bot.global_name : channel.name);
export const kindOf = (channel) => (channel.type === DM ? "dm" : channel.parent_id ? "thread" : "text");
const SIGNS = { dm: "@", thread: "↳", text: "#" };

/** Connect what stands there; `open` opens a channel. */
export function startSide(open) {
  go = (channel) => {
    open(channel);
    if (isOpen("side")) toggle("side", false);
  };
  $("me").onchange = () => {
    location.search = `?as=${encodeURIComponent($("me").value)}`;
  };
  $("theme").value = document.documentElement.dataset.theme;
  $("theme").onchange = () => {
    localStorage.setItem("theme", $("theme").value);
    dispatchEvent(new Event("storage"));
  };
  $("new-thread").onclick = newThread;
  for (const part of document.querySelectorAll(".alone")) part.hidden = window.parent !== window;
}

function newThread() {
  ask({ title: "New thread", label: "Its name", submit: "Open it", maxLength: 100 }, async (title) => {
    const answer = await act("thread", { channel: here.parent_id ?? here.id, title });
    if (answer.channel) go(answer.channel);
    return answer;
  });
}

/** Show where one can go, and who one can be. */
export function showSide(state) {
  here = state.channels.find((c) => c.id === state.channel);
  $("guild").textContent = state.guild;
  const tops = state.channels.filter((c) => c.type !== DM && !c.parent_id);
  refill(
    $("channels"),
    tops.map((c) => withThreads(c, state)),
  );
  refill($("dms"), [privateEntry(state)]);
  $("new-thread").disabled = !here || here.type === DM;
  if ($("me").children.length !== state.people.length) showPeople(state);
}

function withThreads(channel, state) {
  const threads = state.channels.filter((c) => c.parent_id === channel.id).sort((a, b) => a.archived - b.archived);
  const below = threads.length
    ? el(
        "ul",
        { attrs: { "aria-label": `Threads of ${channel.name}` } },
        ...threads.map((c) => el("li", {}, entry(c, state))),
      )
    : null;
  return el("li", {}, entry(channel, state), below);
}

function privateEntry(state) {
  const open = state.channels.find((c) => c.type === DM);
  if (open) return el("li", {}, entry(open, state));
  const button = el(
    "button",
    { type: "button", className: "channel", attrs: { "data-key": "dm" } },
    sign("@"),
    state.bot.global_name,
  );
  button.onclick = async () => {
    const answer = await act("dm");
    if (answer.channel) go(answer.channel);
  };
  return el("li", {}, button);
}

const sign = (text) => el("span", { className: "sign", textContent: text, attrs: { "aria-hidden": "true" } });

function entry(channel, state) {
  const pings = pingsIn(channel);
  const fresh = isUnread(channel);
  const current = channel.id === state.channel;
  const marks = [current && "here", fresh && "fresh", channel.archived && "archived"].filter(Boolean);
  const button = el(
    "button",
    {
      type: "button",
      className: ["channel", ...marks].join(" "),
      attrs: { "data-key": channel.id, ...(current ? { "aria-current": "page" } : {}) },
    },
    sign(SIGNS[kindOf(channel)]),
    el("span", { className: "name", textContent: nameOf(channel, state) }),
    channel.archived ? el("span", { className: "small", textContent: "archived" }) : null,
    fresh && !pings ? el("span", { className: "hidden", textContent: " unread" }) : null,
    pings
      ? el(
          "span",
          { className: "badge" },
          String(pings),
          el("span", { className: "hidden", textContent: pings > 1 ? " mentions" : " mention" }),
        )
      : null,
  );
  button.onclick = () => go(channel.id);
  return el("div", { className: "entry" }, button);
}

function showPeople(state) {
  $("me").replaceChildren(
    ...state.people.map((user) =>
      el("option", {
        value: user.username,
        textContent: user.global_name,
        selected: user.id === state.me.id,
        attrs: { "data-id": user.id },
      }),
    ),
  );
  $("others").replaceChildren(...state.people.filter((user) => user.id !== state.me.id).map(other));
}

function other(user) {
  const name = encodeURIComponent(user.username);
  const beside = el("a", {
    href: `/together?as=${encodeURIComponent(me)}&as=${name}`,
    textContent: "beside you",
    attrs: { "aria-label": `${user.global_name} beside you` },
  });
  const apart = el("a", {
    href: `/?as=${name}`,
    target: "_blank",
    textContent: "new window",
    attrs: { "aria-label": `${user.global_name} in a new window` },
  });
  return el("li", {}, el("span", { className: "name", textContent: user.global_name }), beside, apart);
}
