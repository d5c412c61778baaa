"""The card of keys on one page of paper, and as a web page."""

from pathlib import Path

from PySide6.QtGui import QGuiApplication

from carrom_desk.gui.keys.key_table import key_table
from carrom_desk.gui.languages.interpreter import Interpreter, system_languages
from carrom_desk.gui.settings import SettingsFile
from carrom_desk.reports.content import Beside, Chapter, Column, Document, Mark, Note, Piece, Row, Table, Title
from carrom_desk.reports.paper import Paper

from .card import CardGroup, KeyCard, key_card

_NONE, _OR = "–", " · "


def key_card_document(card: KeyCard, version: str, paper: Paper) -> Document:
    """The card, in the language that it is in."""
    columns = tuple(tuple(_table(group) for group in column) for column in card.columns)
    parts = (Title("", card.title), Beside(columns), Note(card.note))
    return Document(
        title=card.title,
        authors=(),
        chapters=(Chapter("keys", card.title, parts, card.title),),
        paper=paper,
        language=card.language,
        page_words="{page} / {pages}",
        program=f"Carrom Desk {version}",
    )


def _table(group: CardGroup) -> Table:
    rows = (Row(((Piece(_OR.join(row.keys) or _NONE, Mark.BOLD),), row.words)) for row in group.rows)
    return Table(group.title, (Column("", 34), Column("", 66)), tuple(rows))


def chosen_key_card(settings: Path) -> KeyCard:
    """The card with the keys and in the language that were chosen in the window; needs neither window nor screen."""
    application = QGuiApplication(["carrom-desk", "-platform", "offscreen"])
    try:
        choices = SettingsFile(settings).read()
        interpreter = Interpreter(system_languages)
        interpreter.use(choices.window_language, choices.call_language)
        return key_card(key_table(choices.keys))
    finally:
        application.shutdown()
