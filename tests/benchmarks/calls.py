"""Counts calls of our own functions for a click on a man and a confirmed stroke, up to every view.

Unlike times, these are the same on every machine, busy or not. `python -m tests.benchmarks.calls` prints them, with
`--functions` by function.
"""

import argparse
import sys
from collections import Counter
from collections.abc import Callable
from inspect import CO_GENERATOR
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from types import CodeType, FrameType

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

import carrom_desk
from carrom_desk.rules.position import MEN_OF_A_SIDE

from .desk_window import RETURN, DeskWindow
from .pressing import desk_at_a_match, go_on_to_a_stroke

LIMITS = {"a click on a man": 600, "Enter": 1_150}
"""Maximum number of calls."""
_COMPREHENSIONS = frozenset({"<genexpr>", "<listcomp>", "<dictcomp>", "<setcomp>"})
_OURS = str(Path(carrom_desk.__file__).parent)


def calls_of(act: Callable[[], object]) -> Counter[CodeType]:
    """Counts the calls of each function of carrom_desk during an act.

    A comprehension belongs to the function around it, and resuming a generator is not a call.
    """
    found: Counter[CodeType] = Counter()

    def count(frame: FrameType, event: str, _argument: object) -> None:
        code = frame.f_code
        is_called = event == "call" and (frame.f_lasti < 0 or not code.co_flags & CO_GENERATOR)
        if is_called and code.co_name not in _COMPREHENSIONS and code.co_filename.startswith(_OURS):
            found[code] += 1

    sys.setprofile(count)
    try:
        act()
    finally:
        sys.setprofile(None)
    return found


def counted(folder: Path) -> dict[str, Counter[CodeType]]:
    """Returns the calls for the first click on a man in a stroke, and for the Enter that confirms it."""
    desk, random = desk_at_a_match(folder), Random(1)
    go_on_to_a_stroke(desk, random)
    _click(desk)  # whatever is made at the first use is there
    _enter(desk)
    go_on_to_a_stroke(desk, random)
    found = {
        "a click on a man": _settled(desk, _click),
        "Enter": _settled(desk, _enter),
    }
    desk.close()
    return found


def _settled(desk: DeskWindow, press: Callable[[DeskWindow], None]) -> Counter[CodeType]:
    """Returns the calls of a press until every view has been updated, without later painting and layout."""
    desk.settle()
    found = calls_of(lambda: press(desk))
    desk.settle()
    return found


def _click(desk: DeskWindow) -> None:
    record = desk.session.record
    board = record.state.current_board
    colour = "white" if board.turn.side is board.white else "black"
    view = desk.find(QWidget, "board")
    men = (desk.find(QWidget, f"piece_{colour}_{number}") for number in range(1, MEN_OF_A_SIDE + 1))
    man = next(man for man in men if man.isEnabled())
    desk.now.ms += 1_000  # each press is meant
    QTest.mouseClick(view, Qt.MouseButton.LeftButton, pos=man.mapTo(view, man.rect().center()))


def _enter(desk: DeskWindow) -> None:
    desk.now.ms += 1_000
    QTest.keyClick(desk.window, RETURN)


def main() -> int:
    """Prints the calls; returns 0, or 1 if a limit is exceeded."""
    parser = argparse.ArgumentParser(prog="calls", description="Counts the calls of our own functions.")
    parser.add_argument("--functions", type=int, default=0, help="print so many of the functions that are called most")
    options = parser.parse_args()
    with TemporaryDirectory() as folder:
        found = counted(Path(folder))
    for what, calls in found.items():
        sys.stdout.write(f"{what}: {calls.total():,} calls (at most {LIMITS[what]:,})\n")
        for code, times in calls.most_common(options.functions):
            place = code.co_filename.removeprefix(_OURS).lstrip("/")
            sys.stdout.write(f"  {times:4} {place} {code.co_qualname}\n")
    return 0 if all(calls.total() <= LIMITS[what] for what, calls in found.items()) else 1


if __name__ == "__main__":
    sys.exit(main())
