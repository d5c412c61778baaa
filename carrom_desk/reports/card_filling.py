"""Fills in the score card from a match's state and log."""

from collections.abc import Iterator, Mapping

from carrom_desk.match.entries import Conceded, Concession
from carrom_desk.match.history import BoardRecord, points_of
from carrom_desk.match.record import Step
from carrom_desk.match.side import NOUGHT, BySide, Side
from carrom_desk.match.state import BoardState, GameState, MatchState

from .board_trail import BoardTrails
from .names import Names
from .score_card import BoardLine, BoardUnderWay, GameLine


class CardFilling:
    """Everything that the games of one match are filled in from."""

    def __init__(self, names: Names, state: MatchState, steps: tuple[Step, ...]) -> None:
        """Work on a match's present state and the entries that led to it."""
        self._names = names
        self._state = state
        self._trails = BoardTrails(steps)
        self._conceded = conceded_games(steps)

    def games(self) -> tuple[GameLine, ...]:
        """Every game in order, also one that was broken off."""
        return tuple(self._games())

    def _games(self) -> Iterator[GameLine]:
        state = self._state
        for over in state.history:
            boards = self._boards(over.number, over.boards)
            yield self._game(over.number, boards, over.score, winner=over.winner, is_drawn=over.winner is None)
        game = state.game or state.unfinished
        if game is not None:
            boards = self._boards(game.number, game.boards)
            under_way = None if state.board is None else self._under_way(game, state.board)
            yield self._game(game.number, boards, game.score, under_way=under_way)

    def _game(
        self,
        number: int,
        boards: tuple[BoardLine, ...],
        score: BySide[int],
        *,
        winner: Side | None = None,
        is_drawn: bool = False,
        under_way: BoardUnderWay | None = None,
    ) -> GameLine:
        begun = [board.started for board in boards] + ([under_way.started] if under_way else [])
        return GameLine(
            number=number,
            boards=boards,
            score=score,
            winner=winner,
            is_drawn=is_drawn,
            conceded_by=self._conceded.get(number),
            boards_before=self._boards_before(number),
            score_before=self._score_before(number),
            under_way=under_way,
            started=next((at for at in begun if at), ""),
            finished=boards[-1].finished if boards and winner is not None else "",
        )

    def _boards_before(self, game: int) -> int:
        """Boards of a game that were played before it was taken over."""
        start = self._state.setup.start
        return start.boards_played if start is not None and start.game_number == game else 0

    def _score_before(self, game: int) -> BySide[int]:
        """The score at which a game was taken over."""
        start = self._state.setup.start
        return start.score if start is not None and start.game_number == game else NOUGHT

    def _boards(self, game: int, records: tuple[BoardRecord, ...]) -> tuple[BoardLine, ...]:
        score, lines = self._score_before(game), []
        for record in records:
            lines.append(self._board(game, record, score))
            score = record.score
        return tuple(lines)

    def _board(self, game: int, record: BoardRecord, score: BySide[int]) -> BoardLine:
        trail = self._trails.of(game, record.number)
        limit = self._state.setup.competition.boards
        return BoardLine(
            game=game,
            number=record.number,
            breaker=record.breaker,
            break_by=self._names.player(record.breaker),
            winner=record.winner,
            points=points_of(record, score, trail.lying, self._state.setup.laws.scoring),
            queen=record.queen,
            slam=record.slam,
            score=record.score,
            is_extra=limit is not None and record.number > limit,
            replays=trail.replays,
            started=trail.started,
            finished=trail.finished,
        )

    def _under_way(self, game: GameState, board: BoardState) -> BoardUnderWay:
        return BoardUnderWay(
            number=board.number,
            breaker=board.breaker,
            break_by=self._names.player(board.breaker),
            on_board=board.on_board,
            due=board.due,
            queen=board.position.queen,
            queen_holder=board.queen_holder,
            turn=board.turn,
            turn_of=self._names.player(board.turn),
            started=self._trails.of(game.number, board.number).started,
        )


def conceded_games(steps: tuple[Step, ...]) -> Mapping[int, Side]:
    """Who conceded which game."""
    return {
        step.before.game.number: step.entry.by
        for step in steps
        if isinstance(step.entry, Conceded) and step.entry.what is Concession.GAME and step.before.game is not None
    }
