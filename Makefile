# make play    set everything up and start the game
# make test    set everything up and pass all tests (lint, types, layers, tests)
# make lint    ruff, mypy, import layers
# make bench   measure speed, plain and compiled side by side
# make soak    a million random games over all crews, editions and options
# make clean   remove what was made

PYTHON ?= python3
BIN := .venv/bin

.PHONY: play test lint bench soak clean

play: .venv/installed
	@$(BIN)/rednovember || test $$? -eq 130  # Ctrl-C has saved the game: nothing is wrong

test: .venv/installed-dev lint
	@mkdir -p build
	$(BIN)/python -m pytest -n 2 -q --junitxml=build/junit.xml

lint: .venv/installed-dev
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet
	@$(BIN)/mypy
	@$(BIN)/lint-imports --no-cache > build/layers.txt 2>&1 || { cat build/layers.txt; exit 1; }

bench: .venv/installed-dev
	@$(BIN)/python bench/engine.py

soak: .venv/installed-dev
	@$(BIN)/python tools/soak.py

clean:
	rm -rf .venv build dist src/*.egg-info src/rednovember/_compiled .mypy_cache .ruff_cache .pytest_cache .hypothesis

.venv/bin/python:
	@$(PYTHON) tools/make_venv.py .venv

.venv/installed: .venv/bin/python pyproject.toml
	@echo "Setting up in .venv ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[compile,server]"
	@$(BIN)/python tools/compile_engine.py
	@mkdir -p build && touch $@

.venv/installed-dev: .venv/bin/python pyproject.toml
	@echo "Setting up in .venv ..."
	@$(BIN)/python -m pip install --quiet --disable-pip-version-check -e ".[dev]"
	@mkdir -p build && touch $@ .venv/installed

# The compiled engine is used only if it fits the sources; this makes it fit.
test bench soak: compiled
.PHONY: compiled
compiled: .venv/installed-dev
	@$(BIN)/python tools/compile_engine.py
