"""A match in a few words: what is entered, and how it stands afterwards.

Entries are parted by semicolons; a word with *6 is entered six times.

    toss a break        a wins the toss and breaks; `toss b side 2`: b takes the side, the other's second player breaks
    play                "Play" is called
    p1 q2 Q X I jp1     a stroke: own men, the opponent's, Queen, striker, improper, a man jumped; - for one of nothing
    untouched, early    a stroke that touches nothing; one before "Play"
    breach a            a breach by a that is no stroke; `breach a 2`: by its second player
    left_seat b         an act of b that loses the board
    placed              likewise forgone, forfeited, no_space; `forgone of 3`: the men of entry 3
    no_space left 1 0   so many dues of a and of b stay owed
    late a              a places too late;  turn b1: the umpire sets who is in turn;  time: the game's time is over
    warn a              a caution
    amend 2 p1          entry 2 is amended: a stroke of one own man; `amend 2 p1 passes`: and the turn passed
    result 5 own 11     the result of the board that entry 5 ended
    format 12 1         the format becomes 12 points, one game
    pass, demand 1, sides, pause, resume, note, undo, redo, replay
    concede a game, disqualify a, walkover a, protest a, upheld, overruled (`upheld of 3`: that protest)
    won a 12            as many strokes as it takes a to win the board with 12 points and the Queen
"""

from collections.abc import Iterator
from dataclasses import replace

from carrom_desk.match.effects.phase import why_not
from carrom_desk.match.entry.entries import (
    Amended,
    BoardReplayed,
    Conceded,
    Concession,
    Correction,
    Demanded,
    DetailsChanged,
    Disqualified,
    Entry,
    IncidentSeen,
    LeadStands,
    LoggedEntry,
    Noted,
    Override,
    Passed,
    Paused,
    PlacingDone,
    PlacingOutcome,
    PlayCalled,
    ProtestDecided,
    ProtestLodged,
    Redone,
    Resumed,
    ShotOut,
    SidesChanged,
    StrokeMade,
    TimeOver,
    Toss,
    TossChoice,
    TurnCorrected,
    Undone,
    ViolationSeen,
    WalkedOver,
    Warned,
)
from carrom_desk.match.record import MatchRecord, decide, new_record, with_entry
from carrom_desk.match.setup import ChangeSides, Competition, Setup, TimedEnd
from carrom_desk.match.side import BySide, Seat, Side
from carrom_desk.match.state import MatchState, Status
from carrom_desk.rules.acts import IncidentKind, Stroke
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.position import Party
from carrom_desk.rules.ruling import BoardResult, Turn
from tests import fakes
from tests.rules.notation import read_act

WORDS: dict[str, Entry] = {
    "play": PlayCalled(),
    "pass": Passed(),
    "sides": SidesChanged(),
    "pause": Paused("appeal"),
    "resume": Resumed(),
    "note": Noted("lamp flickers"),
    "undo": Undone(),
    "redo": Redone(),
    "time": TimeOver(),
    "lead": LeadStands(),
    "replay": BoardReplayed("lights out"),
    "upheld": ProtestDecided(upheld=True),
    "overruled": ProtestDecided(upheld=False),
    **{outcome.value: PlacingDone(outcome) for outcome in PlacingOutcome},
}


def a_setup(
    laws: Edition = ICF_REVISED,
    *,
    doubles: bool = False,
    games: int = 3,
    points: int = 25,
    boards: int | None = None,
    change_sides: ChangeSides = ChangeSides.NEVER,
    draws: bool = False,
    timed_end: TimedEnd = TimedEnd.DROP,
    shoot_out: bool = False,
) -> Setup:
    """Returns the setup of a match; tests only give the format details they need."""
    setup = fakes.DOUBLES if doubles else fakes.SINGLES
    competition = Competition(
        games, points, boards, change_sides, draws, timed_end=timed_end, shoot_out=shoot_out and not draws
    )
    return replace(setup, laws=laws, competition=competition)


def play(text: str, setup: Setup | None = None, *, after: MatchRecord | None = None) -> MatchRecord:
    """Returns the record after the given entries; each must be possible when it is entered."""
    record = after or new_record(setup or a_setup())
    for words in text.split(";"):
        word, _, times = words.strip().partition("*")
        for _ in range(int(times or 1)):
            record = _won(record, word) if word.startswith("won ") else enter(record, command(word))
    return record


def enter(record: MatchRecord, *commands: Entry) -> MatchRecord:
    """Returns the record with further entries."""
    for each in commands:
        record = with_entry(record, LoggedEntry(record.next_number, decide(record, each)))
    return record


