"""An act at a position outside any match: the ruling of each edition, in the words of a match."""

from dataclasses import dataclass, replace

from carrom_desk.i18n import N_, _, say
from carrom_desk.match.effects.course import initial_state
from carrom_desk.match.entry.entries import ActEntry, IncidentSeen, StrokeMade, ViolationSeen
from carrom_desk.match.history import Start, StartBoard
from carrom_desk.match.setup import Player, Setup
from carrom_desk.match.side import NOUGHT, SEATS_TO_THE_RIGHT, BySide, Seat, Side, by_side, seat_after, side_of
from carrom_desk.match.state import BoardState, MatchState
from carrom_desk.presentation.wording.call_text import spoken
from carrom_desk.presentation.wording.entry_text import what
from carrom_desk.presentation.wording.match_text import IN_TURN, sentence
from carrom_desk.presentation.wording.ruling_text import preview_text
from carrom_desk.rules.acts import Act, Offender, Stroke, Violation
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.impossible import problems_of
from carrom_desk.rules.judge import judge
from carrom_desk.rules.laws import Citation
from carrom_desk.rules.position import ATTEMPTS_TO_BREAK, MEN_OF_A_SIDE, NO_PIECES, Party, Position
from carrom_desk.rules.ruling import Ruling
from carrom_desk.rules.texts.piece_text import few_men, queen_words, side_owes
from carrom_desk.rules.texts.readings import Reading, ReadingText

COVERED = N_("{side} covered the Queen.")
ANY_BREACH = Breach.MEN_TOUCHED
"""Placeholder for an unspecified breach outside a stroke, all of which cost the same."""


@dataclass(frozen=True, slots=True)
class Posed:
    """A position with players and laws."""

    edition: Edition
    position: Position
    players: BySide[tuple[str, ...]]
    """One player per side, or two."""
    turn: Seat = Seat.A1
    breaker: Seat = Seat.A1
    """Breaker, who plays white; before the break, the player to play."""

    @property
    def setup(self) -> Setup:
        """Match in this state."""
        sides = self.players.map(lambda names: tuple(map(Player, names)))
        score = by_side(self.position.score, self.turn.side)
        board = StartBoard(1, self.breaker, self.turn, self.position)
        start = Start(NOUGHT, 1, self.breaker, score, 0, board, ())
        return Setup(self.edition, sides, len(self.players.a) > 1, start=start)

    @property
    def state(self) -> MatchState:
        """Match just before the act."""
        return initial_state(self.setup)

    def entry(self, act: Act, ruling: Ruling | None = None) -> ActEntry:
        """Returns the act as an entry of that match."""
        if isinstance(act, Stroke):
            return StrokeMade(act, None, ruling)
        if isinstance(act, Violation):
            partner = seat_after(self.turn, 2, doubles=True).number
            player = partner if act.by is Offender.PARTNER else None
            by = side_of(act.by.party, self.turn.side)
            return ViolationSeen(by, act.breach or ANY_BREACH, ruling, player)
        return IncidentSeen(act.kind, side_of(act.by, self.turn.side), ruling)


@dataclass(frozen=True, slots=True)
class Answer:
    """Answer of one edition about an act."""

    edition: Edition
    decision: str
    """Player to play, winner of the board, or that the position is impossible."""
    details: tuple[str, ...] = ()
    calls: tuple[str, ...] = ()
    laws: tuple[Citation, ...] = ()
    readings: tuple[tuple[Reading, ReadingText], ...] = ()

    @property
    def lines(self) -> tuple[str, ...]:
        """Lines of the ruling, the decision first."""
        return (self.decision, *self.details)


