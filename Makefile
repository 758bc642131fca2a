# `make play` and `make test` set everything up by themselves, and again quickly when it is there.
PYTHON ?= python3
BIN := .venv/bin
PIP := $(BIN)/python -m pip install --quiet --disable-pip-version-check

.PHONY: help play test coverage lint soak bench clean
help:
	@echo "make play      set up, and play in the terminal"
	@echo "make test      set up, and run every check and test"
	@echo "make coverage  the tests, and which lines none of them runs"
	@echo "make soak      the long runs: both machines side by side over every game, table and option"
	@echo "make bench     speed, side by side with other engines"
	@echo "make clean     remove what the others made"

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || \
		{ echo "Hanashōbu needs Python 3.11 or newer; say which with make PYTHON=python3.12 play."; exit 1; }
	@$(PYTHON) -m venv .venv || { echo "This Python cannot make a virtual environment; on Debian, install python3-venv."; exit 1; }

.venv/.play: pyproject.toml requirements/play.txt requirements/turbo.txt | $(BIN)/python
	@echo "Setting up (once) …"
	@$(PIP) -r requirements/play.txt
	@$(PIP) -r requirements/turbo.txt || echo "numba could not be installed: everything works, simulations are slower."
	@$(PIP) --no-deps --editable .
	@touch $@

.venv/.test: requirements/test.txt .venv/.play
	@echo "Setting up the tests (once) …"
	@$(PIP) -r requirements/test.txt
	@touch $@

.venv/.bench: requirements/bench.txt bench/requirements.txt .venv/.test
	@echo "Setting up the benchmark (once) …"
	@$(PIP) -r requirements/bench.txt -r bench/requirements.txt
	@touch $@

play: .venv/.play
	@$(BIN)/hana play

lint: .venv/.test
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@$(BIN)/mypy
	@$(BIN)/lint-imports

test: lint
	@$(BIN)/python -m pytest -q -n 2

coverage: .venv/.test
	@$(BIN)/python -m pytest -q -n 2 --cov --cov-report=term

soak: .venv/.test
	@$(BIN)/python -m pytest -q -n 2 -m soak

bench: .venv/.bench
	@cd bench && ../$(BIN)/python -m pytest -q -p no:cacheprovider --benchmark-columns=min,median,rounds --benchmark-quiet . -c /dev/null --rootdir .

clean:
	rm -rf .venv .mypy_cache .ruff_cache .pytest_cache .hypothesis .coverage build dist
