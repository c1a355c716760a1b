"""The tables of commands in the guides name every command and every option that there is, and no others."""

from __future__ import annotations

import json
import re
import shlex
import tomllib
from collections import defaultdict
from functools import cache
from pathlib import Path

import pytest
from typer.testing import CliRunner

from acp_codegen.cli import app
from repository import ROOT

COMMAND = re.compile(r"^\| `acp-codegen (?P<name>\w+)(?P<rest>.*)\|$", re.M)
LISTED = re.compile(r"^  (?P<name>\w+)  ", re.M)
OPTION = re.compile(r"^  (?P<names>--?[\w-]+(?:, --?[\w-]+)*)(?: <(?P<choices>[\w|]+)>)?", re.M)
NAMED = re.compile(r"(?<![\w`-])--?[a-z][a-z-]*|(?<=`)--?[a-z][a-z-]*")
FINDINGS = "text|json|github"
"""How findings are written; like --project and --help it is told of below the tables, for all commands."""


def part(title: str, *command: str) -> str:
    """A part of the help of a command."""
    text = CliRunner().invoke(app, [*command, "--help"]).output
    return text.partition(f"\n{title}:\n")[2].partition("\n\n")[0]


@cache
def commands() -> dict[str, list[re.Match[str]]]:
    """The options that each command has for itself."""
    return {
        match["name"]: [
            option
            for option in OPTION.finditer(part("Options", match["name"]))
            if option["choices"] != FINDINGS and not {"--project", "--help"} & set(option["names"].split(", "))
        ]
        for match in LISTED.finditer(part("Commands"))
    }


def rows(guide: str) -> dict[str, str]:
    """What the table of a guide says of each command."""
    found: defaultdict[str, str] = defaultdict(str)
    for match in COMMAND.finditer((ROOT / guide).read_text(encoding="utf-8")):
        found[match["name"]] += match["rest"] + "\n"
    return dict(found)


guides = pytest.mark.parametrize("guide", ["README.md", "docs/toolchain.md"])


def test_the_first_page_shows_commands_that_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    shown = re.findall(r"^```sh\n(.*?)^```$", (ROOT / "docs/index.md").read_text(encoding="utf-8"), re.M | re.S)
    lines = [shlex.split(line) for block in shown for line in block.splitlines()]
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    installable = {project["name"], *(f"{project['name']}[{extra}]" for extra in project["optional-dependencies"])}
    assert {line[2] for line in lines if line[:2] == ["pip", "install"]} <= installable
    commands = [line[1:] for line in lines if line[0] == "acp-codegen"]
    assert len(commands) > 1
    for command in commands:
        assert CliRunner().invoke(app, command).exit_code == 0, command
    assert json.loads((tmp_path / "v1.json").read_text(encoding="utf-8"))["x-acp"]["features"] == []


@guides
def test_a_table_names_every_command(guide: str) -> None:
    assert sorted(rows(guide)) == sorted(commands())


@guides
def test_a_table_names_every_option_of_a_command_and_its_choices(guide: str) -> None:
    for name, options in commands().items():
        text = rows(guide)[name]
        known = {each for option in options for each in option["names"].split(", ")}
        assert set(NAMED.findall(text)) <= known, name
        for option in options:
            assert set(option["names"].split(", ")) & set(NAMED.findall(text)), (name, option[0])
            assert set(re.findall(r"\w+", option["choices"] or "")) <= set(re.findall(r"\w+", text))
