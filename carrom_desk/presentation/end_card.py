"""Card for the end of a board, a game or the match: winner, points, and what comes next.

Shown on the umpire's screen and in the scoreboard window until the next entry.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from enum import Enum, auto

from carrom_desk.formats import listed
from carrom_desk.i18n import N_, NN_, Words, _, say
from carrom_desk.match.effects.evolve import until_claimed
from carrom_desk.match.effects.outcome import OutcomeKind, decision_of, outcome_of
from carrom_desk.match.entry.entries import (
    PROTEST_DECISIONS,
    BoardEntered,
    Conceded,
    DetailsChanged,
    Disqualified,
    MatchAbandoned,
    Noted,
    Paused,
    PlainEntry,
    ProtestDecided,
    ProtestLodged,
    Resumed,
    ShotOut,
    WalkedOver,
    Warned,
)
from carrom_desk.match.history import BoardRecord, GameRecord, Slam, points_of
from carrom_desk.match.plain_text import plain, without_marks
from carrom_desk.match.record import MatchRecord, latest_steps
from carrom_desk.match.side import NOUGHT, BySide, Side
from carrom_desk.match.state import MatchState, Protest
from carrom_desk.presentation.sheet.score_card import broken_off, men_at_end
from carrom_desk.presentation.wording import call_text
from carrom_desk.presentation.wording.claim_text import claim_lines
from carrom_desk.presentation.wording.decision_text import PROTESTED, STANDS
from carrom_desk.presentation.wording.entry_text import CHANGE_SIDES, GOES_ON_FROM, UMPIRES_DECISION, kind_words, what
from carrom_desk.presentation.wording.laws_text import event_sentences
from carrom_desk.presentation.wording.match_text import (
    BOARD_OVER,
    BY_DISQUALIFICATION,
    MATCH_BY_WALKOVER,
    phrase,
    score_and_way,
    score_text,
    sentence,
)
from carrom_desk.presentation.wording.ruling_text import may_claim, reason_words, settled
from carrom_desk.rules.laws import Law
from carrom_desk.rules.texts.piece_text import men_of_a_side
from carrom_desk.rules.texts.words import PAIR, of_side

from .names import by_surname, shown


class Ended(Enum):
    """Unit that has ended."""

    BOARD = auto()
    GAME = auto()
    MATCH = auto()
    PROTEST = auto()
    """A protest that was decided."""


@dataclass(frozen=True, slots=True)
class EndCard:
    """Contents of the card."""

    ended: Ended
    title: str
    decision: str
    """Result as a sentence."""
    lines: tuple[str, ...]
    """Sentences on the points, a slam, and possible claims."""
    rows: tuple[BoardRecord, ...]
    """Boards of the game that ended or continues."""
    next: tuple[str, ...]
    """Next steps, one sentence each; empty after the match."""
    call: str = ""
    """Words to call; empty if there are none."""


GAME_OVER = N_("Game {number} is over")
MATCH_OVER = N_("The match is over")
UNDER_PROTEST = N_("Result withheld: protest undecided")
_OfSides = tuple[Words, Words]
"""Sentences for a player and for a pair."""
WINS_BOARD: _OfSides = (N_("{side} wins the board"), N_("{side} win the board"))


@dataclass(frozen=True, slots=True)
class _Played:
    """Texts for a unit that was played out."""

    wins: _OfSides
    drawn: Words
    call: Words
    drawn_call: Words


_GAME = _Played(
    (N_("{side} wins the game {won}–{lost}"), N_("{side} win the game {won}–{lost}")),
    N_("The game is drawn, {a}–{b}"),
    call_text.GAME,
    call_text.DRAWN_GAME,
)
_MATCH = _Played(
    (N_("{side} wins the match {won}–{lost}"), N_("{side} win the match {won}–{lost}")),
    N_("The match is drawn, {a}–{b}"),
    call_text.MATCH,
    call_text.DRAWN_MATCH,
)


@dataclass(frozen=True, slots=True)
class _Decided:
    """Texts for a unit that was not played out."""

    title: Words
    wins: _OfSides
    call: Words


_GAME_CONCEDED = _Decided(
    N_("Game {number} is conceded"),
    (N_("{loser} concedes: {side} wins the game"), N_("{loser} concede: {side} win the game")),
    call_text.GAME_CONCEDED,
)
_DECISIONS: Mapping[type, _Decided] = {
    WalkedOver: _Decided(
        N_("Walkover"),
        MATCH_BY_WALKOVER,
        call_text.WALKOVER,
    ),
    Disqualified: _Decided(
        N_("Disqualification"),
        BY_DISQUALIFICATION,
        call_text.DISQUALIFIED,
    ),
    Conceded: _Decided(
        N_("The match is conceded"),
        (N_("{loser} concedes: {side} wins the match"), N_("{loser} concede: {side} win the match")),
        call_text.MATCH_CONCEDED,
    ),
}
"""Outcome of the match by entry."""
REASON = N_("Reason: {reason}")
STOOD = N_("The score was {a}–{b}.")
GAMES = N_("Games: {a}–{b}")
GAME_CONCEDED = N_("Game {number}: {side} conceded.")
WORTH = NN_("Board {number} is worth {count} point: {parts}.", "Board {number} is worth {count} points: {parts}.")
SCORE = N_("The score of {side} goes from {before} to {after}.")
CAPPED_SCORE = N_("The score of {side} goes from {before} to {after}, the most that counts.")
QUEEN = N_("{points} for the Queen")
QUEEN_COUNTS_NOTHING = N_("The Queen no longer counts.")
QUEEN_COUNTS_NOTHING_BY_LAW = N_("The Queen no longer counts (law {law}).")
AWARDED = NN_("{count} awarded by law", "{count} awarded by law")
CLAIMED = NN_("{count} claimed", "{count} claimed")
SLAMS: dict[Slam, Words] = {
    Slam.WHITE: N_("White slam: all nine white men and the Queen in the first turn."),
    Slam.BLACK: N_("Black slam: all black men in the first turn."),
}
EXTRA_BOARD = N_("The score is level: toss, then one extra board.")
REST = N_("Interval before the last game.")
NEXT_BOARD = N_("Board {number}: {player} breaks with white. Black: {other}.")
NEXT_GAME = N_("Game {number}: {player} breaks with white. Black: {other}.")


def end_card(record: MatchRecord) -> EndCard | None:
    """Returns the card to show now; None while a board is in progress, and before anything has ended."""
    card = _card(record, until_claimed(record.state))
    if card is None or card.ended is Ended.PROTEST:
        return card
    # Before anything else: the umpire must not announce a result that a protest withholds (147).
    protests = (protested(record.state, each) for each in record.state.protests)
    return replace(card, lines=(*protests, *card.lines))


def _card(record: MatchRecord, state: MatchState) -> EndCard | None:
    if state.is_over:
        return _match_over(record)
    latest = _latest(record)
    if isinstance(latest, ProtestDecided):
        return _protest_over(state, latest)
    if not state.is_between_boards or _is_replayed(record):
        return None
    # The state has gone on to the next game already, in which nothing has been played.
    if state.history and state.game is not None and not state.game.boards_played and state.board is not None:
        return _game_over(record, state.history[-1])
    if state.game is not None and state.game.boards and _has_just_ended(record, state):
        return _board_over(record, state, state.game.boards)
    return None


def protested(state: MatchState, protest: Protest) -> str:
    """Returns the board that a protest is about, and that the result is withheld (147)."""
    return say(PROTESTED, side=state.setup.side_name(protest.by), **protest.place)


def _latest(record: MatchRecord) -> PlainEntry | None:
    return next((step.entry for step in latest_steps(record)), None)


def _is_replayed(record: MatchRecord) -> bool:
    """Returns True when the board about to begin is played again: nothing has ended since it was cancelled."""
    for step in latest_steps(record):
        if step.begun_anew is not None:
            return True
        if _played(step.after) > _played(step.before):
            return False
    return False


def _played(state: MatchState) -> tuple[int, int]:
    """Returns the number of finished games, and of boards in all games."""
    return len(state.history), len(state.all_boards)


_NOTHING_DONE = (Noted, Warned, Paused, Resumed, DetailsChanged, ProtestLodged)
"""Entries that do nothing on the board."""


def _has_just_ended(record: MatchRecord, state: MatchState) -> bool:
    """Returns True when the last act or entry ended a board, and nothing has happened on the next."""
    if state.last_ruled is not None:
        return state.last_ruled.ruling.board is not None
    entries = (step.entry for step in latest_steps(record) if not step.is_impossible)
    return isinstance(next((each for each in entries if not isinstance(each, _NOTHING_DONE)), None), BoardEntered)


def _protest_over(state: MatchState, decided: ProtestDecided) -> EndCard:
    """Returns the card for a decided protest: the board from which play continues, or that all stands."""
    decision = say(STANDS)
    if decided.upheld and state.board is not None:
        decision = phrase(say(GOES_ON_FROM, number=state.board.number))
    return EndCard(
        ended=Ended.PROTEST,
        title=say(PROTEST_DECISIONS[decided.upheld]),
        decision=decision,
        lines=_reason(decided.reason),
        rows=state.game.boards if state.game is not None else (),
        next=tuple(_next(state)) if state.is_between_boards else (),
    )


def _reason(reason: str) -> tuple[str, ...]:
    return (say(REASON, reason=plain(reason)),) if reason else ()


def _board_over(record: MatchRecord, state: MatchState, boards: tuple[BoardRecord, ...]) -> EndCard:
    last = boards[-1]
    return EndCard(
        ended=Ended.BOARD,
        title=say(BOARD_OVER, number=last.number),
        decision=_("Nobody scored.") if last.winner is None else _won(WINS_BOARD, state, last.winner),
        lines=(*_lines(record, state, boards), *claim_lines(record.state)),
        rows=boards,
        next=tuple(_next(state)),
        call=_board_called(record),
    )


def _game_over(record: MatchRecord, over: GameRecord) -> EndCard:
    state, conceded = record.state, _decision(record)
    coming = tuple(_next(state))
    if isinstance(conceded, Conceded):
        title = say(_GAME_CONCEDED.title, number=over.number)
        decision, call = _decided_and_called(_GAME_CONCEDED, state, conceded.by)
        return EndCard(Ended.GAME, title, decision, _stood(over.score), over.boards, coming, call)
    decision, call = _played_and_called(_GAME, state, over.winner, over.score)
    lines = (*_shot_out(record), *_lines(record, state, over.boards))
    return EndCard(Ended.GAME, say(GAME_OVER, number=over.number), decision, lines, over.boards, coming, call)


def _match_over(record: MatchRecord) -> EndCard:
    state = record.state
    # A walkover comes before any game.
    boards = state.all_games[-1].boards if state.all_games else ()
    lines = (*_games(state), *_shot_out(record), *_conceded(record), *_lines(record, state, boards))
    if outcome_of(state).kind is OutcomeKind.WITHHELD:
        return EndCard(Ended.MATCH, say(MATCH_OVER), say(UNDER_PROTEST), lines, boards, (), _board_called(record))
    outcome, by_decision = outcome_of(state), None if state.end is None else state.end.by
    if by_decision is not None and outcome.winner is not None:
        return _by_decision(record, by_decision, outcome.winner, boards)
    if by_decision is not None and outcome.kind is OutcomeKind.ABANDONED:
        return _abandoned(record, by_decision, boards)
    latest = _latest(record)
    # The match was over before: what is new on the card is only the decision.
    if isinstance(latest, ProtestDecided):
        lines = (what(state, latest), *lines)
    decision, call = _played_and_called(_MATCH, state, outcome.winner, _match_score(state))
    return EndCard(Ended.MATCH, say(MATCH_OVER), decision, lines, boards, (), call)


def _shot_out(record: MatchRecord) -> Iterator[str]:
    """Yields that a shoot-out decided the last finished game."""
    latest = next((step for step in latest_steps(record) if isinstance(step.entry, ShotOut)), None)
    # That of an earlier game is among the scores of the games.
    if latest is not None and len(latest.before.history) == len(record.state.history) - 1:
        yield sentence(what(latest.before, latest.entry))


def _games(state: MatchState) -> tuple[str, ...]:
    """Returns the score of every game if there were several."""
    if len(state.history) < 2:
        return ()
    return (", ".join(score_and_way(score_text(game.score), decision_of(game)) for game in state.history),)


_Decision = WalkedOver | Disqualified | Conceded | MatchAbandoned


def _decision(record: MatchRecord) -> _Decision | None:
    """Returns the entry that ended the game or the match other than by play; None if it was played out."""
    ending = next((step.entry for step in latest_steps(record) if step.entry.about.may_end), None)
    return ending if isinstance(ending, _Decision) else None


def _by_decision(record: MatchRecord, entry: _Decision, winner: Side, boards: tuple[BoardRecord, ...]) -> EndCard:
    """Returns the card of a match that was not played out."""
    words = _DECISIONS[type(entry)]
    decision, call = _decided_and_called(words, record.state, winner.other)
    return EndCard(Ended.MATCH, say(words.title), decision, tuple(_state_at_end(record, entry)), boards, (), call)


def _abandoned(record: MatchRecord, entry: _Decision, boards: tuple[BoardRecord, ...]) -> EndCard:
    """Returns the card of a match without a result, for which there is no call."""
    lines = tuple(_state_at_end(record, entry))
    return EndCard(Ended.MATCH, say(kind_words(entry)), _("No result"), lines, boards, (), "")


def _state_at_end(record: MatchRecord, entry: _Decision) -> Iterator[str]:
    """Yields why the match ended, and the score of the game that was broken off."""
    state = record.state
    if not isinstance(entry, Conceded):
        yield from _reason(entry.reason)
    if state.last_game is not None:
        yield from _stood(state.last_game.score)
    if state.games != NOUGHT:
        yield say(GAMES, a=state.games.a, b=state.games.b)
    yield from _conceded(record)


def _conceded(record: MatchRecord) -> Iterator[str]:
    """Yields every conceded game, since its winner may have fewer points."""
    for number, step in sorted(broken_off(record.state, latest_steps(record)).items()):
        if isinstance(step.entry, Conceded):
            yield say(GAME_CONCEDED, number=number, side=record.state.setup.side_name(step.entry.by))


def _decided_and_called(words: _Decided, state: MatchState, loser: Side) -> tuple[str, str]:
    decision = _won(words.wins, state, loser.other, loser=state.setup.side_name(loser))
    return decision, _called(words.call, name=_name_called(state, loser.other), loser=_name_called(state, loser))


def _played_and_called(words: _Played, state: MatchState, winner: Side | None, score: BySide[int]) -> tuple[str, str]:
    """Returns sentence and call for the winner; a draw has no name."""
    if winner is None:
        return say(words.drawn, a=score.a, b=score.b), say(words.drawn_call, won=score.a, lost=score.b)
    won, lost = score.of(winner), score.of(winner.other)
    decision = _won(words.wins, state, winner, won=won, lost=lost)
    return decision, _called(words.call, name=_name_called(state, winner), won=won, lost=lost)


def _called(words: Words, **places: object) -> str:
    """Returns a call; the full stop of an initial, as in "Nagajothi P.", also ends the sentence."""
    return say(words, **places).replace("..", ".")


def _won(words: _OfSides, state: MatchState, winner: Side, **places: object) -> str:
    side = state.setup.side_name(winner)
    return say(of_side(side, *words), side=side, **places)


def _stood(score: BySide[int]) -> tuple[str, ...]:
    return () if score == NOUGHT else (say(STOOD, a=score.a, b=score.b),)


def _match_score(state: MatchState) -> BySide[int]:
    """Returns the score in games, or in points if there is only one game."""
    if state.setup.competition.games == 1 and state.history:
        return state.history[-1].score
    return state.games


def _board_called(record: MatchRecord) -> str:
    """Returns the call for the board that has just ended, including claimed points; empty if none has."""
    last = record.state.last_ruled
    if last is None or last.ruling.board is None:
        return ""
    is_open = record.state.is_claim_awaited
    return " ".join(call_text.spoken(last.ruling, settled(record).demanded or 0, is_claim_open=is_open))


def _name_called(state: MatchState, side: Side) -> str:
    """Returns the surname for a call; partners with the same surname are distinguished by given name."""
    return shown(PAIR.join(by_surname([without_marks(player.name) for player in state.setup.sides.of(side)])))


def _lines(record: MatchRecord, state: MatchState, boards: tuple[BoardRecord, ...]) -> Iterator[str]:
    """Yields sentences on the points of the last board, and on anything remarkable."""
    if not boards or not _has_just_ended(record, state):
        return
    board, ended = boards[-1], state.last_board
    if board.winner is None:
        return
    yield from _sum(state, boards, board.winner)
    if board.slam is not None:
        yield say(SLAMS[board.slam])
    override = None if state.last_ruled is None else state.last_ruled.override
    if override is None and state.last_ruled is not None:
        yield from event_sentences(state.setup.laws, state.last_ruled.ruling.readings)
    elif override is not None:
        yield say(UMPIRES_DECISION, reason=reason_words(override))
    if ended is not None and ended.on_demand:
        yield may_claim(state.setup.side_name(board.winner), ended.on_demand)


def _sum(state: MatchState, boards: tuple[BoardRecord, ...], winner: Side) -> Iterator[str]:
    """Yields the points of the board, and the resulting score."""
    record, before = boards[-1], _score_before(state, boards)
    points = points_of(record, before, men_at_end(state), state.setup.laws.scoring)
    parts = []
    if points.men or not (points.queen or points.awarded):
        parts.append(men_of_a_side(points.men))
    if points.queen:
        parts.append(say(QUEEN, points=points.queen))
    if points.awarded:
        parts.append(say(AWARDED, count=points.awarded))
    if points.demanded:
        parts.append(say(CLAIMED, count=points.demanded))
    yield say(WORTH, count=record.points, number=record.number, parts=listed(parts))
    is_worth_points = state.setup.laws.scoring.queen > 0
    if is_worth_points and record.queen is winner and not points.queen and not points.awarded:
        law = ", ".join(state.setup.laws.cite(Law.QUEEN_FROM_22))
        yield say(QUEEN_COUNTS_NOTHING_BY_LAW, law=law) if law else say(QUEEN_COUNTS_NOTHING)
    start, end = before.of(winner), record.score.of(winner)
    words = SCORE if end == start + record.points else CAPPED_SCORE
    yield say(words, side=state.setup.side_name(winner), before=start, after=end)


def _score_before(state: MatchState, boards: tuple[BoardRecord, ...]) -> BySide[int]:
    """Returns the score of the game before its last board."""
    start = state.setup.start
    if len(boards) > 1:
        return boards[-2].score
    return start.score if start is not None and boards[-1].number > 1 else NOUGHT


def _next(state: MatchState) -> Iterator[str]:
    if state.is_claim_awaited:
        return
    if state.is_change_of_sides_due:
        yield say(CHANGE_SIDES)
    if state.is_rest_due:
        yield say(REST)
    if state.board is None:
        yield say(EXTRA_BOARD)
    elif state.game is not None:
        player, other = state.setup.player_at(state.board.breaker).name, state.setup.side_name(state.board.white.other)
        is_new_game = not state.game.boards_played
        number = state.game.number if is_new_game else state.board.number
        yield say(NEXT_GAME if is_new_game else NEXT_BOARD, number=number, player=player, other=other)
