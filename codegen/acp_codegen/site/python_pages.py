"""The reference pages of the Python package: its own names, and those of each version."""

from __future__ import annotations

from acp_codegen import pipeline
from acp_codegen.emit.docs import Site
from acp_codegen.emit.docs.book import Book
from acp_codegen.emit.docs.links import Links
from acp_codegen.emit.docs.markdown import code
from acp_codegen.emit.python import common, public_names
from acp_codegen.ir.model import Sources
from acp_codegen.site.names_page import Packages, names_page
from acp_codegen.site.runtime_page import anchor_of, runtime_page
from acp_codegen.site.runtime_source import RuntimeSource

FOLDER = "python"


def python_pages(sources: Sources, site: Site) -> dict[str, str]:
    """The pages, by path below docs/, in the order of the navigation."""
    versions = pipeline.projections(sources)
    pages = {stable.name: f"{FOLDER}/{stable.name}.md" for stable, _ in versions}
    package = pipeline.PACKAGE
    links = [f"[{code(f'{package}.{name}')}]({name}.md)" for name in pages]
    source = RuntimeSource(common(sources.registry))
    made = {f"{FOLDER}/{package}.md": runtime_page(package, source, links)}
    targets = {name: f"{package}.md#{anchor_of(name)}" for name in source.common.homes}
    book = Book(sources.registry, sources.protocols, (), (), site)
    for version, (stable, wide) in zip(book.versions, versions, strict=True):
        name = f"{package}.{stable.name}"
        packages = Packages(name, f"{name}.{pipeline.UMBRELLA}" if wide else None, targets)
        path = pages[stable.name]
        made[path] = names_page(packages, public_names(stable, wide), Links(book, path).of(version))
    return made
