"""The figures of Yunnan by name, with their provenance."""

from __future__ import annotations

from games.figures import Tables

TABLES = Tables("yunnan", ("second", "first"))

figures = TABLES.figures
options = TABLES.options
