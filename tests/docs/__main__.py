"""Write the pages in `docs/` anew: `python -m tests.docs`."""

from __future__ import annotations

import asyncio

from tests.docs.making import made
from tests.docs.pages import FOLDER, filled, pages


def main() -> None:
    """Write whatever differs, and say what."""
    makers, pictures = asyncio.run(made())
    for name, png in pictures.items():
        (FOLDER / name).parent.mkdir(exist_ok=True)
        (FOLDER / name).write_bytes(png)
    for path in pages():
        before = path.read_text("utf8")
        if (after := filled(before, makers)) != before:
            path.write_text(after, "utf8")
            print(f"{path.relative_to(FOLDER.parent)} is written anew")


if __name__ == "__main__":
    main()
