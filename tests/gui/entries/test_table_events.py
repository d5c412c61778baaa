"""Events at tables in the real window: by keyboard and mouse, undone, redone, amended, exported."""

from dataclasses import dataclass, replace

import pytest
from PySide6.QtTest import QTest
from PySide6.QtWidgets import (
    QLineEdit,
    QPlainTextEdit,
)
from pytestqt.qtbot import QtBot

from carrom_desk.exchange.match_file import read_match, replay_match, write_match
from carrom_desk.gui.entries.chief_referee import ChiefRefereeDialog
from carrom_desk.match.entry.entries import (
    Amended,
    Entry,
    PlacingDone,
    PlacingOutcome,
    PlainEntry,
    PlayCalled,
    ProtestDecided,
    ProtestLodged,
    TimeOver,
    TurnCorrected,
    ViolationSeen,
    Warned,
)
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.presentation.next_step.referee_actions import RefereeAction
from carrom_desk.rules.acts import Stroke
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.position import Pieces
from tests.fakes import DOUBLES, SINGLES, library, record_of, stroke
from tests.gui.at_match import TOSS, at_match, last, open_another
from tests.gui.hands import Hands
from tests.gui.ways import (
    Enter,
    accept_by_keys,
    by_keys,
    by_mouse,
    choose_by_arrows,
    fallen_by_mouse,
    foul_by_keys,
    foul_by_mouse,
    placing_by_keys,
    placing_by_mouse,
    referee_by_keys,
    referee_by_mouse,
    tab_to,
    unnoticed_by_keys,
)

OPENED = (TOSS, PlayCalled())
NOT_PLACED = stroke(0, striker=True)
"""A due, and the men placed for it by the other side."""
DRAWN = replace(SINGLES, competition=replace(SINGLES.competition, games=1, draws=True))

# The entries


@dataclass(frozen=True, slots=True)
class Row:
    """An event: what came before it, how it is entered, and the resulting entry."""

    name: str
    keys: Enter
    mouse: Enter
    entry: PlainEntry
    before: tuple[Entry, ...] = (*OPENED, stroke(1))
    setup: Setup = SINGLES


PROTESTS = (ProtestLodged(Side.B, "the striker"), ProtestLodged(Side.A, "the light"))
OUT_OF_TURN = "Played out of turn, unnoticed: the turn is allowed (law 51)"

TWO_OPEN = (*OPENED, stroke(2), stroke(), stroke(2), NOT_PLACED, ViolationSeen(Side.B, Breach.SOLID_OBJECT))
"""Open placings of two rulings."""
OWING = (stroke(), NOT_PLACED) * 3
THREE_OWED = (*OPENED, stroke(2), *OWING, stroke(), stroke(4), ViolationSeen(Side.A, Breach.SOLID_OBJECT))
"""Three dues of B are open, and one of A."""

