"""Formats that events have, as an umpire meets them: each set up as in a file, and played to its end."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from carrom_desk.exchange.codec.state_codec import read_setup
from carrom_desk.match.entry.entries import DetailsChanged, Override
from carrom_desk.match.setup import Competition
from carrom_desk.match.side import Side
from carrom_desk.match.state import Status
from carrom_desk.presentation.sheet.sheet_text import umpires_of
from carrom_desk.rules.clocks import ClockKind
from carrom_desk.rules.position import Party
from carrom_desk.rules.ruling import BoardResult, Turn
from tests.match.playing import enter, play

SIDES = {"a": {"players": [{"name": "Asha"}]}, "b": {"players": [{"name": "Bilal"}]}}


def event(base: str, **rules: object) -> dict[str, object]:
    return {"base": base, "name": "Lake Club 2026", "rules": rules}


def form(games: int, points: int, boards: int | None, **more: object) -> dict[str, object]:
    return {"games": games, "points": points, "boards": boards, "change_sides": "never", **more}


@dataclass(frozen=True, slots=True)
class Trial:
    """A format, what is played by it, and the scores of its games."""

    name: str
    laws: Any
    competition: dict[str, object]
    entered: str
    scores: tuple[tuple[int, int], ...]
    winner: Side | None = Side.A
    more: dict[str, object] = field(default_factory=dict)


TRIALS = (
    Trial(
        "timed round, the board in progress dropped",
        "icf-revised",
        form(1, 25, 8, minutes=45),
        "toss a break; won a 9; p1; time",
        ((9, 0),),
    ),
    Trial(
        "timed round, the board in progress finished as the last",
        "icf-revised",
        form(1, 25, 8, minutes=45, timed_end="finish"),
        "toss a break; won a 9; play; p1; time; -; p8; p1 Q",
        ((20, 0),),
    ),
    Trial(
        "timed round, the men left of the board in progress counted",
        "icf-revised",
        form(1, 25, 8, minutes=45, timed_end="count"),
        "toss a break; won a 4; play; p6; -; p1; time",
        ((4, 5),),
        Side.B,
    ),
    Trial(
        "no new board with less than five minutes left",
        "icf-revised",
        form(1, 25, 8, minutes=45, last_board_minutes=5),
        "toss a break; won a 9; won b 6; time",
        ((9, 6),),
    ),
    Trial(
        "Queen shoot-out instead of an extra board",
        "icf-revised",
        form(1, 25, 2, shoot_out=True),
        "toss a break; won a 6; won b 6; shoot_out b 1 2",
        ((6, 6),),
        Side.B,
    ),
    Trial(
        "a lead that cannot be caught",
        "icf-revised",
        form(1, 25, 3),
        "toss a break; won a 12; won a 4; lead",
        ((16, 0),),
    ),
    Trial(
        "change of sides in every game",
        "icf-revised",
        {"games": 3, "points": 25, "boards": 8, "change_sides": "at_13", "change_in_every_game": True},
        "toss a break; won a 12; won a 4; sides; won a 9; sides; won b 12; won b 4; sides; won a 4; won b 9; sides;"
        "won a 12; won a 12; sides; won a 9",
        ((25, 0), (4, 25), (25, 0)),
    ),
    Trial(
        "Queen 3 up to 24, game to 29, four boards",
        event("club", queen_points=3, queen_until=24),
        form(1, 29, 4),
        "toss a break; won a 12; won a 12; won a 12",
        ((29, 0),),
    ),
    Trial(
        "Queen 2, at most 11 a board, 10 seconds",
        event("icf-revised", queen_points=2, stroke_s=10),
        form(1, 23, 4),
        "toss a break; won a 11; won a 11; won a 9",
        ((23, 0),),
    ),
    Trial("best of three boards", "icf-revised", form(3, 25, 1), "toss a break; won a 5; won a 12", ((5, 0), (12, 0))),
    Trial(
        "best of five boards",
        "icf-revised",
        form(5, 25, 1),
        "toss a break; won a 5; won b 4; won a 6; won a 4",
        ((5, 0), (0, 4), (6, 0), (4, 0)),
    ),
    Trial(
        "striker before the first man costs nothing, own man and striker end the turn",
        event("icf-revised", due_before_first_man=False, own_man_with_striker="passes"),
        form(1, 25, 1),
        "toss a break; X; -; p1; p1 X; -; p9 Q",
        ((12, 0),),
    ),
    Trial(
        "20 seconds for a stroke",
        event("icf-revised", stroke_s=20),
        form(1, 25, 1),
        "toss a break; won a 7",
        ((7, 0),),
    ),
    Trial(
        "two umpires",
        "icf-revised",
        form(1, 25, 1),
        "toss a break; won a 7",
        ((7, 0),),
        more={"umpire": "A. Roy, B. Sen"},
    ),
)


@pytest.mark.parametrize("trial", TRIALS, ids=lambda trial: trial.name)
def test_it_is_set_up_and_played_to_its_end_without_an_override(trial: Trial) -> None:
    setup = read_setup({"laws": trial.laws, "competition": trial.competition, "sides": SIDES, **trial.more})
    record = play(trial.entered, setup)

    assert record.state.status is Status.FINISHED
    assert record.state.winner is trial.winner
    assert tuple((game.score.a, game.score.b) for game in record.state.history) == trial.scores
    seconds = trial.laws["rules"].get("stroke_s") if isinstance(trial.laws, dict) else None
    clock = setup.laws.clock(ClockKind.STROKE)
    assert seconds is None or (clock is not None and clock.seconds == seconds)
    assert len(umpires_of(setup)) == 1 + setup.umpire.count(",")


def test_the_last_board_stays_the_last_when_its_act_is_overridden() -> None:
    setup = read_setup({"laws": "icf-revised", "competition": form(1, 25, 8, timed_end="finish"), "sides": SIDES})
    record = play("toss a break; p1; time", setup)
    goes_on = enter(record, Override("as seen", turn=Turn.PASSES))
    ended = enter(record, Override("as seen", board=BoardResult(Party.OWN, 5)))

    assert goes_on.state.current_game.is_last_board
    assert (ended.state.status, ended.state.winner) == (Status.FINISHED, Side.A)


def test_a_format_and_laws_corrected_after_the_toss_count_from_the_beginning() -> None:
    setup = read_setup({"laws": "icf-revised", "competition": form(3, 25, 8), "sides": SIDES})
    lake = read_setup({"laws": event("icf-revised", queen_points=5), "sides": SIDES}).laws
    record = play("toss a break; won a 12", setup)
    record = enter(record, DetailsChanged(competition=Competition(1, 25, 1), laws=lake, reason="as on the notice"))

    assert record.state.status is Status.FINISHED
    assert [game.score.a for game in record.state.history] == [14]
