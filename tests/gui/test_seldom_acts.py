"""What happens seldom becomes an entry."""

import pytest
from PySide6.QtWidgets import QListWidget, QPlainTextEdit
from pytestqt.qtbot import QtBot

from carrom_desk.gui.dialogs.chief_referee import ChiefRefereeDialog
from carrom_desk.gui.dialogs.chief_referee_acts import NEEDS, Option, SeldomAct, Told, entry_of, samples_of
from carrom_desk.match.entries import (
    BoardReplayed,
    Conceded,
    Concession,
    Disqualified,
    Noted,
    Passed,
    Paused,
    PlainEntry,
    ProtestDecided,
    ProtestLodged,
    SidesChanged,
    TimeOver,
    TurnCorrected,
    WalkedOver,
    Warned,
)
from carrom_desk.match.side import Seat, Side
from tests.fakes import SINGLES
from tests.gui.asked import Asked
from tests.gui.opening import possible

ENTRIES: list[tuple[SeldomAct, Told, PlainEntry]] = [
    (SeldomAct.NOTE, Told(text=" a cough "), Noted("a cough")),
    (SeldomAct.PAUSE, Told(), Paused("")),
    (SeldomAct.PAUSE, Told(text="appeal"), Paused("appeal")),
    (SeldomAct.WARNING, Told(seat=Seat.B1, text="slow"), Warned(Side.B, "slow", 1)),
    (SeldomAct.CORRECT_TURN, Told(seat=Seat.B1, text="not noticed"), TurnCorrected(Seat.B1, "not noticed")),
    (SeldomAct.TIME_OVER, Told(), TimeOver()),
    (SeldomAct.PASS, Told(), Passed()),
    (SeldomAct.REPLAY_BOARD, Told(text="light"), BoardReplayed("light")),
    (SeldomAct.CHANGE_SIDES, Told(), SidesChanged()),
    (SeldomAct.PROTEST, Told(Side.B, text="the striker"), ProtestLodged(Side.B, "the striker")),
    (SeldomAct.PROTEST_DECIDED, Told(option=Option.UPHELD), ProtestDecided(upheld=True)),
    (SeldomAct.PROTEST_DECIDED, Told(option=Option.OVERRULED), ProtestDecided(upheld=False)),
    (SeldomAct.PROTEST_DECIDED, Told(option=Option.UPHELD, text="seen"), ProtestDecided(upheld=True, reason="seen")),
    (SeldomAct.CONCEDE, Told(Side.A, option=Option.GAME), Conceded(Side.A, Concession.GAME)),
    (SeldomAct.CONCEDE, Told(Side.A, option=Option.MATCH), Conceded(Side.A, Concession.MATCH)),
    (SeldomAct.WALKOVER, Told(Side.B, text="absent"), WalkedOver(Side.B, "absent")),
    (SeldomAct.DISQUALIFY, Told(Side.A, text="insult"), Disqualified(Side.A, "insult")),
]


@pytest.mark.parametrize(("act", "told", "entry"), ENTRIES)
def test_what_is_told_of_an_act_makes_its_entry(qtbot: QtBot, act: SeldomAct, told: Told, entry: PlainEntry) -> None:
    assert entry_of(act, told) == entry

    asked = Asked(qtbot, ChiefRefereeDialog(SINGLES, possible))
    asked.find(QListWidget, "acts").setCurrentRow(list(SeldomAct).index(act))
    if told.side is not None:
        asked.click(f"side_{told.side}")
    if told.seat is not None:
        asked.click(f"seat_{told.seat}")
    if told.option is not None:
        asked.click(f"option_{told.option}")
    asked.find(QPlainTextEdit, "act_text").setPlainText(told.text)
    asked.click("accept")

    assert asked.answers == [entry]


@pytest.mark.parametrize("act", [act for act in SeldomAct if not Told().is_enough(NEEDS[act])])
def test_an_act_that_was_not_told_enough_of_makes_none(qtbot: QtBot, act: SeldomAct) -> None:
    asked = Asked(qtbot, ChiefRefereeDialog(SINGLES, possible))
    asked.find(QListWidget, "acts").setCurrentRow(list(SeldomAct).index(act))

    assert entry_of(act, Told()) is None
    assert asked.problem()
    assert not asked.can_accept()
    assert asked.dialog.answer() is None


def test_an_act_that_is_not_possible_says_why(qtbot: QtBot) -> None:
    asked = Asked(
        qtbot,
        ChiefRefereeDialog(SINGLES, lambda command: "There is none." if isinstance(command, ProtestDecided) else ""),
    )
    asked.find(QListWidget, "acts").setCurrentRow(list(SeldomAct).index(SeldomAct.PROTEST_DECIDED))
    asked.click("option_upheld")

    assert asked.problem() == "There is none."
    assert asked.dialog.answer() is None


@pytest.mark.parametrize("act", SeldomAct)
def test_there_is_a_sample_of_every_act(act: SeldomAct) -> None:
    kinds = tuple({type(entry) for each, _, entry in ENTRIES if each is act})
    assert all(isinstance(sample, kinds) for sample in samples_of(act))
