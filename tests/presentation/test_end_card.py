"""The card at the end of a board, game or match; what stands on it is in the catalogue of sentences."""

from dataclasses import replace

import pytest

from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import BySide
from carrom_desk.presentation.end_card import end_card
from tests.fakes import DOUBLES, SINGLES
from tests.match.playing import a_setup, play

A_WINS_GAME = "toss a break; p9 Q; p2; q9; p9 Q"


@pytest.mark.parametrize(
    "acts",
    [
        "note",
        "toss a break",
        "toss a break; p1",
        "toss a break; p9 Q; play",
        "toss a break; p9 Q; p1",
        f"{A_WINS_GAME}; play",
        # A cancelled board does not bring back the card of the one before.
        f"{A_WINS_GAME}; play; p1; -; replay",
        f"{A_WINS_GAME}; play; p1; -; replay; note; sides",
        "toss a break; play; p1; concede b game; play; p1; -; replay",
        f"{A_WINS_GAME}; play; p1; -; protest b; upheld; note",
        "toss a break; p9 Q; play; p1; -; replay",
    ],
)
def test_while_a_board_is_played_there_is_no_card(acts: str) -> None:
    assert end_card(play(acts, SINGLES)) is None


def call(acts: str, setup: Setup) -> str:
    found = end_card(play(acts, setup))
    assert found is not None
    return found.call


def test_partners_of_one_surname_are_called_apart_and_an_initial_is_no_surname() -> None:
    setup = replace(
        DOUBLES,
        sides=BySide(
            (Player("Venkatanarasimha Krishnamurthy I"), Player("Chaminda B. Bandara")),
            (Player("Mohammed Aziz Siddiqui"), Player("Mohammed Amin Siddiqui")),
        ),
    )

    called = call("toss a break; p9 Q; disqualify b", setup)

    assert "Aziz Siddiqui / Amin Siddiqui" in called
    assert "Krishnamurthy I / Bandara" in called


def test_the_full_stop_of_an_initial_ends_a_sentence_of_the_call() -> None:
    players: BySide[tuple[Player, ...]] = BySide((Player("Nagajothi P."),), (Player("Bilal"),))

    assert call(A_WINS_GAME, replace(a_setup(games=1), sides=players)) == "“Match, Nagajothi P. 25–0.”"
    assert call("toss a break; concede b match", replace(a_setup(), sides=players)) == (
        "“Match, Nagajothi P., by concession.”"
    )
