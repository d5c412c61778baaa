"""Keys around "Play": a break marked without it, Enter, and the interval."""

from dataclasses import replace

import pytest

from carrom_desk.match.entry.entries import Conceded, Concession, Entry, Paused, PlayCalled, SidesChanged, StrokeMade
from carrom_desk.match.setup import Competition
from carrom_desk.match.side import Side
from carrom_desk.presentation.stroke_draft import PieceKind
from carrom_desk.rules.clocks import ClockKind
from carrom_desk.rules.editions.club import CLUB
from carrom_desk.rules.position import Pieces
from tests.fakes import SINGLES, stroke
from tests.gui.at_match import TOSS, last, last_stroke, open_another, pocketed
from tests.gui.hands import Hands

BY_SPACE = "Call “Play” with the space bar."
SECOND_BOARD = (TOSS, PlayCalled(), stroke(9, queen=True))


@pytest.mark.parametrize("before", [(TOSS,), SECOND_BOARD], ids=["first board", "later board"])
def test_a_break_without_play_is_asked_about_once(shared_window: Hands, before: tuple[Entry, ...]) -> None:
    hands = open_another(shared_window, *before)
    entries = len(hands.record.entries)

    hands.key("w", "enter", "d")
    assert len(hands.record.entries) == entries
    assert hands.said() == "First answer whether “Play” was called."
    assert hands.text("what_now") == "Was “Play” called?"
    assert hands.text("ruling_title") == "One question first"
    player = "Player A1" if before == (TOSS,) else "Player B1"
    called, not_called = (hands.text(f"ruling_detail_{number}").replace("\N{NO-BREAK SPACE}", " ") for number in (1, 2))
    assert called == f"Called: {player} plays on (law 48)."
    assert not_called.startswith("Not called: Turn passes to Player")
    assert "(law 47)" in not_called

    hands.key("1")
    assert [type(step.entry) for step in hands.record.entries[entries:]] == [PlayCalled, StrokeMade]
    assert not last_stroke(hands).stroke.before_play
    hands.key("w", "enter")
    assert pocketed(hands) == Pieces(own=1)


def test_a_break_without_play_may_be_a_foul(shared_window: Hands) -> None:
    hands = open_another(shared_window, TOSS)

    hands.key("w", "2")

    assert last_stroke(hands).stroke.before_play
    ruled = hands.record.state.last_ruled
    assert ruled is not None
    assert "47" in ruled.ruling.laws
    assert hands.record.state.current_board.turn.side is Side.B


def test_laws_without_play_ask_nothing(shared_window: Hands) -> None:
    hands = open_another(shared_window, TOSS, setup=replace(SINGLES, laws=CLUB))

    hands.key("w", "enter")

    assert pocketed(hands) == Pieces(own=1)


@pytest.mark.parametrize(
    "before", [(TOSS,), (TOSS, PlayCalled(), stroke(1), Paused("appeal"))], ids=["break", "stopped"]
)
def test_only_space_calls_play(shared_window: Hands, before: tuple[Entry, ...]) -> None:
    hands = open_another(shared_window, *before)
    entries = len(hands.record.entries)

    for key in ("enter", "1"):
        hands.key(key)
        assert hands.said() == BY_SPACE
    assert len(hands.record.entries) == entries
    hands.key("space")
    assert last(hands) == PlayCalled()


def test_play_in_the_interval_is_asked_about(shared_window: Hands) -> None:
    setup = replace(SINGLES, competition=Competition(games=3, points=25, boards=1))
    games = (TOSS, Conceded(Side.A, Concession.GAME), PlayCalled(), Conceded(Side.B, Concession.GAME), SidesChanged())
    hands = open_another(shared_window, *games, setup=setup)
    hands.wait(3_000)
    assert (hands.read_clock().rule.kind, hands.read_clock().left_s) == (ClockKind.REST, 597)

    hands.key("enter", "space")
    assert hands.said() == "The interval is not over yet. Press again to call “Play” anyway."
    assert last(hands) == SidesChanged()
    hands.key("space")
    assert last(hands) == PlayCalled()


def test_play_after_the_interval_is_not_asked_about(shared_window: Hands) -> None:
    hands = open_another(shared_window, TOSS, Conceded(Side.A, Concession.GAME))
    assert hands.read_clock().rule.kind is ClockKind.CHANGE_OF_SIDES
    hands.wait(120_000)

    hands.key("space")

    assert last(hands) == PlayCalled()


def test_a_board_that_ended_is_shown_until_play_or_a_mark(shared_window: Hands) -> None:
    hands = open_another(shared_window, *SECOND_BOARD)

    def shown() -> tuple[int, int, bool, int | None]:
        view = hands.controller.page.view
        assert view is not None
        assert view.score is not None
        board, white = view.board, PieceKind.WHITE
        return board.lying(white), board.on_board.black, board.is_striker_there, view.score.sides.a.men

    ended, fresh = (0, 9, False, 0), (9, 9, True, 9)
    assert shown() == ended
    hands.key("w")
    assert shown() == (8, 9, True, 9)
    hands.key("backspace")
    assert shown() == ended
    hands.key("space")
    assert shown() == fresh
