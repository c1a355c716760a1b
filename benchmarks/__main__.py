"""What the toolchain and the bindings cost: `python -m benchmarks`, or `make bench`.

`python -m benchmarks site`, or `make bench-site`, measures the docs site. `python -m benchmarks peer`, or
`make bench-peer`, compares the bindings with the official Python SDK; its first run installs that from the package
index. Times depend on the machine, so each is also given as a ratio to something measured in the same run.
"""

from __future__ import annotations

import sys


def main(arguments: list[str]) -> None:
    """Measure, and print the tables."""
    match arguments:
        case []:
            from .bindings import bindings
            from .toolchain import toolchain

            toolchain()
            bindings()
            print("`python -m benchmarks site` measures the docs site")
            print("`python -m benchmarks peer` compares the bindings with the official Python SDK")
        case ["site"]:
            from .docs_site import site

            site()
        case ["peer"]:
            from .peer import peer

            peer()
        case _:
            sys.exit("python -m benchmarks [site | peer]")


if __name__ == "__main__":
    main(sys.argv[1:])