ROWS = (
    Row(
        "correct_turn",
        referee_by_keys(RefereeAction.CORRECT_TURN, "seat_b1", text="not noticed"),
        referee_by_mouse(RefereeAction.CORRECT_TURN, "seat_b1", text="not noticed"),
        TurnCorrected(Seat.B1, "not noticed"),
    ),
    Row(
        "correct_the_break",
        referee_by_keys(RefereeAction.CORRECT_TURN, "seat_b1", text="not noticed"),
        referee_by_mouse(RefereeAction.CORRECT_TURN, "seat_b1", text="not noticed"),
        TurnCorrected(Seat.B1, "not noticed"),
        before=OPENED,
    ),
    Row(
        "played_out_of_turn",
        unnoticed_by_keys,
        by_mouse("override", "unnoticed_out_of_turn", "accept"),
        TurnCorrected(Seat.B1, OUT_OF_TURN),
    ),
    Row(
        "time_over",
        referee_by_keys(RefereeAction.TIME_OVER),
        referee_by_mouse(RefereeAction.TIME_OVER),
        TimeOver(),
        before=(*OPENED, stroke(8), stroke(1, queen=True)),
    ),
    Row(
        "time_over_drawn",
        referee_by_keys(RefereeAction.TIME_OVER),
        referee_by_mouse(RefereeAction.TIME_OVER),
        TimeOver(),
        setup=DRAWN,
    ),
    Row(
        "warning",
        referee_by_keys(RefereeAction.WARNING, "seat_a1", text="too slow"),
        referee_by_mouse(RefereeAction.WARNING, "seat_a1", text="too slow"),
        Warned(Side.A, "too slow", 1),
    ),
    Row(
        "warning_in_doubles",
        referee_by_keys(RefereeAction.WARNING, "seat_b2", text="too slow"),
        referee_by_mouse(RefereeAction.WARNING, "seat_b2", text="too slow"),
        Warned(Side.B, "too slow", 2),
        setup=DOUBLES,
    ),
    Row(
        "room_for_some",
        by_keys("3"),
        by_mouse("action_3"),
        PlacingDone(PlacingOutcome.NO_SPACE, left=BySide(1, 0)),
        before=(*OPENED, NOT_PLACED, stroke(), NOT_PLACED, stroke(), stroke(3)),
    ),
    Row(
        "placing_of_a_later_ruling",
        placing_by_keys(1, PlacingOutcome.FORGONE),
        placing_by_mouse(1, PlacingOutcome.FORGONE),
        PlacingDone(PlacingOutcome.FORGONE, of=6),
        before=TWO_OPEN,
    ),
    Row(
        "room_for_two_of_three",
        placing_by_keys(0, PlacingOutcome.NO_SPACE, "left_b", 2),
        placing_by_mouse(0, PlacingOutcome.NO_SPACE, "left_b", 2),
        PlacingDone(PlacingOutcome.NO_SPACE, left=BySide(0, 1)),
        before=THREE_OWED,
    ),
    Row(
        "placed_late",
        foul_by_keys("placed too late", "by_b"),
        foul_by_mouse(Breach.PLACED_LATE, "by_b"),
        ViolationSeen(Side.B, Breach.PLACED_LATE),
        before=(*OPENED, stroke(2), NOT_PLACED),
    ),
    Row(
        "offender_in_doubles",
        foul_by_keys("133", "by_b2"),
        foul_by_mouse(Breach.SOLID_OBJECT, "by_b2"),
        ViolationSeen(Side.B, Breach.SOLID_OBJECT, player=2),
        setup=DOUBLES,
    ),
    Row(
        "protest_decided",
        referee_by_keys(RefereeAction.PROTEST_DECIDED, "option_overruled", text="seen by all"),
        referee_by_mouse(RefereeAction.PROTEST_DECIDED, "option_overruled", text="seen by all"),
        ProtestDecided(upheld=False, reason="seen by all"),
        before=(*OPENED, stroke(1), *PROTESTS[:1]),
    ),
    Row(
        "second_protest_upheld",
        referee_by_keys(RefereeAction.PROTEST_DECIDED, "option_upheld", text="seen", protest=1),
        referee_by_mouse(RefereeAction.PROTEST_DECIDED, "option_upheld", text="seen", protest=1),
        ProtestDecided(upheld=True, reason="seen", of=4),
        before=(*OPENED, stroke(1), *PROTESTS),
    ),
)


def entered(entry: Entry) -> Entry:
    """Returns an entry as entered, without its ruling."""
    return replace(entry, ruling=None) if isinstance(entry, ViolationSeen) else entry


def holds_after_export(hands: Hands) -> bool:
    """Returns True when the match file, imported by another desk, leads to the same state."""
    stored = read_match(write_match(hands.controller.match.session.with_unsaved()))
    other = library()
    other.add(stored)
    return other.open(stored.id).record.state == replay_match(stored).record.state == hands.record.state


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.name)
def test_it_is_entered_undone_redone_and_exported(qtbot: QtBot, row: Row) -> None:
    hands = at_match(qtbot, *row.before, setup=row.setup)
    before = hands.record.state

    for enter in (row.keys, row.mouse):
        enter(hands)
        after = hands.record.state
        assert entered(hands.record.entries[-1].entry) == row.entry
        assert after == record_of(*row.before, row.entry, setup=row.setup).state
        assert after != before or isinstance(row.entry, Warned)

        hands.settle()
        hands.key("ctrl+z")
        assert hands.record.state == before
        hands.key("ctrl+y")
        assert hands.record.state == after
        assert holds_after_export(hands)
        if enter is row.keys:
            open_another(hands, *row.before, setup=row.setup)


