"""Input and output of commands: data as JSON lines to standard output, messages to standard error, and whole files."""

import json
import sys
from collections.abc import Iterator, Mapping
from contextlib import suppress
from pathlib import Path
from typing import TypeVar

from carrom_desk.exchange.codec.entry_codec import what_differs
from carrom_desk.exchange.match_file import bytes_of
from carrom_desk.match.plain_text import plain
from carrom_desk.match.problems import DocumentProblem, RulingDifference
from carrom_desk.reports.output.whole_file import write_whole

OK = 0
FAILED = 1
LONGEST_LINE = 1_000_000
"""Maximum length in bytes of a line on standard input; an entry or a scenario has about a thousand."""


class CommandFailed(Exception):
    """Raised when a command cannot continue; the sentence says what happened and what to do."""


def answer(document: object) -> None:
    """Writes and flushes a line of data.

    Raises:
        CommandFailed: it could not be written.
        BrokenPipeError: the reader has closed the pipe.
    """
    try:
        sys.stdout.write(_harmless(json.dumps(document, ensure_ascii=False)) + "\n")
        sys.stdout.flush()
    except BrokenPipeError:
        raise
    except OSError as error:
        raise CommandFailed(f"The output could not be written: {error.strerror}.") from error


def _harmless(text: str) -> str:
    """Escapes characters in JSON that control a terminal or reverse a line."""
    if text.isascii() and text.isprintable():
        return text  # characters below the space are already escaped
    return "".join(letter if plain(letter) == letter or letter == " " else _escaped(letter) for letter in text)


def _escaped(letter: str) -> str:
    return f"\\u{ord(letter):04x}" if letter.isascii() else json.dumps(letter)[1:-1]


def message(sentence: str) -> None:
    """Writes a sentence to standard error; control characters in names are removed."""
    with suppress(OSError):  # standard error is not writable either
        sys.stderr.write(f"carrom-desk: {plain(sentence)}\n")


def error_of(problems: tuple[DocumentProblem, ...]) -> dict[str, object]:
    """Returns the problems of a document as data (formats: commands)."""
    return {"error": {"problems": [written_problem(fault) for fault in problems]}}


def written_problem(fault: DocumentProblem) -> dict[str, object]:
    """Returns a problem as data: its place, its sentence and, of a correction, the first entry it would rewrite."""
    first = {} if fault.first is None else {"first": fault.first}
    return {"at": fault.at, "problem": fault.problem, **first}


def written_difference(difference: RulingDifference) -> dict[str, object]:
    """Returns an unlawful stored ruling as data: its entry, the stored ruling and the lawful one."""
    stored, lawful = what_differs(difference.stored, difference.lawful)
    return {"number": difference.number, "stored": stored, "lawful": lawful}


def bytes_of_file(path: str) -> bytes:
    """Reads a file.

    Raises:
        CommandFailed: it could not be read.
        InvalidDocument: it is too large.
    """
    try:
        return bytes_of(Path(path))
    except OSError as error:
        reason = error.strerror or "it cannot be read"
        raise CommandFailed(f"{path} could not be read: {reason}.") from error


def lines_of(path: str | None) -> Iterator[bytes]:
    """Yields the lines of a file, or of standard input as they arrive, except blank ones.

    Raises:
        CommandFailed: the file could not be read.
    """
    if path is not None and path != "-":
        yield from (line for line in bytes_of_file(path).splitlines() if line.strip())
        return
    while line := sys.stdin.buffer.readline(LONGEST_LINE + 1):
        if len(line) > LONGEST_LINE:
            _pass_over_the_rest(line)
            # an unterminated quotation is refused as a bad line, and reading continues
            line = b'"This line is too long.'
        if line.strip():
            yield line


def _pass_over_the_rest(line: bytes) -> None:
    while line and not line.endswith(b"\n"):
        line = sys.stdin.buffer.readline(LONGEST_LINE)


_DOUBLE_ENDINGS = (".sol.gz",)

T = TypeVar("T")


def by_ending(target: str, known: Mapping[str, T]) -> T:
    """Returns the value for the extension of the target.

    Raises:
        CommandFailed: the extension is unknown.
    """
    name = Path(target).name.lower()
    double = next((ending for ending in _DOUBLE_ENDINGS if name.endswith(ending)), "")
    found = known.get(double or Path(name).suffix)
    if found is None:
        raise CommandFailed(f"{target} has an unknown ending. Use one of {', '.join(known)}.")
    return found


def write(target: str, content: bytes) -> None:
    """Writes a file completely or not at all.

    Raises:
        CommandFailed: the file could not be written.
    """
    try:
        write_whole(Path(target), content)
    except OSError as error:
        raise CommandFailed(f"{target} could not be written: {error.strerror or error}.") from error
