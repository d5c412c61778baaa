"""Plays a board, or trains, like a user of a screen reader: by names, not by pixels or widgets.

Run by the system's Python, which has pyatspi, on the desk's bus: `python3 reader.py play NAME NAME`, or `train`. Prints
each step; the last line is the score, or the next step, as read out. Fails if a name or state is not as expected.
"""

import subprocess
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path

import pyatspi
from pyatspi import Accessible as Node

_PATIENCE_S = 30.0
_BETWEEN_KEYS_S = 0.2
_BETWEEN_PRESSES_S = 0.6
"""Seconds between presses, since a faster second press of the same button counts as a slip."""


class Reader:
    """Finds controls by name, and presses them or keys."""

    def __init__(self) -> None:
        self._window = self._awaited("the desk", _desk)
        self._pressed = 0.0

    def named(self, name: str, role: int | None = None) -> Node:
        """Waits for the visible node with this name and returns it."""

        def is_it(node: Node) -> bool:
            # The primary action says what it leads to after its title.
            return bool(node.name == name or node.name.startswith(f"{name}: ")) and role in (None, node.getRole())

        def found() -> Node | None:
            return pyatspi.findDescendant(self._root(), lambda node: is_it(node) and _is_shown(node))

        return self._awaited(name, found)

    def read(self, beginning: str, end: str = "") -> str:
        """Returns the full name that starts and ends with these texts."""

        def is_it(node: Node) -> bool:
            return bool(node.name.startswith(beginning) and node.name.endswith(end)) and _is_shown(node)

        return str(self._awaited(f"{beginning}…{end}", lambda: pyatspi.findDescendant(self._root(), is_it)).name)

    def press(self, name: str) -> None:
        """Presses the control with this name."""
        node = self.named(name)
        time.sleep(max(0.0, self._pressed + _BETWEEN_PRESSES_S - time.monotonic()))
        _say(f"press {name}")
        with suppress(Exception):  # what was pressed is gone with its form
            node.queryAction().doAction(0)
        self._pressed = time.monotonic()

    def mark(self, piece: str) -> None:
        """Marks a piece on the board and waits for the announcement."""
        node = self.named(piece)
        self._hear(node, "on the board")
        _say(f"mark {piece}")
        node.queryAction().doAction(0)
        self._awaited(f"{piece} marked", lambda: node if _is_checked(node) else None)
        self._hear(node, "pocketed in this stroke")

    def write(self, field: str, words: str) -> None:
        """Writes text into a field."""
        _say(f"write {words} into {field}")
        self.named(field, pyatspi.ROLE_TEXT).queryEditableText().setTextContents(words)

    def choose(self, name: str) -> None:
        """Selects one of several options."""
        node = self.named(name, pyatspi.ROLE_RADIO_BUTTON)
        _say(f"choose {name}")
        node.queryAction().doAction(0)
        self._awaited(f"{name} chosen", lambda: node if _is_checked(node) else None)

    def count(self, beginning: str, number: int) -> None:
        """Counts up or down to a number in every field whose name starts with a text."""

        def is_it(node: Node) -> bool:
            return bool(node.name.startswith(beginning) and node.getRole() == pyatspi.ROLE_SPIN_BUTTON)

        for node in self._awaited(beginning, lambda: pyatspi.findAllDescendants(self._root(), is_it) or None):
            _say(f"{number} in {node.name}")
            node.queryValue().currentValue = number

    def hears(self, *words: str) -> None:
        """Waits for a name with all these words."""

        def is_it(node: Node) -> bool:
            return all(each in node.name for each in words) and _is_shown(node)

        found = self._awaited(" … ".join(words), lambda: pyatspi.findDescendant(self._root(), is_it))
        _say(f"hear {' | '.join(found.name.splitlines())}")

    def hears_announced(self, beginning: str, end: str) -> None:
        """Waits until a text with this start and end was announced, as recorded by the listener."""

        def heard() -> str | None:
            lines = Path("announced.txt").read_text(encoding="utf-8").splitlines()
            return next((line for line in lines if line.startswith(beginning) and line.endswith(end)), None)

        _say(f"announced: {self._awaited(beginning, heard)}")

    def hears_announced_one_of(self, beginnings: tuple[str, ...]) -> None:
        """Waits until a text with one of these starts was announced."""

        def heard() -> str | None:
            lines = Path("announced.txt").read_text(encoding="utf-8").splitlines()
            return next((line for line in lines if line.startswith(beginnings)), None)

        _say(f"announced: {self._awaited(beginnings[0], heard)}")

    def reads_otherwise(self, beginning: str, before: str) -> None:
        """Waits until the name with this start has changed."""
        self._awaited(f"{beginning} changed", lambda: self.read(beginning) != before or None)

    def turn_to(self, title: str = "") -> None:
        """Focuses a window, as a window manager would."""
        _say(f"turn to {title}")
        which = ("--name", title) if title else ("--class", ".")
        finds = ["xdotool", "search", "--onlyvisible", *which, "windowfocus"]
        self._awaited(title, lambda: subprocess.run(finds, check=False, timeout=5).returncode == 0 or None)

    def key(self, name: str) -> None:
        """Presses a key."""
        _say(f"key {name}")
        subprocess.run(["xdotool", "key", name], check=True)
        time.sleep(_BETWEEN_KEYS_S)

    def type(self, words: str) -> None:
        """Types letters."""
        for letter in words:
            self.key(letter)

    def walk(self, key: str, name: str) -> None:
        """Presses a key until the control with this name has the focus."""

        def arrived() -> bool | None:
            lines = Path("focused.txt").read_text(encoding="utf-8").splitlines()
            if lines and lines[-1] == name:
                return True
            self.key(key)
            return None

        self._awaited(f"{key} to {name}", arrived)

    def _hear(self, node: Node, words: str) -> None:
        self._awaited(f"{node.name}: {words}", lambda: words in node.description or None)

    def _root(self) -> Node:
        """Returns the topmost window; dialogs are separate windows of the program."""
        program = self._window.getApplication()
        dialogs = [child for child in program if child.getRole() == pyatspi.ROLE_DIALOG and _is_shown(child)]
        return dialogs[-1] if dialogs else self._window

    @staticmethod
    def _awaited(what: str, find: Callable[[], Node | None]) -> Node:
        until = time.monotonic() + _PATIENCE_S
        while time.monotonic() < until:
            try:
                found = find()
            except Exception as gone:  # the tree changes while it is walked, in every way it can
                found, why = None, repr(gone)
            else:
                why = ""
            if found is not None:
                return found
            time.sleep(0.1)
        raise SystemExit(f"There is nothing called “{what}”. {why}")


