"""Boards as typed from a paper sheet."""

from dataclasses import replace
from typing import Any

from PySide6.QtWidgets import QLineEdit

from carrom_desk.desk.forms.paper_form import PaperBoard, PaperColumn, PaperForm, PaperReading, SideOrNobody, Typed
from carrom_desk.gui.matches.paper.paper_dialog import PaperDialog
from carrom_desk.gui.matches.paper.table import PaperView
from carrom_desk.match.side import Side
from tests.fakes import SINGLES
from tests.gui.parts import part

A, B = Side.A, Side.B
ONE_GAME = replace(SINGLES, competition=replace(SINGLES.competition, games=1, boards=8))
C = PaperColumn
STARTED = "2026-11-21T10:30:00.000+00:00"


def board(winner: Side | None, queen: SideOrNobody | None = None, men: int | None = None, **more: Typed) -> PaperBoard:
    """Returns a row; further fields are given by column name."""
    given: dict[PaperColumn, Typed | None] = {C.WINNER: winner, C.QUEEN: queen, C.MEN: men}
    given |= {PaperColumn[name.upper()]: value for name, value in more.items()}
    return PaperBoard({column: value for column, value in given.items() if value is not None})


NINE = board(A, SideOrNobody.A, 9)
FINISHED = (NINE, board(B, SideOrNobody.A, 4), board(A, SideOrNobody.A, 7), board(A, SideOrNobody.B, 3))
"""12–0, 12–4, 22–4, 25–4."""


def form(*boards: PaperBoard, **more: Any) -> PaperForm:
    return replace(PaperForm(games=(boards,), started=STARTED), **more)


def faults(reading: PaperReading) -> list[str]:
    return [said.sentence for said in reading.faults]


def fill(dialog: PaperDialog, boards: tuple[PaperBoard, ...]) -> None:
    """Types boards into the dialog."""
    model = part(dialog, PaperView, "game_1").model()
    for row, typed in enumerate(boards):
        for column, value in typed.fields.items():
            assert model.setData(model.index(row, column), value)
    part(dialog, QLineEdit, "played_on").setText("2026-11-21")
    part(dialog, QLineEdit, "began").setText("10:30")
