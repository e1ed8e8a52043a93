# make play    set everything up and start the game in the browser
# make quick   the tests to run after any change, in less than a minute; slow ones are left out
# make test    set everything up and run all checks and tests (lint, types, layers, Python, TypeScript, browser)
# make lint    ruff, mypy, import layers; eslint, prettier, svelte-check
# make page    build the browser page into the package
# make bench   measure the engine's speed, uncompiled and compiled
# make soak    a million random games over all crews, editions and options
# make clean   remove everything that was made

PYTHON ?= python3
BIN := .venv/bin

.PHONY: play quick test lint page bench soak clean

# Without a page the game says so and plays in the terminal. Ctrl-C (130) is not an error: the games are saved.
play: .venv/installed
	@$(BIN)/python tools/build_page.py || true
	@$(BIN)/rednovember || test $$? -eq 130

# Whatever has the marker `slow` (see tests/conftest.py) is left to `make test`.
quick: .venv/installed-dev style
	@$(BIN)/python -m pytest -n 2 --dist worksteal -q -m "not slow" --junitxml=build/junit-quick.xml

# Jobs that need one core each run in parallel, the longest first. Failing TypeScript tests don't keep the Python tests
# from running. A process that has no tests left takes some from the other (worksteal).
test: .venv/installed-dev node
	@$(MAKE) --no-print-directory -j 2 types compiled web-types web-lint test-web style page layers
	@status=0; \
	echo "$(BIN)/python -m pytest"; \
	$(BIN)/python -m pytest -n 2 --dist worksteal -q --junitxml=build/junit.xml || status=1; \
	test ! -e build/web-failed || { echo "tests of the page have failed: see above"; status=1; }; \
	exit $$status

lint: .venv/installed-dev node
	@$(MAKE) --no-print-directory -j 2 types web-types web-lint style layers

.PHONY: style types layers web-lint web-types test-web node
style: .venv/installed-dev
	@$(BIN)/ruff check --quiet
	@$(BIN)/ruff format --check --quiet

types: .venv/installed-dev
	@$(BIN)/mypy

layers: .venv/installed-dev
	@$(BIN)/lint-imports --no-cache > build/layers.txt 2>&1 || { cat build/layers.txt; exit 1; }

web-lint: node
	@$(BIN)/python tools/node.py run --silent lint

web-types: node
	@$(BIN)/python tools/node.py run --silent check

test-web: node
	@rm -f build/web-failed
	@$(BIN)/python tools/node.py test -- --reporter=default --reporter=junit --outputFile.junit=../build/junit-web.xml || touch build/web-failed

# Node and the page's packages: installed once, before several targets need them at the same time.
node: .venv/installed-dev
	@mkdir -p build
	@$(BIN)/python tools/node.py

page: .venv/installed-dev
	@$(BIN)/python tools/build_page.py

bench: .venv/installed-dev
	@$(BIN)/python bench/engine.py

soak: .venv/installed-dev
	@$(BIN)/python tools/soak.py

clean:
	rm -rf .venv build dist src/*.egg-info src/rednovember/_compiled src/rednovember/page web/node_modules .mypy_cache .ruff_cache .pytest_cache .hypothesis .schemathesis

.venv/bin/python:
	@$(PYTHON) tools/make_venv.py .venv

.venv/installed: .venv/bin/python pyproject.toml requirements.lock
	@echo "Setting up in .venv (once, a minute or two) ..."
	@$(BIN)/python tools/install.py
	@$(BIN)/python tools/compile_engine.py
	@mkdir -p build && touch $@

.venv/installed-dev: .venv/bin/python pyproject.toml
	@echo "Setting up in .venv ..."
	@$(BIN)/python tools/install.py dev
	@mkdir -p build && touch $@ .venv/installed

# The compiled engine is only used if it matches the sources; this brings it up to date.
bench soak: compiled
.PHONY: compiled
compiled: .venv/installed-dev
	@$(BIN)/python tools/compile_engine.py