@pytest.mark.parametrize("row", [row for row in ROWS if hasattr(row.entry, "reason")], ids=lambda row: row.name)
def test_its_reason_is_amended(qtbot: QtBot, row: Row) -> None:
    hands = at_match(qtbot, *row.before, row.entry, setup=row.setup)
    state, number = hands.record.state, len(row.before)

    hands.amend(number)
    hands.find(QPlainTextEdit, "act_text").setPlainText("seen by the chief referee")
    hands.find(QLineEdit, "reason").setText("heard wrong")
    hands.click("accept")

    assert isinstance(row.entry, TurnCorrected | Warned | ProtestDecided)
    assert last(hands) == Amended(number, replace(row.entry, reason="seen by the chief referee"), "heard wrong")
    assert hands.record.state == state
    assert holds_after_export(hands)


def test_how_many_stay_owed_is_amended(qtbot: QtBot) -> None:
    done = PlacingDone(PlacingOutcome.NO_SPACE, left=BySide(0, 1))
    hands = at_match(qtbot, *THREE_OWED, done)
    before, number = hands.record.state, len(THREE_OWED)

    hands.amend(number)
    tab_to(hands, "left_b")
    hands.key("up")
    tab_to(hands, "reason")
    QTest.keyClicks(hands.focus(), "counted again")
    accept_by_keys(hands)

    amended = replace(done, left=BySide(0, 2))
    assert last(hands) == Amended(number, amended, "counted again")
    assert hands.record.state == record_of(*THREE_OWED, amended).state != before
    assert holds_after_export(hands)


def test_whose_men_were_forgone_is_amended(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *TWO_OPEN, PlacingDone(PlacingOutcome.FORGONE))

    hands.amend(len(TWO_OPEN))
    choose_by_arrows(hands, "which_men", 1)
    tab_to(hands, "reason")
    QTest.keyClicks(hands.focus(), "the other ones")
    accept_by_keys(hands)

    assert last(hands) == Amended(len(TWO_OPEN), PlacingDone(PlacingOutcome.FORGONE, of=6), "the other ones")
    assert holds_after_export(hands)


def test_who_placed_too_late_is_amended(qtbot: QtBot) -> None:
    late = ViolationSeen(Side.B, Breach.PLACED_LATE)
    hands = at_match(qtbot, *THREE_OWED, late)

    hands.amend(len(THREE_OWED))
    choose_by_arrows(hands, "by", 0)
    tab_to(hands, "reason")
    QTest.keyClicks(hands.focus(), "it was A")
    accept_by_keys(hands)

    amended = replace(late, by=Side.A)
    assert hands.record.state == record_of(*THREE_OWED, amended).state
    assert holds_after_export(hands)


@pytest.mark.parametrize("enter", [by_keys("b", "3"), fallen_by_mouse], ids=["keys", "mouse"])
def test_what_fell_by_itself_is_added_to_the_stroke_before_by_one_press(qtbot: QtBot, enter: Enter) -> None:
    hands = at_match(qtbot, *OPENED, stroke(1), stroke(0))
    before = hands.record.state

    enter(hands)

    amended = last(hands)
    assert isinstance(amended, Amended)
    assert (amended.number, amended.reason) == (3, "It fell by itself (law 71)")
    assert hands.draft.is_empty()
    after = hands.record.state
    assert after.last_ruled is not None
    assert after.last_ruled.act == Stroke(Pieces(opponent=1))
    assert holds_after_export(hands)
    hands.key("ctrl+z")
    assert hands.record.state == before
    hands.key("ctrl+y")
    assert hands.record.state == after


def test_who_is_in_turn_cannot_be_set_in_turn(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED, stroke(1))

    hands.key("r")
    hands.find(ChiefRefereeDialog, "chief_referee_dialog").choose(RefereeAction.CORRECT_TURN)
    hands.click("seat_a1")
    hands.find(QPlainTextEdit, "act_text").setPlainText("not noticed")

    assert not hands.part("accept").isEnabled()


def test_one_protest_is_not_asked_for(qtbot: QtBot) -> None:
    hands = at_match(qtbot, *OPENED, stroke(1), ProtestLodged(Side.B, "the striker"))

    hands.key("r")
    hands.find(ChiefRefereeDialog, "chief_referee_dialog").choose(RefereeAction.PROTEST_DECIDED)

    assert not hands.part("protest").isVisible()
