"""The command line: the entry point, which finds the command and hands over."""

import os
import sys
from collections.abc import Callable, Sequence
from contextlib import suppress
from typing import TYPE_CHECKING, NoReturn

from . import __version__
from .paths import NoHome, data_folder, database_path, hall_database_path

if TYPE_CHECKING:
    import argparse
    from datetime import date
    from pathlib import Path

    from _typeshed import SupportsWrite

DATABASE_VARIABLE = "CARROM_DESK_DATABASE"
WRITING = ("hall", "import", "record")
"""Commands that make a database where there is none."""
_HALL_NEEDS = "A hall needs more than is installed here ({missing}). Install it with: pip install 'carrom-desk[hall]'"
OK = 0
FAILED = 1


def main(argv: Sequence[str] | None = None) -> int:
    """Run a command, or open the umpire's window; the exit status: 0, or 1 with what is wrong."""
    _open_closed_streams()
    words = sys.argv[1:] if argv is None else argv
    try:
        status = _run_words(words)
    except SystemExit:
        if not _flush():
            return FAILED
        raise
    return status if _flush() else FAILED


def _open_closed_streams() -> None:
    """Where a stream was closed by the one who started the program, no file of ours may take its number.

    A closed input is an empty one, and to write to a closed output fails as it does to a full one.
    """
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is None:
            nothing = os.open(os.devnull, os.O_WRONLY if name == "stderr" else os.O_RDONLY)
            if nothing != number:
                os.dup2(nothing, number)
                os.close(nothing)
            setattr(sys, name, os.fdopen(number, "r" if name == "stdin" else "w", encoding="utf-8", closefd=False))


def _flush() -> bool:
    """Whether all that was said has been written."""
    try:
        sys.stdout.flush()
    except (OSError, ValueError) as error:
        _give_up_output(error)
        return False
    return True


def _give_up_output(error: Exception) -> None:
    """Say so, once: otherwise Python would complain about it on leaving."""
    with suppress(OSError, ValueError):
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
    if not isinstance(error, BrokenPipeError):
        with suppress(OSError, ValueError):
            why = getattr(error, "strerror", None) or error
            sys.stderr.write(f"carrom-desk: The output could not be written: {why}.\n")


def _run_words(words: Sequence[str]) -> int:
    try:
        only_window = _only_window(words)
        if only_window is not None:
            named, smoke = only_window
            return _open_window(named, smoke=smoke)
        try:
            arguments = parser().parse_args(words)
        except OSError as error:
            _give_up_output(error)
            return FAILED
        named = getattr(arguments, "database", "")
        if arguments.command is None:
            return _open_window(named, smoke=arguments.smoke, practice=arguments.practice)
        if arguments.command == "open" and not (arguments.smoke or arguments.practice):
            return _open_window(named, smoke=False, file=arguments.file)
        return _run_command(arguments, named)
    except NoHome as missing:
        sys.stderr.write(f"carrom-desk: {missing}\n")
        return FAILED


def _run_command(arguments: "argparse.Namespace", named: str) -> int:
    is_hall = arguments.command == "hall"
    database = _database(named, hall_database_path() if is_hall else database_path())
    if arguments.command == "day" and arguments.event is None and arguments.date is None:
        parser().error("day needs --event, --date or both")
    if arguments.smoke or arguments.practice:
        parser().error("--smoke and --practice open the window and go with no command")
    if arguments.command == "laws" and arguments.laws is None and arguments.search is None:
        parser().error("laws needs --laws, --search or both")
    if arguments.command in WRITING and database in (str(database_path()), str(hall_database_path())):
        _make_data_folder()
    return _with_plain_errors(arguments, database)


def _only_window(words: Sequence[str]) -> tuple[str, bool] | None:
    """The database named and whether to leave again, where words plainly ask for the window and nothing else.

    To build the whole parser would keep every window waiting.
    """
    database, smoke = "", False
    rest = iter(words)
    for word in rest:
        if word == "--smoke":
            smoke = True
        elif word == "--database" and (database := next(rest, "")) and not database.startswith("-"):
            continue
        else:
            return None
    return database, smoke


