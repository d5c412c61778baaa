"""Match procedure in the real window: start, placing, clocks, jumps, protest, doubles."""

from pytestqt.qtbot import QtBot

from carrom_desk.i18n import say
from carrom_desk.match.entry.entries import PlayCalled, ProtestLodged, WalkedOver
from carrom_desk.match.side import Side
from carrom_desk.presentation.clock import ClockState
from carrom_desk.presentation.next_step.next_step import NOT_AT_THE_BOARD
from carrom_desk.rules.clocks import ClockKind
from tests.fakes import stroke
from tests.gui.at_match import TOSS, at_match, last

# Start


def test_who_does_not_appear_in_time_may_lose_by_walkover(qtbot: QtBot) -> None:
    hands = at_match(qtbot)
    assert hands.read_clock().state is ClockState.WAITING

    hands.key("space")
    hands.wait(15 * 60_000)
    assert hands.text("what_now") == "Arrival time is up. Walkover?"
    assert hands.record.entries == ()
    hands.key("3")
    assert hands.record.entries == ()  # it is asked first
    hands.confirm()

    assert last(hands) == WalkedOver(Side.B, f"{say(NOT_AT_THE_BOARD)} (law 143(i))")


def test_the_practice_has_a_clock_that_play_ends(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS)
    begun = hands.read_clock()
    hands.wait(180_000)
    over = hands.read_clock()

    hands.key("space")

    assert (begun.rule.kind, begun.left_s, over.state) == (ClockKind.PRACTICE, 180, ClockState.TIME)
    assert last(hands) == PlayCalled()
    assert hands.read_clock().rule.kind is ClockKind.BREAK


# Placing and jumps


def test_where_men_of_both_sides_come_back_both_placers_are_named(qtbot: QtBot) -> None:
    owed = (stroke(1), stroke(), stroke(striker=True))
    hands = at_match(qtbot, TOSS, PlayCalled(), *owed, stroke(1, 1, striker=True))

    assert hands.text("what_now") == "Player B1 places 2 white men. Player A1 places 1 black man."
    assert "Not on the centre circle" in hands.part("ruling").accessibleName()


def test_what_jumped_is_put_back_in_the_order_of_the_law(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), stroke())

    hands.key("shift+w", "shift+b", "shift+q", "shift+s")
    order = "Back to the centre, in this order: Queen, 1 black man and 1 white man (law 65)."
    assert order in hands.part("ruling").accessibleName()
    assert "jumped pieces" not in hands.part("ruling").accessibleName(), "each fact once"
    hands.key("enter")
    assert hands.text("what_now") == order
    where = (
        "Cover as much of the centre circle as is free. The second one touches it, away from the player to play. "
        "The others touch these two."
    )
    assert f"{order} {where}" in hands.part("ruling").accessibleName()
    hands.key("w")

    assert hands.text("what_now") != order


# Protest


def test_a_protest_withholds_the_result_until_it_is_decided(qtbot: QtBot) -> None:
    hands = at_match(qtbot, TOSS, PlayCalled(), ProtestLodged(Side.A, "the striker"))
    assert hands.text("match_place") == "Game 1 · board 1 · under protest"
    assert "protest undecided · white" in hands.part("side_a").accessibleName()

    over = at_match(qtbot, TOSS, ProtestLodged(Side.A, "the striker"), WalkedOver(Side.B, "left"))
    withheld, note = over.text("what_now"), over.part("side_b").accessibleName()
    over.key("enter")
    over.confirm()

    assert withheld.startswith("Protest by Player A1")
    assert "won" not in note
    assert over.record.state.is_over
    assert "won the match" in over.part("side_b").accessibleName()