def _desk() -> Node | None:
    for program in pyatspi.Registry.getDesktop(0):
        for window in program or ():
            if window is not None and window.name.startswith("Carrom Desk"):
                return window
    return None


def _is_shown(node: Node) -> bool:
    states = node.getState()
    return bool(states.contains(pyatspi.STATE_SHOWING) and states.contains(pyatspi.STATE_VISIBLE))


def _is_checked(node: Node) -> bool:
    return bool(node.getState().contains(pyatspi.STATE_CHECKED))


def _say(words: str) -> None:
    sys.stdout.write(f"{words}\n")
    sys.stdout.flush()


RULED = (
    "{one} plays on",
    "{one} plays on",
    "Turn passes to {other}",
    "{other} plays on",
    "Turn passes to {one}",
    "{one} plays on",
    "{one} plays on",
    "{one} wins the board, 11 points",
)
"""Expected ruling on each stroke of the board."""


def given(name: str) -> str:
    """Returns the given name, as rulings say it."""
    return name.split()[0]


def begin(reader: Reader, one: str, other: str) -> None:
    """Goes through the start page, a new match and the toss."""
    reader.press("New match…")
    reader.write("Player A1", one)
    reader.write("Player B1", other)
    reader.press("Start match")
    reader.press("Toss…")
    reader.choose(one)
    reader.choose("Break")
    reader.press("Enter toss")
    reader.press("Play")


