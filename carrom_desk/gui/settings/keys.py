"""Shortcuts of the window, and how they are displayed."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtGui import QKeySequence

from carrom_desk.i18n import _, pgettext
from carrom_desk.presentation.next_step.actions import HIGHEST_NUMBER, USUAL_KEYS, ActionName

BACKSPACE = "⌫"
"""Key drawn as an icon, since not every font has its sign."""
_ENTERS = ("Return", "Enter")
"""Main and keypad Enter, treated as the same key."""
_MOVING = frozenset({"Tab", "Backtab", "Shift+Tab", "Shift+Backtab", "Up", "Down", "Left", "Right"})
_NUMBERS = frozenset(str(number) for number in range(1, HIGHEST_NUMBER + 1))


@dataclass(frozen=True, slots=True)
class KeyTable:
    """Shortcuts of every action in Qt's portable text, such as "Ctrl+Z"; the first one is displayed."""

    keys: Mapping[ActionName, tuple[str, ...]] = field(default_factory=lambda: USUAL_KEYS)

    @property
    def own(self) -> Mapping[ActionName, tuple[str, ...]]:
        """Differences from the defaults, as stored."""
        return {name: keys for name, keys in self.keys.items() if keys != USUAL_KEYS[name]}

    def shown(self, action: ActionName | None) -> str:
        """Returns the shortcut to show, in the window's language; empty if there is none."""
        keys = self.keys.get(action, ()) if action is not None else ()
        return written(keys[0]) if keys else ""

    def all_shown(self, action: ActionName) -> tuple[str, ...]:
        """Returns all shortcuts of an action for display, without duplicates."""
        return tuple(dict.fromkeys(map(written, self.keys[action])))

    def holder(self, key: str) -> ActionName | None:
        return next((action for action, keys in self.keys.items() if key in keys), None)

    def with_key(self, action: ActionName, key: str) -> "KeyTable":
        wanted = both_enters(key)
        changed = {other: tuple(each for each in keys if each not in wanted) for other, keys in self.keys.items()}
        return KeyTable({**changed, action: wanted})

    def swapped(self, action: ActionName, key: str) -> "KeyTable":
        """Returns a table with a shortcut moved to this action; its former action gets this one's."""
        holder, given = self.holder(key), self.keys[action]
        after = self.with_key(action, key)
        if holder is None or holder is action:
            return after
        return KeyTable({**after.keys, holder: (*given, *after.keys[holder])})

    def without(self, action: ActionName) -> "KeyTable":
        """Returns a table in which the action has no shortcut."""
        return KeyTable({**self.keys, action: ()})

    def usual(self, action: ActionName) -> "KeyTable":
        """Returns a table with the default shortcuts for the action."""
        table = self
        for key in USUAL_KEYS[action]:
            table = table.with_key(action, key)
        return KeyTable({**table.keys, action: USUAL_KEYS[action]})


def key_table(own: Mapping[ActionName, tuple[str, ...]]) -> KeyTable:
    """Returns the table for these choices, which may have been edited by hand.

    A key claimed twice belongs to the first action, and a default key to the action that chose it.
    """
    chosen = {action: _sound(own[action]) for action in USUAL_KEYS if action in own}
    wanted = {action: chosen.get(action, USUAL_KEYS[action]) for action in USUAL_KEYS}
    taken: dict[str, ActionName] = {}
    for action in (*chosen, *(each for each in USUAL_KEYS if each not in chosen)):
        for key in wanted[action]:
            taken.setdefault(key, action)
    kept = {action: tuple(key for key in keys if taken[key] is action) for action, keys in wanted.items()}
    return KeyTable(kept)


def is_reserved(key: str) -> bool:
    """Returns True when a key is reserved: digits, and keys that move the focus."""
    return key.removeprefix("Num+") in _NUMBERS or key in _MOVING


def both_enters(key: str) -> tuple[str, ...]:
    """Returns equivalent keys, since most keyboards have two Enter keys."""
    stem, _, last = key.rpartition("+")
    if last not in _ENTERS:
        return (key,)
    return tuple(f"{stem}+{each}" if stem else each for each in _ENTERS)


def _sound(keys: tuple[str, ...]) -> tuple[str, ...]:
    """Returns the valid keys in Qt's portable text, without duplicates."""
    spelt = (QKeySequence(key).toString(QKeySequence.SequenceFormat.PortableText) for key in keys)
    return tuple(dict.fromkeys(key for key in spelt if key and not is_reserved(key)))


def written(key: str) -> str:
    """Returns a key in portable text as it is labelled on the keyboard."""
    match key:
        case "Backspace":
            return BACKSPACE
        case "Space":
            return _("Space")
        case "Return" | "Enter":
            return pgettext("Key", "Enter")
        case "PgDown":
            return _("Page Down")
        case "PgUp":
            return _("Page Up")
        case _:
            return QKeySequence(key).toString(QKeySequence.SequenceFormat.NativeText)


def aloud(shown: str) -> str:
    """Returns the name of a key in full words, for tool tips, lists and screen readers."""
    if shown == BACKSPACE:
        return _("Backspace")
    is_space = shown == _("Space")
    return _("Space bar") if is_space else shown
