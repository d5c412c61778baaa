"""An act at a position, outside any match: what each edition rules about it, in the words of a match."""

from dataclasses import dataclass

from carrom_desk.rules.acts import Act, Stroke, Violation
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.call_text import spoken
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.impossible import problems_of
from carrom_desk.rules.judge import judge
from carrom_desk.rules.laws import Citation
from carrom_desk.rules.piece_text import few_men, men_owed, queen_words
from carrom_desk.rules.position import ATTEMPTS_TO_BREAK, MEN_OF_A_SIDE, Party, Position
from carrom_desk.rules.readings import Reading, ReadingText
from carrom_desk.rules.ruling import Ruling
from carrom_desk.rules.words import QT_TRANSLATE_NOOP, Say

from .course import initial_state
from .entries import ActEntry, IncidentSeen, StrokeMade, ViolationSeen
from .entry_text import what
from .history import Start, StartBoard
from .match_text import IN_TURN, sentence
from .ruling_text import preview_text
from .setup import Player, Setup
from .side import NOUGHT, BySide, Seat, by_side, side_of
from .state import BoardState, MatchState

COVERED = QT_TRANSLATE_NOOP("Asked", "{side} covered the Queen.")
ANY_BREACH = Breach.MEN_TOUCHED
"""Stands for a breach that nobody named: it costs what any other that is no stroke does."""


@dataclass(frozen=True, slots=True)
class Posed:
    """A position, who plays in it, and by which laws."""

    edition: Edition
    position: Position
    players: BySide[tuple[str, ...]]
    """One of each side, or two in doubles."""
    turn: Seat = Seat.A1
    breaker: Seat = Seat.A1
    """Who broke, and has white; while the break is to be made, the player in turn."""

    @property
    def setup(self) -> Setup:
        """The match that stands so."""
        sides = self.players.map(lambda names: tuple(map(Player, names)))
        score = by_side(self.position.score, self.turn.side)
        board = StartBoard(1, self.breaker, self.turn, self.position)
        start = Start(NOUGHT, 1, self.breaker, score, 0, board, ())
        return Setup(self.edition, sides, len(self.players.a) > 1, start=start)

    @property
    def state(self) -> MatchState:
        """The match just before the act."""
        return initial_state(self.setup)

    def entry(self, act: Act, ruling: Ruling | None = None) -> ActEntry:
        """The act as an entry of that match."""
        if isinstance(act, Stroke):
            return StrokeMade(act, None, ruling)
        by = side_of(act.by, self.turn.side)
        if isinstance(act, Violation):
            return ViolationSeen(by, act.breach or ANY_BREACH, ruling)
        return IncidentSeen(act.kind, by, ruling)


@dataclass(frozen=True, slots=True)
class Answer:
    """What one edition says of an act."""

    edition: Edition
    decision: str
    """Who plays, or who has won the board; or that it cannot be."""
    details: tuple[str, ...] = ()
    calls: tuple[str, ...] = ()
    laws: tuple[Citation, ...] = ()
    readings: tuple[tuple[Reading, ReadingText], ...] = ()

    @property
    def lines(self) -> tuple[str, ...]:
        """The ruling line by line, the decision first."""
        return (self.decision, *self.details)


def answer(posed: Posed, act: Act, say: Say) -> Answer:
    """What the laws rule about an act, or why it is impossible under them."""
    problems = problems_of(posed.position, act, posed.edition)
    if problems:
        cannot = say(QT_TRANSLATE_NOOP("Asked", "Under these laws it cannot happen"))
        reasons = tuple(dict.fromkeys(say(problem.reason.words) for problem in problems))
        return Answer(posed.edition, cannot, reasons)
    ruling = judge(posed.position, act, posed.edition)
    text = preview_text(say, posed.state, posed.entry(act, ruling))
    assert text is not None
    readings = tuple(zip(ruling.readings, text.readings, strict=True))
    return Answer(posed.edition, text.decision, text.details, spoken(say, ruling), ruling.laws, readings)


# In words


def position_lines(say: Say, posed: Posed) -> tuple[str, ...]:
    """Who is in turn, what lies on the board, what is owed, the score and the break: a sentence each."""
    state, position = posed.state, posed.position
    board, setup = state.current_board, state.setup
    lines = [say(IN_TURN, player=setup.player_at(posed.turn).name)]
    for party in Party:
        side = side_of(party, posed.turn.side)
        men = few_men(say, position.on_board.of(party), is_white=side is board.white)
        owed = f", {men_owed(say, position.due.of(party))}" if position.due.of(party) else ""
        words = QT_TRANSLATE_NOOP("Asked", "{side}: {men} on the board{owed}.")
        lines.append(say(words, side=setup.side_name(side), men=men, owed=owed))
    lines.append(_queen(say, posed, board))
    if position.score.own or position.score.opponent:
        words = QT_TRANSLATE_NOOP("Asked", "Score {own} : {opponent}, the player in turn first.")
        lines.append(say(words, own=position.score.own, opponent=position.score.opponent))
    if not position.break_.made:
        words = QT_TRANSLATE_NOOP("Asked", "The break is to be made: attempt {number} of {most}.")
        lines.append(say(words, number=position.break_.attempt, most=ATTEMPTS_TO_BREAK))
    elif position.has_pocketed.own and position.on_board.own == MEN_OF_A_SIDE:
        lines.append(say(QT_TRANSLATE_NOOP("Asked", "A man of his was pocketed before and came back.")))
    return tuple(lines)


def act_line(say: Say, posed: Posed, act: Act) -> str:
    """What happens, as a sentence."""
    state = posed.state
    if isinstance(act, Stroke):
        return sentence(say, what(say, state, posed.entry(act)))
    name = state.setup.side_name(side_of(act.by, posed.turn.side))
    if isinstance(act, Violation) and act.by is Party.OWN and act.before_first_stroke:
        words = QT_TRANSLATE_NOOP("Asked", "{name}, before the first stroke of his turn: {what}.")
    else:
        words = QT_TRANSLATE_NOOP("Asked", "{name}: {what}.")
    return say(words, name=name, what=what(say, state, posed.entry(act)))


def _queen(say: Say, posed: Posed, board: BoardState) -> str:
    holder = board.queen_holder
    if holder is None:
        return queen_words(say, posed.position.queen)
    return say(COVERED, side=" / ".join(posed.players.of(holder)))
