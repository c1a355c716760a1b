"""A package with chosen gates stands alone: among others, under any name, anywhere, and for type checkers."""

from __future__ import annotations

import ast
import json
import subprocess
import sys
import zipfile
from collections.abc import Iterator
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

import acp_schema
import pydantic
import pytest
from acp_schema.v1 import unstable as v1_unstable

from acp_codegen.emit.python import bindings_alone
from acp_codegen.json_text import dumps
from acp_codegen.pipeline import python_package
from made_packages import Workshop, files, workshop
from repository import projected, sources, written

UMBRELLA = ("unstable",)
STATUS = ("unstable_auth_status",)


@pytest.fixture(scope="module")
def shop(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Workshop]:
    with workshop(tmp_path_factory.mktemp("packages")) as opened:
        yield opened


def test_packages_live_side_by_side(shop: Workshop) -> None:
    """Two with the same gates are strangers, as are those of two versions and the shipped one."""
    one, other = (shop.package(1, STATUS, name=name).types for name in ("one", "other"))
    second = shop.package(2, STATUS).types
    packages = [(one, one), (other, other), (second, second), (acp_schema, v1_unstable)]
    wire = {"state": "authenticated", "accounts": [{"label": "a"}, 3]}
    values = [codec.decode(types.AuthStatusResponse, wire) for codec, types in packages]
    assert len(set(map(type, values))) == len(values)
    assert len({json.dumps(json.loads(codec.encode(v))) for (codec, _), v in zip(packages, values, strict=True)}) == 1
    for (codec, types), value in zip(packages, values, strict=True):
        assert [isinstance(value, t.AuthStatusResponse) for _, t in packages].count(True) == 1
        with pytest.raises(codec.DecodeError, match="not a valid AuthMethod:"):
            codec.decode(types.AuthMethod, [])
        for _, foreign in packages:
            if foreign is not types:
                with pytest.raises(pydantic.ValidationError):
                    types.AuthStatusResponse(state="x", accounts=[foreign.AuthAccount(label="a")])
    assert one.DecodeError is not other.DecodeError
    assert [m.name for m in one.METHODS] == [m.name for m in other.METHODS] != [m.name for m in second.METHODS]


@pytest.mark.parametrize("name", ["decode", "FEATURES", "Method"])
def test_a_definition_that_is_called_like_something_beside_it_is_told_of(name: str) -> None:
    definition = replace(next(iter(projected(1).definitions.values())), name=name)
    protocol = replace(projected(1), definitions={**projected(1).definitions, name: definition})
    with pytest.raises(LookupError, match=f"taken in the Python bindings: {name}"):
        bindings_alone(sources().registry, protocol)


def test_an_area_that_is_called_like_a_part_of_every_package_is_kept_apart() -> None:
    protocol = projected(1)
    areas = {"methods": protocol.request_id.name, "runtime": protocol.error.name}
    definitions = dict(protocol.definitions)
    definitions |= {name: replace(definitions[name], area=area) for area, name in areas.items()}
    made = bindings_alone(sources().registry, replace(protocol, definitions=definitions))
    assert {"_methods.py", "_methods_.py", "_runtime/model.py", "_runtime_.py"} <= made.keys()
    assert "_runtime.py" not in made
    assert "METHODS: tuple" in made["_methods.py"]


def test_how_the_gates_are_named_does_not_matter() -> None:
    umbrella = tuple(projected(1, UMBRELLA).features or ())
    again = python_package(sources(), written(1), tuple(reversed(umbrella)))
    assert again == files(1, UMBRELLA)


def test_it_imports_the_standard_library_and_pydantic_alone() -> None:
    for name, content in files(2, STATUS).items():
        if name.endswith(".py"):
            text = content.decode()
            assert "acp_schema" not in text.replace("acp-schema", ""), name
            found = {top for node in ast.walk(ast.parse(text)) for top in imported(node)}
            assert found <= {*sys.stdlib_module_names, "pydantic", "pydantic_core", "typing_extensions"}, name


def imported(node: ast.AST) -> Iterator[str]:
    match node:
        case ast.ImportFrom(module=str(module), level=0):
            yield module.partition(".")[0]
        case ast.Import(names=names):
            yield from (name.name.partition(".")[0] for name in names)
        case _:
            return


