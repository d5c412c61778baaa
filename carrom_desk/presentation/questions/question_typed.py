"""Turns words that describe a stroke or breach into a question: "queen and striker, nothing before"."""

from collections.abc import Iterable, Sequence
from dataclasses import replace

from carrom_desk.presentation.stroke import Mark, PieceKind
from carrom_desk.rules.acts import Act, Incident, IncidentKind, Offender, Violation
from carrom_desk.rules.breaches import Breach
from carrom_desk.rules.position import Party, QueenPlace

from .question import LawTopic, Question, with_count

_COUNTS = {"one": 1, "1": 1, "single": 1, "two": 2, "three": 3, "4": 4, "four": 4, "5": 5, "five": 5, "nine": 9}
_FREE = 6
"""Default number of men on the board for each side: some have already been pocketed."""
_AT = {"twentytwo": 22, "twentyfour": 24}
_OWNERS = {"own": PieceKind.WHITE, "white": PieceKind.WHITE, "opponent": PieceKind.BLACK, "black": PieceKind.BLACK}
_PARTIES = {PieceKind.WHITE: Party.OWN, PieceKind.BLACK: Party.OPPONENT}
_INCIDENTS = {
    "outofturn": IncidentKind.OUT_OF_TURN,
    "leaveseat": IncidentKind.LEFT_SEAT,
    "withoutorder": IncidentKind.PLAYED_WITHOUT_ORDER,
}
_PIECES = frozenset({"queen", "striker", "man", *_OWNERS})
_TOPICS: Sequence[tuple[frozenset[str], LawTopic]] = (
    (frozenset({"forgo"}), LawTopic.FORGOING),
    (frozenset({"protest"}), LawTopic.PROTEST),
    (frozenset({"passes"}), LawTopic.PASSES),
    (frozenset({"place", "time"}), LawTopic.PLACING_TIME),
    (frozenset({"place", "late"}), LawTopic.PLACING_TIME),
    (frozenset({"place", "due"}), LawTopic.PLACING),
    (frozenset({"place", "penalty"}), LawTopic.PLACING),
    (frozenset({"place", "space"}), LawTopic.PLACING),
    (frozenset({"time"}), LawTopic.STROKE_TIME),
    (frozenset({"fifteen"}), LawTopic.STROKE_TIME),
)


def question_typed(meanings: Iterable[tuple[str, bool]]) -> Question | None:
    """Returns the question described by words with these meanings, in order; None if they name no act."""
    words = [name for name, _ in meanings]
    known = set(words)
    is_doubles = bool(known & {"doubles", "partner"})
    if (act := _act(known)) is not None:
        return replace(Question(), kind=act, is_doubles=is_doubles)
    if not known & {"queen", "striker"}:
        topic = next((topic for wanted, topic in _TOPICS if wanted <= known), None)
        if topic is not None:
            return replace(Question(), kind=topic, is_doubles=is_doubles)
    if not known & _PIECES and not known & {"break", "improper", "foul", "cover"}:
        return None
    question = replace(_position(words), is_doubles=is_doubles)
    return _with_stroke(question, words)


def _act(known: set[str]) -> Act | None:
    """Returns a breach or an incident, if named."""
    by = Party.OPPONENT if "opponent" in known else Party.OWN
    for meaning, kind in _INCIDENTS.items():
        if meaning in known:
            return Incident(kind, by)
    if {"time", "late"} <= known and "place" not in known and "break" not in known:
        return Violation(Offender.OWN, breach=Breach.TIME_LIMIT)
    if "technicalfoul" in known:
        return Violation(Offender.OWN, before_first_stroke=True)
    if "hitboard" in known:
        return Violation(Offender(by.value))
    return None


def _position(words: Sequence[str]) -> Question:
    """Returns the position described: men, Queen, dues, score and break."""
    known, question = set(words), Question()
    if "break" in known:
        attempt = next((number for name, number in (("three", 3), ("two", 2)) if name in known), 1)
        return question.with_break(attempt)
    is_nothing_before = bool(known & {"before"} and known & {"none", "before"}) and "none" in known
    owes = "due" in known or "penalty" in known
    if not (is_nothing_before or "nine" in known or owes):
        question = with_count(with_count(question, "own_men", _FREE), "opponent_men", _FREE)
    if owes:
        question = with_count(with_count(question, "own_due", 1), "opponent_men", _FREE)
    if "cover" in known:
        is_held = bool(known & {"own", "opponent"}) and "queen" in known and not _comes_before(words, "cover", "queen")
        holder = QueenPlace.OPPONENT if "opponent" in known else QueenPlace.OWN
        question = question.with_queen(holder if is_held else QueenPlace.TO_COVER)
    for name, points in _AT.items():
        if name in known:
            question = with_count(question, "own_score", points)
    for party in _last_of(words):
        question = with_count(question, f"{party}_men", 1)
    return question