def answer(posed: Posed, act: Act) -> Answer:
    """Returns the ruling of the laws on an act, or why it is impossible."""
    problems = problems_of(posed.position, act, posed.edition)
    if problems:
        cannot = _("Not possible under these laws")
        reasons = tuple(dict.fromkeys(say(problem.reason.words) for problem in problems))
        return Answer(posed.edition, cannot, reasons)
    ruling = judge(posed.position, act, posed.edition)
    text = preview_text(posed.state, posed.entry(act, ruling))
    assert text is not None
    readings = tuple(zip(ruling.readings, text.readings, strict=True))
    return Answer(posed.edition, text.decision, text.details, spoken(ruling), ruling.laws, readings)


# Texts


def position_lines(posed: Posed, *, with_score: bool = True) -> tuple[str, ...]:
    """Returns sentences on the player to play, men on the board, men owed, score and break."""
    state, position = posed.state, posed.position
    board, setup = state.current_board, state.setup
    lines = [say(IN_TURN, player=setup.player_at(posed.turn).name)]
    if setup.doubles:
        lines.append(seating(posed.players))
    for party in Party:
        side = side_of(party, posed.turn.side)
        men = few_men(position.on_board.of(party), is_white=side is board.white)
        name, owed = setup.side_name(side), position.due.of(party)
        lines.append(_("{side}: {men} on the board.").format(side=name, men=men))
        if owed:
            lines.append(side_owes(name, owed))
    lines.append(_queen(posed, board))
    if with_score:
        points = by_side(position.score, posed.turn.side)
        words = N_("Score: {side} {points}, {other} {more}.")
        a, b = setup.side_name(Side.A), setup.side_name(Side.B)
        lines.append(say(words, side=a, points=points.a, other=b, more=points.b))
    if not position.break_.made:
        words = N_("Break not yet made: attempt {number} of {most}.")
        lines.append(say(words, number=position.break_.attempt, most=ATTEMPTS_TO_BREAK))
    elif position.on_board.own == MEN_OF_A_SIDE:
        back = N_("{side}: a man was pocketed earlier and came back.")
        none = N_("{side}: no man has been pocketed in this board.")
        lines.append(say(back if position.has_pocketed.own else none, side=setup.side_name(posed.turn.side)))
    return tuple(lines)


def seating(players: BySide[tuple[str, ...]]) -> str:
    """Describes the seating in doubles, which determines turns, breaks and placing."""
    words = N_("Seats, each on the right of the one before: {names}.")
    return say(words, names=", ".join(players.of(seat.side)[seat.number - 1] for seat in SEATS_TO_THE_RIGHT))


def act_line(posed: Posed, act: Act) -> str:
    """Returns a sentence on the act."""
    state = posed.state
    if isinstance(act, Stroke):
        return _stroke_line(posed, state, act)
    happened = what(state, posed.entry(act))
    if isinstance(act, Violation) and act.by is Offender.PARTNER:
        words = N_("Partner of {player}: {what}.")
        return say(words, player=state.setup.player_at(posed.turn).name, what=happened)
    party = act.by.party if isinstance(act, Violation) else act.by
    if isinstance(act, Violation) and act.by is Offender.OWN and act.before_first_stroke:
        words = N_("{name}, before the first stroke of their turn: {what}.")
    else:
        words = N_("{name}: {what}.")
    return say(words, name=state.setup.side_name(side_of(party, posed.turn.side)), what=happened)


def _stroke_line(posed: Posed, state: MatchState, stroke: Stroke) -> str:
    if not stroke.improper:
        return sentence(what(state, posed.entry(stroke)))
    happened = what(state, posed.entry(replace(stroke, improper=False)))
    if not stroke.touched or stroke.pocketed == NO_PIECES or stroke.before_play or stroke.jumped != NO_PIECES:
        return say(N_("An improper stroke. {what}."), what=happened)
    return say(N_("{what} by an improper stroke."), what=happened)


def _queen(posed: Posed, board: BoardState) -> str:
    holder = board.queen_holder
    if holder is None:
        return queen_words(posed.position.queen)
    return say(COVERED, side=" / ".join(posed.players.of(holder)))
