# `make play` and `make test` set everything up by themselves, and again quickly when it is there.
PYTHON ?= python3
BIN := .venv/bin
# Commands that the tests start would compile the package anew each time.
export PYTHONDONTWRITEBYTECODE :=
# Python compiles what is imported; most of what is installed never is.
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check --no-compile
# uv takes a fifth of pip's processor time and a tenth of its time; whatever it cannot install, pip tries.
install = { test -x $(BIN)/uv && $(BIN)/uv pip install --quiet --python $(BIN)/python $(1); } || $(PIP) $(1)

.PHONY: help play terminal page kernel kernel-all static types words test quick coverage lint format lint-python lint-page test-page test-static test-bytecode soak bench bench-before bench-page bench-static bench-server bench-kernel bench-claims pictures wheel wheels release clean
help:
	@echo "make play      set up, and play in the browser"
	@echo "make terminal  set up, and play in the terminal"
	@echo "make test      set up, and run every check and test"
	@echo "make quick     lint, rules, play and records: what to run while writing, in under a minute"
	@echo "make lint      style, types and layers of the Python code, and the same of the page; make format: lays out all code"
	@echo "make words     what is missing, unused or has other arguments in the catalogues of each language"
	@echo "make coverage  the tests, and which lines none of them runs"
	@echo "make soak      the long runs, about an hour: all machines side by side, 100,000 rounds before an umpire, 20,000 random rulesets, a server killed and"
	@echo "               fuzzed; says what each part took, goes on where it was interrupted, and runs some parts with make soak ONLY=\"server lab\""
	@echo "make bench     speed, side by side with other engines"
	@echo "make bench-before BEFORE=PATH  the kernel beside that of another checkout, in one run"
	@echo "make bench-page  the page: its size, first table, frames, layout shift, round trip"
	@echo "make bench-static  the page without a server: its size, first table, clicks, searches, and whether it stutters"
	@echo "make bench-server  the server: moves a second beside yardsticks, a restart, a list of 200 matches, and attacks"
	@echo "make bench-kernel  the compiled kernels beside each other: x86-64, x86-64-v3, WebAssembly; and a cold start"
	@echo "make bench-claims  whether hidden teyaku can be told from the time that a round takes"
	@echo "make page      build the page; make types: its TypeScript types, and docs/ruleset.md, from the Python ones"
	@echo "make pictures  take the pictures in docs/pictures again"
	@echo "make kernel    compile the kernel for this system and WebAssembly; make kernel-all: for every system"
	@echo "make static    build the page that needs no server, into dist/static"
	@echo "make wheel     pack it all, with the page and this system's compiled kernel, into dist/; make wheels: for every system"
	@echo "make release   check that this version can be released, with a wheel for every system and its notes: docs/releasing.md"
	@echo "make clean     remove what the others made"

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Hanashōbu needs Python 3.11 or newer; say which with make PYTHON=python3.12 play."; exit 1; }
	@$(PYTHON) -m venv .venv || { echo "This Python cannot make a virtual environment; on Debian, install python3-venv."; exit 1; }
	@$(BIN)/python -m pip config list | grep -q '[.]index-url' || $(PIP) -r requirements/uv.txt || true  # uv would not know of an index that pip was given

.venv/.play: pyproject.toml $(addprefix requirements/,play.txt lab.txt) | $(BIN)/python
	@echo "Setting up (once) …"
	@$(call install,-r requirements/play.txt)
	@$(call install,-r requirements/lab.txt) || echo "matplotlib could not be installed: everything but the reports of hana lab works."
	@$(call install,--no-deps --no-build-isolation --editable .)  # what packs a wheel is a hundred megabytes, and nothing is packed here
	@touch $@

.venv/.test: $(addprefix requirements/,test.txt postgres.txt) .venv/.play .venv/.kernel
	@echo "Setting up the tests (once) …"
	@$(call install,-r requirements/test.txt)
	@$(call install,-r requirements/postgres.txt) || echo "psycopg could not be installed: the tests of several servers will be skipped."
	@touch $@

# What only some tests need, while everything is being checked already.
.venv/.services: $(addprefix requirements/,ray.txt push.txt services.txt) .venv/.test
	@$(call install,-r requirements/ray.txt) || echo "Ray could not be installed: the tests of clusters will be skipped."
	@$(call install,-r requirements/services.txt) || echo "PostgreSQL could not be installed: the tests of several servers will be skipped."
	@$(call install,-r requirements/push.txt) || echo "cryptography could not be installed: the tests of notifications will be skipped."
	@touch $@

.venv/.bench: requirements/bench.txt bench/requirements.txt .venv/.services
	@echo "Setting up the benchmark (once) …"
	@$(call install,-r requirements/bench.txt -r bench/requirements.txt)
	@touch $@

# Node is the machine's own, or comes from PyPI where that is missing or too old.
.venv/.node: requirements/node.txt web/build.py | $(BIN)/python
	@$(BIN)/python -c 'import sys; sys.path.insert(0, "web"); import build; sys.exit(not build.machine_has_node())' || \
		{ echo "Fetching Node (once) …"; $(call install,-r requirements/node.txt); }
	@touch $@

# The browser that the tests play in: without windows where there is such a package, which needs about a fifth less processor time. Without any they are skipped, and say so.
.venv/.browser: | $(BIN)/python
	@command -v chromium-headless-shell >/dev/null || { echo "Installing Chromium for the browser tests …"; \
		{ apt-get update -qq && apt-get install -y -qq chromium-headless-shell fonts-noto-cjk; } >/dev/null 2>&1; } || \
		command -v chromium >/dev/null || command -v chromium-browser >/dev/null || command -v google-chrome >/dev/null || \
		{ apt-get update -qq && apt-get install -y -qq chromium fonts-noto-cjk; } >/dev/null 2>&1 || \
		echo "No Chromium could be installed: the browser tests will be skipped."
	@touch $@

