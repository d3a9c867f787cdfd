// In which language somebody uses the client, and which the server has.
import { $, act, el, refill } from "./dom.js";

/** A language in its own words; with the country only where it is known in several. */
function nameOf(locale, known) {
  const { language } = new Intl.Locale(locale);
  const several = known.filter((other) => new Intl.Locale(other).language === language).length > 1;
  return new Intl.DisplayNames([locale], { type: "language" }).of(several ? locale : language);
}

/** Connect the menus. */
export function startLanguages() {
  for (const menu of [$("mine"), $("guilds")])
    menu.onchange = () => act("speak", { whose: menu.dataset.whose, locale: menu.value });
}

/** Show the languages that the bot knows, and those that are chosen. */
export function showLanguages({ languages }) {
  fill($("mine"), languages.known, languages.mine);
  fill($("guilds"), languages.known, languages.guild);
}

function fill(menu, known, chosen) {
  const offered = [...new Set([...known, chosen])];
  refill(
    menu,
    offered.map((locale) => el("option", { textContent: nameOf(locale, offered), attrs: { value: locale } })),
  );
  menu.value = chosen;
}
