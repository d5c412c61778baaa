"""A copy is due after each game and each match."""

from dataclasses import replace

from carrom_desk.desk.copies_due import CopiesDue
from carrom_desk.match.database_service import BackupReason
from carrom_desk.match.entries import PlayCalled, Toss, TossChoice, Undone
from carrom_desk.match.setup import Competition
from carrom_desk.match.side import Side
from tests.fakes import SINGLES, record_of, stroke

SHORT = replace(SINGLES, competition=Competition(games=3, points=12, boards=None))
BOARD = (PlayCalled(), stroke(9, queen=True))
COMMANDS = (Toss(Side.A, TossChoice.BREAK), *BOARD, *BOARD, *BOARD)


def test_a_copy_is_due_after_each_game_and_the_match_and_not_in_between() -> None:
    due = CopiesDue()
    due.follow(record_of(setup=SHORT))
    records = [record_of(*COMMANDS[:count], setup=SHORT) for count in range(1, len(COMMANDS) + 1)]

    reasons = [due.note(record) for record in records]

    last = records[-1].state
    assert last.is_over
    assert [reason for reason in reasons if reason is not None][-1] is BackupReason.MATCH_OVER
    assert reasons.count(BackupReason.GAME_OVER) == last.games.a + last.games.b - 1
    assert due.is_changed


def test_the_games_of_a_match_that_is_opened_are_no_reason() -> None:
    due = CopiesDue()
    due.follow(record_of(*COMMANDS, setup=SHORT))

    assert not due.is_changed
    assert due.note(record_of(*COMMANDS, Undone(), setup=SHORT)) is None
