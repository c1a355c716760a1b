"""`PROTOCOL` of a package: what it was made from, as the sources and the files beside it have it."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from acp_schema._runtime.methods import Side, receivers, senders
from acp_schema._runtime.protocol import stable

from repository import ROOT, compiled
from test_bindings_packages import PACKAGES, UMBRELLA, each_package, package_of, table

SIDES: tuple[Side, ...] = ("agent", "client", "proxy", "conductor")


@each_package
def test_it_is_what_the_package_was_made_from(label: str) -> None:
    package, protocol = package_of(label)
    ours = package.PROTOCOL
    assert (ours.version, ours.status, ours.release) == (protocol.version, protocol.status, protocol.release)
    assert ours.features == protocol.features
    assert ours.methods is package.METHODS
    assert ours.request_id == getattr(package, protocol.request_id.name)
    assert ours.error is getattr(package, protocol.error.name)


@each_package
def test_it_names_the_gates_that_the_feature_table_has(label: str) -> None:
    names = [feature["name"] for feature in table()["features"] if feature.get("umbrella") in UMBRELLA]
    assert list(package_of(label)[0].PROTOCOL.features) == (names if label.endswith("unstable") else [])


@each_package
def test_it_agrees_with_the_compiled_schema_that_it_gives(label: str) -> None:
    package, version, names = PACKAGES[label]
    ours = package.PROTOCOL
    schema = ours.schema()
    assert schema == compiled(version, names)
    assert schema["x-acp"] == {
        "protocolVersion": ours.version,
        "features": list(ours.features),
        "release": ours.release,
        "sourceDigest": ours.source_digest,
    }
    schema.clear()
    assert ours.schema()


@pytest.mark.parametrize("version", [1, 2])
def test_the_stable_protocol_of_a_version_is_found_by_its_number(version: int) -> None:
    assert stable(version) is PACKAGES[f"v{version}"][0].PROTOCOL


@pytest.mark.parametrize("version", [0, 3, -1, 10**9])
def test_a_version_that_there_is_not_is_a_value_error(version: int) -> None:
    with pytest.raises(ValueError, match=f"acp_schema has no version {version} of the protocol"):
        stable(version)


SOLO = """
from ._runtime.protocol import Protocol
Number, Problem = int | str, dict
types = {"methods": (), "package": __name__, "request_id_name": "Number", "error_name": "Problem"}
PROTOCOL = Protocol(version=7, status="draft", release="1", source_digest="", schema_path="", **types)
"""


def test_the_runtime_finds_the_protocol_of_a_package_that_has_but_one(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "generated" / "acp_schema" / "_runtime", tmp_path / "solo" / "_runtime")
    (tmp_path / "solo" / "__init__.py").write_text(SOLO)
    code = (
        "import sys, solo; from solo._runtime.connection import Connection;"
        "connection = Connection(side='agent', version=7); assert connection.protocol is solo.PROTOCOL;"
        'assert connection.receive_line(\'{"jsonrpc": "2.0", "method": "_x"}\').name == \'_x\';'
        "assert 'acp_schema' not in sys.modules; Connection(side='agent', version=1)"
    )
    done = subprocess.run([sys.executable, "-c", code], cwd=tmp_path, capture_output=True, text=True, check=False)
    assert done.stderr.endswith("ValueError: solo has no version 1 of the protocol\n")


@each_package
def test_each_method_is_sent_by_one_end_and_received_by_the_other(label: str) -> None:
    protocol = package_of(label)[0].PROTOCOL
    for one, other in (("client", "agent"), ("conductor", "proxy")):
        assert protocol.sends(one) == protocol.receives(other)
        assert protocol.sends(other) == protocol.receives(one)
    met = [method for side in ("agent", "client", "proxy") for method in protocol.receives(side).values()]
    assert all(method in met for method in protocol.methods)


@each_package
def test_no_side_receives_two_methods_by_one_name_and_kind(label: str) -> None:
    protocol = package_of(label)[0].PROTOCOL
    for side in SIDES:
        received = [m for m in protocol.methods if side in receivers(m.direction)]
        sent = [m for m in protocol.methods if side in senders(m.direction)]
        assert list(protocol.receives(side).values()) == received
        assert list(protocol.sends(side).values()) == sent


@pytest.mark.parametrize("label", ["v1.unstable", "v2.unstable"])
def test_one_name_can_be_two_methods(label: str) -> None:
    protocol: Any = package_of(label)[0].PROTOCOL
    assert ("mcp/message", "request") in protocol.receives("client")
    assert ("mcp/message", "notification") not in protocol.receives("client")
    assert ("mcp/message", "notification") in protocol.receives("agent")
    assert ("mcp/message", "request") not in protocol.receives("agent")


@pytest.mark.parametrize("label", ["v1.unstable", "v2.unstable"])
def test_a_proxy_receives_what_an_agent_does_and_what_is_meant_for_proxies(label: str) -> None:
    protocol: Any = package_of(label)[0].PROTOCOL
    more = {("proxy/initialize", "request"), ("proxy/successor", "request"), ("proxy/successor", "notification")}
    assert protocol.receives("proxy").keys() - protocol.receives("agent").keys() == more
    assert protocol.receives("conductor").keys() - protocol.receives("client").keys() == more - {
        ("proxy/initialize", "request")
    }
