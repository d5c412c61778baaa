"""The keys of the window: what each does, how it is written, and when a second press is a slip."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from PySide6.QtGui import QKeySequence

from carrom_desk.i18n import _, pgettext
from carrom_desk.presentation.next_step.actions import HIGHEST_NUMBER, USUAL_KEYS, ActionName

BACKSPACE = "⌫"
"""The key that is drawn as a sign, since not every font has one."""
_ENTERS = ("Return", "Enter")
"""The large Enter and the one among the digits: to an umpire they are the same key."""
_MOVING = frozenset({"Tab", "Backtab", "Shift+Tab", "Shift+Backtab", "Up", "Down", "Left", "Right"})
_NUMBERS = frozenset(str(number) for number in range(1, HIGHEST_NUMBER + 1))


@dataclass(frozen=True, slots=True)
class KeyTable:
    """The keys of every action, in Qt's portable spelling such as "Ctrl+Z"; the first is the one that is shown."""

    keys: Mapping[ActionName, tuple[str, ...]] = field(default_factory=lambda: USUAL_KEYS)

    @property
    def own(self) -> Mapping[ActionName, tuple[str, ...]]:
        """What is otherwise than the desk comes: all that has to be remembered."""
        return {name: keys for name, keys in self.keys.items() if keys != USUAL_KEYS[name]}

    def shown(self, action: ActionName | None) -> str:
        """The key to show as it stands on the keyboard, in the window's language; empty where there is none."""
        keys = self.keys.get(action, ()) if action is not None else ()
        return written(keys[0]) if keys else ""

    def all_shown(self, action: ActionName) -> tuple[str, ...]:
        """Every key of an action likewise, each name once."""
        return tuple(dict.fromkeys(map(written, self.keys[action])))

    def holder(self, key: str) -> ActionName | None:
        """Returns what a key does now."""
        return next((action for action, keys in self.keys.items() if key in keys), None)

    def with_key(self, action: ActionName, key: str) -> "KeyTable":
        """The action has this key alone; the one who had it has lost it."""
        wanted = both_enters(key)
        changed = {other: tuple(each for each in keys if each not in wanted) for other, keys in self.keys.items()}
        return KeyTable({**changed, action: wanted})

    def swapped(self, action: ActionName, key: str) -> "KeyTable":
        """The action has this key, and the one who had it has the action's key instead."""
        holder, given = self.holder(key), self.keys[action]
        after = self.with_key(action, key)
        if holder is None or holder is action:
            return after
        return KeyTable({**after.keys, holder: (*given, *after.keys[holder])})

    def without(self, action: ActionName) -> "KeyTable":
        """The action has no key."""
        return KeyTable({**self.keys, action: ()})

    def usual(self, action: ActionName) -> "KeyTable":
        """The action has its usual keys again, and nobody else has them."""
        table = self
        for key in USUAL_KEYS[action]:
            table = table.with_key(action, key)
        return KeyTable({**table.keys, action: USUAL_KEYS[action]})


def key_table(own: Mapping[ActionName, tuple[str, ...]]) -> KeyTable:
    """The table in force with these choices, whatever a hand may have written into them.

    A key that two actions claim belongs to the first that chose it, and a usual key to the one who chose it.
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
    """Returns True when a key has its meaning permanently: the numbers, and what moves the keyboard about."""
    return key.removeprefix("Num+") in _NUMBERS or key in _MOVING


def both_enters(key: str) -> tuple[str, ...]:
    """The keys that go with a key: Enter is there twice on most keyboards."""
    stem, _, last = key.rpartition("+")
    if last not in _ENTERS:
        return (key,)
    return tuple(f"{stem}+{each}" if stem else each for each in _ENTERS)


def _sound(keys: tuple[str, ...]) -> tuple[str, ...]:
    """Those that are keys, in Qt's spelling, each once."""
    spelt = (QKeySequence(key).toString(QKeySequence.SequenceFormat.PortableText) for key in keys)
    return tuple(dict.fromkeys(key for key in spelt if key and not is_reserved(key)))


def written(key: str) -> str:
    """A key in Qt's portable spelling as it stands on the keyboard."""
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
    """A written key in whole words, for tips, lists and screen readers."""
    if shown == BACKSPACE:
        return _("Backspace")
    is_space = shown == _("Space")
    return _("Space bar") if is_space else shown