def _open_window(named: str, *, smoke: bool, practice: bool = False, file: str | None = None) -> int:
    from .app import run

    _make_data_folder()
    return run(_database(named, database_path()), smoke=smoke, practice=practice, file=file)


def _database(named: str, usual: "Path") -> str:
    return named or os.environ.get(DATABASE_VARIABLE) or str(usual)


def _make_data_folder() -> None:
    """The folder of the desk's own data is made unasked; one that somebody names has to be there."""
    with suppress(OSError):  # the one who opens the database says that it cannot be there
        data_folder().mkdir(mode=0o700, parents=True, exist_ok=True)


def _with_plain_errors(arguments: "argparse.Namespace", database: str) -> int:
    """The world's faults in a sentence; faults of ours with their trace."""
    from .commands.talk import CommandFailed, answer, error_of, message
    from .match.problems import InvalidDocument
    from .match.store import StoreError

    _speak_utf8()
    try:
        return _run(arguments, database)
    except (CommandFailed, StoreError) as failed:
        message(str(failed))
    except InvalidDocument as invalid:
        answer(error_of(invalid.problems))
    except BrokenPipeError:
        pass  # the one who read our output has gone
    except KeyboardInterrupt:
        message("stopped.")
    return FAILED


def _speak_utf8() -> None:
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="backslashreplace")


def _run(arguments: "argparse.Namespace", database: str) -> int:
    """Each command loads only what it needs."""
    match arguments.command:
        case "rule":
            from .commands.ruling import rule_on

            return rule_on(arguments.file)
        case "replay":
            from .commands.ruling import replay_file

            return replay_file(arguments.file, rejudge=arguments.rejudge)
        case "laws":
            from .commands.ruling import list_laws
            from .rules.edition_register import BY_ID

            return list_laws(BY_ID.get(arguments.laws), arguments.search)
        case "record":
            from .commands.record import run as record

            return record(database, setup_path=arguments.new, match_id=arguments.match)
        case "keys":
            from .commands.keys import run as keys
            from .reports.content import Paper
            from .reports.documents import Options

            return keys(arguments.to, Options(Paper(arguments.paper)), arguments.language)
        case _:
            return _run_on_library(arguments, database)


def _serve_hall(arguments: "argparse.Namespace", database: str) -> int:
    from .commands.talk import CommandFailed

    try:
        from .commands.hall import HallOptions, run
    except ImportError as missing:
        raise CommandFailed(_HALL_NEEDS.format(missing=missing.name)) from missing
    named = ("listen", "tables", "certificate", "key", "write", "join", "password", "attended", "language")
    return run(database, HallOptions(**{name: getattr(arguments, name) for name in named}))


def _run_on_library(arguments: "argparse.Namespace", database: str) -> int:
    match arguments.command:
        case "hall":
            return _serve_hall(arguments, database)
        case "matches":
            from .commands.library import list_matches

            return list_matches(database, in_bin=arguments.bin)
        case "import":
            from .commands.library import import_files

            return import_files(database, arguments.files, replace=arguments.replace)
        case "export":
            from .commands.library import export_match

            return export_match(database, arguments.id, arguments.to)
        case "results":
            from .commands.library import write_results

            return write_results(database, arguments.file, arguments.to, replace=arguments.replace)
        case "check":
            from .commands.library import check

            return check(database)
        case _:
            return _write_document(arguments, database)


def _write_document(arguments: "argparse.Namespace", database: str) -> int:
    from .commands import documents
    from .desk.gathering import DayAsked
    from .reports.content import Paper
    from .reports.documents import Extent, Options
    from .reports.languages import say_in

    extent = Extent(getattr(arguments, "part", Extent.ALL))
    if arguments.command == "verify":
        return documents.verify(database, arguments.report, arguments.source)
    options, target = Options(Paper(arguments.paper), extent, say_in(arguments.language)), arguments.to
    match arguments.command:
        case "report":
            return documents.report(database, arguments.source, target, options, strokes=arguments.strokes)
        case "blank":
            return documents.blank(database, arguments.source, target, options, doubles=arguments.doubles)
        case "day":
            return documents.day(database, DayAsked(arguments.event, arguments.date), target, options)
        case "statistics" if arguments.player is not None:
            return documents.player_statistics(database, arguments.player, target, options)
        case "statistics":
            return documents.statistics(database, arguments.source, target, options)
        case _:
            raise AssertionError(arguments.command)


