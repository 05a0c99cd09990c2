# Everything runs in .venv, which is made on first use from the versions in constraints.txt.
# Another interpreter: make PYTHON=python3.12 demo

PYTHON ?= python3
WORKERS ?= 2
VENV := .venv
BIN := $(VENV)/bin
STAMP := $(VENV)/.installed
PIP := $(BIN)/python -m pip --disable-pip-version-check install --quiet --constraint constraints.txt
PYTEST := $(BIN)/python -m pytest

.PHONY: help setup demo test lint format slow bounds bench notebooks warm clean distclean
.NOTPARALLEL:

help:
	@echo "make demo       a tournament of a million games and its plotted report"
	@echo "make test       lint and all tests but the slow ones"
	@echo "make lint       ruff and mypy            make format   let ruff mend what it can"
	@echo "make slow       the slow tests           make bounds   the tests with bounds checked in compiled code"
	@echo "make bench      games per second         make notebooks  run the notebooks"
	@echo "make clean      drop caches and builds   make distclean  drop .venv, runs and the demo too"

setup: $(STAMP)

# setuptools goes first, so that the project is built with the pinned one and nothing is fetched a second time.
$(STAMP): pyproject.toml constraints.txt
	@$(PYTHON) -c "import sys; sys.exit(sys.version_info < (3, 11))" || \
	  { echo "Spielwerk needs Python 3.11 or newer; say which with make PYTHON=..."; exit 1; }
	@echo "Setting up $(VENV) (once; takes a minute or two) ..."
	@$(PYTHON) -m venv $(VENV)
	@$(PIP) setuptools
	@$(PIP) --no-build-isolation --editable ".[dev]"
	@touch $@

demo: $(STAMP)
	@rm -rf runs/demo reports/demo
	@$(BIN)/spielwerk tournament majority --total 1M --seed 1 -o runs/demo
	@$(BIN)/spielwerk report runs/demo -o reports/demo

test: lint warm
	$(PYTEST) -m "not slow" -n $(WORKERS) --dist loadfile

lint: $(STAMP)
	$(BIN)/ruff check .
	$(BIN)/ruff format --check .
	$(BIN)/mypy

format: $(STAMP)
	$(BIN)/ruff check --fix .
	$(BIN)/ruff format .

slow: warm
	$(PYTEST) -m slow

bounds: $(STAMP)
	NUMBA_BOUNDSCHECK=1 $(PYTEST) -m "not slow"

# Compiled once here: workers that write the compiler's cache at the same time can get in each other's way.
warm: $(STAMP)
	@$(BIN)/python -m sim.cli.warm

bench: $(STAMP)
	@$(BIN)/spielwerk bench

notebooks: $(STAMP)
	$(PYTEST) --nbmake notebooks

clean:
	rm -rf build dist *.egg-info .pytest_cache .mypy_cache .ruff_cache .hypothesis .benchmarks
	find . -name __pycache__ -not -path "./$(VENV)/*" -prune -exec rm -rf {} +

distclean: clean
	rm -rf $(VENV) runs reports/demo
