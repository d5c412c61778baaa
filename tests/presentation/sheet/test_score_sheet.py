"""The score sheet agrees with a replay of the log."""

from dataclasses import replace

import pytest

from carrom_desk.exchange.match_file import read_match, replay_match, write_match
from carrom_desk.match.effects.outcome import Outcome, OutcomeKind
from carrom_desk.match.entry.entries import (
    Conceded,
    Concession,
    Disqualified,
    Entry,
    PlayCalled,
    ProtestDecided,
    ProtestLodged,
    Toss,
    TossChoice,
    TurnCorrected,
    WalkedOver,
)
from carrom_desk.match.history import GameRecord, Start, StartBoard
from carrom_desk.match.log import Log
from carrom_desk.match.ports.store import MatchId, StoredMatch
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import NOUGHT, BySide, Seat, Side
from carrom_desk.match.state import Status
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet
from carrom_desk.rules.position import opening_position
from tests.fakes import SINGLES, stroke
from tests.reports.sheets import (
    EVENTFUL,
    FILES,
    TOSS,
    WHITE_BOARD,
    at,
    record_of_file,
    sheet,
    sheet_of,
    state_of_file,
    timed,
)


def boards_of(found: ScoreSheet, game: int) -> list[dict[str, object]]:
    """Returns the boards of a game on the sheet, in the form of a state file."""
    return [
        {
            "number": board.number,
            "breaker": board.breaker.side.value,
            "winner": board.winner and board.winner.value,
            "points": board.points.total,
            "queen": None if board.queen is None else board.queen.value,
            "demanded": board.points.demanded,
            "slam": None if board.slam is None else board.slam.value,
            "score": {"a": board.score.a, "b": board.score.b},
        }
        for board in found.games[game].boards
    ]


@pytest.mark.parametrize("name", FILES)
def test_the_sheet_equals_the_replayed_state(name: str) -> None:
    found, state = sheet_of(record_of_file(name)), state_of_file(name)

    assert found.status.value == state["status"]
    assert (found.outcome.winner.value if found.outcome.winner else None) == state["winner"]
    assert {"a": found.outcome.games.a, "b": found.outcome.games.b} == state["games"]
    history = state["history"]
    assert isinstance(history, list)
    for place, game in enumerate(history):
        line = found.games[place]
        assert line.number == game["number"]
        assert line.winner is not None
        assert line.winner.value == game["winner"]
        assert {"a": line.score.a, "b": line.score.b} == game["score"]
        assert boards_of(found, place) == game["boards"]


@pytest.mark.parametrize("name", FILES)
def test_the_game_and_the_board_being_played_equal_the_state(name: str) -> None:
    found, state = sheet_of(record_of_file(name)), state_of_file(name)
    game, board = state["game"], state["board"]
    if game is None:
        assert all(line.winner is not None for line in found.games)
        return
    line = found.games[-1]
    assert isinstance(game, dict)
    assert (line.number, len(line.boards)) == (game["number"], game["boards"])
    assert {"a": line.score.a, "b": line.score.b} == game["score"]
    assert line.under_way is not None
    assert isinstance(board, dict)
    assert line.under_way.number == board["number"]
    assert {"a": line.under_way.on_board.a, "b": line.under_way.on_board.b} == board["on_board"]
    assert {"a": line.under_way.due.a, "b": line.under_way.due.b} == board["due"]
    assert line.under_way.turn.side.value == board["turn"]


ENDS = [
    ((), Outcome(OutcomeKind.NOT_BEGUN, None, NOUGHT)),
    ((TOSS,), Outcome(OutcomeKind.IN_PROGRESS, None, NOUGHT)),
    ((TOSS, ProtestLodged(Side.A, "late")), Outcome(OutcomeKind.WITHHELD, None, NOUGHT)),
    ((TOSS, Conceded(Side.A, Concession.MATCH)), Outcome(OutcomeKind.CONCEDED, Side.B, NOUGHT)),
    ((Disqualified(Side.B, "blow\ning"),), Outcome(OutcomeKind.DISQUALIFIED, Side.A, NOUGHT, "blow ing")),
    ((WalkedOver(Side.B, "absent"),), Outcome(OutcomeKind.WALKOVER, Side.B, NOUGHT, "absent")),
    (
        (TOSS, Conceded(Side.A, Concession.GAME), Conceded(Side.A, Concession.GAME)),
        Outcome(OutcomeKind.CONCEDED, Side.B, BySide(0, 2)),
    ),
]


@pytest.mark.parametrize(("commands", "expected"), ENDS, ids=[str(end.kind) + str(end.games.b) for _, end in ENDS])
def test_how_it_stands_or_ended(commands: tuple[Toss, ...], expected: Outcome) -> None:
    found = sheet(*commands)

    assert found.outcome == expected
    assert found.outcome.is_final == (found.status is Status.FINISHED)
    assert bool(found.finished) == found.outcome.is_final


