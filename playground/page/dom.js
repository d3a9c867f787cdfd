// Making elements, and talking to the server.

/** An element with properties, attributes (in `attrs`) and children; children that are null are left out. */
export function el(tag, { attrs = {}, ...props } = {}, ...children) {
  const element = Object.assign(document.createElement(tag), props);
  for (const [name, value] of Object.entries(attrs)) element.setAttribute(name, value);
  element.append(...children.flat().filter((child) => child !== null && child !== undefined));
  return element;
}

const SILENCE = "The playground does not answer. Is it still running?";

export const $ = (id) => document.getElementById(id);

/** Put other children into an element, unless they are the same; the focus stays at what has the same `data-key`. */
export function refill(container, children) {
  const fresh = el("div", {}, ...children);
  if (fresh.innerHTML === container.innerHTML) return;
  const key = container.contains(document.activeElement) ? document.activeElement.dataset.key : undefined;
  container.replaceChildren(...fresh.childNodes);
  if (key) [...container.querySelectorAll("[data-key]")].find((one) => one.dataset.key === key)?.focus();
}

/** The name of the person at this window, from the address. */
export const me = new URLSearchParams(location.search).get("as") || "ann";

/** Do something as this person; resolves to the server's answer, `{error}` if it was refused. */
export async function act(deed, details = {}) {
  notice("");
  try {
    const response = await fetch("/page-act", {
      method: "POST",
      headers: { "Content-Type": "application/json" },
      body: JSON.stringify({ as: me, do: deed, ...details }),
    });
    const answer = response.ok ? await response.json() : { error: await response.text() };
    if (answer.error) notice(answer.error);
    return answer;
  } catch {
    notice(SILENCE);
    return { error: "offline" };
  }
}

/** Take back that the playground does not answer, as it has. */
export function answered() {
  if ($("notice").textContent === SILENCE) notice("");
}

/** Say a sentence above the message box; the next deed takes it away. */
export function notice(sentence) {
  $("notice").textContent = sentence;
  $("notice").hidden = !sentence;
}