def play(reader: Reader, one: str, other: str) -> None:
    """Plays a new match with one board, which the breaker wins with nine men and the Queen."""
    begin(reader, one, other)
    strokes: tuple[tuple[str, ...], ...] = (
        ("White man 9", "White man 8"),
        ("White man 7",),
        (),
        ("Black man 9",),
        (),
        ("White man 6", "White man 5", "White man 4", "White man 3"),
        ("White man 2",),
        ("White man 1", "Queen"),
    )
    reader.hears("Next step: ")
    for number, (stroke, ruled) in enumerate(zip(strokes, RULED, strict=True), 1):
        for piece in stroke:
            reader.mark(piece)
        if stroke:
            reader.hears("If confirmed", ruled.format(one=given(one), other=given(other)))
        reader.press("Confirm" if stroke else "Missed")
        if number < len(strokes):
            reader.hears("✓ Ruled", ruled.format(one=given(one), other=given(other)))
    reader.hears("✓ Ruled", f"Board 2: {given(other)} breaks")
    reader.hears_announced("“Board, 11 points.”", "97(a)")
    break_a_law(reader, one, other)
    override_ruling(reader)
    protest(reader, other)
    _say(reader.read(f"{given(one)}: ", " points"))


def break_a_law(reader: Reader, one: str, other: str) -> None:
    """The other side breaks, and the player not in turn touches a man."""
    reader.press("Play")
    reader.named("Missed")
    reader.mark("White man 9")
    reader.press("Confirm")
    reader.hears("✓ Ruled", f"{given(other)} plays on")
    reader.press("Foul…")
    reader.write("Find a breach", "touched")
    reader.choose(one)
    reader.press("Record foul")
    reader.hears("✓ Ruled", f"{given(other)} keeps the turn")


def override_ruling(reader: Reader) -> None:
    """Overrides that foul."""
    reader.press("Override…")
    reader.count("Black still owed", 0)
    reader.write("Reason", "nobody saw it")
    reader.press("Record decision")
    reader.hears("✓ Umpire’s decision", "nobody saw it")


def protest(reader: Reader, other: str) -> None:
    """Lodges a protest of the other side, which withholds the result."""
    reader.press("More…")
    reader.named("Record a protest…")
    reader.turn_to()
    reader.key("8")
    reader.choose(other)
    reader.write("Facts, decision given and what is requested", "The man moved.")
    reader.press("Record")
    reader.hears(f"Protest by {given(other)} about board 2 of game 1: the result is withheld.")


def open_from_menu(reader: Reader, title: str, window: str) -> None:
    """Opens a dialog of umpire training from the menu."""
    reader.turn_to()
    reader.key("F10")
    reader.walk("Down", "Umpire training")
    reader.key("Right")
    reader.walk("Down", title)
    reader.key("Return")
    reader.turn_to(window)


def train(reader: Reader, one: str, other: str) -> None:
    """Answers two exercises by keyboard while the clock of the match runs, and starts a mock exam."""
    begin(reader, one, other)
    open_from_menu(reader, "Exercises…", "Umpire training")
    clock = reader.read("Match in progress: 0–0, clock ")
    reader.named("Your name")
    reader.type("asha")
    reader.key("Return")
    reader.hears("1 of 20", "to repeat")
    reader.key("1")
    reader.hears("Law ", ".")
    reader.hears_announced_one_of(("Correct.", "Not quite."))
    reader.key("Return")
    reader.hears("2 of 20", "to repeat")
    reader.reads_otherwise("Match in progress: 0–0, clock ", clock)
    reader.key("Escape")
    examine(reader)
    _say(reader.read("Next step: "))


def examine(reader: Reader) -> None:
    """Answers the first question of a mock exam, then discards it."""
    open_from_menu(reader, "Mock exam…", "Umpire training")
    reader.named("Start exam")
    reader.key("space")
    reader.hears("Question 1 of 20", "Time left")
    reader.key("1")
    reader.hears("Question 2 of 20", "Time left")
    reader.key("Escape")
    reader.turn_to("Discard the exam")
    reader.walk("Tab", "Discard exam")
    reader.key("space")


TASKS = {"play": play, "train": train}

if __name__ == "__main__":
    TASKS[sys.argv[1]](Reader(), *sys.argv[2:4])
