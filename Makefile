# Everything a fresh machine needs: `make play` and `make test`.

PYTHON ?= python3
BIN := .venv/bin
# What runs on the compiled build as well: the engine, conformance, golden records, players, the server.
COMPILED := tests/engine tests/games/test_golden.py $(wildcard tests/games/*/test_conformance.py) \
	tests/players tests/study/test_cells.py tests/server/test_api.py tests/server/test_bots.py \
	tests/server/test_tables.py
# What plays whole games and does not care how the rules are built: on the compiled build alone,
# if there is a C compiler.
ABOVE := tests/analysis tests/arena tests/training tests/puzzles tests/terminal/test_analyse.py
CLIENT := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/generated/*' 2>/dev/null)

.PHONY: help shots frames film play test test-every compiling lint types unit client venv compiled test-compiled second coverage bench bench-server bench-hostile bench-kills soak golden format docs release clean

help:
	@echo "make play          open the table in the browser (sets everything up the first time)"
	@echo "make test          run every check and test"
	@echo "make test-every    the browser tests in every size, theme and language"
	@echo "make bench         measure speed beside other engines, compiled too if there is a C compiler"
	@echo "make compiled      compile the games now (make play does so in the background)"
	@echo "make test-compiled run the engine, the games, the players and the server on the compiled build"
	@echo "make second        run the engine and the games with a second Python (SECOND=python3.13)"
	@echo "make coverage      show what the tests do not reach"
	@echo "make bench-server  measure the server beside boardgame.io"
	@echo "make shots         pictures of every screen from fixed games, each checked (build/shots)"
	@echo "make frames        frames a second and long tasks while pieces fly, on a slow processor"
	@echo "make film          the animated picture of a turn in the README (docs/turn.webp)"
	@echo "make bench-hostile measure how long others wait while one address does its worst"
	@echo "make bench-kills   kill servers a thousand times: nothing is lost or doubled"
	@echo "make soak          two hours with visitors: memory stays flat, no error"
	@echo "make docs          build the documentation site (build/site)"
	@echo "make release       build wheels and sources into dist, and check them as a user meets them"
	@echo "make venv          only create .venv with Parvis in it"
	@echo "make format        format the code"
	@echo "make golden        write the golden records anew (review the difference)"
	@echo "make clean         remove .venv and everything built"

play: venv
	@sh tools/compile-later $(MAKE)
	$(BIN)/parvis

venv: .venv/installed

.venv/installed: pyproject.toml $(wildcard hatch_build.py) $(CLIENT)
	sh tools/venv $(PYTHON)
	$(BIN)/python -m pip install --quiet --editable .
	touch $@

.venv/tested: .venv/installed tools/system
	$(BIN)/python -m pip install --quiet --editable '.[test]'
	sh tools/system
	touch $@

.venv/compiling: .venv/installed
	$(BIN)/python -m pip install --quiet --editable '.[compiled]'
	touch $@

.venv/benched: .venv/installed
	$(BIN)/python -m pip install --quiet --editable '.[bench]'
	touch $@

# Two checks at a time; the tests come last, when there is a compiled build for them.
test: .venv/tested .venv/compiling web/node_modules/.package-lock.json
	+$(MAKE) --no-print-directory -j2 compiling types client lint
	+$(MAKE) --no-print-directory unit

# Where `make test` takes one pairing of sizes, themes and languages, all of them.
test-every: .venv/tested client
	PARVIS_EVERY=1 $(BIN)/python -m pytest -n 3 --dist loadgroup tests/browser

compiling: .venv/tested
	@if command -v cc >/dev/null; then $(MAKE) --no-print-directory compiled; fi

lint: .venv/tested
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/lint-imports

types: .venv/tested
	$(BIN)/mypy

web/node_modules/.package-lock.json: web/package-lock.json .venv/tested
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm ci --no-audit --no-fund
	touch $@

client: web/node_modules/.package-lock.json
	$(BIN)/python -m parvis.server.typescript web/src/generated
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent check
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent lint
	cd web && PATH="$(CURDIR)/$(BIN):$$PATH" npm run --silent test

unit: .venv/tested
	@if command -v cc >/dev/null; then apart="$(addprefix --ignore=,$(ABOVE))"; fi; \
	set -x; $(BIN)/python -m pytest -n 3 --dist loadgroup --ignore tests/browser $$apart
	$(BIN)/python -m pytest -n 3 --dist loadgroup tests/browser
	@if command -v cc >/dev/null; then $(MAKE) --no-print-directory test-compiled; \
	else echo "No C compiler: the compiled build is not tested."; fi

test-compiled: .venv/tested compiled
	PARVIS_BUILD=compiled $(BIN)/python -m pytest -n 2 --dist loadgroup $(COMPILED) $(ABOVE)

# The second Python, where it can be had: a virtual environment apart, and what knows no browser.
SECOND ?= python3.13
second:
	@if ! $(SECOND) --version >/dev/null 2>&1; then echo "There is no $(SECOND): nothing was tested with it."; \
	else $(SECOND) -m venv .venv-second && .venv-second/bin/python -m pip install --quiet --editable . \
		pytest pytest-xdist pytest-asyncio pytest-timeout hypothesis && \
		.venv-second/bin/python -m pytest -n 2 tests/engine tests/games tests/text; fi

coverage: .venv/tested
	$(BIN)/python -m pytest -n 2 --ignore tests/browser --cov --cov-report term

compiled: .venv/compiling
	$(BIN)/python tools/compile.py

bench: .venv/benched
	PARVIS_BUILD=plain $(BIN)/python -m benchmarks.speed
	PARVIS_BUILD=plain $(BIN)/python -m benchmarks.search
	PARVIS_BUILD=plain $(BIN)/python -m benchmarks.environments
	@if command -v cc >/dev/null; then \
		$(BIN)/python tools/compile.py && export PARVIS_BUILD=compiled && \
		$(BIN)/python -m benchmarks.speed && \
		$(BIN)/python -m benchmarks.search && \
		$(BIN)/python -m benchmarks.environments; \
	else echo "No C compiler: the compiled build is not measured."; fi

bench-server: .venv/benched .venv/tested
	$(BIN)/python -m benchmarks.server
	$(BIN)/python -m benchmarks.crowd
	$(BIN)/python -m benchmarks.crowd --scale

bench-hostile: .venv/benched
	$(BIN)/python -m benchmarks.hostile

bench-kills: .venv/tested
	$(BIN)/python -m benchmarks.kills --kills 1000

soak: .venv/benched
	$(BIN)/python -m benchmarks.soak --minutes 120

golden: .venv/tested
	for game in $$(ls tests/golden); do $(BIN)/python -m tests.games.$$game.golden || exit 1; done

shots: .venv/tested web/node_modules/.package-lock.json
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m tests.browser.shots

frames: .venv/tested web/node_modules/.package-lock.json
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m tests.browser.frames

film: .venv/tested web/node_modules/.package-lock.json
	PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/python -m tests.browser.film

docs: .venv/tested
	$(BIN)/zensical build --clean --strict -f mkdocs.yml

release: .venv/tested .venv/compiling
	$(BIN)/python tools/release.py

format: .venv/tested
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf .venv .venv-second build dist web/node_modules web/src/generated src/parvis/web
