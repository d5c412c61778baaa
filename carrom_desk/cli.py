"""Command line: entry point that finds and runs the command."""

import gc
import os
import sys
import time
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from importlib import import_module
from types import MappingProxyType
from typing import TYPE_CHECKING, NoReturn

from carrom_desk import __version__

from .loading import lighten_dataclasses
from .memory import NotEnoughMemory, require_memory
from .paths import NoHome, data_folder, database_path, hall_database_path

if TYPE_CHECKING:
    import argparse
    from pathlib import Path

    from _typeshed import SupportsWrite

    from .commands.arguments import Run

DATABASE_VARIABLE = "CARROM_DESK_DATABASE"
MODULES: Mapping[str, frozenset[str]] = MappingProxyType(
    {
        "rule": frozenset({"rule", "replay", "laws"}),
        "library": frozenset({"matches", "check", "import", "export", "results"}),
        "record": frozenset({"record"}),
        "generate": frozenset({"generate"}),
        "reporting": frozenset({"report", "blank", "day", "statistics", "keys"}),
        "verifying": frozenset({"verify"}),
        "serving": frozenset({"hall"}),
    }
)
"""Modules that register commands; each command loads only the module it needs."""
OK = 0
FAILED = 1
_WINDOW = f"{__package__}.app"
_WINDOW_MB = 400
"""Minimum memory in megabytes, below which Qt would abort the process in the middle of a match."""
_DAY_S = 86_400
_OBJECTS_BETWEEN_COLLECTIONS = 200_000
"""Garbage collection threshold of a command: at Python’s default of 700, it takes a tenth of the time."""


def main(argv: Sequence[str] | None = None) -> int:
    """Runs a command or opens the umpire's window; returns the exit status, 1 if something is wrong."""
    _open_closed_streams()
    _drop_odd_zone()
    words = sys.argv[1:] if argv is None else argv
    try:
        status = _run_words(words)
    except SystemExit:
        if not _flush():
            return FAILED
        raise
    status = status if _flush() else FAILED
    if argv is None and _WINDOW not in sys.modules:
        os._exit(status)  # everything is written and closed; freeing it all takes a twentieth of a report
    return status


def _open_closed_streams() -> None:
    """Reopens streams closed by the parent process, so that their numbers are not reused for our files.

    A closed input is empty; writing to a closed output fails like writing to a full disk.
    """
    for number, name in enumerate(("stdin", "stdout", "stderr")):
        if getattr(sys, name) is None:
            nothing = os.open(os.devnull, os.O_WRONLY if name == "stderr" else os.O_RDONLY)
            if nothing != number:
                os.dup2(nothing, number)
                os.close(nothing)
            setattr(sys, name, os.fdopen(number, "r" if name == "stdin" else "w", encoding="utf-8", closefd=False))


def _drop_odd_zone() -> None:
    """Removes a time zone that is a day or more from UTC, so that times are in UTC."""
    if abs(time.localtime().tm_gmtoff) >= _DAY_S:
        os.environ["TZ"] = "UTC"
        if sys.platform != "win32":  # which has set the zone already, and does not set it again
            time.tzset()


def _flush() -> bool:
    """Returns True when all output has been written."""
    try:
        sys.stdout.flush()
    except (OSError, ValueError) as error:
        _report_failed_output(error)
        return False
    return True


def _report_failed_output(error: Exception) -> None:
    """Reports a failed output once; Python would report it again at exit."""
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
        gc.disable()  # the modules loaded here live on
        lighten_dataclasses()
        try:
            arguments = parser(words).parse_args(words)
        except OSError as error:
            _report_failed_output(error)
            return FAILED
        finally:
            gc.enable()
        named = getattr(arguments, "database", "")
        if getattr(arguments, "debug", False):
            _log_everything()
        if arguments.command is None:
            return _open_window(named, smoke=arguments.smoke, practice=arguments.practice)
        if arguments.command == "open" and not (arguments.smoke or arguments.practice):
            return _open_window(named, smoke=False, file=arguments.file)
        return _run_command(arguments, named)
    except NoHome as missing:
        sys.stderr.write(f"carrom-desk: {missing}\n")
        return FAILED


def _log_everything() -> None:
    import logging

    logging.basicConfig(level=logging.DEBUG, format="%(asctime)s %(levelname)s %(name)s: %(message)s")
    logging.getLogger("sqlalchemy.engine").setLevel(logging.INFO)  # every statement; unused, it logs nothing


def _run_command(arguments: "argparse.Namespace", named: str) -> int:
    database = _database(named, hall_database_path() if arguments.command == "hall" else database_path())
    if arguments.smoke or arguments.practice:
        parser(()).error("--smoke and --practice open the window and cannot be combined with a command")
    makes_database = arguments.makes_database and not getattr(arguments, "rehearse", False)
    if makes_database and database in (str(database_path()), str(hall_database_path())):
        _make_data_folder()
    gc.set_threshold(_OBJECTS_BETWEEN_COLLECTIONS)
    return _with_plain_errors(arguments, database)