def _comes_before(words: Sequence[str], one: str, other: str) -> bool:
    return one in words and other in words and words.index(one) < words.index(other)


def _last_of(words: Sequence[str]) -> tuple[Party, ...]:
    """Returns the side whose last men are mentioned."""
    if "last" not in words:
        return ()
    if "both" in words:
        return tuple(Party)
    named = {_PARTIES[_OWNERS[word]] for at, word in enumerate(words) if word in _OWNERS and _names_men(words, at)}
    return tuple(party for party in Party if party in named) or (Party.OWN,)


def _with_stroke(question: Question, words: Sequence[str]) -> Question:
    """Adds the pieces pocketed or jumped, and faults of the stroke."""
    known = set(words)
    if "queen" in known and question.position.queen.is_on_board and not _lies(words, "queen"):
        question = question.marked(PieceKind.QUEEN, _mark(words, words.index("queen")), 1)
    if "striker" in known and not _is_denied(words, "striker"):
        question = question.marked(PieceKind.STRIKER, _mark(words, words.index("striker")), 1)
    for kind, (count, at) in _men(words).items():
        for _number in range(min(count, question.position.on_board.of(_PARTIES[kind]))):
            question = question.marked(kind, _mark(words, at), 1)
    if known & {"improper", "push", "elbow"} or ("foul" in known and known & _PIECES):
        question = question.with_tick("improper", is_on=True)
    if "none" in known and "break" in known:
        question = question.with_tick("touched_nothing", is_on=True)
    if "beforeplay" in known and not question.position.break_.made:
        question = question.with_tick("before_play", is_on=True)
    return question


def _mark(words: Sequence[str], at: int) -> Mark:
    """Returns the mark of the piece at a place in the words, by the next word for jumping or pocketing, or the last one
    before.
    """
    said = [word for word in (*words[at:], *reversed(words[:at])) if word in ("jump", "pocket")]
    return Mark.JUMPED if said[:1] == ["jump"] else Mark.POCKETED


def _lies(words: Sequence[str], piece: str) -> bool:
    """Returns True when a piece is described as on the board: "queen on the board", "leaving the queen"."""
    at = words.index(piece)
    return words[at + 1 : at + 2] in (["board"], ["remaining"]) or words[at - 1 : at] in (["leave"], ["remaining"])


def _is_denied(words: Sequence[str], piece: str) -> bool:
    """Returns True when a piece is excluded: "no striker", "without the striker"."""
    at = words.index(piece)
    return words[at - 1 : at] in (["no"], ["none"], ["before"], ["not"])


def _men(words: Sequence[str]) -> dict[PieceKind, tuple[int, int]]:
    """Returns the number of men of each colour and their place in the words.

    "Last man" means one, and unspecified men are the player's own.
    """
    found: dict[PieceKind, tuple[int, int]] = {}
    if "both" in words:
        found = dict.fromkeys((PieceKind.WHITE, PieceKind.BLACK), (1, words.index("both")))
    for at, word in enumerate(words):
        around = words[max(0, at - 2) : at]
        count = next((_COUNTS[each] for each in reversed(around) if each in _COUNTS), 1)
        if word in _OWNERS and _names_men(words, at):
            found[_OWNERS[word]] = (count, at)
        elif word == "man" and not set(around) & set(_OWNERS) and "both" not in around and not _is_denied(words, "man"):
            found.setdefault(PieceKind.WHITE, (count, at))
    if not found and "last" in words:
        found[PieceKind.WHITE] = (1, words.index("last"))
    return found


_NOT_OF_MEN = frozenset({"cover", "queen", "point", *_AT})
"""Words after "own" or "opponent" that show that a side is meant and not men."""


def _names_men(words: Sequence[str], at: int) -> bool:
    """Returns True when "own", "opponent", "white" or "black" refers to men, not to who covered the Queen or lost."""
    before, after = words[at - 1 : at], words[at + 1 : at + 3]
    if before in (["none"], ["not"]):
        return False
    if words[at] in ("white", "black"):
        return True
    if before == ["cover"] or set(after[:1]) & _NOT_OF_MEN:
        return False
    return "man" in after or "last" in after or not set(after) & {"cover", "queen"}
