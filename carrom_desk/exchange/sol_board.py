"""A board as SoL has it: coins and Queen of each side, from which SoL adds up the points itself."""

from collections.abc import Iterable
from dataclasses import dataclass

from carrom_desk.match.history import BoardRecord
from carrom_desk.match.side import NOUGHT, BySide, Side

MOST_POINTS = 25
"""The most that SoL shows of a game's points."""
MOST_COINS = 9
QUEEN = 3
WITHOUT_QUEEN_FROM = 22
"""The total at which SoL credits the Queen no more."""
FLAT_WITHOUT_QUEEN = 1


@dataclass(frozen=True, slots=True)
class SolBoard:
    """A board in SoL's form."""

    number: int
    coins: BySide[int]
    """Points without the Queen's, of which one side has none."""
    queen: Side | None

    def points(self, before: BySide[int]) -> BySide[int]:
        """What SoL counts for this board where these are the totals before it."""
        if self.queen is None:
            return self.coins
        coins = self.coins.of(self.queen)
        is_credited = before.of(self.queen) < WITHOUT_QUEEN_FROM
        if self.coins == NOUGHT:
            return NOUGHT.with_(self.queen, QUEEN if is_credited else FLAT_WITHOUT_QUEEN)
        if is_credited and coins > self.coins.of(self.queen.other):
            return self.coins.with_(self.queen, coins + QUEEN)
        return self.coins


def added_up(boards: Iterable[SolBoard]) -> BySide[int]:
    """The totals that SoL comes to; it shows at most 25 of each."""
    total = NOUGHT
    for board in boards:
        points = board.points(total)
        total = BySide(total.a + points.a, total.b + points.b)
    return total


def shown(score: BySide[int]) -> BySide[int]:
    """A score as SoL can show it."""
    return BySide(min(score.a, MOST_POINTS), min(score.b, MOST_POINTS))


def sol_board_of(record: BoardRecord, before: BySide[int], men_left: int | None) -> SolBoard | None:
    """The board that makes SoL count what we did.

    Args:
        record: the board.
        before: SoL's totals before it.
        men_left: the loser's men on the board at the end; None where that is not known.

    Returns:
        None where no board of SoL's counts that much.
    """
    winner, points = record.winner, record.points
    is_credited = before.of(winner) < WITHOUT_QUEEN_FROM
    queen = record.queen
    if _is_for_queen_alone(record, men_left, is_credited=is_credited):
        return SolBoard(record.number, NOUGHT, winner)
    if queen is None and is_credited and _has_queen_added(record, men_left):
        queen = winner
    coins = points - (QUEEN if queen is winner and is_credited else 0)
    board = SolBoard(record.number, NOUGHT.with_(winner, max(coins, 0)), queen)
    is_counted_so = board.points(before) == NOUGHT.with_(winner, points)
    return board if is_counted_so and coins <= MOST_COINS else None


def _is_for_queen_alone(record: BoardRecord, men_left: int | None, *, is_credited: bool) -> bool:
    """Whether the winner gets 3 points, or 1 from 22 on, where there are no men to count (icf-revised 102 to 112)."""
    flat = QUEEN if is_credited else FLAT_WITHOUT_QUEEN
    return men_left == 0 and record.points == flat and record.queen is not record.winner.other


def _has_queen_added(record: BoardRecord, men_left: int | None) -> bool:
    """Whether a winner who did not cover the Queen gets her points all the same (103, 106, 111).

    Where more points were given than there can be men, hers must be among them.
    """
    return men_left == record.points - record.demanded - QUEEN or record.points > MOST_COINS
