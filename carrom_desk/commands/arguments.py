"""Registration of commands, and arguments shared by several of them."""

import argparse
from collections.abc import Callable, Iterable
from datetime import date
from typing import Protocol

from carrom_desk.formats import list_separator
from carrom_desk.languages import languages, speaking
from carrom_desk.reports.content import Paper
from carrom_desk.reports.match_documents import Extent, Options
from carrom_desk.reports.organiser import NotALogo, Organiser, logo_of

from .talk import CommandFailed, bytes_of_file

_SEPARATORS = {"comma": ",", "semicolon": ";"}

Run = Callable[[argparse.Namespace, str], int]
"""Runs a command with its arguments on a database, given by path or URL, and returns the exit status."""


class AddCommand(Protocol):
    """Registers a command."""

    def __call__(self, name: str, text: str, run: Run, *, makes_database: bool = False) -> argparse.ArgumentParser:
        """Returns the parser for the command's arguments; with `makes_database` a missing default database is
        created.
        """


def add_target(command: argparse.ArgumentParser, endings: Iterable[str]) -> None:
    command.add_argument("--to", required=True, metavar="OUT", help=f"a name that ends in one of {', '.join(endings)}")


def add_paper_and_language(command: argparse.ArgumentParser, usual: str = "en", usual_words: str = "en") -> None:
    """Adds options for paper size and language."""
    command.add_argument(
        "--paper", choices=tuple(Paper), default=Paper.A4, help="paper of a .pdf or .html; default: a4"
    )
    command.add_argument("--organiser", metavar="NAME", default="", help="who organises, on the sheets")
    command.add_argument("--logo", metavar="FILE", help="the organiser's logo, a PNG or JPEG of at most 200 kB")
    add_language(command, usual, usual_words)


def add_language(command: argparse.ArgumentParser, usual: str = "en", usual_words: str = "en") -> None:
    """Adds an option for the language of the output."""
    text = f"language of the document; default: {usual_words}"
    command.add_argument("--language", choices=languages(), default=usual, help=text)


def add_part(command: argparse.ArgumentParser, usual: Extent) -> None:
    """Adds an option for the part of a match to print."""
    text = f"part of each match, for .pdf and .html: sheet to sign, details or log; default: {usual}"
    command.add_argument("--part", choices=("card", "details", "log", "all"), default=usual, help=text)


def add_separator(command: argparse.ArgumentParser) -> None:
    """Adds an option for the separator of a table."""
    text = "between the columns of a .csv; language: the one that spreadsheets use in --language; default: comma"
    command.add_argument("--separator", choices=(*_SEPARATORS, "language"), default="comma", help=text)


def _separator_of(arguments: argparse.Namespace) -> str:
    with speaking(arguments.language):
        return _SEPARATORS.get(getattr(arguments, "separator", "comma")) or list_separator()


def options_of(arguments: argparse.Namespace) -> Options:
    """Returns the document options from parsed arguments."""
    extent = Extent(getattr(arguments, "part", Extent.ALL))
    logo = ""
    if arguments.logo is not None:
        try:
            logo = logo_of(bytes_of_file(arguments.logo))
        except NotALogo as error:
            raise CommandFailed(str(error)) from error
    return Options(
        paper=Paper(arguments.paper),
        extent=extent,
        language=arguments.language,
        organiser=Organiser(arguments.organiser, logo),
        separator=_separator_of(arguments),
    )


def date_of(text: str) -> date:
    """Parses a date such as 2026-11-21."""
    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{text} is not a date such as 2026-11-21") from error
