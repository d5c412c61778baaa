"""Second, independent statement of the laws: consequences of an act by the tables in `law/`, without the program's
code.

The tables describe consequences in words. This module computes the counts: men that return, dues and placed men, points
of a board.
"""

from dataclasses import dataclass, replace
from functools import cache
from typing import Any, NamedTuple

from tests.proof.tables import Line, Table, tables

NINE = 9


class Place(NamedTuple):
    """A position; in pairs of values the player in turn comes first."""

    on: tuple[int, int]
    queen: str
    due: tuple[int, int]
    fell: tuple[bool, bool]
    """True when a man of the side was pocketed in this board."""
    made: bool
    attempt: int
    score: tuple[int, int]


class Blow(NamedTuple):
    """A stroke."""

    p: int = 0
    q: int = 0
    queen: bool = False
    striker: bool = False
    improper: bool = False
    touched: bool = True
    early: bool = False
    jumped: bool = False
    """True when a man or the Queen left the board."""
    striker_jumped: bool = False


class Breach(NamedTuple):
    """A breach that is not a stroke."""

    by: str
    first: bool = False
    """True before the first stroke of the player's turn."""
    name: str = ""
    """Name of the breach, if any."""


class Loss(NamedTuple):
    """An act that loses the board."""

    kind: str
    by: str


Act = Blow | Breach | Loss


class Found(NamedTuple):
    """Consequences of an act; `queen`, `fell` and `break_` are ignored after the board."""

    turn: str
    place: tuple[int, int, bool]
    due: tuple[int, int]
    on: tuple[int, int]
    queen: str
    fell: tuple[bool, bool]
    break_: tuple[bool, int]
    board: tuple[str, int, int] | None
    first: str
    laws: frozenset[str]
    calls: tuple[str, ...]
    readings: frozenset[str]


@dataclass(frozen=True, slots=True)
class Text:
    """Facts of an edition that are not in its tables."""

    file: str
    name: str
    at: int
    """Score from which the Queen does not count."""
    queen: int
    is_icf: bool = True
    is_first_striker_free: bool = False
    """True when a striker costs no man before the first man of that side has been pocketed."""
    turn_ends_by_striker: bool = False
    """True when the turn passes after own men and the striker."""

    @property
    def most(self) -> int:
        """Highest worth of a board."""
        return NINE + self.queen

    def table(self, name: str) -> Table:
        """Returns a table by name."""
        return tables(self.file, self.name)[name]


TEXTS = {
    "icf-revised": Text("icf.txt", "revised", 22, 3),
    "icf-1993": Text("icf.txt", "1993", 22, 3),
    "club": Text("clubs.txt", "club", 24, 5, is_icf=False),
    "technitia-2k20": Text("clubs.txt", "technitia", 24, 5, is_icf=False),
}
NOTHING = Blow(touched=False)
QUEEN_IS = {"on_board": "table", "to_cover": "wait", "to_return": "return", "own": "own", "opponent": "their"}
QUEEN_COMES = {"queen-back": "on_board", "covered": "own", "to-cover": "to_cover", "to-return": "to_return"}


class Said(NamedTuple):
    """Combined result of the matching lines."""

    turn: str
    winner: str
    worth: str
    demand: int
    owe: int
    back: str
    """Men that return: `back`, `all-back`, `one` of the last men, or empty."""
    ones: tuple[int, int]
    """Last men that return."""
    queen: str
    """The Queen's place after the act; empty if unchanged."""
    laws: tuple[str, ...]
    calls: tuple[str, ...]
    readings: frozenset[str]
    heading: str
    """Kind of law."""


def text_of(laws: Any) -> Text:
    """Returns the facts of an edition, or of an event with rules of its own, as in a file."""
    if isinstance(laws, str):
        return TEXTS[laws]
    usual, rules = TEXTS[laws["base"]], laws["rules"]
    return replace(
        usual,
        at=rules.get("queen_until", usual.at - 1) + 1,
        queen=rules.get("queen_points", usual.queen),
        is_first_striker_free=not rules.get("due_before_first_man", True),
        turn_ends_by_striker=rules.get("own_man_with_striker") == "passes",
    )


