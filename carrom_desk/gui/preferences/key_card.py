"""Card of shortcuts, generated from the current ones, and its document."""

from dataclasses import dataclass
from pathlib import Path

from PySide6.QtGui import QGuiApplication

from carrom_desk.gui.settings.keys import KeyTable, aloud, key_table
from carrom_desk.gui.settings.languages import LanguageController, system_languages
from carrom_desk.gui.settings.settings import SettingsFile
from carrom_desk.i18n import _, say
from carrom_desk.presentation.next_step.actions import GROUPS, HIGHEST_NUMBER, NUMBERS_WORDS, ActionGroup, ActionName
from carrom_desk.presentation.wording.match_text import in_order
from carrom_desk.reports.content import Beside, Chapter, Column, Document, Mark, Note, Paper, Piece, Row, Table, Title


@dataclass(frozen=True, slots=True)
class CardRow:
    """Title of an action with its shortcuts, if any."""

    keys: tuple[str, ...]
    words: str


@dataclass(frozen=True, slots=True)
class CardGroup:
    """Rows that belong together."""

    title: str
    rows: tuple[CardRow, ...]


@dataclass(frozen=True, slots=True)
class KeyCard:
    """Card in the window's language."""

    title: str
    columns: tuple[tuple[CardGroup, ...], ...]
    """Columns of groups, balanced by rows."""
    note: str
    language: str
    """ISO 639 code."""


def key_card(table: KeyTable) -> KeyCard:
    """Returns the card of the current shortcuts."""
    language = _("en")

    def keys(action: ActionName) -> tuple[str, ...]:
        return tuple(in_order(aloud(key)) for key in table.all_shown(action))

    def group(name: ActionGroup) -> CardGroup:
        rows = tuple(CardRow(keys(each), say(each.text)) for each in GROUPS[name])
        numbers = CardRow((f"1–{HIGHEST_NUMBER}",), say(NUMBERS_WORDS))
        return CardGroup(say(name.value), (*rows, numbers) if name is ActionGroup.NEXT else rows)

    groups = {name: group(name) for name in ActionGroup}
    left = (ActionGroup.STROKE, ActionGroup.CLOCK)
    right = tuple(name for name in ActionGroup if name not in left)
    return KeyCard(
        title=_("Carrom Desk keyboard shortcuts"),
        columns=tuple(tuple(groups[name] for name in column) for column in (left, right)),
        note=_(
            "Tab moves from button to button. Enter or Space presses the focused button. You can change any "
            "shortcut in Preferences."
        ),
        language=language,
    )


_NONE, _OR = "–", " · "


def key_card_document(card: KeyCard, version: str, paper: Paper) -> Document:
    """Returns the card as a document."""
    columns = tuple(tuple(_table(group) for group in column) for column in card.columns)
    parts = (Title("", card.title), Beside(columns), Note(card.note))
    return Document(
        title=card.title,
        chapters=(Chapter("keys", card.title, parts, card.title),),
        paper=paper,
        language=card.language,
        program=f"Carrom Desk {version}",
    )


def _table(group: CardGroup) -> Table:
    rows = (Row(((Piece(_OR.join(row.keys) or _NONE, Mark.BOLD),), row.words)) for row in group.rows)
    return Table(group.title, (Column("", 34), Column("", 66)), tuple(rows))


def chosen_key_card(settings: Path, language: str = "") -> KeyCard:
    """Returns the card with the stored shortcuts, without a window.

    The language is an ISO 639 code, by default the window's.
    """
    application = QGuiApplication(["carrom-desk", "-platform", "offscreen"])
    try:
        choices = SettingsFile(settings).read()
        language_controller = LanguageController(system_languages)
        language_controller.use(language or choices.window_language, choices.call_language)
        return key_card(key_table(choices.keys))
    finally:
        application.shutdown()