def test_a_match_won_by_boards_is_plainly_won() -> None:
    setup = replace(SINGLES, competition=replace(SINGLES.competition, games=1, points=12))

    found = sheet(TOSS, *WHITE_BOARD, setup=setup)

    assert found.outcome == Outcome(OutcomeKind.WON, Side.A, BySide(1, 0))
    assert (found.started, found.finished) == (at(0), at(3))


def test_a_conceded_game_names_who_conceded() -> None:
    found = sheet(TOSS, *WHITE_BOARD, Conceded(Side.A, Concession.GAME), stroke())

    assert [game.ended_by for game in found.games] == [Conceded(Side.A, Concession.GAME), None]
    assert found.games[0].score == BySide(12, 0)
    assert found.games[0].winner is Side.B


def test_a_game_resumed_by_a_protest_is_not_conceded() -> None:
    protest = (ProtestLodged(Side.A, "no"), ProtestDecided(upheld=True))

    found = sheet(TOSS, *WHITE_BOARD, Conceded(Side.A, Concession.GAME), *protest)

    assert found.games[0].ended_by is None


def test_a_game_broken_off_stays_on_the_sheet() -> None:
    found = sheet(TOSS, *WHITE_BOARD, Conceded(Side.A, Concession.MATCH))

    assert len(found.games) == 1
    assert found.games[0].winner is None
    assert found.games[0].under_way is None
    assert len(found.games[0].boards) == 1


@pytest.mark.parametrize(
    ("entries", "first"),
    [
        ((), None),
        ((Toss(Side.A, TossChoice.BREAK),), Seat.A1),
        ((Toss(Side.A, TossChoice.SIDE),), Seat.B1),
        ((Toss(Side.B, TossChoice.BREAK),), Seat.B1),
        ((TOSS, TurnCorrected(Seat.B1, "the wrong player broke"), PlayCalled()), Seat.B1),
        ((TOSS, *WHITE_BOARD, Conceded(Side.B, Concession.GAME)), Seat.A1),
        ((TOSS, Conceded(Side.B, Concession.GAME)), Seat.A1),
    ],
)
def test_who_broke_first_is_known_from_the_toss_on(entries: tuple[Entry, ...], first: Seat | None) -> None:
    assert sheet(*entries).first_breaker is first


def taken_over(score: BySide[int], history: tuple[GameRecord, ...] = ()) -> Setup:
    """Returns the sheet of a match taken over in a game after three boards."""
    position = opening_position(score.seen_from(Side.B))
    board = StartBoard(4, Seat.B1, Seat.B1, position)
    games = BySide(len(history), 0)
    return replace(SINGLES, start=Start(games, len(history) + 1, Seat.B1, score, 3, board, history))


def test_a_match_taken_over_goes_on_from_its_score() -> None:
    found = sheet(*WHITE_BOARD, setup=taken_over(BySide(7, 5)))

    (game,) = found.games
    assert (game.boards_before, game.score_before) == (3, BySide(7, 5))
    assert [(board.number, board.score) for board in game.boards] == [(4, BySide(7, 17))]
    assert found.first_breaker is Seat.B1


def test_a_game_finished_after_the_take_over_keeps_what_was_before() -> None:
    found = sheet(*WHITE_BOARD, setup=taken_over(BySide(7, 13)))

    assert [(game.boards_before, game.score_before) for game in found.games] == [(3, BySide(7, 13)), (0, NOUGHT)]
    assert found.games[0].score == BySide(7, 25)


def test_a_match_won_elsewhere_and_taken_over_lists_its_games() -> None:
    whole = sheet(TOSS, *WHITE_BOARD, Conceded(Side.B, Concession.GAME))
    record = timed(TOSS, *WHITE_BOARD, Conceded(Side.B, Concession.GAME))

    found = sheet(setup=taken_over(NOUGHT, record.state.history))

    assert found.games[0].boards[0].score == whole.games[0].boards[0].score
    assert found.games[0].boards[0].points == whole.games[0].boards[0].points
    assert found.games[0].started == ""
    assert found.first_breaker is Seat.A1


def test_the_fingerprint_survives_the_match_file() -> None:
    record = timed(*EVENTFUL)
    text = write_match(StoredMatch(MatchId("m1"), record.agreed, record.entries))

    again = replay_match(read_match(text)).record

    assert sheet_of(again) == sheet_of(record)
    assert all(len(group) == 4 and int(group, 16) >= 0 for group in sheet_of(record).fingerprint.split())
    assert len(sheet_of(record).fingerprint.split()) == 4


def test_another_entry_setup_or_time_is_another_fingerprint() -> None:
    record = timed(TOSS, stroke(1))
    other_time = replace(record, entries=Log((record.entries[0], replace(record.entries[1], elapsed_ms=1))))
    others = [
        timed(TOSS, stroke(2)),
        timed(TOSS, stroke(1), stroke()),
        timed(TOSS, stroke(1), setup=replace(SINGLES, umpire="X")),
        other_time,
    ]

    assert len({sheet_of(each).fingerprint for each in (record, *others)}) == 5