EVENT_RULES = {
    "event_queen_points": "queen",
    "event_queen_until": "at",
    "event_due_before_first_man": "is_first_striker_free",
    "event_own_man_with_striker": "turn_ends_by_striker",
}
"""For each reading, the fact that the event sets otherwise."""


def heading(laws: str, place: Place, act: Act) -> str:
    """Returns the group of laws that decides an act."""
    return _all_said(TEXTS[laws], place, act).heading


def state(laws: Any, place: Place, act: Act) -> Found:
    """Returns the ruling on an act by the laws of an edition or an event: it names every rule of the event without
    which it would be another one.
    """
    text = text_of(laws)
    found, usual = _stated(text, place, act), TEXTS["icf-revised" if isinstance(laws, str) else laws["base"]]
    others = {} if isinstance(laws, str) else EVENT_RULES
    named = {
        reading
        for reading, fact in others.items()
        if _decision(_stated(replace(text, **{fact: getattr(usual, fact)}), place, act)) != _decision(found)
    }
    return found._replace(readings=found.readings | named)


def _decision(found: Found) -> tuple[object, ...]:
    always = found.turn, found.place, found.due, found.on, found.board
    return always if found.board else (*always, found.queen, found.fell, found.break_)


def _stated(text: Text, place: Place, act: Act) -> Found:
    said = _all_said(text, place, act)
    if isinstance(act, Blow):
        return _found(text, place, act, said, 0)
    return _found(text, place, NOTHING, said, int(act.by == "opponent"))


def returned(laws: Any, place: Place, act: Act) -> tuple[int, int]:
    """Returns how many men of each party come back because of the act itself, without dues and penalties."""
    said = _all_said(text_of(laws), place, act)
    return _back(said, act) if isinstance(act, Blow) else said.ones


def _back(said: Said, blow: Blow) -> tuple[int, int]:
    return {"": said.ones, "back": (blow.p, 0), "all-back": (blow.p, blow.q)}[said.back]


def _all_said(text: Text, place: Place, act: Act) -> Said:
    if isinstance(act, Blow):
        said = _of_stroke(text, _what_holds(text, place, act))
        return said if said.turn == "wins" else _of_event(text, place, act, said)
    return _of_breach(text, place, act) if isinstance(act, Breach) else _of_loss(text, place, act)


def _of_event(text: Text, place: Place, blow: Blow, said: Said) -> Said:
    """Returns the result by the rules of an event that a pocketed striker falls under."""
    if text.turn_ends_by_striker and blow.striker and blow.p and said.turn == "continues":
        said = said._replace(turn="passes", queen="on_board" if place.queen == "to_cover" else said.queen)
    if not (text.is_first_striker_free and blow.striker and said.owe) or place.fell[0] or blow.p:
        return said
    without = _of_stroke(text, _what_holds(text, place, blow._replace(striker=False)))
    rests = without.readings & {"own_man_by_foul_1993"}
    return said._replace(
        owe=without.owe,
        calls=tuple(dict.fromkeys((*said.calls[:-1], *(without.calls or ("foul",))))),
        laws=(*said.laws, *(law for law in ("37(a)",) if rests and law not in said.laws)),
        readings=(said.readings - {"before_play_striker"}) | rests,
    )


# ------------------------------------------------------------ which lines of a table fit

WORDS = (
    "p", "1p", "q", "Q", "X", "I", "early", "missed", "third", "last-p", "last-q", "due", "nine", "fell",
    "own22", "their22",
)  # fmt: skip


def _what_holds(text: Text, place: Place, blow: Blow) -> tuple[str | bool, ...]:
    """Returns the Queen's place, and the truth value of each of `WORDS`."""
    p, q = blow.p, blow.q
    return (
        place.queen, p > 0, p == 1, q > 0, blow.queen, blow.striker, blow.improper, blow.early,
        not place.made and not blow.touched, place.attempt == 3, p == place.on[0], q == place.on[1],
        place.due[0] > 0, place.on[0] == NINE, place.fell[0],
        place.score[0] >= text.at, place.score[1] >= text.at,
        not text.is_icf and (blow.jumped or blow.striker_jumped),
        not text.is_icf and p > 1, not text.is_icf and q > 1,
    )  # fmt: skip


