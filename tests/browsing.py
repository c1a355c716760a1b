"""A browser that looks at the docs site, from disk and from a server, and what it sees there."""

from __future__ import annotations

import shutil
import threading
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from typing import Any, Literal

import pytest
from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response, sync_playwright

from rendered import rendered

CHROMIUM = shutil.which("chromium") or shutil.which("google-chrome")
needs_browser = pytest.mark.skipif(CHROMIUM is None, reason="there is no chromium to look at the docs site with")

Scheme = Literal["light", "dark"]
SCREEN, PHONE = (1280, 900), (390, 844)


class Silent(SimpleHTTPRequestHandler):
    """A server that writes no log."""

    def log_message(self, format: str, *args: Any) -> None:  # noqa: A002 the base names them so
        """Say nothing."""


@dataclass
class Seen:
    """What a page asked for and complained of."""

    requests: list[str] = field(default_factory=list[str])
    complaints: list[str] = field(default_factory=list[str])

    def watch(self, page: Page) -> None:
        page.on("request", self.request)
        page.on("console", self.console)
        page.on("pageerror", lambda error: self.complaints.append(str(error)))
        page.on("requestfailed", self.failed)
        page.on("response", self.response)

    def request(self, request: Request) -> None:
        self.requests.append(request.url)

    def console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            self.complaints.append(message.text)

    def failed(self, request: Request) -> None:
        if request.failure != "net::ERR_ABORTED":  # how the browser says that it has left the page
            self.complaints.append(f"{request.url}: {request.failure}")

    def outside(self, base: str) -> list[str]:
        """What was asked for beyond the site."""
        return [url for url in self.requests if not url.startswith((base, "data:"))]

    def response(self, response: Response) -> None:
        if response.status >= 400:
            self.complaints.append(f"{response.url}: {response.status}")


@contextmanager
def launched() -> Generator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM)
        yield browser
        browser.close()


@contextmanager
def served() -> Generator[str]:
    """The address of the site on a server of its own."""
    handler = partial(Silent, directory=str(rendered().folder))
    with ThreadingHTTPServer(("127.0.0.1", 0), handler) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}"
        server.shutdown()
        thread.join()


@contextmanager
def opened(browser: Browser, size: tuple[int, int] = SCREEN, scheme: Scheme = "light") -> Generator[tuple[Page, Seen]]:
    context = browser.new_context(viewport={"width": size[0], "height": size[1]}, color_scheme=scheme)
    page, seen = context.new_page(), Seen()
    seen.watch(page)
    yield page, seen
    context.close()