def parser() -> "argparse.ArgumentParser":
    """The commands and options (formats: commands)."""
    import argparse

    from .match.plain_text import plain

    class Parser(argparse.ArgumentParser):
        def error(self, message: str) -> NoReturn:
            # It quotes what was typed, which gives no orders to the terminal.
            super().error(plain(message))

        def _print_message(self, message: str, file: "SupportsWrite[str] | None" = None) -> None:
            (file or sys.stderr).write(message)  # argparse would say nothing of an output that takes nothing

    options = Parser(add_help=False, argument_default=argparse.SUPPRESS)
    options.add_argument("--database", metavar="FILE-OR-URL", help="the database to work on")
    options.add_argument("--version", action="version", version=f"carrom-desk {__version__}")
    top = Parser(
        prog="carrom-desk",
        description="A referee's desk for carrom. Without a command it opens the umpire's window.",
        parents=[options],
    )
    top.add_argument("--smoke", action="store_true", help="open the window, say how long it took, and leave")
    top.add_argument("--practice", action="store_true", help="open the window to practise, apart from the matches")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")

    def command(name: str, text: str) -> "argparse.ArgumentParser":
        return commands.add_parser(name, help=text, description=text, parents=[options])

    opening = command("open", "Open the umpire's window at the match of a file, which is stored first.")
    opening.add_argument("file", nargs="?", metavar="FILE", help="a match file; without one the window opens as ever")
    rule = command("rule", "Rule on scenarios, one JSON object a line.")
    rule.add_argument("file", nargs="?", metavar="FILE", help="the scenarios; standard input if left out")
    replay = command("replay", "Play a match file back and write the state it ends in.")
    replay.add_argument("file", metavar="FILE")
    replay.add_argument("--rejudge", action="store_true", help="judge every act by today's rules")
    from .rules.edition_register import BY_ID

    laws = command(
        "laws", "List the laws and what the desk does about them: all of an edition, or those that are sought."
    )
    laws.add_argument("--laws", default=None, choices=tuple(BY_ID), metavar="ID", help="of this edition alone")
    laws.add_argument("--search", default=None, metavar="WORDS", help="by number, name or words, the best first")
    keys = command("keys", "Write the card of the keys of the window.")
    keys.add_argument("--to", required=True, metavar="OUT", help="ends in .pdf or .html")
    _add_paper_and_language(keys, "", "that of the window")
    _add_library_commands(command)
    _add_hall(command)
    _add_document_commands(command)
    return top


def _add_library_commands(command: "Callable[[str, str], argparse.ArgumentParser]") -> None:
    listing = command("matches", "List the stored matches.")
    listing.add_argument("--bin", action="store_true", help="those in the bin instead, which are listed nowhere else")
    command("check", "Check the database and every match in it.")
    importing = command("import", "Keep the matches of these files.")
    importing.add_argument("files", nargs="+", metavar="FILE")
    importing.add_argument("--replace", action="store_true", help="put the file in the place of a stored match")
    exporting = command("export", "Write a stored match as a match file.")
    exporting.add_argument("id", metavar="ID")
    exporting.add_argument("--to", required=True, metavar="FILE")
    results = command("results", "Write the results of stored matches into the organiser's file of SoL.")
    results.add_argument("file", metavar="FILE", help="the file that the pairings came from; it is only read")
    results.add_argument("--to", required=True, metavar="OUT", help="ends in .sol or .sol.gz")
    results.add_argument("--replace", action="store_true", help="put ours in the place of a result that is there")
    record = command("record", "Umpire without a window: entries on standard input, one JSON object a line.")
    which = record.add_mutually_exclusive_group(required=True)
    which.add_argument("--new", metavar="SETUP", help="a file with the setup of a new match")
    which.add_argument("--match", metavar="ID", help="the id of a stored match to go on with")


