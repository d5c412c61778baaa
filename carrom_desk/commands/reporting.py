"""Commands that write documents: match report, statistics, day, blank sheet, shortcut card."""

import argparse
from dataclasses import replace
from pathlib import Path

from carrom_desk.desk.documents import (
    BlankReport,
    DayReport,
    Form,
    MatchNumbers,
    MatchReport,
    PlayerReport,
    Subject,
    blank_report,
    day_report,
    forms_by_ending,
    match_report,
    written,
    written_document,
)
from carrom_desk.desk.gathering import DayAsked, Found, day_found, player_found, replayed
from carrom_desk.exchange.match_file import read_match, replay_match, text_of
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.paths import preferences_file
from carrom_desk.reports.content import Paper
from carrom_desk.reports.match_documents import Extent, Options

from .arguments import AddCommand, add_paper_and_language, add_part, add_separator, add_target, date_of, options_of
from .talk import FAILED, OK, CommandFailed, by_ending, bytes_of_file, message, write

SOURCE_HELP = "a match file, or the id of a stored match"
PAGE_FORMS = forms_by_ending(BlankReport)
REPORT_FORMS = forms_by_ending(MatchReport)
DAY_FORMS = forms_by_ending(DayReport)
STATISTICS_FORMS = forms_by_ending(MatchNumbers)
"""Formats by extension of the target."""


def register(add: AddCommand) -> None:
    """Registers the commands."""
    text = "Write the report of a match."
    match = add("report", text, lambda a, at: report(at, a.source, a.to, options_of(a), strokes=a.strokes))
    match.add_argument("source", metavar="SOURCE", help=SOURCE_HELP)
    add_target(match, REPORT_FORMS)
    match.add_argument("--strokes", action="store_true", help="with .csv: the log instead of the boards")
    add_paper_and_language(match)
    add_separator(match)
    add_part(match, Extent.ALL)
    text = "Write a blank sheet to umpire on paper."
    sheet = add("blank", text, lambda a, at: blank(at, a.source, a.to, options_of(a), doubles=a.doubles))
    sheet.add_argument("source", nargs="?", metavar="SOURCE", help="a match whose names and format are printed")
    add_target(sheet, PAGE_FORMS)
    sheet.add_argument("--doubles", action="store_true", help="two players per side; only without SOURCE")
    add_paper_and_language(sheet)
    _register_day(add)
    numbers = add("statistics", "Write statistics about a match, or about a player in all stored matches.", _statistics)
    whose = numbers.add_mutually_exclusive_group(required=True)
    whose.add_argument("source", nargs="?", metavar="SOURCE", help=SOURCE_HELP)
    whose.add_argument("--player", metavar="NAME", help="a player's name, as in the list of matches")
    add_target(numbers, STATISTICS_FORMS)
    add_paper_and_language(numbers)
    add_separator(numbers)
    keys = add("keys", "Write the card of the window's shortcuts.", _write_keys)
    add_target(keys, PAGE_FORMS)
    add_paper_and_language(keys, "", "the window's")


def _register_day(add: AddCommand) -> None:
    def run(asked: argparse.Namespace, database: str) -> int:
        if asked.event is None and asked.date is None:
            command.error("day needs --event, --date or both")
        return day(database, DayAsked(asked.event, asked.date), asked.to, options_of(asked), asked.initials)

    command = add("day", "Write all matches of an event, a date or both together.", run)
    command.add_argument("--event", metavar="NAME", help="the event's name, as in the list of matches")
    command.add_argument("--date", type=date_of, metavar="YYYY-MM-DD", help="local date of the first entry")
    text = "players by initials only, in matches of this category; without a category, in all matches"
    command.add_argument("--initials", nargs="?", const="", metavar="CATEGORY", help=text)
    add_target(command, DAY_FORMS)
    add_paper_and_language(command)
    add_separator(command)
    add_part(command, Extent.CARD)


def _statistics(asked: argparse.Namespace, database: str) -> int:
    if asked.player is not None:
        return player_statistics(database, asked.player, asked.to, options_of(asked))
    return statistics(database, asked.source, asked.to, options_of(asked))


