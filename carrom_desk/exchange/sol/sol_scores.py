"""Boards and games in SoL's form: coins and Queen of each side, from which SoL calculates the points."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from carrom_desk.formats import scored
from carrom_desk.i18n import N_, _, say
from carrom_desk.match.effects.evolve import until_claimed
from carrom_desk.match.entry.entries import BoardEntered
from carrom_desk.match.history import BoardRecord, GameRecord
from carrom_desk.match.record import MatchRecord, standing_entries
from carrom_desk.match.side import NOUGHT, BySide, Side, by_side
from carrom_desk.match.state import MatchState, Status
from carrom_desk.presentation.results import MOST_IN_SOL, as_in_sol
from carrom_desk.presentation.wording.laws_text import event_rules

MOST_COINS = 9
QUEEN = 3
WITHOUT_QUEEN_FROM = 22
"""Minimum score for which SoL no longer credits the Queen."""
FLAT_WITHOUT_QUEEN = 1
SIDES = {Side.A: "1", Side.B: "2"}
"""Sides as written for SoL: as strings, since it would ignore numbers."""
Json = dict[str, Any]


@dataclass(frozen=True, slots=True)
class SolBoard:
    """A board in SoL's form."""

    number: int
    coins: BySide[int]
    """Points without the Queen; one side always has none."""
    queen: Side | None

    def swapped(self) -> "SolBoard":
        """Returns a copy with the sides swapped."""
        return SolBoard(self.number, self.coins.swapped(), None if self.queen is None else self.queen.other)

    def members(self) -> Json:
        """Returns the members in a file; an uncovered Queen is left out, since SoL has no value for
        that.
        """
        queen = {} if self.queen is None else {"queen": SIDES[self.queen]}
        return {"number": self.number, "coins1": self.coins.a, "coins2": self.coins.b, **queen}

    def points(self, before: BySide[int]) -> BySide[int]:
        """Returns the points that SoL counts for this board, given the score before it."""
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
    """Returns the score that SoL calculates, capped at 25 for each side."""
    total = NOUGHT
    for board in boards:
        points = board.points(total)
        total = BySide(total.a + points.a, total.b + points.b)
    return total


def sol_board_of(record: BoardRecord, before: BySide[int], men_left: int | None) -> SolBoard | None:
    """Returns the board for which SoL counts the same points as this program.

    Args:
        record: the board.
        before: SoL's totals before it.
        men_left: the loser's men on the board at the end; None where that is not known.

    Returns:
        None where no board of SoL's counts that much.
    """
    winner, points = record.winner, record.points
    if winner is None:
        return SolBoard(record.number, NOUGHT, None)
    is_credited = before.of(winner) < WITHOUT_QUEEN_FROM
    queen = record.queen
    if _is_for_queen_alone(record, winner, men_left, is_credited=is_credited):
        return SolBoard(record.number, NOUGHT, winner)
    if queen is None and is_credited and _has_queen_added(record, men_left):
        queen = winner
    coins = points - (QUEEN if queen is winner and is_credited else 0)
    board = SolBoard(record.number, NOUGHT.with_(winner, max(coins, 0)), queen)
    is_counted_so = board.points(before) == NOUGHT.with_(winner, points)
    return board if is_counted_so and coins <= MOST_COINS else None


def _is_for_queen_alone(record: BoardRecord, winner: Side, men_left: int | None, *, is_credited: bool) -> bool:
    """Returns True when the winner gets 3 points, or 1 from a score of 22, because there are no men to count
    (icf-revised 102 to 112).
    """
    flat = QUEEN if is_credited else FLAT_WITHOUT_QUEEN
    return men_left == 0 and record.points == flat and record.queen is not winner.other


def _has_queen_added(record: BoardRecord, men_left: int | None) -> bool:
    """Returns True when the winner did not cover the Queen but gets its points (103, 106, 111), or has more points than
    there can be men.
    """
    return men_left == record.points - record.demanded - QUEEN or record.points > MOST_COINS


def men_left_of(record: MatchRecord) -> Mapping[tuple[int, int], int]:
    """Returns the loser's men on the board at the end, by numbers of game and board.

    Boards before a take-over, and those of which only the points are known, are missing.
    """
    found = {}
    for row in standing_entries(record):
        ended = None if row.is_impossible else _end_of_board(row.after)
        entered = row.entry if isinstance(row.entry, BoardEntered) and not row.is_impossible else None
        if entered is not None and entered.men is not None and row.before.game and row.before.board:
            found[row.before.game.number, row.before.board.number] = entered.men
        if ended is not None:
            game_and_board, men = ended
            found[game_and_board] = men  # a replayed or overridden board ends again
    return found


