"""Notation for a position with an act, and for its outcome, in one line each: for test rows, logs and failures.

The letters are those of the rulings: p own men pocketed, q the opponent's, Q the Queen, X the striker, I improper.

    8-6 to_cover due 1-0 score 21-0 : p1 X I     own 8, opponent 6, the Queen waits; man and striker by a foul
    9-9 break 2 : untouched                      the second attempt to break touches nothing
    9-6 recovered own : q1 jp1 jX                an own man and the striker jump off the board
    5-5 : breach own first                       a breach before the first stroke of the turn
    5-5 : breach partner                         in doubles by the partner of the player in turn
    5-5 : breach own time_limit                  the seconds for a stroke were exceeded
    5-5 queen own : left_seat opponent           an act that loses the board

    passes 9-6 place 1-0+Q due 1-0 queen on_board
    continues 9-9 break 3                        the third attempt to break is to come
    opponent wins 7+1 4-0                        seven points, one more on demand, four own men lie

Without other information the Queen is on the board before an act, and stays in her place after it.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from carrom_desk.rules.acts import Act, Incident, IncidentKind, Offender, Stroke, Violation
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.position import (
    BREAK_MADE,
    MEN_OF_A_SIDE,
    NO_MEN,
    Break,
    ByParty,
    Party,
    Pieces,
    Position,
    QueenPlace,
)
from carrom_desk.rules.ruling import NOTHING_TO_PLACE, BoardResult, Placing, Ruling, Turn


@dataclass(frozen=True, slots=True)
class Outcome:
    """Outcome of an act: a ruling without its reasons."""

    turn: Turn
    place: Placing
    due: ByParty[int]
    on_board: ByParty[int]
    queen: QueenPlace
    break_: Break
    board: BoardResult | None


def outcome_of(ruling: Ruling) -> Outcome:
    """Returns the outcome of a ruling."""
    return Outcome(ruling.turn, ruling.place, ruling.due, ruling.on_board, ruling.queen, ruling.break_, ruling.board)


def read_scene(text: str) -> tuple[Position, Act]:
    """Parses a position and the act that follows."""
    position, act = text.split(":")
    return read_position(position), read_act(act)


def read_position(text: str) -> Position:
    """Parses a position, starting with the men on the board."""
    words = iter(text.split())
    on_board = _pair(next(words))
    queen, due, score, break_ = QueenPlace.ON_BOARD, NO_MEN, NO_MEN, BREAK_MADE
    has_pocketed = on_board.map(lambda men: men < MEN_OF_A_SIDE)
    for word in words:
        match word:
            case "queen":
                queen = QueenPlace(next(words))
            case "to_cover" | "to_return":
                queen = QueenPlace(word)
            case "due":
                due = _pair(next(words))
            case "score":
                score = _pair(next(words))
            case "recovered":
                has_pocketed = has_pocketed.with_(Party(next(words)), True)
            case "break":
                break_ = Break(made=False, attempt=int(next(words)))
            case _:
                raise ValueError(f"{word!r} says nothing about a position")
    return Position(on_board, queen, due, has_pocketed, break_, score)


def read_act(text: str) -> Act:
    """Parses a stroke, a breach or an act that loses the board; a hyphen is a stroke without pocketed pieces."""
    words = text.split()
    if words[0] == "breach":
        breach = next((Breach(word) for word in words if word in set(Breach)), None)
        return Violation(Offender(words[1]), before_first_stroke="first" in words, breach=breach)
    if words[0] in set(IncidentKind):
        return Incident(IncidentKind(words[0]), Party(words[1]))
    marks = [word for word in words if word not in ("-", "I", "untouched", "early")]
    return Stroke(
        pocketed=_pieces(mark for mark in marks if not mark.startswith("j")),
        jumped=_pieces(mark[1:] for mark in marks if mark.startswith("j")),
        improper="I" in words,
        touched="untouched" not in words,
        before_play="early" in words,
    )


def read_outcome(text: str, before: Position) -> Outcome:
    """Parses the expected outcome of an act at a position."""
    words = iter(text.split())
    first = next(words)
    turn, board = (Turn(first), None) if first in set(Turn) else (Turn.BOARD_OVER, _result(first, words))
    on_board = _pair(next(words))
    place, due, queen, break_ = NOTHING_TO_PLACE, NO_MEN, before.queen, BREAK_MADE
    for word in words:
        match word:
            case "place":
                place = _placing(next(words))
            case "due":
                due = _pair(next(words))
            case "queen":
                queen = QueenPlace(next(words))
            case "break":
                break_ = Break(made=False, attempt=int(next(words)))
            case _:
                raise ValueError(f"{word!r} says nothing about an outcome")
    return Outcome(turn, place, due, on_board, queen, break_, board)


def _result(winner: str, words: Iterator[str]) -> BoardResult:
    if next(words) != "wins":
        raise ValueError(f"{winner!r} is no turn, and nobody wins")
    points, _, demand = next(words).partition("+")
    return BoardResult(Party(winner), int(points), int(demand or 0))


def _placing(word: str) -> Placing:
    men, _, queen = word.rpartition("+") if word.endswith("Q") else (word, "", "")
    return Placing(_pair(men) if men else NO_MEN, queen=queen == "Q")


def _pieces(marks: Iterator[str]) -> Pieces:
    counts, queen, striker = {"p": 0, "q": 0}, False, False
    for mark in marks:
        if mark == "Q":
            queen = True
        elif mark == "X":
            striker = True
        elif mark[0] in counts and mark[1:].isdecimal():
            counts[mark[0]] = int(mark[1:])
        else:
            raise ValueError(f"{mark!r} marks no piece")
    return Pieces(counts["p"], counts["q"], queen, striker)


def _pair(word: str) -> ByParty[int]:
    own, opponent = word.split("-")
    return ByParty(int(own), int(opponent))


def write_scene(position: Position, act: Act) -> str:
    """Formats a scene for `read_scene`."""
    return f"{write_position(position)} : {write_act(act)}"


def write_position(position: Position) -> str:
    """Formats a position for `read_position`."""
    words = [_of_pair(position.on_board)]
    if position.queen.is_waiting:
        words.append(position.queen.value)
    elif not position.queen.is_on_board:
        words += ["queen", position.queen.value]
    words += _unless(NO_MEN, "due", position.due)
    words += _unless(NO_MEN, "score", position.score)
    for party in Party:
        if position.has_pocketed.of(party) and position.on_board.of(party) == MEN_OF_A_SIDE:
            words += ["recovered", party.value]
    if not position.break_.made:
        words += ["break", str(position.break_.attempt)]
    return " ".join(words)


def write_act(act: Act) -> str:
    """Formats an act for `read_act`."""
    if isinstance(act, Violation):
        named = () if act.breach is None else (act.breach,)
        return " ".join(("breach", act.by, *named, *(("first",) if act.before_first_stroke else ())))
    if isinstance(act, Incident):
        return f"{act.kind} {act.by}"
    flags = {"I": act.improper, "untouched": not act.touched, "early": act.before_play}
    words = [*_marks(act.pocketed), *(f"j{mark}" for mark in _marks(act.jumped))]
    words += [word for word, is_said in flags.items() if is_said]
    return " ".join(words) or "-"


def _marks(pieces: Pieces) -> Iterator[str]:
    for letter, men in (("p", pieces.own), ("q", pieces.opponent)):
        if men:
            yield f"{letter}{men}"
    if pieces.queen:
        yield "Q"
    if pieces.striker:
        yield "X"


def _unless(nothing: ByParty[int], word: str, pair: ByParty[int]) -> list[str]:
    return [] if pair == nothing else [word, _of_pair(pair)]


def _of_pair(pair: ByParty[int]) -> str:
    return f"{pair.own}-{pair.opponent}"