def _add_hall(command: "Callable[[str, str], argparse.ArgumentParser]") -> None:
    hall = command("hall", "Serve a hall: every table in one place, for the chief referee and for those who watch.")
    hall.add_argument("--listen", default="", metavar="ADDRESS", help="where to listen, such as 0.0.0.0:8462")
    hall.add_argument("--tables", type=int, default=8, metavar="N", help="how many tables have stickers; 8 if left out")
    hall.add_argument("--certificate", metavar="FILE", help="encrypts all ways to the hall; goes with --key")
    hall.add_argument("--key", metavar="FILE", help="the certificate's private key")
    hall.add_argument("--write", metavar="FOLDER", help="a file a table for other programs, written at each change")
    hall.add_argument("--join", metavar="CODE", help="forward everything to another hall, by the code of its sticker")
    hall.add_argument("--password", action="store_true", help="set the chief referee's password")
    told = "each line on standard input asks for another password, and its end ends the hub"
    hall.add_argument("--attended", action="store_true", help=f"for the program that starts this one: {told}")
    _add_language(hall, "en", "en")


def _add_document_commands(command: "Callable[[str, str], argparse.ArgumentParser]") -> None:
    report = command("report", "Write the report of a match.")
    report.add_argument("source", metavar="SOURCE", help="a match file, or the id of a stored match")
    report.add_argument("--to", required=True, metavar="OUT", help="ends in .pdf, .html, .csv, .xlsx, .json or .sol")
    report.add_argument("--strokes", action="store_true", help="with .csv: every entry of the log, not the boards")
    _add_paper_and_language(report)
    _add_part(report, "all")
    blank = command("blank", "Write a blank sheet to umpire on paper.")
    blank.add_argument("source", nargs="?", metavar="SOURCE", help="a match whose names and format it is to bear")
    blank.add_argument("--to", required=True, metavar="OUT", help="ends in .pdf or .html")
    blank.add_argument("--doubles", action="store_true", help="for two players a side; without SOURCE")
    _add_paper_and_language(blank)
    day = command("day", "Write all matches of an event, of a date, or of both, together.")
    day.add_argument("--event", metavar="NAME", help="the event's name, as in the list of matches")
    day.add_argument("--date", type=_date, metavar="YYYY-MM-DD", help="the date of the first entry, in the hall")
    day.add_argument("--to", required=True, metavar="OUT", help="ends in .pdf, .zip, .html, .csv or .sol")
    _add_paper_and_language(day)
    _add_part(day, "card")
    statistics = command("statistics", "Write what the players of a match did, or a player in all stored matches.")
    whose = statistics.add_mutually_exclusive_group(required=True)
    whose.add_argument("source", nargs="?", metavar="SOURCE", help="a match file, or the id of a stored match")
    whose.add_argument("--player", metavar="NAME", help="a player's name, as in the list of matches")
    statistics.add_argument("--to", required=True, metavar="OUT", help="ends in .pdf, .html or .csv")
    _add_paper_and_language(statistics)
    verify = command("verify", "Say whether a report tells the truth; exit 1 with what differs.")
    verify.add_argument("report", metavar="REPORT", help="a PDF, which has its match inside; or HTML, CSV, XLSX")
    verify.add_argument("source", nargs="?", metavar="SOURCE", help="a match file, or the id of a stored match")


def _date(text: str) -> "date":
    import argparse
    from datetime import date

    try:
        return date.fromisoformat(text)
    except ValueError as error:
        raise argparse.ArgumentTypeError(f"{text} is not a date such as 2026-11-21") from error


def _add_paper_and_language(command: "argparse.ArgumentParser", usual: str = "en", usual_words: str = "en") -> None:
    from .reports.content import Paper

    command.add_argument("--paper", choices=tuple(Paper), default=Paper.A4, help="for .pdf and .html; a4 if left out")
    _add_language(command, usual, usual_words)


def _add_language(command: "argparse.ArgumentParser", usual: str, usual_words: str) -> None:
    from .languages import languages

    text = f"what it is written in; {usual_words} if left out"
    command.add_argument("--language", choices=languages(), default=usual, help=text)


def _add_part(command: "argparse.ArgumentParser", usual: str) -> None:
    parts = ("card", "details", "log", "all")
    text = f"of each match, for .pdf and .html: the sheet to sign, details, log; {usual} if left out"
    command.add_argument("--part", choices=parts, default=usual, help=text)
