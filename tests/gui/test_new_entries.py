"""Rare entries in the real window: by keyboard and mouse, in singles and doubles, from the log to the report."""

from dataclasses import dataclass, replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAction
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QLineEdit, QPushButton
from pytestqt.qtbot import QtBot

from carrom_desk.desk.documents import Form, match_report, written
from carrom_desk.exchange.match_file import read_match, replay_match, write_match
from carrom_desk.gui.panels.log import LogPanel
from carrom_desk.gui.panels.log_model import ROW_ROLE
from carrom_desk.match.entry.entries import (
    Amended,
    BoardReplayed,
    DetailsChanged,
    Disqualified,
    Entry,
    IncidentSeen,
    MatchAbandoned,
    Mistake,
    MistakeStands,
    Noted,
    Override,
    Passed,
    PlainEntry,
    PlayCalled,
    PlayersNamed,
    ReplayGround,
    StrokeMade,
    ViolationSeen,
    WalkedOver,
)
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.match.state import Status
from carrom_desk.presentation.log.log_rows import LogRow
from carrom_desk.presentation.next_step.referee_actions import RefereeAction
from carrom_desk.reports.match_documents import Options
from carrom_desk.rules.acts import IncidentKind
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.position import ByParty
from carrom_desk.rules.ruling import Turn
from tests.fakes import DOUBLES, SINGLES, MemoryStore, library, record_of, stroke
from tests.gui.at_match import TOSS, at_match, last, open_another
from tests.gui.hands import Hands
from tests.gui.ways import (
    Enter,
    accept_by_keys,
    choose_by_arrows,
    choose_by_keys,
    foul_by_keys,
    foul_by_mouse,
    keys_of,
    name_file,
    press_action,
    referee_by_keys,
    referee_by_mouse,
    tab_to,
)
from tests.match.every_entry import every_entry, stored

OPENED = (TOSS, PlayCalled())
NOT_PLACED = stroke(0, striker=True)
"""A due, and the men placed for it by the other side."""
PLAYED = (*OPENED, stroke(2), stroke())


@dataclass(frozen=True, slots=True)
class Row:
    """An event: how it is entered, the resulting entry, and its texts."""

    name: str
    keys: Enter
    mouse: Enter
    entry: PlainEntry
    said: str
    """Texts in the log and the report."""
    law: str = ""
    """Law cited in the log."""
    before: tuple[Entry, ...] = PLAYED
    setup: Setup = DOUBLES
    """In doubles, every panel asks as much as in singles, or more."""


def by_referee(
    action: RefereeAction, *chosen: str, text: str = "", reason: int = 0, player: int = 0, men: int = 1
) -> tuple[Enter, Enter]:
    """Both ways to use the chief referee's panel."""
    return (
        referee_by_keys(action, *chosen, text=text, reason=reason, player=player, men=men),
        referee_by_mouse(action, *chosen, text=text, reason=reason, player=player, men=men),
    )


def noting(button: str) -> tuple[Enter, Enter]:
    """Both ways to a button that records a note."""

    def by_keys(hands: Hands) -> None:
        hands.key("r", *keys_of(RefereeAction.NOTE))
        tab_to(hands, button)
        hands.key("space")

    def by_press(hands: Hands) -> None:
        hands.click("action_8")
        press_action(hands, RefereeAction.NOTE)
        hands.click(button)

    return by_keys, by_press


def write_by_keys(hands: Hands, name: str, text: str) -> None:
    """Focuses a field with Tab and replaces its text."""
    tab_to(hands, name)
    hands.key("ctrl+a")
    QTest.keyClicks(hands.focus(), text)


def details_by_keys(hands: Hands) -> None:
    hands.key("r", "0")
    tab_to(hands, "match_details")
    hands.key("space")
    hands.settle_dialogs()
    write_by_keys(hands, "details_table", "7")
    write_by_keys(hands, "details_club_b1", "North")
    write_by_keys(hands, "details_reason", "typed wrong")
    accept_by_keys(hands)


