"""The packages of the bindings: what each has, what the unstable ones share with the stable ones, and their data."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from typing import Any, get_args

import acp_schema
import pytest
from acp_schema import FEATURES, RELEASE, DecodeError, decode, encode, v1, v2
from acp_schema.v1 import unstable as v1_unstable
from acp_schema.v2 import unstable as v2_unstable

from acp_codegen.ir.model import Protocol
from repository import ROOT, projected

UMBRELLA = ("unstable",)
PACKAGES: dict[str, tuple[Any, int, tuple[str, ...]]] = {
    "v1": (v1, 1, ()),
    "v1.unstable": (v1_unstable, 1, UMBRELLA),
    "v2": (v2, 2, ()),
    "v2.unstable": (v2_unstable, 2, UMBRELLA),
}
each_package = pytest.mark.parametrize("label", PACKAGES)
PAIRS = [(v1, v1_unstable), (v2, v2_unstable)]


@cache
def table() -> dict[str, Any]:
    """The feature table that lies in the package."""
    found: dict[str, Any] = json.loads((ROOT / "generated" / "acp_schema" / "features.json").read_text())
    return found


def package_of(label: str) -> tuple[Any, Protocol]:
    package, version, names = PACKAGES[label]
    return package, projected(version, names)


def wire_names(form: Any) -> set[str]:
    """The properties of a class, as the wire has them."""
    fields: dict[str, Any] = form.model_fields
    return {field.alias or attribute for attribute, field in fields.items()}


def classes_of(form: Any) -> Iterator[Any]:
    """A class itself, or those of a union."""
    if isinstance(form, type):
        yield form
    else:
        for each in get_args(form):
            yield from classes_of(each)


def tags_of(union: Any) -> set[str]:
    """The tags that the branches of a union have."""
    return set(get_args(union)[1].variants)


def gated(version: int, label: str) -> list[tuple[str, str]]:
    """Each gate that a package leaves closed, with a path of what it covers."""
    opened = UMBRELLA[0] if label.endswith(UMBRELLA[0]) else None
    closed = [f for f in table()["features"] if f.get("umbrella") != opened or opened is None]
    rows = [(f["name"], f["versions"].get(f"v{version}", {})) for f in closed]
    kinds = ("definitions", "properties", "variants", "values")
    return [(gate, part["path"]) for gate, row in rows for kind in kinds for part in row.get(kind, [])]


CLOSED = [(label, gate, path) for label, (_, n, _) in PACKAGES.items() for gate, path in gated(n, label)]


@pytest.mark.parametrize(("label", "gate", "path"), CLOSED)
def test_a_package_has_nothing_of_a_closed_gate(label: str, gate: str, path: str) -> None:
    package, protocol = package_of(label)
    owner, sign, part = re.split(r"([.:]|$)", path, maxsplit=1)
    if owner not in protocol.definitions:
        sign = ""
    if sign == ".":
        assert all(part not in wire_names(each) for each in classes_of(getattr(package, owner))), gate
    elif sign == ":":
        assert part not in tags_of(getattr(package, owner)), gate
    else:
        assert owner not in package.__all__, gate
        assert not hasattr(package, owner), gate


def test_every_gate_is_closed_somewhere() -> None:
    assert {gate for _, gate, _ in CLOSED} == {feature["name"] for feature in table()["features"]}


@each_package
def test_every_definition_has_a_name_in_the_package(label: str) -> None:
    package, protocol = package_of(label)
    assert set(protocol.definitions) <= set(package.__all__)
    for name in protocol.definitions:
        assert getattr(package, name) is not None


@each_package
def test_every_property_is_there_under_its_wire_name(label: str) -> None:
    package, protocol = package_of(label)
    for name, definition in protocol.definitions.items():
        wire = {field.name for field in getattr(definition.type, "fields", ())}
        if wire and isinstance(getattr(package, name), type):
            assert wire <= wire_names(getattr(package, name))


@each_package
def test_every_public_name_can_be_imported_and_is_listed(label: str) -> None:
    package, _ = package_of(label)
    assert len(package.__all__) == len(set(package.__all__))
    for name in package.__all__:
        assert getattr(import_module(package.__name__), name) is not None
    assert set(package.__all__) <= set(dir(package))


def test_the_names_for_all_versions_can_be_imported_and_are_listed() -> None:
    assert {"decode", "encode", "DecodeError", "FEATURES", "RELEASE"} <= set(acp_schema.__all__) <= set(dir(acp_schema))
    for name in acp_schema.__all__:
        assert getattr(acp_schema, name) is not None


@pytest.mark.parametrize("name", ["AuthStatus", "v3", "_nothing", "json"])
def test_a_name_that_is_not_there_is_an_attribute_error(name: str) -> None:
    for package in (acp_schema, v1, v1_unstable, v2, v2_unstable):
        with pytest.raises(AttributeError, match=f"module '{package.__name__}' has no attribute '{name}'"):
            getattr(package, name)


@pytest.mark.parametrize(("stable", "wide"), PAIRS, ids=["v1", "v2"])
def test_what_is_the_same_is_one_class(stable: Any, wide: Any) -> None:
    for name in ("Implementation", "AuthMethodTerminal", "AuthMethodOther", "Error", "CancelRequestNotification"):
        assert getattr(wide, name) is getattr(stable, name)
    assert wide.AuthMethod == stable.AuthMethod


@pytest.mark.parametrize(("stable", "wide"), PAIRS, ids=["v1", "v2"])
def test_a_class_with_more_properties_extends_the_stable_one(stable: Any, wide: Any) -> None:
    for name in ("AgentCapabilities", "AgentAuthCapabilities", "McpCapabilities", "InitializeResponse"):
        ours, theirs = getattr(wide, name), getattr(stable, name)
        assert ours is not theirs
        assert issubclass(ours, theirs)
        assert ours.__name__ == theirs.__name__ == name


@pytest.mark.parametrize(
    ("stable", "wide", "attribute", "wire"),
    [(v1, v1_unstable, "agent_capabilities", "agentCapabilities"), (v2, v2_unstable, "capabilities", "capabilities")],
    ids=["v1", "v2"],
)
def test_an_unstable_part_of_a_stable_message_is_written_whole(
    stable: Any, wide: Any, attribute: str, wire: str
) -> None:
    auth = wide.AgentAuthCapabilities(status=wide.AuthStatusCapabilities())
    capabilities = {attribute: wide.AgentCapabilities(auth=auth, providers=wide.ProvidersCapabilities())}
    more = {} if stable is v1 else {"info": v2.Implementation(name="x", version="1")}
    answer = stable.InitializeResponse(protocol_version=1, **capabilities, **more)
    wanted: dict[str, Any] = {"auth": {"status": {}}, "providers": {}}
    assert json.loads(encode(answer))[wire] == wanted
    assert json.loads(answer.model_dump_json())[wire] == answer.model_dump()[wire] == wanted
    read = decode(wide.InitializeResponse, encode(answer))
    assert getattr(read, attribute).auth.status == wide.AuthStatusCapabilities()


def told(method: Any) -> tuple[object, ...]:
    """What is known of a method, but for its types: by the package and by the sources alike."""
    markers = tuple((c.of, c.at, c.test) for c in method.capability)
    key = (method.name, method.kind, method.direction, method.receiver)
    return (*key, markers, method.condition, method.features, method.description)


@each_package
def test_the_methods_are_those_of_the_sources(label: str) -> None:
    package, protocol = package_of(label)
    assert [told(method) for method in package.METHODS] == [told(method) for method in protocol.methods]
    for ours, source in zip(package.METHODS, protocol.methods, strict=True):
        assert ours.params is getattr(package, source.params.name)
        assert ours.result is (getattr(package, source.result.name) if source.result else None)


@each_package
def test_a_method_is_found_by_name_kind_and_direction(label: str) -> None:
    package, _ = package_of(label)
    for method in package.METHODS:
        assert package.method(method.name, method.kind, method.direction) is method


@pytest.mark.parametrize(
    ("package", "key", "words"),
    [
        (
            v1_unstable,
            ("auth/statu", "request", "client->agent"),
            "there is no request auth/statu (client->agent); is auth/status meant?",
        ),
        (
            v2_unstable,
            ("auth/status", "notification", "client->agent"),
            "there is no notification auth/status (client->agent); auth/status is a request (client->agent)",
        ),
        (
            v2,
            ("initialize", "request", "agent->client"),
            "there is no request initialize (agent->client); initialize is a request (client->agent)",
        ),
        (v1, ("zzz", "request", "both"), "there is no request zzz (both); METHODS lists all of them"),
    ],
)
def test_a_method_that_is_not_there_is_told_with_what_is_near(
    package: Any, key: tuple[str, str, str], words: str
) -> None:
    with pytest.raises(LookupError) as caught:
        package.method(*key)
    assert str(caught.value) == words


def test_stable_packages_have_no_gated_method() -> None:
    for package in (v1, v2):
        with pytest.raises(LookupError):
            package.method("auth/status", "request", "client->agent")


@pytest.mark.parametrize("package", [v1_unstable, v2_unstable], ids=["v1", "v2"])
def test_params_and_results_are_types_to_decode(package: Any) -> None:
    method = package.method("auth/status", "request", "client->agent")
    assert decode(method.params, {}) == package.AuthStatusRequest()
    assert decode(method.result, {"state": "x"}) == package.AuthStatusResponse(state="x")
    with pytest.raises(DecodeError):
        decode(method.result, {})
    assert (method.receiver, method.features) == ("agent", ("unstable_auth_status",))
    assert [marker.test for marker in method.capability] == ["present"]


def test_features_are_those_of_the_feature_table() -> None:
    names = ("name", "title", "status", "umbrella", "rfd")
    wanted = [tuple(feature.get(name) for name in names) for feature in table()["features"]]
    assert [tuple(getattr(feature, name) for name in names) for feature in FEATURES] == wanted


def test_the_release_is_that_of_the_sources() -> None:
    registry = json.loads((ROOT / "schema" / "features.json").read_text())
    assert RELEASE == registry["release"] == table()["release"]


def fresh(code: str) -> list[str]:
    """What a process that has imported nothing prints, line by line."""
    done = subprocess.run([sys.executable, "-W", "error", "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


LOADED = "import sys; print(*sorted(m for m in sys.modules if m.startswith('acp_schema.')), sep='\\n')"


def test_importing_a_version_imports_none_of_its_types() -> None:
    loaded = set(fresh(f"import acp_schema.v1; {LOADED}"))
    assert loaded == {"acp_schema._runtime", "acp_schema._runtime.lazy", "acp_schema.v1"}


def test_using_a_version_imports_no_other() -> None:
    code = "from acp_schema import v1, decode; decode(v1.InitializeResponse, '{\"protocolVersion\": 1}')"
    loaded = fresh(f"{code}; {LOADED}")
    assert "acp_schema.v1._initialize" in loaded
    assert [name for name in loaded if "v2" in name or "unstable" in name] == []
    assert "acp_schema.v1._methods" not in loaded


def test_naming_a_type_builds_no_validator() -> None:
    code = "from acp_schema.v1.unstable import InitializeResponse as R; print(R.__pydantic_complete__)"
    assert fresh(code) == ["False"]
