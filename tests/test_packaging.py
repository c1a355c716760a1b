"""The wheel: what is in it, and that it works where there is no checkout."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
import tomllib
import venv
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
SOURCES = ("codegen", "generated", "schema", "pyproject.toml", "README.md", "LICENSE")


@pytest.fixture(scope="session")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A wheel built from what is in the checkout, with the build backend that is installed."""
    copy = tmp_path_factory.mktemp("source")
    for name in SOURCES:
        source = ROOT / name
        shutil.copytree(source, copy / name) if source.is_dir() else shutil.copy(source, copy)
    out = tmp_path_factory.mktemp("wheel")
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)]
    subprocess.run(command, cwd=copy, check=True, capture_output=True)
    (built,) = out.glob("*.whl")
    return built


def installed(wheel: Path, folder: Path, *, extra: bool) -> Path:
    """An environment with the wheel; with `extra` the packages of this one can be imported too."""
    venv.create(folder, with_pip=False, symlinks=True)
    paths = sysconfig.get_paths(vars={"base": str(folder), "platbase": str(folder)})
    site = Path(paths["purelib"])
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site)
    if extra:
        shared = (p for p in sys.path if p.endswith("site-packages"))
        (site / "zz_shared.pth").write_text("\n".join(shared) + "\n")
    return folder / "bin" / "python"


