"""Strict reading of SoL files: a YAML stream or a JSON array, plain or gzipped, both read as a list of documents."""

import gzip
import re
import zlib
from collections.abc import Sequence
from typing import Any

import yaml

from carrom_desk.exchange.codec.document import parse_json, quoted
from carrom_desk.exchange.match_file import text_of
from carrom_desk.i18n import N_
from carrom_desk.match.ports.store import Progress, Stopped, unwatched
from carrom_desk.match.problems import DocumentProblem, InvalidDocument
from carrom_desk.rules.texts.words import Sentence

from .sol_names import ENCRYPTED

PACKED = ".sol.gz"
LONGEST_FILE = 100_000_000
"""Maximum size of an unpacked file in bytes."""
LONGEST_JSON = 50_000_000
"""Maximum length of JSON in characters."""
LONGEST_YAML = 10_000_000
"""Maximum length of YAML in characters; parsing takes a second or two per million."""
DEEPEST = 20
"""Maximum nesting depth of lists and objects; SoL's files have five levels."""

_BEGINNING = 4096
"""Number of bytes that show whether a file is text."""
_GZIP = 31
"""Window size for zlib: the largest, with a gzip header."""
_MATCHES = re.compile(r"^matches:|^ {0,2}\"matches\":", re.MULTILINE)
"""List of matches of a tourney, in YAML or JSON."""
_TAG = "tag:yaml.org,2002:"
_TEXTS = frozenset({"!", f"{_TAG}str", f"{_TAG}timestamp"})
"""Tags of texts; older SoL files mark dates as timestamps."""
_PLAIN_VALUES = {
    "null": re.compile(r"~|null|Null|NULL|"),
    "bool": re.compile(r"true|True|TRUE|false|False|FALSE"),
    "int": re.compile(r"[-+]?(?:0|[1-9][0-9]{0,17})"),
    "float": re.compile(r"[-+]?(?:\.[0-9]{1,30}|[0-9]{1,30}\.[0-9]{0,30}|[0-9]{1,30}(?=[eE]))(?:[eE][-+]?[0-9]{1,3})?"),
}
"""Patterns of unquoted values in YAML 1.2, by kind. Under YAML 1.1, which PyYAML implements, a player called "No" would
be false and "10:30" a number.
"""
_PARSER: Any = getattr(yaml, "CSafeLoader", yaml.SafeLoader)
"""The C parser if PyYAML was built with it."""


_ENCRYPTED = N_(
    "This file is encrypted, as SoL does on request, or damaged. Ask the organiser for the file without encryption, as "
    ".sol or .sol.gz."
)
_SEVERAL = N_(
    "This file contains {count} tourneys, and not all of them could be read. Ask the organiser for a file with only "
    "the tourney that is played here."
)
_IN_TEXT = frozenset(b"\t\n\r")
"""Control characters that occur in texts."""
_GZIP_MAGIC = b"\x1f\x8b"


def is_packed(name: str) -> bool:
    """Returns True when a file of this name is compressed. SoL only looks at the case-sensitive extension."""
    return name.endswith(PACKED)


def packed(text: str, name: str) -> bytes:
    """Returns the contents for a file of this name, compressed if the name says so."""
    content = text.encode("utf-8")
    return gzip.compress(content, mtime=0) if is_packed(name) else content


def sol_text(content: bytes, name: str) -> str:
    """Returns the text of a SoL file.

    Raises:
        InvalidDocument: it is encrypted, could not be unpacked, is too large, or is not UTF-8.
    """
    is_binary = any(byte < ord(" ") and byte not in _IN_TEXT for byte in content[:_BEGINNING])
    if name.lower().endswith(ENCRYPTED) or (is_binary and not content.startswith(_GZIP_MAGIC)):
        raise InvalidDocument.at("", _ENCRYPTED)
    try:
        plain = _unpacked(content) if is_packed(name) else content
        if len(plain) > LONGEST_FILE:
            raise InvalidDocument.at("", "This file is too large to be one of SoL's.")
        return text_of(plain)
    except zlib.error as error:
        fault = "This file cannot be decompressed: it is damaged, or not in gzip format as its name says."
        raise InvalidDocument.at("", fault) from error


def _unpacked(content: bytes) -> bytes:
    """Unpacks up to one byte more than allowed, since a small file can expand without end. Only reads one gzip member,
    as written by SoL, since a file can contain a million empty ones.
    """
    unpacking = zlib.decompressobj(wbits=_GZIP)
    plain = unpacking.decompress(content, LONGEST_FILE + 1)
    if len(plain) <= LONGEST_FILE and (not unpacking.eof or unpacking.unused_data):
        raise zlib.error("cut off, or followed by something else")
    return plain


