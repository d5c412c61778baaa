"""Question about the laws, edited field by field: a position with white to play, and an act."""

from dataclasses import dataclass, field, replace
from enum import Enum, unique

from carrom_desk.i18n import N_, _, pgettext, say
from carrom_desk.match.record import MatchRecord, step_of
from carrom_desk.match.side import BySide
from carrom_desk.presentation.questions.posed import Posed
from carrom_desk.presentation.stroke_draft import Mark, PieceKind, StrokeDraft, draft_of
from carrom_desk.rules.acts import Act, Incident, IncidentKind, Offender, Stroke, Violation
from carrom_desk.rules.breaches import Breach, breach_words
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.position import (
    BREAK_MADE,
    MEN_OF_A_SIDE,
    Break,
    ByParty,
    Party,
    Position,
    QueenPlace,
    opening_position,
)
from carrom_desk.rules.texts.words import NAMED


@unique
class LawTopic(Enum):
    """Topic other than an act."""

    STROKE_TIME = N_("Time for a stroke")
    PLACING = N_("Placing dues and penalties")
    PLACING_TIME = N_("Time for placing")
    FORGOING = N_("Forgoing dues and penalties")
    PASSES = N_("Passes in a row")
    PROTEST = N_("A protest")


_STROKE = Stroke()
_UNMARKED = StrokeDraft()
ACTS: tuple[Act, ...] = (
    _STROKE,
    Violation(Offender.OWN, before_first_stroke=True),
    Violation(Offender.OWN),
    Violation(Offender.PARTNER),
    Violation(Offender.OPPONENT),
    *(Incident(kind, by) for kind in IncidentKind for by in Party),
)
"""Kinds of act; the stroke represents any stroke."""
TIME_EXCEEDED: tuple[Act, ...] = (
    Violation(Offender.OWN, before_first_stroke=True, breach=Breach.TIME_LIMIT),
    Violation(Offender.OWN, breach=Breach.TIME_LIMIT),
)
"""Exceeded time, a breach that depends on the moment and has no name in scenarios."""
KINDS: tuple[Act | LawTopic, ...] = (*ACTS, *TIME_EXCEEDED, *LawTopic)
"""Subjects of a question."""


def act_words(act: Act | LawTopic) -> str:
    """Returns an act in a few words."""
    if isinstance(act, LawTopic):
        return say(act.value)
    if isinstance(act, Stroke):
        return _("Stroke by White")
    if isinstance(act, Incident):
        return say(NAMED, name=_side_words(act.by), text=breach_words(Breach(act.kind.value)))
    if act.breach is Breach.TIME_LIMIT:
        before = N_("Time exceeded by White before their first stroke")
        return say(before if act.before_first_stroke else N_("Time exceeded by White in their turn"))
    if act.by is Offender.OWN and act.before_first_stroke:
        return _("Breach by White before their first stroke")
    if act.by is Offender.PARTNER:
        return _("Breach by White’s partner, no stroke")
    return _("Breach by {side}, no stroke").format(side=_side_words(act.by.party))


def _side_words(party: Party) -> str:
    if party is Party.OWN:
        return pgettext("Player", "White")
    return pgettext("Player", "Black")