@cache
def _of_stroke(text: Text, holds: tuple[str | bool, ...]) -> Said:
    facts = {QUEEN_IS[str(holds[0])], *(word for word, is_so in zip(WORDS, holds[1:], strict=False) if is_so)}
    if text.is_icf:
        return _said(text, facts, list(text.table("stroke").every(frozenset(facts))))
    off, several_own, several_their = holds[1 + len(WORDS) :]
    facts |= {"off"} if off else set()
    return _of_club_stroke(text, facts, bool(several_own), bool(several_their))


def _of_club_stroke(text: Text, facts: set[str], several_own: bool, several_their: bool) -> Said:
    def every(table: str) -> list[Line]:
        return list(text.table(table).every(frozenset(facts)))

    faults = every("faults")
    facts |= {"fault"} if faults else set()
    last = every("last")
    faults += last
    facts |= {"foul"} if faults else set()
    facts |= {"several"} if len(faults) > 1 else set()
    facts |= {"only-third"} if "third" in facts and len(faults) == 1 else set()
    queen = every("queen")
    facts |= {"holds"} if "own" in facts or any("covered" in line.then for line in queen) else set()
    # A last man that goes back is not among those that stay.
    facts |= {"own-stays"} if several_own or ("p" in facts and not last) else set()
    facts |= {"their-stays"} if several_their else set()
    lines = [*faults, *queen, *every("men")]
    # What ends the board is told first, or who plays on, but where the Queen lets the turn continue.
    turn = (every("end") or every("turn"))[0]
    lines.insert(len(lines) if "continues" in turn.then else 0, turn)
    about_queen = "wins" not in turn.then and queen
    return _said(text, facts, lines)._replace(heading=(queen[0] if about_queen else turn).title)


@cache
def _of_breach(text: Text, place: Place, act: Breach) -> Said:
    facts = {"by-own" if act.by == "own" else "by-other", QUEEN_IS[place.queen], "breach"}
    facts |= {"first"} if act.first else set()
    said = _said(text, facts, list(text.table("breach").every(frozenset(facts))))
    rests_on = text.table("rests").every(frozenset((act.name,))) if text.is_icf else ()
    return said._replace(readings=said.readings.union(*(line.readings for line in rests_on)))


@cache
def _of_loss(text: Text, place: Place, act: Loss) -> Said:
    winner = "own" if act.by == "opponent" else "opponent"
    facts = {act.kind, QUEEN_IS[place.queen]}
    facts |= {"loser-holds"} if place.queen == act.by else set()
    facts |= {"winner-holds"} if place.queen == winner else set()
    facts |= {"winner22"} if place.score[winner == "opponent"] >= text.at else set()
    said = _said(text, facts, list(text.table("incident").every(frozenset(facts))))
    worthless = frozenset(() if text.queen else ("board_lost_queen",))
    return said._replace(winner=winner, readings=said.readings - worthless)


def _said(text: Text, facts: set[str], lines: list[Line]) -> Said:
    words = [word for line in lines for word in line.then]

    def after(word: str, otherwise: str = "0") -> str:
        return words[words.index(word) + 1] if word in words else otherwise

    owe, demand = int(after("owe")), int(after("demand"))
    covered = ("queen_covered",) if "covered" in words else ()
    charge = (_charge(text, facts),) if owe or demand or "foul" in facts else ()
    over = ("board",) if "wins" in words else ()
    return Said(
        turn=next(word for word in words if word in ("passes", "continues", "again", "wins")),
        winner=words[words.index("wins") - 1] if over else "",
        worth=after("wins", ""),
        demand=demand,
        owe=owe,
        back=next((word for word in ("all-back", "back") if word in words), ""),
        ones=(int("one-own" in words), int("one-their" in words)),
        queen=next((place for word, place in QUEEN_COMES.items() if word in words), ""),
        laws=tuple(dict.fromkeys(law for line in lines for law in line.laws)),
        calls=(*covered, *charge, *over),
        readings=frozenset(reading for line in lines for reading in line.readings),
        heading=lines[0].title,
    )


def _charge(text: Text, facts: set[str]) -> str:
    """Returns the umpire's call for a man owed or a point on demand."""
    if "breach" in facts and text.is_icf:
        return "technical_foul" if facts & {"first", "by-other"} else "foul"
    if not text.is_icf or "breach" in facts:
        return "foul"
    if text.name == "1993" and facts & {"X", "early"}:
        return "due"
    if "X" in facts:
        return "due_and_foul" if facts & {"I", "early"} else "due"
    return "foul"


