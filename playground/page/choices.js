// The choices that a text box offers while one types: arrows mark one, Enter or Tab takes it, Escape closes the list.
import { el } from "./dom.js";

const STEPS = { ArrowDown: 1, ArrowUp: -1 };

/** The list `list` of the text box `input`; `row` makes the content of a choice, `take` gets the chosen one. */
export class Choices {
  constructor(input, list, { row, take }) {
    Object.assign(this, { input, list, row, take, offered: [], at: 0 });
    input.addEventListener("keydown", (event) => this.key(event));
  }

  /** Offer these, and mark the first. */
  offer(choices) {
    this.offered = choices;
    this.at = 0;
    this.list.replaceChildren(...choices.map((choice, at) => this.item(choice, at)));
    this.show();
  }

  close() {
    this.offer([]);
  }

  item(choice, at) {
    const item = el("li", { id: `${this.list.id}-${at}`, attrs: { role: "option" } }, ...this.row(choice));
    item.onmousedown = (event) => {
      event.preventDefault();
      this.choose(at);
    };
    return item;
  }

  show() {
    const open = this.offered.length > 0;
    this.list.hidden = !open;
    this.input.setAttribute("aria-expanded", String(open));
    if (open) this.input.setAttribute("aria-activedescendant", `${this.list.id}-${this.at}`);
    else this.input.removeAttribute("aria-activedescendant");
    for (const [at, item] of [...this.list.children].entries())
      item.setAttribute("aria-selected", String(at === this.at));
    this.list.children[this.at]?.scrollIntoView({ block: "nearest" });
  }

  choose(at) {
    const choice = this.offered[at];
    this.close();
    this.take(choice);
  }

  key(event) {
    const count = this.offered.length;
    if (!count) return;
    if (STEPS[event.key]) {
      this.at = (this.at + STEPS[event.key] + count) % count;
      this.show();
    } else if (event.key === "Enter") this.choose(this.at);
    else if (event.key === "Tab" && !event.shiftKey) {
      this.choose(this.at);
      return;
    } else if (event.key === "Escape") {
      this.close();
      event.stopPropagation();
    } else return;
    event.preventDefault();
  }
}
