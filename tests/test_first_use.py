"""What happens when something is used for the first time: in eight threads at once, and what importing costs."""

from __future__ import annotations

import subprocess
import sys

import pytest

PACKAGES = ("acp_schema.v1", "acp_schema.v1.unstable", "acp_schema.v2", "acp_schema.v2.unstable")


def fresh(code: str, *arguments: str) -> list[str]:
    """What a process that has imported nothing prints, line by line."""
    command = [sys.executable, "-W", "error", "-c", code, *arguments]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=120)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout.splitlines()


@pytest.mark.parametrize("package", ["acp_schema", *PACKAGES])
def test_importing_a_package_does_not_import_pydantic(package: str) -> None:
    code = "import sys; import {0}; print({0}.__name__, *(n for n in sys.modules if n.startswith('pydantic')))"
    assert fresh(code.format(package)) == [package]


FORCED = """
import sys
from importlib import import_module
from pydantic import TypeAdapter
from pydantic_core import SchemaSerializer, SchemaValidator
from acp_schema import Model

package = import_module(sys.argv[1])
values = {name: getattr(package, name) for name in package.__all__}
models = {name: v for name, v in values.items() if isinstance(v, type) and issubclass(v, Model)}
for name, model in models.items():
    assert model.model_rebuild(force=True) is True, name
    assert type(model.__pydantic_validator__) is SchemaValidator, name
    assert type(model.__pydantic_serializer__) is SchemaSerializer, name
    for mode in ("validation", "serialization"):
        described = model.model_json_schema(mode=mode)
        wanted = {field.alias or attribute for attribute, field in model.model_fields.items()}
        body = described.get("$defs", {}).get(name, described)
        assert wanted == set(body.get("properties", {})), (name, mode)
print(len(models))
"""


@pytest.mark.parametrize("package", PACKAGES)
def test_every_class_can_be_built_again_and_described(package: str) -> None:
    (count,) = fresh(FORCED, package)
    assert int(count) > 150


THREADS = """
import random, sys, threading, traceback
from importlib import import_module
from acp_schema import DecodeError, Model, decode, encode

NUMBER, SEED = 8, int(sys.argv[1])
PACKAGES = sys.argv[2:]
VALUES = [
    '{}',
    'null',
    '{"type": "text", "text": "x", "sessionUpdate": "plan", "entries": [{"content": "a"}, 3]}',
    '{"protocolVersion": 2, "sessionId": "s", "cwd": "/", "message": "m", "code": 1, "name": "n", "id": "i",'
    ' "prompt": [{"type": "text", "text": "x"}], "toolCallId": "t", "_meta": {}, "authMethods": [{"id": "a"}],'
    ' "content": [{"type": "content", "content": {"type": "text", "text": "x"}}]}',
]
barrier = threading.Barrier(NUMBER)
found = {}


def used(seed):
    '''What comes of using some types in an order of their own.'''
    chance, came = random.Random(seed), {}
    for name in chance.sample(PACKAGES, len(PACKAGES)):
        package = import_module(name)
        types = [n for n in package.__all__ if n[0].isupper() and not n.isupper() and not n.startswith("Known")]
        for each in chance.sample(types, 12):
            form = getattr(package, each)
            for text in VALUES:
                came[name, each, text] = outcome(form, text, report=chance.random() < 0.5)
            if isinstance(form, type) and issubclass(form, Model):
                came[name, each, "new"] = built(form)
        came[name] = len({method.params for method in package.METHODS})
    return came


def outcome(form, text, report):
    try:
        value = decode(form, text, report=report)
        value, drops = value if report else (value, ())
        kind = type(value).__name__
        if isinstance(form, type) and issubclass(form, Model):
            assert type(value) is form
            assert form.model_validate_json(text) == value
        return kind, encode(value), tuple(map(str, drops)), repr(value)
    except DecodeError as error:
        return [(fault.pointer, fault.reason, fault.variant) for fault in error.faults]


def built(form):
    try:
        return repr(form())
    except Exception as error:
        return str(error)


def work(index):
    barrier.wait()
    try:
        # Half of them begin with the same, the others each with something else.
        found[index] = used(SEED if index < NUMBER // 2 else SEED + index)
    except BaseException:
        traceback.print_exc()


sys.setswitchinterval(1e-6)
threads = [threading.Thread(target=work, args=(index,), daemon=True) for index in range(NUMBER)]
for thread in threads:
    thread.start()
for thread in threads:
    thread.join(60)
sys.setswitchinterval(0.005)
assert len(found) == NUMBER, "a thread failed, or they wait for each other"
for index, came in found.items():
    again = used(SEED if index < NUMBER // 2 else SEED + index)
    differing = [f"{key}: {came[key]} and not {value}" for key, value in again.items() if came[key] != value]
    assert not differing, differing
print(sum(map(len, found.values())))
"""


@pytest.mark.parametrize("seed", [100, 200])
def test_first_use_in_eight_threads_is_as_in_one(seed: int) -> None:
    """Each process has built no class before; what its threads find is what one thread finds later."""
    (count,) = fresh(THREADS, str(seed), *PACKAGES)
    assert int(count) > 1000