# What compiles the kernel. Without it everything works, simulations are slower and bots weaker.
.venv/.kernel: requirements/kernel.txt .venv/.play
	@echo "Setting up what compiles the kernel (once) …"
	@$(call install,-r requirements/kernel.txt) && touch $@ || echo "numba and zig could not be installed: there will be no compiled kernel."

kernel: .venv/.kernel
	@test ! -e .venv/.kernel || $(BIN)/python -m kernel

kernel-all: .venv/.kernel
	@$(BIN)/python -m kernel all

page: .venv/.node
	@$(BIN)/python web/build.py

static: .venv/.play .venv/.node kernel
	@$(BIN)/python web/static.py

types: .venv/.play
	@$(BIN)/python -m hanashobu.app.codegen.typescript > web/src/net/wire.ts
	@$(BIN)/python -m hanashobu.app.codegen.calls > web/src/net/calls.ts
	@$(BIN)/python -m hanashobu.app.codegen.deal_routes > web/src/fair/routes.json
	@$(BIN)/python -m hanashobu.check.reference > docs/ruleset.md

words: .venv/.play
	@$(BIN)/python -m hanashobu.check.catalogues

play: $(BIN)/python  # the kernel is built beside it, if it is not there: until then bots search in CPython
	@$(MAKE) --no-print-directory -j2 .venv/.play page
	@mkdir -p build && nice $(MAKE) --no-print-directory kernel >build/kernel.log 2>&1 &
	@HANASHOBU_KERNEL_BUILDING=1 $(BIN)/hana serve --open

terminal: .venv/.play
	@$(BIN)/hana play

lint: lint-python lint-page

format: .venv/.test page
	@$(BIN)/ruff format -q
	@$(BIN)/python web/build.py format

lint-python: .venv/.test
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@nice $(BIN)/mypy  # the static page waits for the kernel, and nothing for this
	@$(BIN)/lint-imports

lint-page: page
	@$(BIN)/python web/build.py lint check

test-page: lint-page .venv/.play
	@$(BIN)/python web/build.py test

test-static: test-page kernel  # one after the other, since both build in web/
	@$(BIN)/python web/static.py || echo "The static page could not be built: its tests will be skipped."

# Once, instead of three times by the processes that run the tests; what is wrong they say themselves.
test-bytecode: .venv/.services
	@nice $(BIN)/python -m pytest -q --collect-only >/dev/null 2>&1 || true

# Installing, checking and building side by side, then the tests: three at a time, because those with a browser or a terminal mostly wait.
test: $(BIN)/python
	@$(MAKE) --no-print-directory -j4 --output-sync=line .venv/.browser .venv/.services lint-python kernel test-static test-bytecode
	@$(BIN)/python -m pytest -q -n 3 --dist worksteal

QUICK := tests/rules tests/records $(addprefix tests/play/test_,narrate.py mechanisms.py narration.py headline.py players.py)
quick: .venv/.test  # without the census of all hands and the searches for rare cases, which make test has
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check -q
	@$(BIN)/mypy src & $(BIN)/python -m pytest -q -n 2 -m "not soak and not compiled" --ignore-glob='*census*' $(QUICK); tests=$$?; wait $$! && exit $$tests

coverage: .venv/.browser .venv/.services kernel
	@$(BIN)/python -m pytest -q -n 2 --cov --cov-report=term

soak: .venv/.browser .venv/.services kernel-all
	@command -v nginx >/dev/null || test -x /usr/sbin/nginx || { apt-get update -qq && apt-get install -y -qq nginx-light; } >/dev/null 2>&1 || \
		echo "No nginx could be installed: the test of a proxy will be skipped."
	@command -v qemu-aarch64 >/dev/null && test -d /usr/aarch64-linux-gnu || { apt-get update -qq && apt-get install -y -qq qemu-user libc6-arm64-cross; } >/dev/null 2>&1 || \
		echo "No emulator could be installed: the kernel for ARM will not be run."
	@$(BIN)/python -m tests.soak $(ONLY)

bench: .venv/.bench kernel
	@cd bench && ../$(BIN)/python -m pytest -q -p no:cacheprovider --benchmark-columns=min,median,rounds --benchmark-quiet . -c /dev/null --rootdir .

bench-before: .venv/.bench kernel  # make bench-before BEFORE=PATH: this kernel beside that of another checkout
	@HANA_BEFORE=$(BEFORE) $(BIN)/python bench/before.py

bench-page: page .venv/.test .venv/.browser
	@$(BIN)/python -m bench.page

bench-static: static .venv/.test .venv/.browser
	@$(BIN)/python -m bench.static

bench-server: .venv/.services
	@$(BIN)/python -m bench.server

bench-kernel: .venv/.test kernel  # HANA_BEFORE=PATH: beside the kernel that numba compiles in another checkout
	@$(BIN)/python bench/kernels.py

bench-claims: .venv/.test
	@$(BIN)/python -m bench.claims

pictures: page .venv/.test .venv/.browser
	@$(BIN)/python -m tests.browser.screens

wheel: page kernel
	@$(call install,build) && $(BIN)/python -m build --wheel --outdir dist .

wheels: page kernel-all
	@$(call install,build) && for system in linux-x86_64 linux-aarch64 macos-arm64 macos-x86_64 windows-x86_64 any; do \
		HANASHOBU_WHEEL=$$system $(BIN)/python -m build --wheel --outdir dist . || exit 1; done

release: wheels
	@$(BIN)/python release.py

clean:
	rm -rf web/node_modules src/hanashobu/server/page src/hanashobu/engine/libraries .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage build dist
