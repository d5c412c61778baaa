"""What the chief referee and rare moments need: a row for each action with its words and fields, and its entry."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum, unique

from carrom_desk.gui.languages import say
from carrom_desk.gui.wording import NOT_AT_THE_BOARD
from carrom_desk.match.entries import (
    BoardReplayed,
    Conceded,
    Concession,
    Disqualified,
    Noted,
    Passed,
    Paused,
    PlacingDone,
    PlacingOutcome,
    PlainEntry,
    ProtestDecided,
    ProtestLodged,
    SidesChanged,
    TimeOver,
    TurnCorrected,
    WalkedOver,
    Warned,
)
from carrom_desk.match.side import Seat, Side
from carrom_desk.rules.breaches import BreachGroup, others
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.laws import Law
from carrom_desk.rules.words import QT_TRANSLATE_NOOP, Words


@unique
class RefereeAction(StrEnum):
    """An action that is rarely needed, the most frequent first."""

    NOTE = "note"
    PAUSE = "pause"
    WARNING = "warning"
    CORRECT_TURN = "correct_turn"
    PLACING = "placing"
    PASS = "pass"
    REPLAY_BOARD = "replay_board"
    CHANGE_SIDES = "change_sides"
    TIME_OVER = "time_over"
    PROTEST = "protest"
    PROTEST_DECIDED = "protest_decided"
    CONCEDE = "concede"
    WALKOVER = "walkover"
    DISQUALIFY = "disqualify"


@unique
class Option(StrEnum):
    """A choice that an action leaves."""

    GAME = "game"
    MATCH = "match"
    OVERRULED = "overruled"
    UPHELD = "upheld"


OPTION_WORDS: Mapping[Option, Words] = {
    Option.GAME: QT_TRANSLATE_NOOP("ChiefReferee", "the game"),
    Option.MATCH: QT_TRANSLATE_NOOP("ChiefReferee", "the match"),
    Option.OVERRULED: QT_TRANSLATE_NOOP("ChiefReferee", "overruled"),
    Option.UPHELD: QT_TRANSLATE_NOOP("ChiefReferee", "upheld"),
}


@unique
class TextNeed(StrEnum):
    """Whether words go with an action."""

    NONE = "none"
    MAY = "may"
    MUST = "must"


_REASON = QT_TRANSLATE_NOOP("ChiefReferee", "Reason")
_CITED = QT_TRANSLATE_NOOP("ChiefReferee", "{words} (law {law})")
_CHOOSE = QT_TRANSLATE_NOOP("ChiefRefereeDialog", "Choose one of the two.")
_WRITE = QT_TRANSLATE_NOOP("ChiefRefereeDialog", "Write it in words: they are printed in the report.")
_INJURY = QT_TRANSLATE_NOOP("ChiefReferee", "Injury or illness")
_LIGHT = QT_TRANSLATE_NOOP("ChiefReferee", "Light failed")
_PLACED = PlacingDone(PlacingOutcome.PLACED)


@dataclass(frozen=True, slots=True)
class EntryParts:
    """What an entry is made of; something stands in for what was not asked."""

    side: Side
    seat: Seat
    option: Option | None
    text: str
    protest: int | None = None
    """Number of the protest that is decided; None: the oldest."""
    placing: PlacingDone = _PLACED
    """What became of men to be placed."""


@dataclass(frozen=True, slots=True)
class ActionForm:
    """An action in words, and what has to be said about it."""

    title: Words
    meaning: Words
    """What it does."""
    entry: Callable[[EntryParts], PlainEntry]
    """Makes the entry."""
    side: Words | None = None
    """What is asked about the side; None: nothing."""
    player: Words | None = None
    """What is asked about the player; None: nothing."""
    asks_placing: bool = False
    """Whether it is asked which men were placed."""
    options: tuple[Option, ...] = ()
    text: TextNeed = TextNeed.NONE
    text_title: Words = _REASON
    reasons: tuple[tuple[Words, Law | None], ...] = ()
    """The usual reasons, each with its law."""


FORMS: Mapping[RefereeAction, ActionForm] = {
    RefereeAction.NOTE: ActionForm(
        QT_TRANSLATE_NOOP("ChiefReferee", "Note"),
        QT_TRANSLATE_NOOP("ChiefReferee", "A remark for the report; it changes nothing."),
        lambda parts: Noted(parts.text),
        text=TextNeed.MUST,
        text_title=QT_TRANSLATE_NOOP("ChiefReferee", "Remark"),
    ),
    RefereeAction.PAUSE: ActionForm(
        QT_TRANSLATE_NOOP("ChiefReferee", "Pause"),
        QT_TRANSLATE_NOOP("ChiefReferee", "The clock stops; “Play” restarts it."),
        lambda parts: Paused(parts.text),
        text=TextNeed.MAY,
        reasons=(
            (QT_TRANSLATE_NOOP("ChiefReferee", "Appeal"), Law.TIME_STANDS_DURING_APPEAL),
            (QT_TRANSLATE_NOOP("ChiefReferee", "Chief referee called"), None),
            (_INJURY, None),
            (_LIGHT, None),
            (QT_TRANSLATE_NOOP("ChiefReferee", "Damaged man is swapped"), Law.DAMAGED_MAN_REPLACED),
            (QT_TRANSLATE_NOOP("ChiefReferee", "Disturbance among the spectators"), None),
        ),
    ),
    RefereeAction.WARNING: ActionForm(
        QT_TRANSLATE_NOOP("ChiefReferee", "Warning"),
        QT_TRANSLATE_NOOP("ChiefReferee", "A caution: it stands in the report and rules nothing."),
        lambda parts: Warned(parts.seat.side, parts.text, parts.seat.number),
        player=QT_TRANSLATE_NOOP("ChiefReferee", "Who is warned?"),
        text=TextNeed.MUST,
    ),
    RefereeAction.CORRECT_TURN: ActionForm(
        QT_TRANSLATE_NOOP("ChiefReferee", "Correct the turn"),
        QT_TRANSLATE_NOOP(
            "ChiefReferee",
            "A mistake noticed after the next stroke: say who is in turn now. Before the break is made he breaks, "
            "with white.",
        ),
        lambda parts: TurnCorrected(parts.seat, parts.text),
        player=QT_TRANSLATE_NOOP("ChiefReferee", "Who is in turn?"),
        text=TextNeed.MUST,
    ),
    RefereeAction.PLACING: ActionForm(
        QT_TRANSLATE_NOOP("ChiefReferee", "Men to place"),
        QT_TRANSLATE_NOOP(
            "ChiefReferee",
            "What became of men to be placed: those of any ruling since the last stroke, and how many stay owed "
            "for want of room.",
        ),
        lambda parts: parts.placing,
        asks_placing=True,
    ),
    RefereeAction.TIME_OVER: ActionForm(
        QT_TRANSLATE_NOOP("ChiefReferee", "Time of the game over"),
        QT_TRANSLATE_NOOP(
            "ChiefReferee",
            "The game ends: the board in progress does not count, and who leads wins. A level game is drawn "
            "where that was agreed.",
        ),
        lambda _parts: TimeOver(),
    ),
    RefereeAction.PASS: ActionForm(
        QT_TRANSLATE_NOOP("ChiefReferee", "Pass"),
        QT_TRANSLATE_NOOP(
            "ChiefReferee", "The player in turn does not strike. When everyone passed three times, replay the board."
        ),
        lambda _parts: Passed(),
    ),
    RefereeAction.REPLAY_BOARD: ActionForm(
        QT_TRANSLATE_NOOP("ChiefReferee", "Replay the board"),
        QT_TRANSLATE_NOOP("ChiefReferee", "The board is cancelled and played again with the same breaker."),
        lambda parts: BoardReplayed(parts.text),
        text=TextNeed.MUST,
        reasons=(
            (QT_TRANSLATE_NOOP("ChiefReferee", "Everybody passed three times"), Law.ALL_PASS),
            (QT_TRANSLATE_NOOP("ChiefReferee", "Circumstances beyond the umpire's control"), Law.BOARD_REPLAYED),
            (_LIGHT, Law.BOARD_REPLAYED),
            (QT_TRANSLATE_NOOP("ChiefReferee", "No room for the striker on the base lines"), Law.BASE_LINES_BLOCKED),
        ),
    ),
    RefereeAction.CHANGE_SIDES: ActionForm(
        QT_TRANSLATE_NOOP("ChiefReferee", "Sides changed"),
        QT_TRANSLATE_NOOP("ChiefReferee", "The players have changed sides."),
        lambda _parts: SidesChanged(),
    ),
    RefereeAction.PROTEST: ActionForm(
        QT_TRANSLATE_NOOP("ChiefReferee", "Protest"),
        QT_TRANSLATE_NOOP(
            "ChiefReferee", "The result is withheld until the chief referee has decided; play may go on."
        ),
        lambda parts: ProtestLodged(parts.side, parts.text),
        side=QT_TRANSLATE_NOOP("ChiefReferee", "Who protests?"),
        text=TextNeed.MUST,
        text_title=QT_TRANSLATE_NOOP("ChiefReferee", "Facts, decision given, and what is asked for"),
    ),
    RefereeAction.PROTEST_DECIDED: ActionForm(
        QT_TRANSLATE_NOOP("ChiefReferee", "Protest decided"),
        QT_TRANSLATE_NOOP("ChiefReferee", "Upheld: the board is replayed. Overruled: the result stands."),
        lambda parts: ProtestDecided(parts.option is Option.UPHELD, parts.text, parts.protest),
        options=(Option.OVERRULED, Option.UPHELD),
        text=TextNeed.MAY,
    ),
    RefereeAction.CONCEDE: ActionForm(
        QT_TRANSLATE_NOOP("ChiefReferee", "Concede"),
        QT_TRANSLATE_NOOP("ChiefReferee", "A side gives up the game or the match."),
        lambda parts: Conceded(parts.side, Concession.MATCH if parts.option is Option.MATCH else Concession.GAME),
        side=QT_TRANSLATE_NOOP("ChiefReferee", "Who concedes?"),
        options=(Option.GAME, Option.MATCH),
    ),
    RefereeAction.WALKOVER: ActionForm(
        QT_TRANSLATE_NOOP("ChiefReferee", "Walkover"),
        QT_TRANSLATE_NOOP("ChiefReferee", "A side wins because the other does not appear or cannot play."),
        lambda parts: WalkedOver(parts.side, parts.text),
        side=QT_TRANSLATE_NOOP("ChiefReferee", "Who wins?"),
        text=TextNeed.MUST,
        reasons=(
            (NOT_AT_THE_BOARD, Law.FAILED_TO_REPORT),
            (_INJURY, None),
            (QT_TRANSLATE_NOOP("ChiefReferee", "Withdrawn"), None),
        ),
    ),
    RefereeAction.DISQUALIFY: ActionForm(
        QT_TRANSLATE_NOOP("ChiefReferee", "Disqualify"),
        QT_TRANSLATE_NOOP("ChiefReferee", "A side loses the match."),
        lambda parts: Disqualified(parts.side, parts.text),
        side=QT_TRANSLATE_NOOP("ChiefReferee", "Who loses the match?"),
        text=TextNeed.MUST,
        # In the order of the laws; indiscipline of any other kind last.
        reasons=tuple(
            (each.words, each.law)
            for each in sorted(others(), key=lambda each: ("(" not in each.law.value, each.law.value))
            if each.group is BreachGroup.LOSES_MATCH
        ),
    ),
}


def usual_reasons(action: RefereeAction, edition: Edition) -> tuple[str, ...]:
    """The usual reasons, with the laws of the edition; none where an action has no usual ones."""
    return tuple(_cited(say(words), edition, law) for words, law in FORMS[action].reasons)


def _cited(words: str, edition: Edition, law: Law | None) -> str:
    """Words with their law, where the edition has it."""
    number = None if law is None else edition.numbers.get(law)
    return words if number is None else say(_CITED, words=words, law=number)


@dataclass(frozen=True, slots=True)
class Answers:
    """What the umpire has said about an action."""

    side: Side | None = None
    seat: Seat | None = None
    option: Option | None = None
    text: str = ""
    protest: int | None = None
    placing: PlacingDone = _PLACED

    def missing(self, form: ActionForm) -> Words | None:
        """What is still to be said; None when that is all."""
        if self.side is None and form.side is not None:
            return form.side
        if self.seat is None and form.player is not None:
            return form.player
        if form.options and self.option not in form.options:
            return _CHOOSE
        return _WRITE if form.text is TextNeed.MUST and not self.text.strip() else None


def entry_of(action: RefereeAction, answers: Answers) -> PlainEntry | None:
    """The entry; None while something is missing."""
    form, side, seat = FORMS[action], answers.side or Side.A, answers.seat or Seat.A1
    if answers.missing(form) is not None:
        return None
    return form.entry(EntryParts(side, seat, answers.option, answers.text.strip(), answers.protest, answers.placing))


def samples_of(action: RefereeAction) -> tuple[PlainEntry, ...]:
    """Entries of this kind, to ask whether any is possible at all."""
    form = FORMS[action]
    seats = (Seat.A1,) if form.player is None else (Seat.A1, Seat.B1)
    return tuple(form.entry(EntryParts(Side.A, seat, next(iter(form.options), None), "…")) for seat in seats)
