// The list of messages. A message is drawn anew only when it has changed, so that menus and the focus stay.
import { $, el } from "./dom.js";
import { component, embed } from "./components.js";
import { markdown } from "./markdown.js";
import { attachment } from "./media.js";

const EPHEMERAL = 1 << 6;
const LOADING = 1 << 7;
const V2 = 1 << 15;
const NEAR_PX = 120;
const drawn = new Map();
let follow = false;
let target = null;
const dismissed = new Set();

/** Stay at the end of the messages when what stands below them, such as a hint, takes room or gives it back. */
export function startMessages() {
  const log = $("log");
  let height = log.clientHeight;
  new ResizeObserver(() => {
    const wasAtEnd = isAtEnd(log, height);
    height = log.clientHeight;
    if (wasAtEnd) log.scrollTop = log.scrollHeight;
  }).observe(log);
}

const isAtEnd = (log, height) => log.scrollHeight - log.scrollTop - height < NEAR_PX;

/** Go down to whatever comes next, since the person has just done something at the bottom. */
export function followNext() {
  follow = true;
}

/** Go to a message of another channel as soon as it is there, or to the channel's end. */
export function leadTo(id) {
  target = id ?? null;
  follow = !id;
}

/** The element that shows a message. */
export const nodeOf = (id) => drawn.get(id)?.node;

/** Show the state's messages, and what of one's own is under way or has failed. */
export function showMessages(state, names) {
  const log = $("log");
  const atEnd = isAtEnd(log, log.clientHeight);
  const entries = [...state.messages.map((m) => [m.id, messageEntry(m, state)]), ...under(state)].sort(([a], [b]) =>
    BigInt(a) < BigInt(b) ? -1 : 1,
  );
  const wanted = entries.filter(([id]) => !dismissed.has(id));
  const answered = drawn.size > 0 && wanted.some(([id, entry]) => isNewAnswer(id, entry));
  const kept = new Set(wanted.map(([id]) => id));
  for (const [id, { node }] of drawn)
    if (!kept.has(id)) {
      node.remove();
      drawn.delete(id);
    }
  let last = null;
  for (const [id, entry] of wanted) {
    const node = refreshed(id, entry, names);
    const place = last ? last.nextSibling : log.firstChild;
    if (node !== place) log.insertBefore(node, place);
    last = node;
  }
  if (target && drawn.has(target)) arrive(drawn.get(target).node);
  else if (atEnd || follow || answered) scrollDown(log);
  follow = false;
}

/** Whether this is a private message that has just come: what one has pressed or sent is answered by it. */
const isNewAnswer = (id, { message }) => !!message && !!(message.flags & EPHEMERAL) && !drawn.has(id);

function arrive(node) {
  target = null;
  node.scrollIntoView({ block: "center" });
  node.focus({ preventScroll: true });
}

/** Down to the last message, also when its pictures have come. */
function scrollDown(log) {
  log.scrollTop = log.scrollHeight;
  for (const image of log.querySelectorAll("img"))
    if (!image.complete)
      image.addEventListener(
        "load",
        () => {
          log.scrollTop = log.scrollHeight;
        },
        { once: true },
      );
}

function refreshed(id, entry, names) {
  const key = JSON.stringify(entry);
  const before = drawn.get(id);
  if (before?.key === key) return before.node;
  const node = entry.message ? article(entry, names) : waiting(entry);
  if (before) replace(before.node, node);
  drawn.set(id, { key, node });
  return node;
}

/** Put one node in place of another, and the focus where it was. */
function replace(old, node) {
  const focused = old.contains(document.activeElement) ? (document.activeElement.dataset.key ?? "") : null;
  const itself = old === document.activeElement;
  old.replaceWith(node);
  if (itself) node.focus();
  if (focused === null || itself) return;
  const same = [...node.querySelectorAll("[data-key]:not(:disabled)")].find(
    (control) => control.dataset.key === focused,
  );
  (same || node.querySelector("[data-key]:not(:disabled)") || node).focus();
}

