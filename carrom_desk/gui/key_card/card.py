"""What stands on the card of keys: made from the keys in force, so that it is never out of date."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from carrom_desk.gui.action_table import ACTIONS, GROUP_WORDS, GROUPS, HIGHEST_NUMBER, NUMBERS_WORDS, ActionGroup
from carrom_desk.gui.keys.key_table import KeyTable
from carrom_desk.gui.keys.written_keys import WrittenKeys, aloud
from carrom_desk.gui.languages.saying import say


@dataclass(frozen=True, slots=True)
class CardRow:
    """What one action is called, and its keys as they are written; none where it has lost them."""

    keys: tuple[str, ...]
    words: str


@dataclass(frozen=True, slots=True)
class CardGroup:
    """Rows that belong together."""

    title: str
    rows: tuple[CardRow, ...]


@dataclass(frozen=True, slots=True)
class KeyCard:
    """The whole card, in the language of the window."""

    title: str
    columns: tuple[tuple[CardGroup, ...], ...]
    """Groups that stand below one another, about as many rows in each column."""
    note: str
    language: str
    """Its ISO 639 code."""

    @property
    def groups(self) -> tuple[CardGroup, ...]:
        """Every group, in the order in which they are read."""
        return tuple(group for column in self.columns for group in column)


def key_card(table: KeyTable) -> KeyCard:
    """The card of the keys in force."""
    written = WrittenKeys(table)

    def group(name: ActionGroup) -> CardGroup:
        rows = tuple(CardRow(tuple(map(aloud, written.all_of(each))), say(ACTIONS[each].text)) for each in GROUPS[name])
        numbers = CardRow((f"1–{HIGHEST_NUMBER}",), say(NUMBERS_WORDS))
        return CardGroup(say(GROUP_WORDS[name]), (*rows, numbers) if name is ActionGroup.NEXT else rows)

    groups = {name: group(name) for name in ActionGroup}
    left = (ActionGroup.STROKE, ActionGroup.CLOCK)
    right = tuple(name for name in ActionGroup if name not in left)
    return KeyCard(
        title=QCoreApplication.translate("KeyCard", "Keys of Carrom Desk"),
        columns=tuple(tuple(groups[name] for name in column) for column in (left, right)),
        note=QCoreApplication.translate(
            "KeyCard",
            "Tab leads from one button to the next; Enter and Space press the button that has the keyboard. "
            "Every key can be changed in the preferences.",
        ),
        language=QCoreApplication.translate("KeyCard", "en", "the ISO 639 code of the language translated to"),
    )