def command(text: str) -> Entry:
    """Parses a command."""
    if text in WORDS:
        return WORDS[text]
    name, *rest = text.split()
    match name:
        case "toss":
            return Toss(Side(rest[0]), TossChoice(rest[1]), *(int(number) for number in rest[2:]))
        case "breach":
            return ViolationSeen(Side(rest[0]), Breach.TIME_LIMIT, player=int(rest[1]) if rest[1:] else None)
        case "late":
            return ViolationSeen(Side(rest[0]), Breach.PLACED_LATE)
        case "turn":
            return TurnCorrected(Seat(rest[0]), "nobody noticed")
        case "warn":
            return Warned(Side(rest[0]), "too slow")
        case "no_space" if rest[0] == "left":
            return PlacingDone(PlacingOutcome.NO_SPACE, left=BySide(int(rest[1]), int(rest[2])))
        case "upheld" | "overruled":
            return ProtestDecided(upheld=name == "upheld", of=int(rest[1]))
        case _ if name in set(PlacingOutcome):
            return PlacingDone(PlacingOutcome(name), of=int(rest[1]))
        case "shoot_out":
            return ShotOut(Side(rest[0]), *map(int, rest[1:]))
        case "demand":
            return Demanded(int(rest[0]))
        case "concede":
            return Conceded(Side(rest[0]), Concession(rest[1]))
        case "disqualify":
            return Disqualified(Side(rest[0]), "unfair play")
        case "amend":
            given = Turn(rest[-1]) if rest[-1] in set(Turn) else None
            with_ = command(" ".join(rest[1:] if given is None else rest[1:-1]))
            assert not isinstance(with_, Correction)
            return Amended(int(rest[0]), with_, "seen", given)
        case "result":
            return Override("seen", board=BoardResult(Party(rest[1]), int(rest[2])), of=int(rest[0]))
        case "format":
            return DetailsChanged(competition=Competition(points=int(rest[0]), games=int(rest[1])))
        case "walkover":
            return WalkedOver(Side(rest[0]), "not present")
        case "protest":
            return ProtestLodged(Side(rest[0]), "the last ruling")
        case _ if name in set(IncidentKind):
            return IncidentSeen(IncidentKind(name), Side(rest[0]))
    return a_stroke(text)


def a_stroke(text: str) -> StrokeMade:
    """Parses the marks of a stroke."""
    act = read_act(text)
    assert isinstance(act, Stroke)
    return StrokeMade(act)


def _won(record: MatchRecord, text: str) -> MatchRecord:
    """Returns a board's strokes: the side pockets eight men and some of the opponent's, then its last man with the
    Queen, which counts up to 21 (54).
    """
    _, side, points = text.split()
    assert record.state.game is not None
    assert record.state.board is not None
    edition, score = record.state.setup.laws, record.state.game.score.of(Side(side))
    missing = 9 + edition.scoring.queen_credit(score) - int(points)
    if record.state.board.turn.side is not Side(side):
        record = enter(record, a_stroke("-"))
    record = enter(record, a_stroke(f"p8 q{missing}" if missing else "p8"), a_stroke("p1 Q"))
    assert record.state.last_board is not None
    assert (record.state.last_board.winner, record.state.last_board.points) == (side, int(points))
    return record


def board_line(state: MatchState) -> str:
    """Describes the current board: the player in turn, men of a and b, and the Queen, dues and break if they matter."""
    board = state.board
    if board is None:
        return "none"
    words = [f"{board.turn} {_pair(board.on_board)}"]
    if not board.position.queen.is_on_board:
        words.append(f"queen {board.queen_holder or board.position.queen}")
    if board.due.a or board.due.b:
        words.append(f"due {_pair(board.due)}")
    if not board.position.break_.made:
        words.append(f"break {board.position.break_.attempt}")
    return " ".join(words)


def score_line(state: MatchState) -> str:
    """Describes games, score, and the current or next board with its breaker."""
    return ", ".join(_score_words(state))


def _score_words(state: MatchState) -> Iterator[str]:
    yield f"games {_pair(state.games)}"
    if state.winner is not None:
        yield f"won by {state.winner}"
    if state.game is not None:
        yield f"game {state.game.number} {_pair(state.game.score)}"
    if state.board is not None:
        yield f"board {state.board.number} by {state.board.breaker}"
    if state.status is Status.FINISHED and state.winner is None:
        yield "drawn"
    if why_not(state, Toss) is None:
        yield "toss"


def _pair(values: BySide[int]) -> str:
    return f"{values.a}-{values.b}"
