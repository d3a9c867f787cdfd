// The markdown that chat messages know, as elements. Nothing is ever read as HTML.
import { el } from "./dom.js";

const RELATIVE = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];
const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
};

/** Elements for a text. `names` gives users, channels, the time, and goes to places: {users, channels, now, open}. */
export function markdown(text, names) {
  return text.split(/(```[\s\S]*?```)/).flatMap((part) => {
    const code = part.match(/^```(?:[\w+-]*\n)?([\s\S]*?)\n?```$/);
    if (code) return [el("pre", {}, el("code", { textContent: code[1] }))];
    return blocks(part.replace(/^\n|\n$/g, "").split("\n"), names);
  });
}

function blocks(lines, names) {
  const made = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at];
    const heading = line.match(/^(#{1,3}) +(.+)/);
    const small = line.match(/^-# +(.+)/);
    if (heading) made.push(el("h" + (heading[1].length + 2), {}, ...inline(heading[2], names)));
    else if (small) made.push(el("p", { className: "subtext" }, ...inline(small[1], names)));
    else if (line.startsWith(">>> ")) {
      made.push(el("blockquote", {}, ...blocks([line.slice(4), ...lines.slice(at + 1)], names)));
      return made;
    } else if (/^> ?/.test(line) && line !== ">")
      at = gather(lines, at, /^> /, (some) => made.push(quote(some, names)));
    else if (LIST.test(line)) at = gather(lines, at, LIST, (some) => made.push(...lists(some, names)));
    else if (line || lines.length > 1) made.push(el("p", {}, ...inline(line, names)));
  }
  return made;
}

const LIST = /^( *)([-*]|\d+\.) +(.*)/;

/** Hand the run of lines that match to `use`; the index of its last line. */
function gather(lines, from, pattern, use) {
  let to = from;
  while (to + 1 < lines.length && pattern.test(lines[to + 1])) to += 1;
  use(lines.slice(from, to + 1));
  return to;
}

const quote = (lines, names) =>
  el(
    "blockquote",
    {},
    ...blocks(
      lines.map((line) => line.replace(/^> ?/, "")),
      names,
    ),
  );

/** The lists that lines of a list make: a new one begins where bullets turn into numbers. */
function lists(lines, names) {
  const items = lines.map((line) => line.match(LIST));
  const base = items[0][1].length;
  const made = [];
  for (let at = 0; at < lines.length; at += 1) {
    const deeper = [];
    const numbered = items[at][2].endsWith(".");
    const item = el("li", {}, ...inline(items[at][3], names));
    while (at + 1 < lines.length && items[at + 1][1].length > base) deeper.push(lines[(at += 1)]);
    if (deeper.length) item.append(...lists(deeper, names));
    if (made.at(-1)?.tagName !== (numbered ? "OL" : "UL"))
      made.push(numbered ? el("ol", { start: parseInt(items[at - deeper.length][2], 10) }) : el("ul"));
    made.at(-1).append(item);
  }
  return made;
}

const RULES = [
  [/^\\([\\`*_{}[\]()#+\-.!|~<>:@&])/, (m) => m[1]],
  [/^``([^]+?)``|^`([^`]+)`/, (m) => el("code", { textContent: (m[1] || m[2]).trim() || m[1] })],
  [/^\*\*\*([^]+?)\*\*\*/, (m, n) => el("strong", {}, el("em", {}, ...inline(m[1], n)))],
  [/^\*\*([^]+?)\*\*(?!\*)/, (m, n) => el("strong", {}, ...inline(m[1], n))],
  [/^__([^]+?)__(?!_)/, (m, n) => el("u", {}, ...inline(m[1], n))],
  [/^\*(?=\S)([^*]+?)\*(?!\*)/, (m, n) => el("em", {}, ...inline(m[1], n))],
  [/^_(?=\S)([^_]+?)_(?!\w)/, (m, n) => el("em", {}, ...inline(m[1], n))],
  [/^~~([^]+?)~~/, (m, n) => el("s", {}, ...inline(m[1], n))],
  [/^\|\|([^]+?)\|\|/, (m, n) => spoiler(inline(m[1], n))],
  [/^\[([^\]]+)\]\(<?(https?:\/\/[^\s)>]+)>?(?: "[^"]*")?\)/, (m, n) => link(m[2], inline(m[1], n), n)],
  [/^<(https?:\/\/[^\s>]+)>/, (m, n) => link(m[1], [m[1]], n)],
  [/^https?:\/\/[^\s<>]*[^\s<>.,:;"')\]!?*_~|]/, (m, n) => link(m[0], [m[0]], n)],
  [
    /^<@!?(\d+)>/,
    (m, n) => el("span", { className: "mention", textContent: "@" + (n.users.get(m[1]) || "unknown-user") }),
  ],
  [/^<#(\d+)>/, (m, n) => el("span", { className: "mention", textContent: "#" + (n.channels.get(m[1]) || "unknown") })],
  [/^<\/([^:>]+):\d+>/, (m) => el("span", { className: "mention", textContent: "/" + m[1] })],
  [/^<a?:(\w+):\d+>/, (m) => ":" + m[1] + ":"],
  [/^<t:(-?\d+)(?::([tTdDfFR]))?>/, (m, n) => moment(Number(m[1]), m[2] || "f", n.now())],
];

function inline(text, names) {
  const made = [];
  let plain = "";
  let before = "";
  for (let rest = text; rest;) {
    const hit = RULES.map(([rule, make]) => [rest.match(rule), make]).find(([match]) => match);
    // An underscore inside a word is only an underscore.
    if (hit && !(rest[0] === "_" && /\w/.test(before))) {
      made.push(plain, hit[1](hit[0], names));
      plain = "";
      before = hit[0][0].at(-1);
      rest = rest.slice(hit[0][0].length);
    } else {
      before = rest[0];
      plain += before;
      rest = rest.slice(1);
    }
  }
  return [...made, plain].filter((part) => part !== "");
}

const PLACE = /^https:\/\/discord\.com\/channels\/\d+\/(\d+)(?:\/(\d+))?$/;

/** A link; to a channel or message of this server it leads there, as in the client. */
function link(href, inside, names) {
  const made = el("a", { href, target: "_blank", rel: "noreferrer" }, ...inside);
  const [, channel, message] = href.match(PLACE) ?? [];
  if (channel)
    made.onclick = (event) => {
      event.preventDefault();
      names.open(channel, message);
    };
  return made;
}

function spoiler(inside) {
  const button = el(
    "button",
    { type: "button", className: "spoiler", attrs: { "aria-expanded": "false" } },
    el("span", { className: "hidden", textContent: "Spoiler" }),
    el("span", { className: "secret", attrs: { "aria-hidden": "true" } }, ...inside),
  );
  button.onclick = () => button.replaceWith(el("span", { className: "revealed" }, ...inside));
  return button;
}

function moment(seconds, style, now) {
  const date = new Date(seconds * 1000);
  if (Number.isNaN(date.getTime())) return "Invalid date";
  const full = new Intl.DateTimeFormat("en", STYLES.F).format(date);
  const shown = style === "R" ? relative(seconds - now) : new Intl.DateTimeFormat("en", STYLES[style]).format(date);
  return el("time", {
    dateTime: date.toISOString(),
    title: full,
    textContent: shown,
    attrs: style === "R" ? { "data-at": seconds } : {},
  });
}

/** "in 3 hours", "2 days ago". */
export function relative(seconds) {
  const [unit, size] = RELATIVE.find(([, length]) => Math.abs(seconds) >= length) || ["second", 1];
  return new Intl.RelativeTimeFormat("en", { numeric: "auto" }).format(Math.trunc(seconds / size), unit);
}
