"""Forms in the real window by keys alone: what each part of a form enters, undone, redone and amended."""

from dataclasses import dataclass

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QPlainTextEdit, QPushButton
from pytestqt.qtbot import QtBot

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
    PlacingDone,
    PlacingOutcome,
    PlainEntry,
    PlayersNamed,
    ProtestDecided,
    ProtestLodged,
    ReplayGround,
    TimeOver,
    TurnCorrected,
    ViolationSeen,
    WalkedOver,
    Warned,
)
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.match.state import Status
from carrom_desk.presentation.next_step.referee_actions import RefereeAction
from carrom_desk.rules.acts import IncidentKind, Stroke
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.position import Pieces
from tests.fakes import DOUBLES, SINGLES, record_of, stroke
from tests.gui.at_match import OPENED, at_match, last, open_another, unruled
from tests.gui.hands import Hands
from tests.gui.ways import (
    OUT_OF_TURN,
    Enter,
    accept_by_keys,
    by_keys,
    foul_by_keys,
    keys_of,
    placing_by_keys,
    referee_by_keys,
    tab_to,
    unnoticed_by_keys,
)

PLAYED = (*OPENED, stroke(2), stroke())
NOT_PLACED = stroke(0, striker=True)
"""A due, and the men placed for it by the other side."""
TWO_LATE = (*OPENED, NOT_PLACED, stroke(), NOT_PLACED, stroke(), stroke(3))
TWO_OPEN = (*OPENED, stroke(2), stroke(), stroke(2), NOT_PLACED, ViolationSeen(Side.B, Breach.SOLID_OBJECT))
"""Open placings of two rulings."""
OWING = (stroke(), NOT_PLACED) * 3
THREE_OWED = (*OPENED, stroke(2), *OWING, stroke(), stroke(4), ViolationSeen(Side.A, Breach.SOLID_OBJECT))
"""Three dues of B are open, and one of A."""
PROTESTS = (ProtestLodged(Side.B, "the striker"), ProtestLodged(Side.A, "the light"))


def write_by_keys(hands: Hands, name: str, text: str) -> None:
    """Focuses a field with Tab and replaces its text."""
    tab_to(hands, name)
    hands.key("ctrl+a")
    QTest.keyClicks(hands.focus(), text)


def details_by_keys(hands: Hands) -> None:
    hands.key("r", "6")
    tab_to(hands, "match_details")
    hands.key("space")
    hands.settle_dialogs()
    write_by_keys(hands, "details_table", "7")
    tab_to(hands, "details_pages")
    hands.key("right")
    write_by_keys(hands, "details_club_b1", "North")
    write_by_keys(hands, "details_reason", "typed wrong")
    accept_by_keys(hands)


def note_by_keys(hands: Hands) -> None:
    hands.key("r", *keys_of(RefereeAction.NOTE))
    tab_to(hands, "ready_1")
    hands.key("space", "ctrl+enter")


@dataclass(frozen=True, slots=True)
class Row:
    """An event: what came before it, how it is entered, and the resulting entry."""

    name: str
    keys: Enter
    entry: PlainEntry
    before: tuple[Entry, ...] = PLAYED
    setup: Setup = DOUBLES
    """In doubles, every panel asks as much as in singles, or more."""


