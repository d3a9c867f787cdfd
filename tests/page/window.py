"""A window of the playground, used as people use it: by what it shows, with mouse and keyboard."""

from __future__ import annotations

from collections.abc import Sequence

from playwright.async_api import Frame, Locator, Page, expect


class Window:
    """One person's window, or their part of one; `page` is what is in it."""

    def __init__(self, page: Page | Frame) -> None:
        self.page = page

    @property
    def private(self) -> Locator:
        """The messages that only this person sees."""
        return self.page.locator("article.private")

    @property
    def public(self) -> Locator:
        """The messages that everybody sees."""
        return self.page.locator("article:not(.private)")

    @property
    def line(self) -> Locator:
        """The message box."""
        return self.page.get_by_role("combobox", name="Message, or / for the commands")

    async def command(self, path: str, **options: str) -> None:
        """Pick a command, fill in its options, choosing from what is offered where something is, and send it."""
        await self.line.fill(f"/{path}")
        await self.page.get_by_role("option", name=f"/{path}").first.click()
        for name, value in options.items():
            await self._fill(name, value)
        send = self.page.get_by_role("button", name="Send the command")
        if options or await send.is_visible():
            await send.click()

    async def _fill(self, name: str, value: str) -> None:
        box = self.page.locator(f"#option-{name}")
        await box.fill(value)
        if await box.get_attribute("role") == "combobox":
            offered = self.page.get_by_role("listbox", name=name).get_by_role("option", name=value, exact=True)
            await offered.wait_for()
            await box.press("Enter")
            await expect(box).to_have_value(value)

    async def press(self, button: str, *, last: Locator | None = None) -> None:
        """Press the newest button of this name."""
        await (last or self.page.locator("body")).get_by_role("button", name=button, exact=True).last.click()

    async def begin(self, game: str) -> Locator:
        """Open a table with stand-ins at one press; what to press next, under the first board."""
        await self.press(f"Play {game}")
        turn = self.public.last.get_by_role("button", name="My turn")
        await expect(turn).to_be_focused()
        return turn

    async def reload(self) -> None:
        """Open the page anew."""
        await self.page.goto(self.page.url)

    async def title(self, words: str) -> None:
        """Wait until this is what the window is called."""
        await self.page.wait_for_function("words => document.title === words", arg=words)

    async def go(self, channel: str) -> None:
        """Open a channel."""
        await self.page.get_by_role("navigation").get_by_role("button", name=channel).click()

    async def behind_the_scenes(self) -> Locator:
        """Open the part with time, trouble and the wire log."""
        await self.page.get_by_role("button", name="Behind the scenes", exact=True).click()
        return self.page.get_by_role("complementary", name="Behind the scenes")

    async def my_turn(self) -> Locator:
        """Open the private panel; it is the newest private message."""
        count = await self.private.count()
        await self.press("My turn")
        await expect(self.private).to_have_count(count + 1)
        panel = self.private.last
        await panel.locator("[data-key]").first.wait_for()
        return panel

    async def answer(self, panel: Locator, words: str) -> None:
        """Give an answer of the panel, by whatever it has for it, and wait for what it shows then."""
        before = await panel.inner_html()
        button = panel.get_by_role("button", name=words, exact=True)
        if await button.count():
            await button.click()
        else:
            await panel.get_by_role("combobox").select_option(label=words)
        await self.page.wait_for_function(
            "([selector, before]) => [...document.querySelectorAll(selector)].at(-1).innerHTML !== before"
            " && !document.querySelector(selector + ' [aria-busy]')",
            arg=["article.private", before],
        )

    async def choices(self, panel: Locator) -> Sequence[str]:
        """What the panel offers: its buttons, then the options of its menus."""
        found: Sequence[str] = await panel.evaluate(
            "panel => [...panel.querySelectorAll('button[data-key], option:not([hidden])')].map(one => one.textContent)"
        )
        return found
