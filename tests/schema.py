"""Minimal JSON Schema validator for the keywords used in resources."""

import json
from collections.abc import Iterator
from typing import Any

from carrom_desk.resources import resource_path

_TYPES = {"object": dict, "array": list, "string": str, "integer": int, "boolean": bool, "null": type(None)}
_NOTES = {"$schema", "title", "description", "$defs"}


def schema(name: str) -> dict[str, Any]:
    """Returns a published schema."""
    found: dict[str, Any] = json.loads(resource_path(f"schemas/{name}.schema.json").read_text(encoding="utf-8"))
    return found


def faults(value: Any, schema: dict[str, Any], root: dict[str, Any] | None = None, at: str = "") -> Iterator[str]:
    """Yields the paths where a value does not match the schema."""
    root = schema if root is None else root
    unknown = schema.keys() - _NOTES - _KEYWORDS.keys()
    assert not unknown, f"a keyword that is not checked: {unknown}"
    for keyword in schema.keys() & _KEYWORDS.keys():
        yield from (f"{at}: {fault}" for fault in _KEYWORDS[keyword](value, schema, root))


def _type(value: Any, schema: dict[str, Any], _: dict[str, Any]) -> Iterator[str]:
    is_number = isinstance(value, int) and not isinstance(value, bool)
    is_right = is_number if schema["type"] == "integer" else isinstance(value, _TYPES[schema["type"]])
    if not is_right:
        yield f"no {schema['type']}"


def _one(value: Any, schema: dict[str, Any], _: dict[str, Any]) -> Iterator[str]:
    if value not in schema.get("enum", [schema.get("const")]):
        yield f"unexpected {value!r}"


def _bounds(value: Any, schema: dict[str, Any], _: dict[str, Any]) -> Iterator[str]:
    if not isinstance(value, int | str | list):
        return
    number = value if isinstance(value, int) else len(value)
    for least in ("minimum", "minLength", "minItems"):
        if number < schema.get(least, number):
            yield f"less than {least}"
    for most in ("maximum", "maxLength", "maxItems"):
        if number > schema.get(most, number):
            yield f"more than {most}"


def _properties(value: Any, schema: dict[str, Any], root: dict[str, Any]) -> Iterator[str]:
    if isinstance(value, dict):
        for key, each in value.items():
            if key in schema["properties"]:
                yield from faults(each, schema["properties"][key], root, key)
            else:
                yield f"unknown {key}"
        yield from (f"{key} is missing" for key in schema.get("required", ()) if key not in value)


def _items(value: Any, schema: dict[str, Any], root: dict[str, Any]) -> Iterator[str]:
    if isinstance(value, list):
        for place, each in enumerate(value):
            yield from faults(each, schema["items"], root, str(place))


def _any(value: Any, schema: dict[str, Any], root: dict[str, Any]) -> Iterator[str]:
    ways = schema.get("anyOf") or schema["oneOf"]
    fitting = sum(not list(faults(value, way, root)) for way in ways)
    if not fitting or (fitting > 1 and "oneOf" in schema):
        yield f"fits {fitting} of the ways: {value!r}"


def _reference(value: Any, schema: dict[str, Any], root: dict[str, Any]) -> Iterator[str]:
    return faults(value, root["$defs"][schema["$ref"].removeprefix("#/$defs/")], root)


_KEYWORDS = {
    "type": _type,
    "enum": _one,
    "const": _one,
    "properties": _properties,
    "required": lambda *_: iter(()),  # with the properties
    "additionalProperties": lambda *_: iter(()),
    "items": _items,
    "anyOf": _any,
    "oneOf": _any,
    "$ref": _reference,
    **dict.fromkeys(("minimum", "maximum", "minLength", "maxLength", "minItems", "maxItems"), _bounds),
}
