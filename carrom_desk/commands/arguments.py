"""How a module of commands registers them, and the arguments that several of them take."""

import argparse
from collections.abc import Callable, Iterable
from datetime import date
from typing import Protocol

from carrom_desk.languages import languages
from carrom_desk.reports.content import Paper
from carrom_desk.reports.match_documents import Extent, Options

Run = Callable[[argparse.Namespace, str], int]
"""Runs a command with its arguments on a database, a path or a URL; the exit status."""


class AddCommand(Protocol):
    """Makes a command known."""

    def __call__(self, name: str, text: str, run: Run, *, makes_database: bool = False) -> argparse.ArgumentParser:
        """The parser of its arguments; `makes_database`: it makes the usual database where there is none."""


def add_target(command: argparse.ArgumentParser, endings: Iterable[str]) -> None:
    """Where it writes; what the name may end in."""
    command.add_argument("--to", required=True, metavar="OUT", help=f"ends in one of {', '.join(endings)}")


def add_paper_and_language(command: argparse.ArgumentParser, usual: str = "en", usual_words: str = "en") -> None:
    """On what it is printed, and in which language."""
    command.add_argument("--paper", choices=tuple(Paper), default=Paper.A4, help="for .pdf and .html; a4 if left out")
    add_language(command, usual, usual_words)


def add_language(command: argparse.ArgumentParser, usual: str = "en", usual_words: str = "en") -> None:
    """What it is written in."""
    text = f"what it is written in; {usual_words} if left out"
    command.add_argument("--language", choices=languages(), default=usual, help=text)


def add_part(command: argparse.ArgumentParser, usual: Extent) -> None:
    """How much of a match is printed."""
    text = f"of each match, for .pdf and .html: the sheet to sign, details, log; {usual} if left out"
    command.add_argument("--part", choices=("card", "details", "log", "all"), default=usual, help=text)


def options_of(arguments: argparse.Namespace) -> Options:
    """How a document is to be written."""
    extent = Extent(getattr(arguments, "part", Extent.ALL))
    return Options(Paper(arguments.paper), extent, arguments.language)


def date_of(text: str) -> date:
    """A date such as 2026-11-21."""
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{text} is not a date such as 2026-11-21") from error