# ------------------------------------------------------------ counting


def _found(text: Text, place: Place, blow: Blow, said: Said, by: int) -> Found:
    left = (place.on[0] - blow.p, place.on[1] - blow.q)
    fell = (place.fell[0] or blow.p > 0, place.fell[1] or blow.q > 0)
    queen = said.queen or place.queen
    if said.turn == "wins":
        board, adds = _worth(text, place, said, left)
        adds += ("rest-after",) if said.worth.startswith("rest") and board[0] == "opponent" and blow.p else ()
        laws, readings = _with_adds(text, said, (*adds, *_of_pieces(place, blow)))
        return Found(
            "board_over",
            (0, 0, False),
            (0, 0),
            left,
            queen,
            fell,
            (True, 1),
            board,
            said.laws[0],
            laws,
            said.calls,
            readings,
        )
    turn = "passes" if said.turn == "passes" else "continues"
    back = _back(said, blow)
    new = (0, said.owe) if by else (said.owe, 0)
    lying = (left[0] + back[0], left[1] + back[1])
    # Never set off against each other: what is owed only adds up. In the club editions it waits for the turn's end.
    is_due = (1, 1) if text.is_icf or turn == "passes" else (0, 0)
    taken = [min(is_due[side] * place.due[side] + new[side], NINE - lying[side]) for side in (0, 1)]
    due = (place.due[0] + new[0] - taken[0], place.due[1] + new[1] - taken[1])
    adds = ("taken-owed",) if taken[0] > new[0] or taken[1] > new[1] else ()
    adds += ("freed-owed",) if taken[1] > new[1] and blow.q else ()
    adds += ("stays-owed",) if (due[0] and new[0]) or (due[1] and new[1]) else ()
    adds += ("plays-on",) if turn == "continues" and (blow.p or blow.queen) else ()
    laws, readings = _with_adds(text, said, (*adds, *_of_pieces(place, blow)))
    made = place.made or blow.touched
    attempt = place.attempt + int(said.turn == "again") if turn == "continues" and not made else 1
    return Found(
        turn,
        (back[0] + taken[0], back[1] + taken[1], said.queen == "on_board"),
        due,
        (lying[0] + taken[0], lying[1] + taken[1]),
        queen,
        fell,
        (made, attempt),
        None,
        said.laws[0],
        laws,
        said.calls,
        readings,
    )


def _worth(text: Text, place: Place, said: Said, left: tuple[int, int]) -> tuple[tuple[str, int, int], tuple[str, ...]]:
    """Returns the board's result, and the laws needed that limit its points."""
    winner = 0 if said.winner == "own" else 1
    is_at, rest = place.score[winner] >= text.at, left[1 - winner]
    queen = 0 if is_at else text.queen
    has_covered = (said.queen or place.queen) == "own"
    worth = {
        "flat": 1 if is_at or not text.queen else text.queen,
        "1": 1,
        "rest": rest,
        "rest+queen": rest + queen,
        "rest+5": rest + (queen if has_covered else 0),
    }[said.worth]
    points = min(worth, text.most)
    adds: tuple[str, ...] = ("cut",) if worth + said.demand > text.most else ()
    adds += ("written-off",) if place.due != (0, 0) else ()
    return (said.winner, points, min(said.demand, text.most - points)), adds


def _of_pieces(place: Place, blow: Blow) -> tuple[str, ...]:
    """Returns the facts of a stroke for which further laws are cited."""
    words = (
        ("breaks", not place.made and blow.touched),
        ("jumped", blow.jumped),
        ("jX", blow.striker_jumped),
    )
    return tuple(word for word, is_so in words if is_so)


@cache
def _with_adds(text: Text, said: Said, adds: tuple[str, ...]) -> tuple[frozenset[str], frozenset[str]]:
    """Returns laws and readings, including those in addition to the deciding one."""
    lines = text.table("adds").every(frozenset(adds))
    laws = frozenset(said.laws) | {law for line in lines for law in line.laws}
    return laws, said.readings | {reading for line in lines for reading in line.readings}
