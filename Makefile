# `make build` does the main job, `make test` passes the tests; each sets up what it needs.

PYTHON ?= python3
PORT ?= 8000
BIN := .venv/bin
INSTALL = P="$(BIN)/python -m pip"; $$P --version >/dev/null 2>&1 || P="$(PYTHON) -m pip --python $(BIN)/python"; \
	$$P install --quiet --disable-pip-version-check

.DEFAULT_GOAL := help
.PHONY: help build serve check test lint types fmt bench bench-site bench-peer clean

help:
	@echo 'make build   set up .venv, check the sources, write generated/ and the docs site, site/'
	@echo 'make serve   show the docs site on this machine, at PORT=8000, and follow changes of docs/ and schema/'
	@echo 'make check   check the sources and generated/; writes nothing'
	@echo 'make test    set up .venv, then ruff, mypy, pyright, the layers, and pytest'
	@echo 'make drift   build, and fail where generated/ was not committed as it is built'
	@echo 'make links   build, and follow each link and anchor of site/ with lychee'
	@echo 'make schemas put the compiled schemas into dist/schemas/, with their digests'
	@echo 'make workflows  check .github/workflows/ with actionlint'
	@echo 'make fmt     bring sources and code into their canonical form'
	@echo 'make bench   measure load, lint, compile and check; make bench-site the docs site;'
	@echo '             make bench-peer compares the bindings with the official SDK'
	@echo 'make clean   take away what the tools left behind, .venv included'

build: .venv/.codegen
	@$(BIN)/acp-codegen build
	@$(BIN)/acp-codegen docs --site

# The theme announces its end of life whenever MkDocs starts; the variable is its own switch for that.
serve: .venv/.codegen
	@NO_MKDOCS_2_WARNING=1 $(BIN)/mkdocs serve -a localhost:$(PORT)

check: .venv/.codegen
	@$(BIN)/acp-codegen check --full

drift: build
	@test -z "$$(git status --porcelain -- generated)" || { \
		echo 'generated/ is not what the build writes: run `make build` and commit' >&2; \
		git --no-pager diff --stat -- generated >&2; exit 1; }

links: build .venv/.dev
	@$(BIN)/lychee --offline --include-fragments --no-progress -qq site

# One folder, flat, as people download them: v1.schema.json, v1.schema.unstable.json, ..., and SHA256SUMS.
schemas: build
	@rm -rf dist/schemas && mkdir -p dist/schemas
	@for file in generated/acp_schema/v*/*.json; do \
		cp "$$file" "dist/schemas/$$(basename "$$(dirname "$$file")").$$(basename "$$file")"; done
	@cd dist/schemas && sha256sum -- *.json >SHA256SUMS

release: schemas
	@gh release create "$$TAG" --verify-tag --title "$$TAG" --notes-from-tag dist/schemas/*

# Without a browser the tests of the docs site skip; where they must not, this says so.
browser:
	@command -v chromium >/dev/null || command -v google-chrome >/dev/null || { \
		echo 'the tests of the docs site need chromium' >&2; exit 1; }

test: lint types
	@echo '== pytest'
	@$(BIN)/pytest -q -n auto --dist loadfile

lint: .venv/.dev
	@echo '== ruff'
	@$(BIN)/ruff check
	@$(BIN)/ruff format --check
	@echo '== layers'
	@$(BIN)/lint-imports --no-logo

types: .venv/.dev
	@echo '== mypy --strict'
	@$(BIN)/mypy
	@echo '== pyright strict'
	@PYRIGHT_PYTHON_IGNORE_WARNINGS=1 $(BIN)/pyright

workflows: .venv/.workflows
	@PATH="$(CURDIR)/$(BIN):$$PATH" $(BIN)/actionlint
	@$(BIN)/shellcheck .ci/run

fmt: .venv/.dev
	@$(BIN)/acp-codegen fmt
	@$(BIN)/ruff check --fix --quiet
	@$(BIN)/ruff format --quiet

bench: .venv/.dev
	@$(BIN)/python -m benchmarks

bench-site: .venv/.dev
	@$(BIN)/python -m benchmarks site

bench-peer: .venv/.dev
	@$(BIN)/python -m benchmarks peer

clean:
	rm -rf .venv .cache .peers .hypothesis .mypy_cache .pytest_cache .ruff_cache .import_linter_cache dist site
	find . -name __pycache__ -type d -prune -exec rm -rf {} +

$(BIN)/python:
	@$(PYTHON) -c 'import sys; sys.exit(sys.version_info < (3, 11))' || { echo 'acp-schema needs Python 3.11 or newer; name one with make PYTHON=...'; exit 1; }
	@echo '== setting up .venv'
	@$(PYTHON) -m venv .venv >/dev/null 2>&1 || { rm -rf .venv && $(PYTHON) -m venv --without-pip .venv; }

.venv/.codegen: pyproject.toml | $(BIN)/python
	@echo '== installing the toolchain'
	@$(INSTALL) --editable '.[codegen,docs]'
	@touch $@

.venv/.dev: pyproject.toml | $(BIN)/python
	@echo '== installing the toolchain and what tests it'
	@$(INSTALL) --editable '.[codegen,docs,dev]'
	@touch $@ .venv/.codegen

.venv/.workflows: pyproject.toml | $(BIN)/python
	@echo '== installing what checks the workflows'
	@$(INSTALL) --editable '.[workflows]'
	@touch $@
