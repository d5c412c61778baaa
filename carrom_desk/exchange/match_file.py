"""The match file: a JSON object from which any state of a match follows (formats: match file)."""

import errno
import json
import os
import select
import stat
import sys
import time
from collections.abc import Iterable, Mapping
from hashlib import sha256
from pathlib import Path

from carrom_desk.exchange.codec.document import Node, parse_json, quoted
from carrom_desk.exchange.codec.entry_codec import entries_from, sentence_of_difference, write_logged
from carrom_desk.exchange.codec.state_codec import setup_from, write_setup
from carrom_desk.i18n import N_
from carrom_desk.match.entry.entries import LoggedEntry
from carrom_desk.match.log import MOST_ENTRIES
from carrom_desk.match.ports.store import MatchId, Progress, StoredMatch, unwatched, watched
from carrom_desk.match.problems import DocumentProblem, InvalidDocument, Refusal
from carrom_desk.match.replay import Corrections, ImpossibleEntry, Replay, replay
from carrom_desk.match.setup import Setup
from carrom_desk.rules.texts.words import Sentence

FORMAT = "carrom-desk/match"
VERSION = 1
LONGEST_ID = 100
LONGEST_FILE = 100_000_000
"""Maximum size of a match file in bytes; a match takes a few hundred thousand."""
LONGEST_FOREIGN_FILE = 100_000_000
"""Maximum size in bytes of any other file that is read as a whole."""

_NEWER = N_("A newer version of Carrom Desk saved this match. Install the latest version to open it.")
_PATIENCE_S = 1.0
"""Seconds within which a pipe must deliver data."""
_LONGEST_SILENCE_S = 20.0
_PAUSE_S = 0.02


def bytes_of(path: Path, longest: int = LONGEST_FOREIGN_FILE) -> bytes:
    """Reads a file of any kind; an endless device or pipe is reported as too large.

    Raises:
        OSError: it could not be read.
        InvalidDocument: it is too large.
    """
    kind = path.stat().st_mode
    is_pipe = stat.S_ISFIFO(kind)
    if is_pipe or (stat.S_ISCHR(kind) and sys.platform != "win32"):
        content = _read_stream(path, longest + 1, is_pipe=is_pipe)
    else:
        with path.open("rb") as file:
            content = file.read(longest + 1)
    if len(content) > longest:
        sentence = f"This file is too large: at most {longest // 1_000_000} million bytes are read."
        raise InvalidDocument.at("", sentence)
    return content


def text_of(raw: bytes) -> str:
    """Decodes the contents of a file or a pipe.

    Raises:
        InvalidDocument: it is not UTF-8.
    """
    try:
        return raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        words = N_("This is not UTF-8 text. Byte {byte} is invalid.")
        raise InvalidDocument.at("", words, byte=error.start + 1) from error


def _read_stream(path: Path, most: int, *, is_pipe: bool) -> bytes:
    """Reads a named pipe or a device such as a terminal, with a timeout.

    Raises:
        OSError: nothing arrived in time, or it could not be read.
    """
    silence_s = _LONGEST_SILENCE_S if is_pipe else _PATIENCE_S
    content, deadline = b"", time.monotonic() + _PATIENCE_S
    # Windows has no such flag; its devices, such as NUL, end at once.
    handle = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0))
    try:
        while len(content) < most:
            try:
                part = os.read(handle, most - len(content))
            except BlockingIOError:  # another program is still writing it
                if not select.select([handle], [], [], silence_s)[0]:
                    raise OSError(errno.ETIMEDOUT, "no more data arrives", str(path)) from None
                continue
            content += part
            if not part and (content or not is_pipe):
                break
            if not part and time.monotonic() > deadline:
                raise OSError(errno.EPIPE, "nothing is written to this pipe", str(path))
            if not part:
                time.sleep(_PAUSE_S)
    finally:
        os.close(handle)
    return content


def write_match(match: StoredMatch) -> str:
    """Returns the text of a match file, one entry per line."""
    return _file(match, map(write_logged, match.entries))


def _file(match: StoredMatch, log: Iterable[Mapping[str, object]]) -> str:
    head = {"format": FORMAT, "version": VERSION, "id": match.id, "setup": write_setup(match.setup), "entries": []}
    encode = json.JSONEncoder(ensure_ascii=False).encode
    entries = ",\n".join(map(encode, log))
    return f"{encode(head).removesuffix(']}')}\n{entries}\n]}}\n"