def _only_window(words: Sequence[str]) -> tuple[str, bool] | None:
    """Returns the database named and whether this is a smoke test, if the arguments only ask for the window.

    Building the whole parser would delay every window.
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
    try:
        require_memory(_WINDOW_MB)
        run = load_window()
        _make_data_folder()
        return run(_database(named, database_path()), smoke=smoke, practice=practice, file=file)
    except NotEnoughMemory as limited:
        sys.stderr.write(f"carrom-desk: {limited}\n")
    except (ImportError, MemoryError) as error:
        sys.stderr.write(f"carrom-desk: The window could not be loaded: {str(error) or 'not enough memory'}.\n")
    return FAILED


def load_window() -> Callable[..., int]:
    """Returns `app.run`, which collects garbage again once everything is loaded."""
    # Objects loaded at the start live on; searching them for garbage repeatedly takes a tenth of the start.
    gc.disable()
    lighten_dataclasses()
    from .gui.kit.qt import load_qt

    load_qt()  # before anything of ours that is loaded with it
    from .app import run

    return run


def _database(named: str, usual: "Path") -> str:
    return named or os.environ.get(DATABASE_VARIABLE) or str(usual)


def _make_data_folder() -> None:
    """Creates the folder of the default database; for other databases, the folder must exist."""
    with suppress(OSError):  # opening the database reports a missing folder
        data_folder().mkdir(mode=0o700, parents=True, exist_ok=True)


def _with_plain_errors(arguments: "argparse.Namespace", database: str) -> int:
    """Reports errors of the environment as a sentence, and bugs with a traceback."""
    from carrom_desk.match.ports.store import StoreError

    from .commands.talk import CommandFailed, answer, error_of, message
    from .match.problems import InvalidDocument
    from .resources import ResourceMissing

    _speak_utf8()
    try:
        try:
            status: int = arguments.run(arguments, database)
            return status
        except InvalidDocument as invalid:
            answer(error_of(invalid.problems))
    except (CommandFailed, StoreError, ResourceMissing) as failed:
        message(str(failed))
    except NotEnoughMemory as limited:
        message(str(limited))
    except (MemoryError, ImportError) as error:
        if isinstance(error, ImportError) and not _is_out_of_memory(error):
            raise
        message("There is not enough memory for this. Close other programs and try again. Nothing saved is lost.")
    except BrokenPipeError:
        pass  # the reader has closed our output
    except KeyboardInterrupt:
        message("stopped.")
    return FAILED


def _is_out_of_memory(error: ImportError) -> bool:
    """Returns True when a library exists but could not be mapped into memory."""
    return error.path is not None and "failed to map segment" in str(error)


def _speak_utf8() -> None:
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(encoding="utf-8", errors="backslashreplace")


def parser(words: Sequence[str] | None = None) -> "argparse.ArgumentParser":
    """Returns the parser of all commands (formats: commands); with words that name a command, only that one is
    loaded.
    """
    import argparse

    from .match.plain_text import plain

    class Parser(argparse.ArgumentParser):
        def error(self, message: str) -> NoReturn:
            # The message quotes typed text, which must not control the terminal.
            super().error(plain(message))

        def _print_message(self, message: str, file: "SupportsWrite[str] | None" = None) -> None:
            (file or sys.stderr).write(message)  # argparse ignores an output that accepts nothing

    options = Parser(add_help=False, argument_default=argparse.SUPPRESS)
    options.add_argument("--database", metavar="FILE-OR-URL", help="the database to use")
    options.add_argument("--debug", action="store_true", help="log everything to standard error, for maintainers")
    options.add_argument("--version", action="version", version=f"carrom-desk {__version__}")
    top = Parser(
        prog="carrom-desk",
        description="Referee assistant for carrom. Without a command, opens the umpire's window.",
        parents=[options],
    )
    top.add_argument("--smoke", action="store_true", help="open the window, say how long that took, and quit")
    top.add_argument("--practice", action="store_true", help="open practice, with its own database")
    commands = top.add_subparsers(dest="command", metavar="COMMAND")

    def add(name: str, text: str, run: "Run | None" = None, *, makes_database: bool = False) -> argparse.ArgumentParser:
        command = commands.add_parser(name, help=text, description=text, parents=[options])
        command.set_defaults(run=run, makes_database=makes_database)
        return command

    opening = add("open", "Open the umpire's window at the match of a file. The match is stored first.")
    opening.add_argument("file", nargs="?", metavar="FILE", help="a match file; default: none")
    named = {module: names for module, names in MODULES.items() if not names.isdisjoint(words or ())}
    for module in named or MODULES:
        import_module(f"carrom_desk.commands.{module}").register(add)
    return top