@dataclass(frozen=True, slots=True)
class Question:
    """A position and an act, not necessarily possible."""

    position: Position = field(default_factory=lambda: replace(opening_position(ByParty(0, 0)), break_=BREAK_MADE))
    kind: Act | LawTopic = _STROKE
    """One of `KINDS`."""
    draft: StrokeDraft = _UNMARKED
    """Marks, if the act is a stroke."""
    is_doubles: bool = False

    @property
    def act(self) -> Act:
        """The act; for a topic, the marked stroke."""
        return self.draft.as_stroke(is_white=True) if isinstance(self.kind, Stroke | LawTopic) else self.kind

    def posed(self, edition: Edition) -> Posed:
        """Returns the question under an edition, with sides named by colour."""
        pairs: BySide[tuple[str, ...]] = BySide(
            (_side_words(Party.OWN), _("White’s partner")), (_side_words(Party.OPPONENT), _("Black’s partner"))
        )
        names = pairs if self.is_doubles else pairs.map(lambda pair: pair[:1])
        return Posed(edition, self.position, names)

    # Fields

    def counts(self) -> dict[str, int]:
        pairs = (("men", self.position.on_board), ("due", self.position.due), ("score", self.position.score))
        return {f"{party}_{name}": pair.of(party) for name, pair in pairs for party in Party}

    def ticks(self) -> dict[str, tuple[bool, bool]]:
        """Returns the state of every check box, and whether it can be changed."""
        position, draft, is_stroke = self.position, self.draft, isinstance(self.kind, Stroke)
        is_open = {party: position.on_board.of(party) == MEN_OF_A_SIDE and position.break_.made for party in Party}
        return {
            **{f"{party}_before": (position.has_pocketed.of(party), is_open[party]) for party in Party},
            "improper": (draft.is_improper and is_stroke, is_stroke),
            "touched_nothing": (draft.touched_nothing and is_stroke, is_stroke),
            "before_play": (draft.before_play and is_stroke, is_stroke and not position.break_.made),
            "doubles": (self.is_doubles, True),
        }

    def with_queen(self, place: QueenPlace) -> "Question":
        """Moves the Queen; a side that covered it has pocketed a man."""
        position = replace(self.position, queen=place)
        if place.holder is not None:
            position = replace(position, has_pocketed=position.has_pocketed.with_(place.holder, True))
        return replace(self, position=position)

    def with_break(self, attempt: int) -> "Question":
        """Sets the break as made (0), or to be made at this attempt, with everything on the board."""
        if not attempt:
            return replace(
                self, position=replace(self.position, break_=BREAK_MADE), draft=replace(self.draft, before_play=False)
            )
        position = replace(opening_position(self.position.score), break_=Break(made=False, attempt=attempt))
        return replace(self, position=position)

    def with_tick(self, name: str, *, is_on: bool) -> "Question":
        """Returns the question with a box selected or cleared."""
        match name:
            case "improper":
                return replace(self, draft=replace(self.draft, is_improper=is_on))
            case "touched_nothing":
                return replace(self, draft=replace(self.draft, touched_nothing=is_on))
            case "doubles":
                return replace(self, is_doubles=is_on)
            case "before_play":
                return replace(self, draft=replace(self.draft, before_play=is_on))
            case _:
                party = Party(name.removesuffix("_before"))
                before = self.position.has_pocketed.with_(party, is_on)
                return replace(self, position=replace(self.position, has_pocketed=before))

    def marked(self, kind: PieceKind, mark: Mark, by: int) -> "Question":
        """Adds or removes a mark for a piece; the act becomes a stroke."""
        return replace(self, kind=_STROKE, draft=self.draft.marked(kind, mark, by))

    def unmarked(self) -> "Question":
        """Returns the stroke without marks."""
        return replace(self, draft=_UNMARKED)


def with_count(question: Question, name: str, value: int) -> Question:
    """Changes a number: men on the board, men owed, or points. Men off the board count as pocketed."""
    party, what = Party(name.partition("_")[0]), name.partition("_")[2]
    position = question.position
    if what == "due":
        return replace(question, position=replace(position, due=position.due.with_(party, value)))
    if what == "score":
        return replace(question, position=replace(position, score=position.score.with_(party, value)))
    has_pocketed = position.has_pocketed
    if value < MEN_OF_A_SIDE:
        has_pocketed = has_pocketed.with_(party, True)
    on_board = position.on_board.with_(party, value)
    return replace(question, position=replace(position, on_board=on_board, has_pocketed=has_pocketed))


def question_about(record: MatchRecord, draft: StrokeDraft, number: int | None = None) -> Question:
    """Returns a question about a log entry, otherwise about the marked stroke, the last ruling, or a new board."""
    step = step_of(record, number) if number is not None else None
    ruled = step.after.last_ruled if step is not None else None
    if ruled is not None and ruled.number == number:
        return question_of(ruled.board.position, ruled.act)
    state = record.state
    if state.board is not None and not draft.is_empty():
        return question_of(state.board.position, draft.as_command(state.board).stroke)
    last = state.last_ruled
    if last is None:
        return Question()
    return question_of(last.board.position, last.act)


def question_of(position: Position, act: Act) -> Question:
    """Returns the question of a scenario."""
    if not isinstance(act, Stroke):
        is_time = isinstance(act, Violation) and act.breach is Breach.TIME_LIMIT and act.by is Offender.OWN
        kind = replace(act, breach=None) if isinstance(act, Violation) and not is_time else act
        if isinstance(kind, Violation) and kind.by is not Offender.OWN:
            kind = replace(kind, before_first_stroke=False)
        return Question(position, kind)
    return Question(position, _STROKE, draft_of(act, is_white=True))