def read_match(text: str, progress: Progress = unwatched) -> StoredMatch:
    """Parses the text of a match file; `replay_match` checks that its entries are possible.

    Raises:
        InvalidDocument: with every problem and its place.
        Stopped: the caller stopped it.
    """
    if len(text) > LONGEST_FILE:
        raise InvalidDocument.at("", N_("This file is too large to be a match."))
    node = Node(parse_json(text))
    _refuse_newer(node.value)
    fields = node.mapping(required=("format", "version", "id", "setup", "entries"))
    if "format" in fields and fields["format"].value != FORMAT:
        fields["format"].fault(f"This is not a match file: {quoted(fields['format'].value)} instead of {FORMAT}.")
    _check_version(fields["version"])
    match_id = fields["id"].text(needed=True, longest=LONGEST_ID)
    setup, entries = setup_from(fields["setup"]), fields["entries"]
    many = len(entries.value) if isinstance(entries.value, list) else 0
    found = entries_from(watched(entries.items(most=MOST_ENTRIES), many, progress))
    node.finish()
    return StoredMatch(MatchId(match_id), setup, found)


def _refuse_newer(document: object) -> None:
    """Refuses a file of a later version, with the remedy only: its other problems cannot be judged here."""
    match document:
        case {"format": str(name), "version": int(version)} if name == FORMAT and version > VERSION:
            raise InvalidDocument.at("/version", _NEWER)


def _check_version(node: Node) -> None:
    if not isinstance(node.value, int) or isinstance(node.value, bool):
        node.fault("This must be a whole number.")
    elif node.value != VERSION:
        node.fault(f"This program reads version {VERSION} of the format, not {quoted(node.value)}.")


def replay_match(
    match: StoredMatch,
    *,
    rejudge: bool = False,
    progress: Progress = unwatched,
    corrections: Corrections = Corrections.REFUSED,
) -> Replay:
    """Replays a match from a file, or with `Corrections.KEPT` a stored one.

    Raises:
        InvalidDocument: an entry is not possible at its place, or a correction rewrites what was played.
        Stopped: the caller stopped it.
    """
    try:
        entries = watched(match.entries, len(match.entries), progress)
        return replay(match.setup, entries, rejudge=rejudge, corrections=corrections)
    except ImpossibleEntry as impossible:
        problems = problems_of_refusal(impossible.refusal, f"/entries/{impossible.number}")
        unlawful = (
            DocumentProblem(f"/entries/{each.number}/ruling", sentence_of_difference(each))
            for each in impossible.unlawful
        )
        raise InvalidDocument((*unlawful, *problems)) from impossible


def problems_of_refusal(refusal: Refusal, at: str = "") -> tuple[DocumentProblem, ...]:
    """Returns a refusal as problems of the document at the entry's place."""
    if not refusal.problems:
        return (DocumentProblem(f"{at}{refusal.at}", refusal.sentence, refusal.first),)
    return tuple(
        DocumentProblem(f"{at}{_in_entry(problem.at)}", Sentence.of(problem.reason.words))
        for problem in refusal.problems
    )


def _in_entry(at: str) -> str:
    """Converts a place in an act to one in its entry; problems of the position get the entry's own place."""
    head, _, rest = at.removeprefix("/").partition("/")
    return f"/{rest}" if head in ("stroke", "violation", "incident") and rest else ""


# Fingerprint of a match: two prints with the same one show the same entries

GROUPS = 4

DIGITS_OF_A_GROUP = 4


def fingerprint_of(match_id: MatchId, agreed: Setup, entries: Iterable[LoggedEntry]) -> str:
    """Returns the first 64 bits of a SHA-256 as groups of hexadecimal digits, such as "3f0a 91c2 77de 0b45".

    It covers the identifier, the setup and every entry with its ruling and times, as canonical JSON of a match file, so
    exporting and importing a match keeps its fingerprint.
    """
    entries = tuple(entries)
    return _fingerprint(match_id, agreed, entries, map(write_logged, entries))


def file_and_fingerprint(match: StoredMatch) -> tuple[str, str]:
    """Returns the text of a match file and its fingerprint, for which each entry is written once."""
    log = tuple(map(write_logged, match.entries))
    return _file(match, log), _fingerprint(match.id, match.setup, match.entries, log)


def _fingerprint(
    match_id: str, agreed: Setup, entries: Iterable[LoggedEntry], written: Iterable[Mapping[str, object]]
) -> str:
    encode = json.JSONEncoder(ensure_ascii=False, allow_nan=False, sort_keys=True, separators=(",", ":")).encode
    # Entry by entry: a single text would be one step, during which no other thread can run.
    log = ",".join(
        encode({**document, "at": logged.at, "elapsed_ms": logged.elapsed_ms})
        for logged, document in zip(entries, written, strict=True)
    )
    head = encode({"id": match_id, "setup": write_setup(agreed)}).removeprefix("{")
    text = f'{{"entries":[{log}],{head}'
    digits = sha256(text.encode("utf-8", "surrogatepass")).hexdigest()
    starts = range(0, GROUPS * DIGITS_OF_A_GROUP, DIGITS_OF_A_GROUP)
    return " ".join(digits[start : start + DIGITS_OF_A_GROUP] for start in starts)


def digits_of(fingerprint: str) -> str:
    """Returns the digits of a fingerprint in a form to compare, ignoring spaces and case."""
    return "".join(letter for letter in fingerprint.lower() if letter.isalnum())