def _end_of_board(state: MatchState) -> tuple[tuple[int, int], int] | None:
    last, ruled = state.last_board, state.last_ruled
    if last is None or ruled is None:
        return None
    men = by_side(ruled.ruling.on_board, ruled.board.turn.side)
    return (ruled.before.current_game.number, ruled.board.number), men.of(last.winner.other)


MOST_BOARDS = 9
"""Maximum number of boards of a match on SoL's score card and in its window."""
MOST_BOARDS_OF_A_FINAL = 19
"""Maximum number of boards of a final in SoL's window; matches of several games are written as finals."""

MOST_GAMES = 3
"""Maximum number of games of a match that SoL ranks."""

MenLeft = Mapping[tuple[int, int], int]


@dataclass(frozen=True, slots=True)
class SolGame:
    """A game in SoL's form."""

    score: BySide[int]
    """Capped at 25 each."""
    breaker: Side | None = None
    """Breaker of the first board; None if unknown."""
    boards: tuple[SolBoard, ...] = ()
    """Empty if SoL would not arrive at the score."""

    def swapped(self) -> "SolGame":
        """Returns a copy with the sides swapped."""
        breaker = None if self.breaker is None else self.breaker.other
        return SolGame(self.score.swapped(), breaker, tuple(board.swapped() for board in self.boards))

    def members(self) -> Json:
        """Returns the members of a SoL match consisting of this game."""
        breaker = {} if self.breaker is None else {"breaker": SIDES[self.breaker]}
        boards = {"boards": [board.members() for board in self.boards]} if self.boards else {}
        return {"score1": self.score.a, "score2": self.score.b, **breaker, **boards}


def further_scores(games: Sequence[SolGame]) -> Json:
    """Returns the scores of the second and third game, for matches in which SoL combines all games."""
    found: Json = {}
    for number, game in enumerate(games[1:], start=2):
        found |= {f"score1_{number}": game.score.a, f"score2_{number}": game.score.b}
    return found


@dataclass(frozen=True, slots=True)
class SolGames:
    """Games of a match, in order, with remarks on what SoL cannot store."""

    games: tuple[SolGame, ...]
    """None if there is no result to write yet."""
    remarks: tuple[str, ...] = ()
    """One sentence each."""


def sol_games_of(record: MatchRecord) -> SolGames:
    """Returns the games of a match in SoL's form.

    A match under protest has none, since its result is withheld (icf-revised 147). A match in progress is written with
    its current score, without points that may still be claimed. If a match was conceded, or lost by disqualification or
    absence, the games that the winner lacks are written as 25, as SoL does when a side withdraws.
    """
    state = until_claimed(record.state)
    if state.protest is not None:
        words = N_("A protest is undecided. The result is withheld and was not saved.")
        return SolGames((), (say(words),))
    men_left = men_left_of(record)
    written = [_written(game, state, men_left) for game in _games_of(state)]
    remarks = [remark for _, of_game in written for remark in of_game]
    remarks += _endings(state)
    rules = event_rules(state.setup.laws)
    if rules and written:
        remarks.append(_("By the rules of the event: {rules}.").format(rules=rules))
    if state.status is Status.ABANDONED and written:
        remarks.append(_("The match was abandoned. Its current state is saved."))
    elif state.is_claim_awaited and written:
        remarks.append(_("Claim open: extra points may still be claimed. The current state is saved."))
    elif not state.is_over and written:
        remarks.append(_("The match is not over. Its current state is saved."))
    if state.setup.competition.games > MOST_GAMES:
        words = N_("SoL ranks by best of {most}. Check there who won.")
        remarks.append(say(words, most=MOST_GAMES))
    return SolGames(tuple(game for game, _ in written), tuple(remarks))


def _endings(state: MatchState) -> Iterator[str]:
    """Yields what SoL does not tell of a result: a lead that stood, and boards counted by the clock."""
    for ended in state.history:
        if ended.lead_stood:
            yield _("Game {number} ended because its lead could not be caught.").format(number=ended.number)
    for game in state.all_games:
        for board in game.boards:
            if board.by_time:
                words = N_("Board {board} of game {number} was counted when time was up, by the men left.")
                yield say(words, board=board.number, number=game.number)