def details_by_mouse(hands: Hands) -> None:
    next(each for each in hands.controller.menu.actions() if each.objectName() == "action_details").trigger()
    for name, text in (("details_table", "7"), ("details_club_b1", "North"), ("details_reason", "typed wrong")):
        field = hands.find(QLineEdit, name)
        QTest.mouseDClick(field, Qt.MouseButton.LeftButton, pos=QPoint(14, field.height() // 2))
        QTest.keyClicks(field, text)
    hands.click("accept")


ROWS = (
    Row(
        "details",
        details_by_keys,
        details_by_mouse,
        DetailsChanged(table="7", players=PlayersNamed(b1=Player("Player B1", "North")), reason="typed wrong"),
        "Table: 7; Player B1: Player B1, North. Reason: typed wrong",
    ),
    Row(
        "hand_over",
        *by_referee(RefereeAction.HAND_OVER, text="B Umpire"),
        DetailsChanged(umpire="B Umpire"),
        "Umpire: B Umpire",
    ),
    Row(
        "abandon",
        *by_referee(RefereeAction.ABANDON, text="storm"),
        MatchAbandoned("storm"),
        "Match abandoned: storm",
    ),
    Row(
        "abandon_before_the_toss",
        *by_referee(RefereeAction.ABANDON, text="storm"),
        MatchAbandoned("storm"),
        "Match abandoned: storm",
        before=(),
    ),
    Row(
        "nobody_came",
        *by_referee(RefereeAction.NOBODY_CAME, text="waited an hour"),
        WalkedOver(None, "waited an hour"),
        "Neither side appeared: waited an hour",
        "143(i)",
        before=(),
    ),
    Row(
        "queen_uncovered",
        *by_referee(RefereeAction.UNNOTICED, "act_side_a", "option_queen_uncovered"),
        MistakeStands(Mistake.QUEEN_UNCOVERED, Side.A),
        "Queen not covered, unnoticed",
        "96",
        before=(*OPENED, stroke(2), stroke(queen=True), stroke()),
    ),
    Row(
        "wrong_man",
        *by_referee(RefereeAction.UNNOTICED, "act_side_a", "option_wrong_man"),
        MistakeStands(Mistake.WRONG_MAN, Side.A),
        "White man placed instead of a black one, unnoticed",
        "82(b)",
    ),
    Row(
        "due_forgotten",
        *by_referee(RefereeAction.UNNOTICED, "act_side_b", "option_due_forgotten", men=2),
        MistakeStands(Mistake.DUE_FORGOTTEN, Side.B, 2),
        "Due not placed, unnoticed: 2 black forfeited",
        "83",
    ),
    Row(
        "placed_late_but_for_one",
        foul_by_keys("placed too late", "by_b", placed="placed_a"),
        foul_by_mouse(Breach.PLACED_LATE, "by_b", placed="placed_a"),
        ViolationSeen(Side.B, Breach.PLACED_LATE, placed=BySide(1, 0)),
        "Placed too late (law 88(b))",
        before=(*OPENED, NOT_PLACED, stroke(), NOT_PLACED, stroke(), stroke(3)),
        setup=SINGLES,
    ),
    Row(
        "disqualified",
        *by_referee(RefereeAction.DISQUALIFY, "act_side_b", text="rude"),
        Disqualified(Side.B, "rude"),
        "Disqualified: rude",
        "143",
    ),
    Row(
        "player_disqualified",
        *by_referee(RefereeAction.DISQUALIFY, "act_side_b", text="rude", player=2),
        Disqualified(Side.B, "rude", 2),
        "Disqualified: rude",
        "143",
    ),
    *(
        Row(
            f"note_{law}",
            *noting(f"note_{place}"),
            Noted(f"{words} (law {law})"),
            f"Note: {words} (law {law})",
        )
        for place, (words, law) in enumerate(
            (
                ("Striker replaced", "117"),
                ("Damaged man replaced", "120"),
                ("Broken man replaced", "141"),
                ("Carrom board replaced", "119"),
            ),
            start=1,
        )
    ),
    Row(
        "body_beyond_lines",
        foul_by_keys("body beyond", "by_b"),
        foul_by_mouse(Breach.BODY_BEYOND_LINES, "by_b"),
        ViolationSeen(Side.B, Breach.BODY_BEYOND_LINES),
        "Body beyond the arrow lines (law 32)",
        "63(b)",
        before=(*OPENED, stroke(2)),
        setup=SINGLES,
    ),
    Row(
        "breach_of_the_partner",
        foul_by_keys("133", "by_a", player=2),
        foul_by_mouse(Breach.SOLID_OBJECT, "by_a", player=2),
        ViolationSeen(Side.A, Breach.SOLID_OBJECT, player=2),
        "Solid object in the hand (law 133)",
        "63(b)",
        before=(*OPENED, stroke(2)),
    ),
    Row(
        "left_seat",
        foul_by_keys("left their seat", "by_b"),
        foul_by_mouse(Breach.LEFT_SEAT, "by_b"),
        IncidentSeen(IncidentKind.LEFT_SEAT, Side.B),
        "Left their seat",
        "91",
        setup=SINGLES,
    ),
    Row(
        "left_seat_in_doubles",
        foul_by_keys("left their seat", "by_b", player=2),
        foul_by_mouse(Breach.LEFT_SEAT, "by_b", player=2),
        IncidentSeen(IncidentKind.LEFT_SEAT, Side.B, player=2),
        "Left their seat",
        "91",
    ),
    Row(
        "replayed_for_circumstances",
        *by_referee(RefereeAction.REPLAY_BOARD, reason=2),
        BoardReplayed("Circumstances beyond the umpire’s control (law 140)", ReplayGround.BEYOND_CONTROL),
        "Board cancelled",
        "140",
    ),
    Row(
        "replayed_for_base_lines",
        *by_referee(RefereeAction.REPLAY_BOARD, reason=4),
        BoardReplayed("No room for the striker on the base lines (law 142)", ReplayGround.BASE_LINES_BLOCKED),
        "Board cancelled",
        "142",
    ),
)


def entered(entry: Entry) -> Entry:
    """Returns an entry as entered, without its ruling."""
    return replace(entry, ruling=None) if isinstance(entry, ViolationSeen | IncidentSeen) else entry


def holds_after_export(hands: Hands) -> bool:
    """Returns True when the match file, imported by another desk, leads to the same state and the same file again."""
    text = write_match(hands.controller.match.session.with_unsaved())
    stored, other = read_match(text), library()
    other.add(stored)
    again = other.open(stored.id).record
    is_alike = again.state == replay_match(stored).record.state == hands.record.state
    return is_alike and write_match(replace(stored, entries=again.entries)) == text


def report_of(hands: Hands) -> str:
    """Returns the report as a web page."""
    report = match_report(hands.controller.match.session.with_unsaved(), version="1")
    return written(report, Form.HTML, Options(), "a.html").content.decode("utf-8")


def log_rows(hands: Hands) -> list[LogRow]:
    """Returns the rows of the log."""
    model = hands.find(LogPanel, "log_panel").entries.model()
    items = (model.index(row, 0).data(ROW_ROLE) for row in range(model.rowCount()))
    return [item for item in items if isinstance(item, LogRow)]


def log_row(hands: Hands, number: int) -> LogRow:
    """Returns the row of the log for an entry's number."""
    return next(row for row in log_rows(hands) if row.number == number)


@pytest.mark.parametrize("row", ROWS, ids=[row.name for row in ROWS])
def test_it_is_entered_listed_undone_reported_and_exported(qtbot: QtBot, row: Row) -> None:
    hands = at_match(qtbot, *row.before, setup=row.setup)
    before, number = hands.record.state, len(row.before)

    for enter in (row.keys, row.mouse):
        enter(hands)
        after = hands.record.state
        assert entered(hands.record.entries[-1].entry) == row.entry
        assert after == record_of(*row.before, row.entry, setup=row.setup).state

        hands.settle()
        listed = log_row(hands, number)
        assert row.said in listed.what
        assert row.law in listed.laws

        hands.key("ctrl+z")
        assert hands.record.state == before
        assert log_row(hands, number).is_undone
        hands.key("ctrl+y")
        assert hands.record.state == after
        assert not log_row(hands, number).is_undone
        if enter is row.keys:
            open_another(hands, *row.before, setup=row.setup)

    assert row.said in report_of(hands)  # both ways led to the same entry
    assert holds_after_export(hands)


def change_by_keys(hands: Hands) -> None:
    """Tabs through the fields until changing one makes an amendment that only lacks its reason."""
    for _field in range(20):
        hands.key("tab")
        if isinstance(hands.focus(), QPushButton) or hands.focus().objectName() == "reason":
            continue
        for pressed in ("up", "up", "down", "down", "down"):
            if isinstance(hands.focus(), QLineEdit):
                QTest.keyClicks(hands.focus(), "x")
            else:
                hands.key(pressed)
            if hands.text("problem").startswith("Enter the reason"):
                return
    raise AssertionError(hands.text("problem"))


FORMS = {type(row.entry): row for row in ROWS}
"""A row for each form of amending, which depends on the kind of entry."""


@pytest.mark.parametrize("row", FORMS.values(), ids=[row.name for row in FORMS.values()])
def test_it_is_amended_by_keys_undone_reported_and_exported(qtbot: QtBot, row: Row) -> None:
    number = len(row.before)
    hands = at_match(qtbot, *row.before, row.entry, setup=row.setup)
    before = hands.record.state

    hands.amend(number)
    change_by_keys(hands)
    write_by_keys(hands, "reason", "looked again")
    accept_by_keys(hands)

    amendment = last(hands)
    assert isinstance(amendment, Amended)
    assert (amendment.number, amendment.reason) == (number, "looked again")
    assert entered(amendment.with_) != row.entry
    after = hands.record.state
    assert after == record_of(*row.before, amendment.with_, setup=row.setup).state
    assert "ooked again" in report_of(hands)
    hands.key("ctrl+z")
    assert hands.record.state == before
    hands.key("ctrl+y")
    assert hands.record.state == after
    assert holds_after_export(hands)


def test_a_breach_of_the_partner_of_the_player_in_turn_is_a_technical_foul(qtbot: QtBot) -> None:
    # Law 63(b): A1 has struck and is in turn; whoever is not loses one man and no turn.
    hands = at_match(qtbot, *OPENED, stroke(2), setup=DOUBLES)

    hands.key("f", "shift+tab")
    QTest.keyClicks(hands.focus(), "133")
    choose_by_keys(hands, "by_a")
    said = [hands.text("foul_said")]
    choose_by_arrows(hands, "player", 2)
    said.append(hands.text("foul_said"))
    accept_by_keys(hands)

    assert said[0].startswith("“Foul.”")
    assert said[1].startswith("“Technical foul.”")
    assert entered(last(hands)) == ViolationSeen(Side.A, Breach.SOLID_OBJECT, player=2)
    board = hands.record.state.current_board
    assert (board.turn, board.on_board.a) == (Seat.A1, 8)
    hands.settle()
    assert log_row(hands, 3).who == "Player A2"


def test_current_details_are_filled_in_and_a_name_is_needed(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *PLAYED, DetailsChanged(umpire="B Umpire"), MatchAbandoned("storm"))
    next(each for each in hands.controller.menu.actions() if each.objectName() == "action_details").trigger()

    assert hands.find(QLineEdit, "details_umpire").text() == "B Umpire"
    assert hands.text("problem") == "No changes yet."
    hands.find(QLineEdit, "details_name_a1").clear()
    assert hands.text("problem") == "Enter the name of every player."
    assert not hands.part("accept").isEnabled()
    hands.find(QLineEdit, "details_name_a1").setText("Asha")
    hands.click("accept")

    assert last(hands) == DetailsChanged(players=PlayersNamed(a1=Player("Asha")))
    assert hands.record.state.status is Status.ABANDONED


def test_a_rare_entry_is_amended_in_the_window_and_holds_after_export(qtbot: QtBot) -> None:
    mistake = MistakeStands(Mistake.DUE_FORGOTTEN, Side.B)
    hands = at_match(qtbot, *PLAYED, mistake)

    hands.amend(len(PLAYED))
    tab_to(hands, "men")
    hands.key("up")
    write_by_keys(hands, "reason", "counted again")
    accept_by_keys(hands)

    amended = replace(mistake, men=2)
    assert last(hands) == Amended(len(PLAYED), amended, "counted again")
    assert hands.record.state == record_of(*PLAYED, amended).state
    assert "2 black forfeited" in report_of(hands)
    assert holds_after_export(hands)


def test_a_pass_is_amended_into_a_stroke_and_holds_after_export(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *PLAYED, Passed(), stroke())

    hands.amend(len(PLAYED))
    tab_to(hands, "happened")
    hands.key("home")
    tab_to(hands, "pocketed_striker")
    hands.key("space")
    write_by_keys(hands, "reason", "he played")
    accept_by_keys(hands)

    amended = stroke(striker=True)
    entry = last(hands)
    assert isinstance(entry, Amended)
    assert isinstance(entry.with_, StrokeMade)
    assert replace(entry, with_=replace(entry.with_, ruling=None)) == Amended(len(PLAYED), amended, "he played")
    assert hands.record.state == record_of(*PLAYED, amended, stroke()).state
    assert holds_after_export(hands)


def test_a_decision_is_amended_in_the_window_and_holds_after_export(qtbot: QtBot) -> None:
    decision = Override("a push", turn=Turn.PASSES, of=len(PLAYED))
    hands = at_match(qtbot, *PLAYED, stroke(1), decision)

    hands.amend(len(PLAYED) + 1)
    tab_to(hands, "turn")
    hands.key("home")
    tab_to(hands, "due_own")
    hands.key("up")
    write_by_keys(hands, "reason", "no push")
    accept_by_keys(hands)

    amended = replace(decision, turn=None, due=ByParty(1, 0))
    assert last(hands) == Amended(len(PLAYED) + 1, amended, "no push")
    assert hands.record.state.current_board.turn == record_of(*PLAYED, stroke(1)).state.current_board.turn
    assert holds_after_export(hands)


def test_a_match_with_every_entry_goes_out_and_comes_in_through_the_file_dialogs(qtbot: QtBot, tmp_path: Path) -> None:
    match, path = stored(every_entry()), tmp_path / "a match.carrom"
    store = MemoryStore()
    library(store).add(match)
    hands = Hands(qtbot, store=store, match_id=match.id)
    hands.key("ctrl+o")
    action = hands.find(QDialog, "library_dialog").findChild(QAction, "export_files")
    assert action is not None
    action.trigger()
    name_file(hands, "export_dialog", path)
    qtbot.waitUntil(path.exists)

    other = Hands(qtbot)
    other.key("ctrl+o")
    other.click("import")
    name_file(other, "import_dialog", path)
    qtbot.waitUntil(lambda: bool(other.store.kept))
    other.controller.matches.open(match.id)

    assert other.record.state == hands.record.state
    assert other.record.entries == hands.record.entries
    assert [row.what for row in log_rows(other)] == [row.what for row in log_rows(hands)]