const messageEntry = (message, state) => {
  const presses = state.interactions.filter((i) => i.message === message.id && !i.said);
  return { message, failed: !!presses.at(-1)?.failed };
};

/** Commands without an answer so far, or for good. */
const under = (state) =>
  state.interactions
    .filter((i) => i.said && !i.answered)
    .map((i) => [i.id, { id: i.id, name: i.name, failed: i.failed, who: state.me.global_name }]);

function dismissButton(id) {
  const button = el("button", { type: "button", className: "link", textContent: "Dismiss message" });
  button.onclick = () => {
    dismissed.add(id);
    drawn.get(id)?.node.remove();
    drawn.delete(id);
    $("log").focus();
  };
  return button;
}

const onlyYou = (id) => el("p", { className: "small" }, "Only you can see this · ", dismissButton(id));

function waiting({ id, name, failed, who }) {
  const what = name ? `${who} used /${name}` : `${who} submitted a dialog`;
  return el(
    "article",
    { className: "message private", tabIndex: -1, attrs: { "aria-label": what } },
    el("p", { className: "context", textContent: what }),
    el("p", {
      className: failed ? "error" : "thinking",
      textContent: failed ? "The application did not respond" : "Sending…",
    }),
    failed ? onlyYou(id) : null,
  );
}

function article({ message, failed }, names) {
  const isPrivate = message.flags & EPHEMERAL;
  const edited =
    message.edited_timestamp && message.content && !isPrivate
      ? el("span", { className: "small", textContent: " (edited)" })
      : null;
  const body =
    message.flags & LOADING
      ? [el("p", { className: "thinking", textContent: `${message.author.global_name} is thinking…` })]
      : contents(message, names, edited);
  return el(
    "article",
    {
      className: ["message", isPrivate && "private", message.pings_me && "pinged"].filter(Boolean).join(" "),
      tabIndex: -1,
      attrs: {
        "data-message": message.id,
        "aria-label": `${message.author.global_name}, ${timeOf(message)}${isPrivate ? ", only for you" : ""}`,
      },
    },
    context(message),
    avatar(message.author),
    byline(message),
    ...body,
    failed ? el("p", { className: "error", attrs: { role: "alert" }, textContent: "This interaction failed" }) : null,
    isPrivate ? onlyYou(message.id) : null,
  );
}

const context = (message) =>
  message.interaction
    ? el(
        "p",
        { className: "context" },
        el("strong", { textContent: message.interaction.user.global_name }),
        ` used /${message.interaction.name}`,
      )
    : null;

/** A face for somebody. */
export function avatar(author) {
  const face = el("span", {
    className: "avatar",
    textContent: author.bot ? "" : author.global_name[0],
    attrs: { "aria-hidden": "true" },
  });
  face.classList.add(author.bot ? "bot" : `hue-${Number(BigInt(author.id) % 5n)}`);
  return face;
}

const timeOf = (message) =>
  new Intl.DateTimeFormat("en", { dateStyle: "short", timeStyle: "short" }).format(new Date(message.timestamp));

function byline(message) {
  return el(
    "p",
    { className: "by" },
    el("strong", { textContent: message.author.global_name }),
    message.author.bot ? el("span", { className: "app", textContent: "APP" }) : null,
    " ",
    el("time", {
      className: "small",
      dateTime: new Date(message.timestamp).toISOString(),
      textContent: timeOf(message),
    }),
  );
}

function contents(message, names, edited) {
  const text = markdown(message.content, names);
  if (edited) (text.at(-1)?.matches("p") ? text.at(-1) : text[text.push(el("p")) - 1]).append(edited);
  const layout = message.flags & V2;
  return [
    message.content ? el("div", { className: "text" }, ...text) : null,
    ...(layout ? [] : message.attachments.map(attachment)),
    ...message.embeds.map((e) => embed(e, names)),
    ...message.components.map((c) => component(c, message, names)),
  ];
}