def report(database: str, source: str, target: str, options: Options, *, strokes: bool = False) -> int:
    """Writes the report of a match file, or of the stored match with that id."""
    form = by_ending(target, REPORT_FORMS)
    if strokes and form is not Form.CSV:
        raise CommandFailed("--strokes needs a name that ends in .csv. Every other format includes the strokes.")
    match, hall = match_of(database, source)
    subject = match_report(match)
    return _write(subject, Form.STROKES if strokes else form, replace(options, hall=hall), target)


def statistics(database: str, source: str, target: str, options: Options) -> int:
    """Writes the statistics of a match file, or of the stored match with that id."""
    form = by_ending(target, STATISTICS_FORMS)
    match, _ = match_of(database, source)
    return _write(MatchNumbers(replayed(match, keeps_steps=True)), form, options, target)


def player_statistics(database: str, name: str, target: str, options: Options) -> int:
    """Writes a player's statistics over all stored matches; returns 1 if a match could not be read."""
    from .opening import library_at

    form = by_ending(target, STATISTICS_FORMS)
    with library_at(database) as library:
        found = player_found(library, name)
    status = _tell_left_out(found)
    if not found.matches:
        raise CommandFailed(f"No stored match has a player {name}. Write the name as “carrom-desk matches” shows it.")
    return _write(PlayerReport(name, found.matches), form, options, target) or status


def day(database: str, asked: DayAsked, target: str, options: Options, initials: str | None = None) -> int:
    """Writes the matches of a day in the format of the target; returns 1 if one could not be read."""
    from carrom_desk.desk.hall.hall_link import joined_hall

    from .opening import library_at

    form = by_ending(target, DAY_FORMS)
    with library_at(database) as library:
        found = day_found(library, asked)
        options = replace(options, hall=joined_hall(library.store))
    status = _tell_left_out(found)
    if not found.matches:
        title = asked.title(asked.event or "") or "this event"
        raise CommandFailed(f"No stored match belongs to {title}. “carrom-desk matches” lists all of them.")
    subject = day_report(asked.title_of(found), found, initials)
    return _write(subject, form, options, target) or status


def blank(database: str, source: str | None, target: str, options: Options, *, doubles: bool = False) -> int:
    """Writes a blank sheet, with the names and format of a match if one is given."""
    form = by_ending(target, PAGE_FORMS)
    if source is None:
        subject = blank_report(doubles=doubles)
    else:
        match, _ = match_of(database, source)
        subject = BlankReport(replay_match(match).record.setup)
    return _write(subject, form, options, target)


def match_of(database: str, source: str) -> tuple[StoredMatch, str]:
    """Returns the match in a file, or the stored match with that id and the address of the hall that its desk joined.

    Raises:
        InvalidDocument: the file is not a match file.
        CommandFailed: the file could not be read.
        StoreError: the match does not exist, or the database could not be read.
    """
    if is_file(source):
        return read_match(text_of(bytes_of_file(source))), ""
    # A file needs no database.
    from carrom_desk.desk.hall.hall_link import joined_hall

    from .opening import library_at

    with library_at(database) as library:
        return library.store.load(MatchId(source)), joined_hall(library.store)


def is_file(name: str) -> bool:
    try:
        return Path(name).is_file()
    except OSError:  # too long for a file name, and not the id of a match either
        return False


def _write(subject: Subject, form: Form, options: Options, target: str) -> int:
    made = written(subject, form, options, Path(target).name, is_last=True)
    for note in made.notes:
        message(note)
    write(target, made.content)
    return OK


def _tell_left_out(found: Found) -> int:
    """Reports matches that could not be read; returns the exit status, 1 if there are any."""
    for left_out in found.left_out:
        message(f"The match {left_out.id} was left out. {left_out.why} Run “carrom-desk check”.")
    return FAILED if found.left_out else OK


def _write_keys(arguments: argparse.Namespace, _database: str) -> int:
    """Writes a card with the shortcuts set in the window; the window's language is the default."""
    form, options = by_ending(arguments.to, PAGE_FORMS), Options(Paper(arguments.paper))
    # Qt is only loaded for this command, for the names of keys.
    from carrom_desk.gui.preferences.key_card import chosen_key_card
    from carrom_desk.reports.key_card import key_card_document

    document = key_card_document(chosen_key_card(preferences_file(), arguments.language), options)
    write(arguments.to, written_document(document, form, is_last=True).content)
    return OK
