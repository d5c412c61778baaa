"""A kill or a power cut during a match leaves a remark, with the time that is missing."""

from pathlib import Path

import pytest
from PySide6.QtWidgets import QPushButton
from pytestqt.qtbot import QtBot

from carrom_desk.desk.gathering import replayed
from carrom_desk.desk.match_library import MatchLibrary
from carrom_desk.desk.open_matches import OPEN, MatchMarks, interruption_of
from carrom_desk.exchange.match_file import write_match
from carrom_desk.match.entry.entries import LoggedEntry, Noted, StrokeMade, Undone, WalkedOver
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.record import with_entry
from carrom_desk.match.side import Side
from carrom_desk.presentation.next_step.actions import ActionName
from tests.fakes import StoppedTime, record_of
from tests.gui.at_match import TOSS
from tests.gui.hands import Hands
from tests.gui.kept_desk import OPENING, Desk

HALF_AN_HOUR_MS = 30 * 60_000


class Kept:
    """A desk with one match and a data folder, which is killed or closed and opened again later."""

    def __init__(self, table: Desk, folder: Path) -> None:
        self.table, self.folder, self.now = table, folder, StoppedTime()
        table.stored(*OPENING)

    def sit(self) -> Hands:
        """Opens the unfinished match."""
        hands = self.table.sit(data_folder=self.folder, now=self.now)
        hands.key("enter")
        assert hands.controller.match.session.desk is not None
        return hands

    def kill(self, hands: Hands) -> None:
        """Ends the database like a killed process: the window does nothing more."""
        hands.controller.match.closed.disconnect(hands.controller.matches.leave)
        self.table.db_controllers[-1].leave()
        self.now.advance(HALF_AN_HOUR_MS)


@pytest.fixture
def kept(table: Desk, tmp_path: Path) -> Kept:
    return Kept(table, tmp_path / "data")


def entries_of(hands: Hands) -> list[str]:
    return [type(each.entry).__name__ for each in hands.record.entries[len(OPENING) :]]


def test_a_kill_leaves_a_remark_before_the_next_entry(kept: Kept) -> None:
    hands = kept.sit()
    hands.key("enter", "w")
    last = hands.record.entries[-1]
    kept.kill(hands)

    again = kept.sit()
    assert again.said() == f"Opened at entry {last.number}, {last.at[11:19]}. Marks that were not confirmed are gone."
    assert entries_of(again) == ["StrokeMade"]
    again.key("w", "enter")

    assert entries_of(again) == ["StrokeMade", "Noted", "StrokeMade"]
    noted, reopened = again.record.entries[-2].entry, again.record.entries[-1].at
    assert noted == Noted(f"Interrupted {last.at[11:16]}–{reopened[11:16]}")
    again.key("enter")
    assert entries_of(again)[-1] == "StrokeMade"


def test_the_remark_can_be_amended_and_is_in_the_report(kept: Kept) -> None:
    kept.kill(kept.sit())
    hands = kept.sit()
    hands.key("enter")
    number = next(each.number for each in hands.record.entries if isinstance(each.entry, Noted))

    hands.amend(number)

    assert hands.part("amend_dialog").isVisible()
    remarks = replayed(hands.controller.match.session.stored()).sheet().remarks
    assert next(each.text for each in remarks if each.number == number).startswith("Note: Interrupted ")


def test_a_window_that_was_closed_leaves_no_remark(kept: Kept, qtbot: QtBot) -> None:
    hands = kept.sit()
    hands.key("enter")
    hands.window.close()
    hands.find(QPushButton, "quit_anyway").click()
    qtbot.waitUntil(lambda: not hands.window.isVisible())
    kept.table.db_controllers[-1].leave()

    again = kept.sit()
    again.key("enter")

    assert again.said() == ""
    assert entries_of(again) == ["StrokeMade", "StrokeMade"]


def test_a_match_that_was_closed_and_opened_again_leaves_no_remark(kept: Kept) -> None:
    hands = kept.sit()
    for name in (ActionName.CLOSE_MATCH, ActionName.CONTINUE_MATCH, ActionName.REOPEN):
        hands.controller.actions.trigger(name)
    hands.key("enter")

    assert entries_of(hands) == ["StrokeMade"]


def test_an_undo_and_what_is_refused_come_before_the_remark(kept: Kept) -> None:
    kept.kill(kept.sit())
    hands = kept.sit()
    session = hands.controller.match.session

    assert not session.submit(TOSS)
    hands.key("ctrl+z", "enter")

    kinds = [type(each.entry) for each in hands.record.entries[len(OPENING) :]]
    assert kinds == [Undone, Noted, StrokeMade]


def test_a_remark_that_was_not_written_is_written_the_next_time(kept: Kept) -> None:
    kept.kill(kept.sit())
    hands = kept.sit()
    hands.clock.hold()
    assert hands.window.close()
    kept.table.db_controllers[-1].leave()

    again = kept.sit()
    again.key("enter")

    assert entries_of(again) == ["Noted", "StrokeMade"]


def test_a_script_writes_no_remark(kept: Kept) -> None:
    kept.kill(kept.sit())
    store = kept.table.db_controllers[-1].service.open()
    desk = MatchLibrary(store, kept.now, lambda: MatchId("m9")).open(MatchId("m1"))

    assert "Interrupted" not in write_match(desk.stored)


def test_marks_of_any_id_are_files_in_their_folder_alone(tmp_path: Path) -> None:
    marks = MatchMarks(tmp_path, OPEN)
    for strange in ("m1", "../../x", "a/b\\c", "\ud800", ""):
        assert [marks.mark(MatchId(strange)), marks.mark(MatchId(strange))] == [False, True]
        marks.unmark(MatchId(strange))
        marks.unmark(MatchId(strange))
    assert list(tmp_path.rglob("*")) == [tmp_path / "open"]
    assert not MatchMarks(None, OPEN).mark(MatchId("m1"))


def test_only_a_match_in_play_can_be_interrupted() -> None:
    assert interruption_of(record_of(), "2026-11-21T21:35") is None
    assert interruption_of(record_of(TOSS, WalkedOver(Side.A, "Ill")), "2026-11-21T21:35") is None


@pytest.mark.parametrize(
    ("reopened", "times"),
    [
        ("2026-11-21T21:35:10.000+05:30", "21:05–21:35"),
        ("2026-11-21T21:05:50.000+05:30", "21:05:21–21:05:50"),
        ("2026-11-22T09:10:00.000+05:30", "21 Nov 2026, 21:05 – 22 Nov 2026, 09:10"),
    ],
)
def test_the_times_of_an_interruption_are_told_apart(reopened: str, times: str) -> None:
    logged = LoggedEntry(0, TOSS, "2026-11-21T21:05:21.000+05:30")

    assert interruption_of(with_entry(record_of(), logged), reopened) == Noted(f"Interrupted {times}")
