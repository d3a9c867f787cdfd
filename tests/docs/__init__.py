"""The parts of the pages in `docs/` that are made from what they tell of: `make docs` writes them anew."""
