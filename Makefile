# PYTHON=python3.13 make run   chooses the Python of a new .venv; without it the first that is new enough is taken.

PYTHON ?=
PY := .venv/bin/python

.PHONY: help run play setup check lint types imports words format test test-long docs bench lock clean

run: .venv-run  ## start the bot; without DISCORD_TOKEN, the playground
	@exec $(PY) -m bot

play: .venv-run  ## start the playground whatever .env says, with games of its own in build/
	@mkdir -p build && rm -f build/playground.db*
	@exec env DISCORD_TOKEN= DATABASE=build/playground.db $(PY) -m bot

setup:  ## .venv with everything for development
	@PYTHON="$(PYTHON)" sh ./setup.sh dev

.PHONY: .venv-run
.venv-run:
	@PYTHON="$(PYTHON)" sh ./setup.sh run

check: lint types imports words  ## all that can be said without running it

lint: setup  ## ruff: faults, and form
	$(PY) -m ruff check
	$(PY) -m ruff format --check

types: setup  ## mypy
	$(PY) -m mypy

imports: setup  ## who imports whom
	.venv/bin/lint-imports

words: setup  ## what is missing in which language
	$(PY) -m data

format: setup  ## mend what can be mended by itself
	$(PY) -m ruff check --fix
	$(PY) -m ruff format

test: setup  ## everything that must hold
	$(PY) -m pytest --numprocesses auto --dist worksteal

test-long: setup  ## what takes minutes
	$(PY) -m pytest -m long -o faulthandler_timeout=3600

docs: setup  ## the parts of docs/ that are made from the program
	$(PY) -m tests.docs

bench: setup  ## medians on this computer, to build/bench.json
	$(PY) -m tests.bench

# The locks hold for every supported Python and platform. uv makes them and is not needed otherwise.
COMPILE = uv pip compile --quiet --upgrade --universal --python-version 3.11 --generate-hashes --no-emit-index-url \
	--no-header --no-annotate pyproject.toml

lock:  ## newest versions that pyproject.toml allows
	$(COMPILE) --output-file requirements/run.txt
	$(COMPILE) --group dev --constraint requirements/run.txt --output-file requirements/dev.txt

clean:  ## everything away that can be made again
	rm -rf .venv build .hypothesis .import_linter_cache .mypy_cache .pytest_cache .ruff_cache
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

help:  ## what there is to make
	@sed -n 's/^\([a-z-]*\):.*## /\1	/p' Makefile
