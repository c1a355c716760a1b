"""What each rendered page offers besides itself: its Markdown, and the compiled schemas."""

from __future__ import annotations

from acp_codegen.emit.docs.paths import SCHEMAS_PAGE, relative

HEAD = "</head>"
ARTICLE = '<article class="md-content__inner md-typeset">'
TYPE = 'type="text/markdown"'


def with_offers(html: str, page: str, twin: str, footer: str) -> str:
    """The page at the path `page` in the site, with links to its twin, and to the schemas behind the text `footer`."""
    markdown = relative(page, twin)
    schemas = relative(page, SCHEMAS_PAGE.removesuffix(".md") + ".html")
    links = {
        # The theme asks for the map of a site that `rel=alternate` alone names; the blank keeps it from that.
        HEAD: f'<link rel="alternate " {TYPE} href="{markdown}">\n  {HEAD}',
        ARTICLE: f'{ARTICLE}\n<a class="acp-twin" rel="alternate" {TYPE} href="{markdown}">Markdown</a>',
        footer: f'{footer} · <a href="{schemas}">compiled schemas</a>',
    }
    for place, text in links.items():
        html = html.replace(place, text, 1) if place else html
    return html
