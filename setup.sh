#!/bin/sh
# Makes .venv, or brings it up to date: `sh setup.sh run` for the bot, `sh setup.sh dev` for work on it too.
# PYTHON names the Python to take; without it the first one that is new enough is.
set -eu

least='3.11'
lock="requirements/$1.txt"
python=".venv/bin/python"

fail() {
    echo "$*" >&2
    exit 1
}

new_enough() {
    "$1" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null
}

version() {
    "$1" -c 'import sys; print("%d.%d" % sys.version_info[:2])' 2>/dev/null || echo missing
}

chosen() {
    if [ -n "${PYTHON:-}" ]; then
        new_enough "$PYTHON" || fail "Caravanserai needs Python $least or newer; $PYTHON is $(version "$PYTHON")."
        echo "$PYTHON"
        return
    fi
    for name in python3 python3.14 python3.13 python3.12 python3.11 python; do
        if new_enough "$name"; then
            echo "$name"
            return
        fi
    done
    fail "Caravanserai needs Python $least or newer; python3 here is $(version python3). Install one, or name it: PYTHON=/path/to/python make run"
}

create() {
    base=$(chosen)
    "$base" -c 'import venv, ensurepip' 2>/dev/null ||
        fail "$base lacks the venv module; install it (on Debian and Ubuntu: apt install python$(version "$base")-venv) and try again."
    echo "Making .venv with Python $(version "$base")"
    "$base" -m venv --clear .venv || fail "$base could not make .venv; see above."
}

# An installed lock lies beside what it installed, so that only a changed one is installed again.
if new_enough "$python" && cmp -s "$lock" ".venv/$1.lock"; then
    exit 0
fi
if ! new_enough "$python" || ! "$python" -m pip --version >/dev/null 2>&1; then
    create
fi
echo "Installing $lock"
"$python" -m pip install --quiet --quiet --disable-pip-version-check --require-hashes --requirement "$lock" ||
    fail "The packages of $lock could not be installed; see above."
cp "$lock" ".venv/$1.lock"
# The packages for development are those of the bot and more.
if [ "$1" = dev ]; then
    cp requirements/run.txt .venv/run.lock
fi
