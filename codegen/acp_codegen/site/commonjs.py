"""Modules of an npm package as one classic script: pages that are opened from disk can load no others."""

from __future__ import annotations

import io
import posixpath
import re
import tarfile
from collections.abc import Mapping

REQUIRED = re.compile(r"""\brequire\(["'](\./[\w./-]+)["']\)""")
SOURCE_MAP = re.compile(r"^//# sourceMappingURL=.*\n?", re.M)
SCRIPT = """\
/*!
{head}
*/
{{
const modules = {{
{modules}
}};
const loaded = {{}};
const require = (name) => {{
  if (!Object.hasOwn(loaded, name)) modules[name](loaded[name] = {{}}, require);
  return loaded[name];
}};
globalThis.{name} = Object.assign({{}}, {exports});
}}
"""


def bundled(archive: bytes, folder: str, entry: str, name: str, head: str) -> str:
    """A script that sets a global `name` to what the module `entry`, and those that it needs, export.

    `archive` is that of the package, `folder` where in it the CommonJS modules are, `head` what stands at the top.
    """
    texts = _modules(archive, folder)
    needed: dict[str, str] = {}
    pending = [entry]
    while pending:
        module = pending.pop()
        if module not in needed:
            needed[module] = SOURCE_MAP.sub("", texts[module]).rstrip()
            pending += REQUIRED.findall(needed[module])
    modules = "\n".join(f'"{module}"(exports, require) {{\n{text}\n}},' for module, text in sorted(needed.items()))
    exports = ", ".join(f'require("{module}")' for module in sorted(needed))
    return SCRIPT.format(head=head.strip().replace("*/", "* /"), modules=modules, name=name, exports=exports)


def _modules(archive: bytes, folder: str) -> Mapping[str, str]:
    """The modules directly in a folder of an archive, by how they ask for each other."""
    found: dict[str, str] = {}
    with tarfile.open(fileobj=io.BytesIO(archive), mode="r:gz") as files:
        for member in files:
            content = files.extractfile(member) if posixpath.dirname(member.name) == folder.rstrip("/") else None
            if content is not None and member.name.endswith(".js"):
                found[f"./{posixpath.basename(member.name)}"] = content.read().decode()
    return found