def documents_of(text: str, progress: Progress = unwatched) -> list[object]:
    """Parses the documents in a text.

    Raises:
        InvalidDocument: it is neither YAML nor JSON, or not as SoL writes it, with the place.
        Stopped: the caller stopped it.
    """
    text = text.removeprefix("\ufeff")
    if not text.startswith("["):
        return _yaml_documents(text, progress)
    if len(text) > LONGEST_JSON:
        raise InvalidDocument.at("", "This file is too large to be read.")
    found = parse_json(text)
    assert isinstance(found, list)
    return found


def _yaml_documents(text: str, progress: Progress) -> list[object]:
    if len(text) > LONGEST_YAML:
        raise InvalidDocument.at("", "This file is too large to be read as YAML. Have it written with fewer tourneys.")
    documents = _Documents()
    try:
        for event in yaml.parse(text, _PARSER):
            if not progress(0 if event.end_mark is None else event.end_mark.index, len(text)):
                raise Stopped
            documents.take(event)
    except yaml.MarkedYAMLError as error:
        raise _not_sols(error.problem or error.context, error.problem_mark or error.context_mark) from error
    except yaml.YAMLError as error:
        raise InvalidDocument.at("", "This is not YAML: it contains characters that are not text.") from error
    return documents.whole


def with_count_of_tourneys(invalid: InvalidDocument, text: str, documents: Sequence[object]) -> InvalidDocument:
    """Returns the problems of a file, after a sentence that it contains several tourneys if it does."""
    found = sum(isinstance(each, dict) and "matches" in each for each in documents) or len(_MATCHES.findall(text))
    if found < 2:
        return invalid
    return InvalidDocument((DocumentProblem("", Sentence.of(_SEVERAL, count=found)), *invalid.problems))


def _not_sols(problem: str | None, mark: Any) -> InvalidDocument:
    place = "" if mark is None else f" at line {mark.line + 1}, column {mark.column + 1}"
    return InvalidDocument.at("", f"This is not YAML as SoL writes it: {problem}{place}.")


class _Documents:
    """Builds documents from parser events, with JSON's types only.

    Aliases, which allow a short text to expand without end, deep nesting and other types are refused.
    """

    def __init__(self) -> None:
        self.whole: list[object] = []
        self._open: list[tuple[list[object] | dict[str, object], str | None]] = []
        """Open lists and objects, each object with the key of its next value."""

    def take(self, event: yaml.Event) -> None:
        """Advances to the next event.

        Raises:
            InvalidDocument: the event does not occur in SoL's files.
        """
        if isinstance(event, yaml.AliasEvent):
            raise _refused("an alias is not allowed", event)
        if isinstance(event, yaml.ScalarEvent):
            self._add(_value_of(event), event)
        elif isinstance(event, yaml.SequenceStartEvent | yaml.MappingStartEvent):
            self._begin(event)
        elif isinstance(event, yaml.SequenceEndEvent | yaml.MappingEndEvent):
            self._open.pop()

    def _begin(self, event: yaml.SequenceStartEvent | yaml.MappingStartEvent) -> None:
        begun: list[object] | dict[str, object] = [] if isinstance(event, yaml.SequenceStartEvent) else {}
        if event.tag not in (None, "!", f"{_TAG}seq" if isinstance(begun, list) else f"{_TAG}map"):
            raise _refused(f"there is no {quoted(event.tag)} here", event)
        if len(self._open) >= DEEPEST:
            raise _refused("it is nested too deeply", event)
        self._add(begun, event)
        self._open.append((begun, None))

    def _add(self, value: object, event: yaml.NodeEvent) -> None:
        if not self._open:
            self.whole.append(value)
            return
        container, key = self._open[-1]
        if isinstance(container, list):
            container.append(value)
        elif key is not None:
            container[key] = value
            self._open[-1] = (container, None)
        elif not isinstance(value, str):
            raise _refused("a key is not text", event)
        elif value in container:
            raise _refused(f"the key {quoted(value)} appears twice", event)
        else:
            self._open[-1] = (container, value)


def _value_of(event: yaml.ScalarEvent) -> object:
    """Returns the value of a scalar, by its tag or, if plain, by its form."""
    text = event.value
    if event.tag in _TEXTS:
        return text
    if event.tag is None:
        is_plain = event.implicit[0]
        kind = (
            next((kind for kind, written in _PLAIN_VALUES.items() if written.fullmatch(text)), "") if is_plain else ""
        )
        return _of_kind(kind, text)
    kind = event.tag.removeprefix(_TAG)
    if kind not in _PLAIN_VALUES or kind == event.tag:
        raise _refused(f"there is no {quoted(event.tag)} here", event)
    if not _PLAIN_VALUES[kind].fullmatch(text):
        raise _refused("a value is not what its tag says", event)
    return _of_kind(kind, text)


def _of_kind(kind: str, text: str) -> object:
    if kind == "null":
        return None
    if kind == "bool":
        return text.lower() == "true"
    if kind == "int":
        return int(text)
    return float(text) if kind == "float" else text


def _refused(problem: str, event: yaml.Event) -> InvalidDocument:
    return _not_sols(problem, event.start_mark)