ROWS = (
    Row(
        "correct_turn",
        referee_by_keys(RefereeAction.CORRECT_TURN, "seat_a1", text="not noticed"),
        TurnCorrected(Seat.A1, "not noticed"),
        setup=SINGLES,
    ),
    Row("played_out_of_turn", unnoticed_by_keys, TurnCorrected(Seat.B1, OUT_OF_TURN), (*OPENED, stroke(1)), SINGLES),
    Row("time_over", referee_by_keys(RefereeAction.TIME_OVER), TimeOver(), (*OPENED, stroke(8), stroke(1, queen=True))),
    Row(
        "warning",
        referee_by_keys(RefereeAction.WARNING, "seat_b2", text="too slow"),
        Warned(Side.B, "too slow", 2),
    ),
    Row("room_for_some", by_keys("3"), PlacingDone(PlacingOutcome.NO_SPACE, left=BySide(1, 0)), TWO_LATE, SINGLES),
    Row(
        "placing_of_a_later_ruling",
        placing_by_keys(1, PlacingOutcome.FORGONE),
        PlacingDone(PlacingOutcome.FORGONE, of=6),
        TWO_OPEN,
        SINGLES,
    ),
    Row(
        "room_for_two_of_three",
        placing_by_keys(0, PlacingOutcome.NO_SPACE, "left_b", 2),
        PlacingDone(PlacingOutcome.NO_SPACE, left=BySide(0, 1)),
        THREE_OWED,
        SINGLES,
    ),
    Row(
        "placed_late_but_for_one",
        foul_by_keys("placed too late", "by_b", placed="placed_a"),
        ViolationSeen(Side.B, Breach.PLACED_LATE, placed=BySide(1, 0)),
        TWO_LATE,
        SINGLES,
    ),
    Row(
        "breach_of_the_partner",
        foul_by_keys("133", "by_a2"),
        ViolationSeen(Side.A, Breach.SOLID_OBJECT, player=2),
        (*OPENED, stroke(2)),
    ),
    Row(
        "left_seat",
        foul_by_keys("left their seat", "by_b2"),
        IncidentSeen(IncidentKind.LEFT_SEAT, Side.B, player=2),
    ),
    Row(
        "second_protest_upheld",
        referee_by_keys(RefereeAction.PROTEST_DECIDED, "option_upheld", text="seen", protest=1),
        ProtestDecided(upheld=True, reason="seen", of=4),
        (*OPENED, stroke(1), *PROTESTS),
        SINGLES,
    ),
    Row(
        "details",
        details_by_keys,
        DetailsChanged(table="7", players=PlayersNamed(b1=Player("Player B1", "North")), reason="typed wrong"),
    ),
    Row("abandon", referee_by_keys(RefereeAction.ABANDON, text="storm"), MatchAbandoned("storm"), ()),
    Row("nobody_came", referee_by_keys(RefereeAction.NOBODY_CAME, text="waited"), WalkedOver(None, "waited"), ()),
    Row(
        "due_forgotten",
        referee_by_keys(RefereeAction.UNNOTICED, "act_side_b", "option_due_forgotten", men=2),
        MistakeStands(Mistake.DUE_FORGOTTEN, Side.B, 2),
    ),
    Row(
        "player_disqualified",
        referee_by_keys(RefereeAction.DISQUALIFY, "act_side_b", text="rude", player=2),
        Disqualified(Side.B, "rude", 2),
    ),
    Row("note", note_by_keys, Noted("Striker replaced (law 117)")),
    Row(
        "replayed_for_base_lines",
        referee_by_keys(RefereeAction.REPLAY_BOARD, reason=4),
        BoardReplayed("No room for the striker on the base lines (law 142)", ReplayGround.BASE_LINES_BLOCKED),
    ),
)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_it_is_entered_undone_and_redone(shared_window: Hands, row: Row) -> None:
    hands = shared_window
    open_another(hands, *row.before, setup=row.setup)
    before = hands.record.state

    row.keys(hands)
    after = hands.record.state
    assert unruled(last(hands)) == row.entry
    assert after == record_of(*row.before, row.entry, setup=row.setup).state

    hands.settle()
    hands.key("ctrl+z")
    assert hands.record.state == before
    hands.key("ctrl+y")
    assert hands.record.state == after


def change_by_keys(hands: Hands) -> None:
    """Tabs through the fields until changing one makes an amendment that only lacks its reason."""
    for _field in range(20):
        hands.key("tab")
        if isinstance(hands.focus(), QPushButton) or hands.focus().objectName() == "reason":
            continue
        for pressed in ("up", "up", "down", "down", "down"):
            if isinstance(hands.focus(), QLineEdit | QPlainTextEdit):
                QTest.keyClicks(hands.focus(), "x")
            else:
                hands.key(pressed)
            if hands.text("problem").startswith("Enter the reason"):
                return
    raise AssertionError(hands.text("problem"))


FORMS = {type(row.entry): row for row in ROWS}
"""A row for each form of amending, which depends on the kind of entry."""


@pytest.mark.parametrize("row", FORMS.values(), ids=lambda row: row.name)
def test_it_is_amended(shared_window: Hands, row: Row) -> None:
    number, hands = len(row.before), shared_window
    open_another(hands, *row.before, row.entry, setup=row.setup)

    hands.amend(number)
    change_by_keys(hands)
    write_by_keys(hands, "reason", "looked again")
    accept_by_keys(hands)

    amendment = last(hands)
    assert isinstance(amendment, Amended)
    assert (amendment.number, amendment.reason) == (number, "looked again")
    assert unruled(amendment.with_) != row.entry
    assert hands.record.state == record_of(*row.before, amendment.with_, setup=row.setup).state


def test_what_fell_by_itself_is_added_to_the_stroke_before_by_one_press(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED, stroke(1), stroke(0))

    hands.key("b", "3")

    amended, ruled = last(hands), hands.record.state.last_ruled
    assert isinstance(amended, Amended)
    assert (amended.number, amended.reason) == (3, "It fell by itself (law 71)")
    assert hands.draft.is_empty()
    assert ruled is not None
    assert ruled.act == Stroke(Pieces(opponent=1))


def test_current_details_are_filled_in_and_a_name_is_needed(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *PLAYED, DetailsChanged(umpire="B Umpire"), MatchAbandoned("storm"))
    next(each for each in hands.controller.menu.actions() if each.objectName() == "action_details").trigger()
    assert hands.find(QLineEdit, "details_umpire").text() == "B Umpire"
    assert not hands.part("accept").isEnabled()

    hands.find(QLineEdit, "details_name_a1").clear()
    assert hands.text("problem") == "Enter the name of every player."
    assert not hands.part("accept").isEnabled()
    hands.find(QLineEdit, "details_name_a1").setText("Asha")
    hands.click("accept")
    assert last(hands) == DetailsChanged(players=PlayersNamed(a1=Player("Asha")))
    assert hands.record.state.status is Status.ABANDONED