def _games_of(state: MatchState) -> tuple[GameRecord, ...]:
    """Returns the games to write: one that is in progress or was broken off is the winner's, if there is one."""
    over, going = list(state.history), state.last_game
    if going is not None and (state.winner is not None or going.boards_played):
        over.append(GameRecord(going.number, state.winner, going.score, going.boards))
    if state.winner is not None:
        won = sum(game.winner is state.winner for game in over)
        over += [
            GameRecord(len(over) + each, state.winner, NOUGHT, ())
            for each in range(1, state.setup.competition.games_to_win - won + 1)
        ]
    return tuple(over)


def _breaker_of(game: GameRecord, state: MatchState) -> Side | None:
    """Returns the breaker of a game's first board; None if unknown."""
    going, boards = state.last_game, game.boards
    if going is not None and going.number == game.number:
        return going.first_breaker.side
    return boards[0].breaker.side if boards and boards[0].number == 1 else None


def _written(game: GameRecord, state: MatchState, men_left: MenLeft) -> tuple[SolGame, tuple[str, ...]]:
    score = as_in_sol(game.score, None)
    winner = game.winner
    if winner is not None and score.of(winner) <= score.of(winner.other):
        return _given_to(winner, game, state)
    boards = _boards_of(game, men_left)
    reason = _why_without(boards, game, state, score)
    remarks = []
    if reason is not None:
        words = N_("Game {number} is saved without its boards. {reason}")
        remarks.append(say(words, number=game.number, reason=reason))
    if score != game.score:
        words = N_("Game {number} ended {score}, but SoL shows at most {most} points.")
        remarks.append(say(words, number=game.number, score=scored(*game.score), most=MOST_IN_SOL))
    told = boards if boards is not None and reason is None else ()
    return SolGame(score, _breaker_of(game, state), told), tuple(remarks)


def _given_to(winner: Side, game: GameRecord, state: MatchState) -> tuple[SolGame, tuple[str, ...]]:
    """Returns a game awarded to a side that did not win it on SoL's points; a shoot-out counts as a point."""
    score = as_in_sol(game.score, winner, is_shoot_out=game.shoot_out is not None)
    if game.shoot_out is not None:
        words = N_(
            "Game {number} was level at {stood}, and side {side} won the shoot-out. It is saved as {score}, "
            "without boards."
        )
    elif game.score == NOUGHT:
        words = N_("Game {number} was not played and counts for side {side}. It is saved as {score}, without boards.")
    else:
        words = N_("Game {number} stood at {stood} and counts for side {side}. It is saved as {score}, without boards.")
    side = winner.value.upper()
    remark = say(words, number=game.number, stood=scored(*game.score), side=side, score=scored(*score))
    return SolGame(score, _breaker_of(game, state)), (remark,)


def _boards_of(game: GameRecord, men_left: MenLeft) -> tuple[SolBoard, ...] | None:
    """Returns boards for which SoL counts the same points; None if one cannot be written that way."""
    total, found = NOUGHT, []
    for record in game.boards:
        board = sol_board_of(record, total, men_left.get((game.number, record.number)))
        if board is None:
            return None
        found.append(board)
        total = added_up(found)
    return tuple(found)


def _why_without(
    boards: tuple[SolBoard, ...] | None, game: GameRecord, state: MatchState, score: BySide[int]
) -> str | None:
    """Returns a sentence on why the boards are not written; None if they are."""
    scoring = state.setup.laws.scoring
    most = MOST_BOARDS_OF_A_FINAL if state.setup.competition.games > 1 else MOST_BOARDS
    if [record.number for record in game.boards] != list(range(1, len(game.boards) + 1)) or not game.boards:
        return _("Not all boards are known.")
    if (scoring.queen, scoring.queen_until) != (QUEEN, WITHOUT_QUEEN_FROM - 1):
        words = N_("SoL counts {queen} points for the Queen, up to {most} points.")
        return say(words, queen=QUEEN, most=WITHOUT_QUEEN_FROM - 1)
    if len(game.boards) > most:
        return _("SoL has room for only {most} boards.").format(most=most)
    if boards is None or as_in_sol(added_up(boards), None) != score:
        return _("SoL would add them up to a different score.")
    return None