@pytest.fixture(scope="session", params=["newest", "oldest"])
def alone(request: pytest.FixtureRequest, wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The Python of an environment with the wheel alone, and the newest or oldest pydantic that it takes."""
    wanted = [str(wheel)] if request.param == "newest" else [str(wheel), f"pydantic=={oldest_pydantic()}"]
    folder = tmp_path_factory.mktemp("alone") / "env"
    venv.create(folder, with_pip=False, symlinks=True)
    python = folder / "bin" / "python"
    command = [*pip(), "--python", str(python), "install", "--quiet", "--disable-pip-version-check", *wanted]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return python


def oldest_pydantic() -> str:
    """The lowest version that the metadata allows."""
    dependencies = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    (bound,) = [d.removeprefix("pydantic>=") for d in dependencies]
    return f"{bound}.0" if bound.count(".") == 1 else bound


def pip() -> list[str]:
    """The pip of this environment, or that of the Python it was made with."""
    makers = [sys.executable, getattr(sys, "_base_executable", sys.executable)]
    commands = [[maker, "-m", "pip"] for maker in makers]
    works = (c for c in commands if subprocess.run([*c, "--version"], capture_output=True, check=False).returncode == 0)
    return next(works)


def run(python: Path, *arguments: str, cwd: Path) -> subprocess.CompletedProcess[str]:
    environment = {k: v for k, v in os.environ.items() if not k.startswith(("PYTHON", "COVERAGE"))}
    command = [str(python), *arguments]
    return subprocess.run(command, cwd=cwd, capture_output=True, text=True, check=False, env=environment)


def test_the_wheel_carries_the_sources_the_tool_and_the_generated_package(wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    for path in (ROOT / "schema").rglob("*.json"):
        assert f"acp_codegen/schema/{path.relative_to(ROOT / 'schema').as_posix()}" in names
    for path in (ROOT / "generated" / "acp_schema").rglob("*.json"):
        assert path.relative_to(ROOT / "generated").as_posix() in names
    for path in (ROOT / "generated" / "acp_schema").rglob("*.py"):
        assert path.relative_to(ROOT / "generated").as_posix() in names
    assert {"acp_codegen/py.typed", "acp_codegen/cli.py", "acp_schema/py.typed"} <= names
    assert not [name for name in names if "tests" in name or "__pycache__" in name]


def test_outside_a_checkout_it_works_on_the_bundled_sources(wheel: Path, tmp_path: Path) -> None:
    python = installed(wheel, tmp_path / "env", extra=True)
    empty = tmp_path / "empty"
    empty.mkdir()
    assert run(python, "-m", "acp_codegen", "check", cwd=empty).returncode == 0
    compiled = run(python, "-m", "acp_codegen", "compile", "--protocol", "v1", "--features", "unstable", cwd=empty)
    assert compiled.returncode == 0, compiled.stderr
    wanted = ROOT / "generated" / "acp_schema" / "v1" / "schema.unstable.json"
    assert json.loads(compiled.stdout) == json.loads(wanted.read_text())
    where = run(python, "-c", "import acp_codegen; print(acp_codegen.__file__)", cwd=empty).stdout
    assert str(tmp_path) in where


def test_without_the_extra_one_line_says_how_to_get_it(wheel: Path, tmp_path: Path) -> None:
    python = installed(wheel, tmp_path / "env", extra=False)
    needed = "datamodel_code_generator, griffe, jsonschema, rich, ruff, typer"
    for arguments in (["check"], ["python", "--protocol", "v1", "-o", "out"]):
        done = run(python, "-m", "acp_codegen", *arguments, cwd=tmp_path)
        assert (done.returncode, done.stdout) == (2, "")
        assert done.stderr == f"acp-codegen needs {needed}: pip install 'acp-schema[codegen]'\n"
    assert [path.name for path in tmp_path.iterdir()] == ["env"]


def test_outside_a_checkout_a_python_package_is_made(wheel: Path, tmp_path: Path) -> None:
    python = installed(wheel, tmp_path / "env", extra=True)
    made = run(python, "-m", "acp_codegen", "python", "--protocol", "v2", "-o", "out", cwd=tmp_path)
    assert made.returncode == 0, made.stderr
    code = "from acp_v2 import TextContent, encode; print(encode(TextContent(text='x')).decode())"
    assert run(python, "-c", code, cwd=tmp_path / "out").stdout == '{"type":"text","text":"x"}\n'


def test_the_compiled_schemas_can_be_read_as_resources(wheel: Path, tmp_path: Path) -> None:
    python = installed(wheel, tmp_path / "env", extra=False)
    code = "from importlib.resources import files; print((files('acp_schema') / 'v2/schema.json').read_text())"
    assert "$defs" in json.loads(run(python, "-c", code, cwd=tmp_path).stdout)


def test_in_the_checkout_the_generated_package_can_be_read_too(tmp_path: Path) -> None:
    code = "from importlib.resources import files; print((files('acp_schema') / 'v1/meta.json').is_file())"
    assert run(Path(sys.executable), "-c", code, cwd=tmp_path).stdout == "True\n"


INSTALLED = """
import re
from importlib.metadata import distribution, distributions

def name(text):
    return re.sub(r"[-_.]+", "-", re.match(r"[\\w.-]+", text)[0]).lower()

def needs(dist):
    wanted = {name(r) for r in distribution(dist).requires or () if "extra ==" not in r and "platform" not in r}
    return wanted.union(*map(needs, wanted))

print(*sorted(name(d.metadata["Name"]) for d in distributions()))
print(*sorted({"acp-schema", "pydantic"} | needs("pydantic")))
"""


def test_installed_alone_it_brings_pydantic_and_what_that_needs(alone: Path, tmp_path: Path) -> None:
    done = run(alone, "-c", INSTALLED, cwd=tmp_path)
    found, wanted = done.stdout.splitlines()
    assert found == wanted
    assert "pydantic-core" in found


READS = """
import pkgutil
from importlib import import_module
from importlib.resources import files

import acp_schema
from acp_schema import decode, encode
from acp_schema.v1.unstable import AuthStatusResponse, InitializeResponse

for module in pkgutil.walk_packages(acp_schema.__path__, "acp_schema."):
    import_module(module.name)
value, report = decode(AuthStatusResponse, '{"state": "x", "accounts": [{"label": "a"}, 3]}', report=True)
print(encode(value).decode(), *report, sep="\\n")
print(encode(decode(InitializeResponse, '{"protocolVersion":1,"authMethods":[{"id":"a","name":"b"}]}')).decode())
for name in ("features.json", "py.typed", "v1/schema.json", "v2/schema.unstable.json", "v2/meta.json"):
    print((files("acp_schema") / name).is_file())
"""


def test_installed_alone_it_imports_without_a_warning_and_reads_and_writes(alone: Path, tmp_path: Path) -> None:
    done = run(alone, "-W", "error", "-c", READS, cwd=tmp_path)
    assert done.stderr == ""
    wire, dropped, methods, *resources = done.stdout.splitlines()
    assert json.loads(wire) == {"state": "x", "accounts": [{"label": "a"}]}
    assert dropped == "/accounts/1: item dropped: a number where an object is wanted"
    assert methods == '{"protocolVersion":1,"authMethods":[{"id":"a","name":"b"}]}'
    assert resources == ["True"] * 5


def test_installed_alone_the_example_runs(alone: Path, tmp_path: Path) -> None:
    example = shutil.copy(ROOT / "examples" / "auth_status.py", tmp_path)
    done = subprocess.run([alone, example], input="", capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
    assert "sessions can start" in done.stdout


def test_the_version_is_the_release_of_the_sources(wheel: Path) -> None:
    release = json.loads((ROOT / "schema" / "features.json").read_text())["release"]
    assert wheel.name == f"acp_schema-{release}-py3-none-any.whl"