USE = """
import sys
before = set(sys.modules)
import {name} as acp
assert not [name for name in sys.modules if name.startswith("pydantic")]
value, report = acp.decode(acp.AuthStatusResponse, '{{"state": "x", "accounts": [{{"label": "a"}}, 3]}}', report=True)
print(acp.encode(value).decode(), *report)
print(acp.method("auth/status", "request", "client->agent").params.__name__, len(acp.FEATURES) > 1)
from importlib.resources import files
import json
print(*json.loads((files(acp) / "schema.json").read_text("utf-8"))["x-acp"]["features"])
loaded = {{name.partition(".")[0] for name in set(sys.modules) - before if getattr(sys.modules[name], "__path__", 0)}}
print(*sorted(loaded - sys.stdlib_module_names))
"""
PRINTED = [
    '{"state":"x","accounts":[{"label":"a"}]} /accounts/1: item dropped: a number where an object is wanted',
    "AuthStatusRequest True",
    "unstable_auth_status",
]


def used(name: str, path: Path, cwd: Path) -> list[str]:
    """What a process prints that has only the path, and what pydantic needs, to import from."""
    places = {str(Path(spec.origin).parents[1]) for spec in (find_spec("pydantic"),) if spec and spec.origin}
    code = f"import sys; sys.path[:0] = {[str(path), *places]!r}\n{USE.format(name=name)}"
    command = [sys.executable, "-I", "-S", "-W", "error", "-c", code]
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout.splitlines()


def test_it_is_used_from_another_folder_without_anything_but_pydantic(tmp_path: Path) -> None:
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    Workshop(tmp_path).write(1, STATUS, name="acp_v1")
    *printed, loaded = used("acp_v1", tmp_path, elsewhere)
    assert printed == PRINTED
    needs = {"acp_v1", "annotated_types", "pydantic", "pydantic_core", "typing_inspection"}
    assert {"acp_v1", "pydantic"} <= set(loaded.split()) <= needs


def test_it_can_lie_within_another_package(tmp_path: Path) -> None:
    inner = tmp_path / "acme" / "_vendor"
    inner.mkdir(parents=True)
    Workshop(inner).write(1, STATUS, name="_acp")
    assert used("acme._vendor._acp", tmp_path, tmp_path)[:-1] == PRINTED


def test_it_can_be_imported_from_an_archive(tmp_path: Path) -> None:
    with zipfile.ZipFile(tmp_path / "all.zip", "w") as archive:
        for name, content in files(1, STATUS).items():
            archive.writestr(f"acp_v1/{name}", content)
    assert used("acp_v1", tmp_path / "all.zip", tmp_path)[:-1] == PRINTED


PROGRAM = """
from typing import assert_never, assert_type

from acp_v1 import METHODS, AuthMethod, AuthMethodAgent, AuthMethodOther, AuthMethodTerminal, AuthStatusResponse
from acp_v1 import DecodeError, Drop, Method, Model, decode, encode, method
from acp_v1 import ProvidersListRequest  # error

status = decode(AuthStatusResponse, b"{}")
text: str = status.state
assert_type(decode(AuthStatusResponse, b"{}", report=True), tuple[AuthStatusResponse, tuple[Drop, ...]])
assert_type(METHODS, tuple[Method, ...])
wire: bytes = encode(status)
kinds: tuple[type[Model], type[Exception]] = (AuthStatusResponse, DecodeError)
found: Method = method("auth/status", "request", "client->agent")
status.state = "x"  # error


def name(entry: AuthMethod) -> str:
    match entry:
        case AuthMethodTerminal() | AuthMethodAgent():
            return entry.name
        case AuthMethodOther():
            return entry.type or ""
        case _:
            assert_never(entry)


print(text, wire, kinds, found, ProvidersListRequest)  # pyright: ignore[reportUnknownArgumentType]
"""
CHECKERS = {
    "mypy": ["mypy", "--strict", "--config-file=", "--no-error-summary", "--cache-dir=.cache", "."],
    "pyright": ["pyright", "--pythonpath", sys.executable],
}


@pytest.mark.parametrize("checker", CHECKERS)
def test_it_and_a_program_on_it_pass_the_checkers(checker: str, tmp_path: Path) -> None:
    Workshop(tmp_path).write(1, STATUS, name="acp_v1")
    (tmp_path / "program.py").write_text(PROGRAM, encoding="utf-8")
    (tmp_path / "pyrightconfig.json").write_text(dumps({"typeCheckingMode": "strict", "include": ["."]}))
    command = [sys.executable, "-m", *CHECKERS[checker]]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    wanted = [n for n, line in enumerate(PROGRAM.splitlines(), 1) if line.endswith("# error")]
    lines = [line.strip() for line in done.stdout.splitlines() if "error: " in line or "- error" in line]
    assert len(lines) >= len(wanted), done.stdout + done.stderr
    places = {int(line.partition("program.py:")[2].split(":")[0]) for line in lines if "program.py:" in line}
    assert places == set(wanted), done.stdout
    assert all("program.py:" in line for line in lines), done.stdout
