"""The page for a new match, and data of earlier matches for it."""

from collections.abc import Sequence

from PySide6.QtTest import QTest
from PySide6.QtWidgets import QCompleter, QLineEdit
from pytestqt.qtbot import QtBot

from carrom_desk.desk.forms.new_match_form import SetUpForm, form_after
from carrom_desk.gui.matches.new_match.new_match_dialog import NewMatchDialog
from carrom_desk.match.setup import ChangeSides, Competition, Player, Setup
from carrom_desk.match.side import BySide
from carrom_desk.rules.editions.icf_1993 import ICF_1993
from tests.gui.asked import Asked, NothingKnown

ASHA = Player("Asha", "Northern Club", "India")
CUP = Setup(
    ICF_1993,
    BySide((ASHA,), (Player("Bilal"),)),
    competition=Competition(3, 25, None, ChangeSides.AT_13),
    event="Autumn Cup",
    round="Final",
    category="Women",
    table="4",
    umpire="Usha",
    chief_referee="Chitra",
)


class Remembered(NothingKnown):
    """Players and events of earlier matches."""

    def players(self, prefix: str) -> Sequence[str]:
        return [name for name in ("Asha", "Asif", "Bilal") if name.casefold().startswith(prefix.casefold())]

    def player(self, name: str) -> Player | None:
        return ASHA if name == ASHA.name else None

    def events(self, prefix: str) -> Sequence[str]:
        return ["Autumn Cup"] if "autumn cup".startswith(prefix.casefold()) else []

    def last_of(self, event: str) -> SetUpForm | None:
        return form_after(CUP) if event == CUP.event else None


def new_match(qtbot: QtBot, form: SetUpForm | None = None, note: str = "") -> Asked:
    return Asked(qtbot, NewMatchDialog(Remembered(), form or SetUpForm(), note))


def offered(field: QLineEdit, typed: str) -> list[str]:
    """Returns the rows of the list shown below a field after typing."""
    completer = field.completer()
    assert isinstance(completer, QCompleter)
    field.setFocus()
    QTest.keyClicks(field, typed)
    listed = completer.popup()
    assert listed is not None
    rows = completer.completionModel()
    return [rows.index(row, 0).data() for row in range(rows.rowCount())] if listed.isVisible() else []
