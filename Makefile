# Everything a fresh machine needs: `make play` and `make test`.

PYTHON ?= python3
BIN := .venv/bin
CLIENT := $(shell find web -type f -not -path '*/node_modules/*' -not -path '*/generated/*' 2>/dev/null)

.PHONY: help play test lint types unit client venv compiled bench bench-server golden format clean

help:
	@echo "make play          open the table in the browser (sets everything up the first time)"
	@echo "make test          run every check and test"
	@echo "make bench         measure speed beside other engines, compiled too if there is a C compiler"
	@echo "make compiled      compile the games into build/compiled (needs a C compiler)"
	@echo "make bench-server  measure the server beside boardgame.io"
	@echo "make venv          only create .venv with Parvis in it"
	@echo "make format        format the code"
	@echo "make golden        write the golden records anew (review the difference)"
	@echo "make clean         remove .venv and everything built"

play: venv
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

test: lint types client unit

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
	$(BIN)/python -m pytest -n 2 --ignore tests/browser
	$(BIN)/python -m pytest -n 2 tests/browser

compiled: .venv/compiling
	$(BIN)/python tools/compile.py

bench: .venv/benched
	$(BIN)/python -m benchmarks.speed
	$(BIN)/python -m benchmarks.search
	$(BIN)/python -m benchmarks.environments
	@if command -v cc >/dev/null; then \
		$(BIN)/python tools/compile.py && \
		PYTHONPATH=build/compiled $(BIN)/python -m benchmarks.speed && \
		PYTHONPATH=build/compiled $(BIN)/python -m benchmarks.search && \
		PYTHONPATH=build/compiled $(BIN)/python -m benchmarks.environments; \
	else echo "No C compiler: the compiled build is not measured."; fi

bench-server: .venv/benched
	$(BIN)/python -m benchmarks.server

golden: .venv/tested
	for game in $$(ls tests/golden); do $(BIN)/python -m tests.games.$$game.golden || exit 1; done

format: .venv/tested
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

clean:
	rm -rf .venv build dist web/node_modules web/src/generated src/parvis/web
