// Several people side by side, each in a frame with the whole page: own person, own channel, own dialogs.
import { $, el } from "./dom.js";

const address = new URLSearchParams(location.search);
const frames = new Map();
let bench = null;
let channel = null;

/** Open a person's frame, or close it. */
function toggle(user) {
  if (frames.has(user.username)) close(user.username);
  else open(user);
  settle();
}

function open({ username, global_name: name }) {
  const frame = el("iframe", { src: `/?as=${encodeURIComponent(username)}`, title: `${name}’s page` });
  frames.set(username, frame);
  $("panes").insertBefore(frame, bench);
}

function close(username) {
  frames.get(username).remove();
  frames.delete(username);
}

function toggleBench() {
  if (bench) bench = void bench.remove();
  else {
    const query = new URLSearchParams({
      as: [...frames.keys()][0] ?? "ann",
      bench: "",
      ...(channel ? { channel } : {}),
    });
    bench = el("iframe", { src: `/?${query}`, title: "Behind the scenes" });
    $("panes").append(bench);
  }
  $("open-bench").setAttribute("aria-pressed", String(!!bench));
}

/** Who is here stands in the address, so that it can be kept and opened again. */
function settle() {
  const query = new URLSearchParams([...frames.keys()].map((name) => ["as", name]));
  history.replaceState(null, "", `?${query}`);
  for (const button of $("people").children)
    button.setAttribute("aria-pressed", String(frames.has(button.dataset.name)));
  $("alone").href = `/?as=${encodeURIComponent([...frames.keys()][0] ?? "ann")}`;
}

/** A frame tells where it is, and who it has become. */
function hear(event) {
  const from = [...frames].find(([, frame]) => frame.contentWindow === event.source);
  if (!from || event.origin !== location.origin) return;
  channel = event.data.channel ?? channel;
  bench?.contentWindow.postMessage({ channel }, location.origin);
}

function start(people) {
  $("people").replaceChildren(
    ...people.map((user) => {
      const button = el("button", {
        type: "button",
        textContent: user.global_name,
        attrs: { "data-name": user.username, "aria-pressed": "false" },
      });
      button.onclick = () => toggle(user);
      return button;
    }),
  );
  const wanted = address.getAll("as");
  for (const user of wanted.map((name) => people.find((one) => one.username === name)).filter(Boolean)) open(user);
  settle();
}

addEventListener("message", hear);
$("open-bench").onclick = toggleBench;
start(await (await fetch("/page-people")).json());
