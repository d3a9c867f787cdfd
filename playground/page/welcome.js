// First steps: a table at one press in an empty channel, and a hint what to do next.
import { $, act, el } from "./dom.js";
import { followNext, nodeOf } from "./messages.js";
import { recall, remember } from "./memory.js";
import { partsOf } from "./parts.js";

const EPHEMERAL = 1 << 6;
const BUTTON = 2;
const PANEL = "Only you see this panel. Choose what you want to do; it tells you when something is final.";
const QUESTION = "You are asked something: press one of the buttons under the message.";
let channel;
let arriving = false;

/** Connect the hint's button. */
export function startWelcome() {
  $("hint-off").onclick = () => {
    remember("hints", false);
    $("hint").hidden = true;
    $("line").focus();
  };
}

/** Greet who looks into a channel where nothing has been said to all. */
export function showWelcome(state, open) {
  channel = state.channel;
  const empty =
    open &&
    state.messages.every(isPrivate) &&
    (state.starters.length || !state.messages.length) &&
    !state.interactions.some((i) => i.said && !i.answered);
  const offer = JSON.stringify([channel, state.starters, state.commands.length > 0]);
  if (!empty || $("welcome")?.dataset.offer !== offer) $("welcome")?.remove();
  if (empty && !$("welcome")) $("log").append(card(state, offer));
  if (arriving && state.messages.some((m) => m.pings_me)) arrive(state);
}

function card(state, offer) {
  return el(
    "section",
    { id: "welcome", attrs: { "aria-labelledby": "welcome-title", "data-offer": offer } },
    el("h3", {
      id: "welcome-title",
      textContent: state.starters.length ? "Take a seat" : "Nothing has been said here yet",
    }),
    el("p", { textContent: "This is a playground: it behaves like Discord, and everything stays on this computer." }),
    state.starters.length ? starters(state) : null,
    state.commands.length ? invitation(state) : null,
  );
}

const invitation = (state) =>
  el(
    "p",
    { className: "small" },
    state.starters.length ? "Or do it yourself: type " : "Type ",
    el("kbd", { textContent: "/" }),
    " below to see what the bot can do.",
  );

function starters(state) {
  const buttons = state.starters.map(({ number, label }) => {
    const button = el("button", { type: "button", className: "primary big", textContent: `Play ${label}` });
    button.onclick = () => beginWith(number, buttons);
    return button;
  });
  return el(
    "div",
    {},
    el("p", {
      textContent: "One press opens a table, gives its other seats to stand-ins, and starts the game.",
    }),
    el("div", { className: "row" }, ...buttons),
  );
}

/** Open a table and start it, by the bot's own commands and buttons; ends at the first board. */
async function beginWith(starter, buttons) {
  arriving = true;
  for (const button of buttons) button.disabled = true;
  followNext();
  const answer = await act("begin", { channel, starter });
  if (!answer.error) return;
  arriving = false;
  for (const button of buttons) button.disabled = false;
  $("log").focus();
}

/** Show the board on which it is one's turn, with the focus on what to press. */
function arrive(state) {
  arriving = false;
  const board = state.messages.findLast((m) => m.pings_me);
  followNext();
  nodeOf(board.id)?.querySelector("button[data-key]")?.focus({ preventScroll: true });
}

const isPrivate = (message) => Boolean(message.flags & EPHEMERAL);

/** The first button of a message, as the bot sent it. */
const firstButton = (message) =>
  partsOf(message).find((part) => part.type === BUTTON && !part.disabled && part.custom_id);

/** Say what to do now: under a board that calls one, under a question such as a vote, or in one's panel. */
export function showHint(state) {
  const words = recall("hints", true) ? hintFor(state) : "";
  $("hint").hidden = !words;
  if (words && $("hint-words").textContent !== words) $("hint-words").textContent = words;
}

function hintFor(state) {
  const board = state.messages.findLast((m) => !isPrivate(m));
  const press = board?.pings_me ? firstButton(board) : null;
  if (!press) return "";
  const panel = state.messages.findLast((m) => isPrivate(m) && m.components.length);
  if (panel && BigInt(panel.id) > BigInt(board.id)) return PANEL;
  return board.attachments.length ? `It is your turn: press “${press.label}” under the board.` : QUESTION;
}
