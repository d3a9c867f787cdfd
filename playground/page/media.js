// Pictures and files on messages.
import { enlarge } from "./dialogs.js";
import { el } from "./dom.js";

const isPicture = (file) => (file.content_type || "").startsWith("image/");

/** A file on a message: shown if it is a picture, else a link. */
export const attachment = (file) => (isPicture(file) ? picture(file) : el("p", {}, fileLink(file)));

export const fileLink = (file) =>
  el("a", {
    href: file.url,
    download: file.filename,
    textContent: `${file.filename}${file.size ? ` (${Math.ceil(file.size / 1024)} KiB)` : ""}`,
  });

/** A picture at the size of a chat, to be enlarged, with its description on demand. */
export function picture(file, kind = "") {
  const words = file.description || "";
  const image = el("img", { src: file.url, alt: words });
  if (file.width) Object.assign(image, { width: file.width, height: file.height });
  const open = el(
    "button",
    {
      type: "button",
      className: "picture",
      attrs: { "aria-label": `Enlarge: ${words || "picture without a description"}` },
    },
    image,
  );
  open.onclick = () => enlarge(file.url, words, open);
  const [badge, text] = words ? described(words) : [null, null];
  return el("figure", { className: kind }, el("div", { className: "frame" }, open, badge), text);
}

/** A badge, and the text that it shows and hides. */
function described(words) {
  const text = el("figcaption", { textContent: words, hidden: true });
  const badge = el("button", {
    type: "button",
    className: "alt",
    textContent: "ALT",
    title: "Description of the picture",
    attrs: { "aria-label": "ALT: description of the picture", "aria-expanded": "false" },
  });
  badge.onclick = () => {
    text.hidden = !text.hidden;
    badge.setAttribute("aria-expanded", String(!text.hidden));
  };
  return [badge, text];
}
