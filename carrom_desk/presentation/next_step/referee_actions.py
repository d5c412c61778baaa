"""Actions of the chief referee and other rare ones: texts, fields and entries."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from enum import StrEnum, unique
from itertools import product
from typing import Any, NamedTuple

from carrom_desk.i18n import N_, Worded, Words, say
from carrom_desk.match.entry.entries import (
    REPLAY_LAWS,
    BoardEntered,
    BoardReplayed,
    Conceded,
    Concession,
    DetailsChanged,
    Disqualified,
    LeadStands,
    MatchAbandoned,
    Mistake,
    MistakeStands,
    Noted,
    Passed,
    Paused,
    PlacingDone,
    PlacingOutcome,
    PlainEntry,
    ProtestDecided,
    ProtestLodged,
    ReplayGround,
    ShotOut,
    SidesChanged,
    TimeOver,
    TurnCorrected,
    WalkedOver,
    Warned,
)
from carrom_desk.match.side import Seat, Side, seat_of
from carrom_desk.presentation.next_step.next_step import LEAD_STANDS, NOT_AT_THE_BOARD
from carrom_desk.presentation.wording.match_text import with_law
from carrom_desk.rules.breaches import BreachGroup, others
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.laws import Law


@unique
class RefereeAction(StrEnum):
    """Rare actions in display order."""

    PROTEST_DECIDED = "protest_decided"
    PROTEST = "protest"
    PAUSE = "pause"
    CORRECT_TURN = "correct_turn"
    PLACING = "placing"
    UNNOTICED = "unnoticed"
    PASS = "pass"
    REPLAY_BOARD = "replay_board"
    BOARD = "board"
    CHANGE_SIDES = "change_sides"
    WARNING = "warning"
    DISQUALIFY = "disqualify"
    NOTE = "note"
    HAND_OVER = "hand_over"
    TIME_OVER = "time_over"
    LEAD_STANDS = "lead_stands"
    SHOOT_OUT = "shoot_out"
    CONCEDE = "concede"
    WALKOVER = "walkover"
    NOBODY_CAME = "nobody_came"
    ABANDON = "abandon"


@unique
class Option(Worded):
    """A choice within an action."""

    GAME = "game", N_("the game")
    MATCH = "match", N_("the match")
    UPHELD = "upheld", N_("upheld")
    OVERRULED = "overruled", N_("overruled")
    QUEEN_UNCOVERED = "queen_uncovered", N_("Queen not covered")
    WRONG_MAN = "wrong_man", N_("wrong man")
    DUE_FORGOTTEN = "due_forgotten", N_("due forgotten")


@unique
class TextNeed(StrEnum):
    """Need for typed text."""

    NONE = "none"
    MAY = "may"
    MUST = "must"


MEN_NOT_PLACED = N_("Men not placed")
_REASON = N_("Reason")
_WHO_LOSES = N_("Who loses?")
CHOOSE = N_("Choose one of these.")
_WRITE = N_("Enter the text. It is printed in the report.")
_INJURY = N_("Injury or illness")
_LIGHT = N_("Light failure")
_LAWS = tuple(Law)
_PLACED = PlacingDone(PlacingOutcome.PLACED)
_A_SHOOT_OUT = ShotOut(Side.A)
_A_BOARD = BoardEntered(Side.A, None, 1)


@dataclass(frozen=True, slots=True)
class Answers:
    """The umpire's answers about an action."""

    side: Side | None = None
    seat: Seat | None = None
    option: Option | None = None
    text: str = ""
    protest: int | None = None
    """Number of the decided protest; None for the oldest."""
    placing: PlacingDone = _PLACED
    """Outcome of a placing."""
    board: BoardEntered = _A_BOARD
    """Result of a board of which only that is known."""
    shoot_out: ShotOut = _A_SHOOT_OUT
    """How often each side succeeded in a shoot-out."""
    law: Law | None = None
    """Law of the predefined reason, if one was chosen."""
    player: int | None = None
    """Player of the side, if named."""
    men: int = 1
    """Number of men not placed."""

    @property
    def by(self) -> Side:
        """The side; any if the action does not ask for one."""
        return self.side or Side.A

    @property
    def who(self) -> Seat:
        """The player; any if the action does not ask for one."""
        return self.seat or Seat.A1

    def missing(self, form: "ActionForm") -> Words | None:
        """Returns what is still missing; None if complete."""
        if self.side is None and form.side is not None:
            return form.side
        if self.seat is None and self.side is None and form.player is not None:
            return form.player
        if form.options and self.option not in form.options:
            return CHOOSE
        return _WRITE if form.text is TextNeed.MUST and not self.text.strip() else None


@dataclass(frozen=True, slots=True)
class ActionForm:
    """Texts and fields of an action."""

    title: Words
    meaning: Words
    """Description."""
    entry: Callable[[Answers], PlainEntry]
    """Creates the entry."""
    answers: Callable[[Any], Answers | None] = lambda _entry: Answers()
    """Returns the answers that an entry of this kind was made of; None if another form makes it."""
    side: Words | None = None
    """Question about the side; None for none."""
    player: Words | None = None
    """Question about the player; None for none."""
    names_player: bool = False
    """True when a player of the side can be named, in doubles."""
    asks_placing: bool = False
    """True when the form asks which men were placed."""
    asks_board: bool = False
    """True when the form asks for the result of a board."""
    asks_shoot_out: bool = False
    """True when the form counts how often each side succeeded."""
    options: tuple[Option, ...] = ()
    text: TextNeed = TextNeed.NONE
    text_title: Words = _REASON
    reasons: tuple[tuple[Words, Law | None], ...] = ()
    """Predefined reasons, each with its law."""


_GROUNDS: Mapping[Law | None, ReplayGround] = {law: ground for ground, law in REPLAY_LAWS.items()}


def _is_of_umpire(details: DetailsChanged) -> bool:
    return details.umpire is not None and details == DetailsChanged(umpire=details.umpire)


FORMS: Mapping[RefereeAction, ActionForm] = {
    RefereeAction.NOTE: ActionForm(
        N_("Note"),
        N_("A remark for the report. It changes nothing."),
        lambda answers: Noted(answers.text),
        lambda noted: Answers(text=noted.text),
        text=TextNeed.MUST,
        text_title=N_("Remark"),
        reasons=(
            (N_("Striker replaced"), Law.STRIKER_CHANGED),
            (N_("Damaged man replaced"), Law.DAMAGED_MAN_REPLACED),
            (N_("Broken man replaced"), Law.MAN_BROKEN),
            (N_("Carrom board replaced"), Law.BOARD_EXCHANGED),
        ),
    ),
    RefereeAction.PAUSE: ActionForm(
        N_("Stop play"),
        N_("“Play” gives the full time again, “Resume play” the time left."),
        lambda answers: Paused(answers.text),
        lambda paused: Answers(text=paused.reason),
        text=TextNeed.MAY,
        reasons=(
            (N_("Appeal"), Law.TIME_STANDS_DURING_APPEAL),
            (N_("Chief referee called"), None),
            (_INJURY, None),
            (_LIGHT, None),
            (N_("Damaged man replaced"), Law.DAMAGED_MAN_REPLACED),
            (N_("Spectator disturbance"), None),
        ),
    ),
    RefereeAction.WARNING: ActionForm(
        N_("Warning"),
        N_("A caution that appears in the report. It has no other effect."),
        lambda answers: (
            Warned(answers.by, answers.text)
            if answers.seat is None  # a pair, without a named player
            else Warned(answers.seat.side, answers.text, answers.seat.number)
        ),
        lambda warned: (
            Answers(warned.by, text=warned.reason)
            if warned.player is None
            else Answers(seat=seat_of(warned.by, warned.player), text=warned.reason)
        ),
        player=N_("Who is warned?"),
        text=TextNeed.MUST,
    ),
    RefereeAction.CORRECT_TURN: ActionForm(
        N_("Correct the turn"),
        N_(
            "For a mistake noticed after the next stroke. Choose whose turn it is now. Before the break is made, "
            "that player breaks, with white."
        ),
        lambda answers: TurnCorrected(answers.who, answers.text),
        lambda corrected: Answers(seat=corrected.player, text=corrected.reason),
        player=N_("Whose turn is it?"),
        text=TextNeed.MUST,
    ),
    RefereeAction.PLACING: ActionForm(
        N_("Men to place"),
        N_(
            "Records the men placed for the rulings since the last stroke, and how many stay owed because there was "
            "no room."
        ),
        lambda answers: answers.placing,
        lambda done: Answers(placing=done),
        asks_placing=True,
    ),
    RefereeAction.TIME_OVER: ActionForm(
        N_("Game time’s up"),
        N_(
            "The game ends, at once or with the board in progress, as the format says, and the side in the lead wins. "
            "A level game is drawn if that was agreed."
        ),
        lambda _parts: TimeOver(),
    ),
    RefereeAction.LEAD_STANDS: ActionForm(
        LEAD_STANDS,
        N_("The game ends, because the other side can no longer draw level in the boards left."),
        lambda _parts: LeadStands(),
    ),
    RefereeAction.SHOOT_OUT: ActionForm(
        N_("Shoot-out"),
        N_("Decides a level game. Count how often each side succeeded, if you like."),
        lambda answers: replace(answers.shoot_out, winner=answers.by),
        lambda shot_out: Answers(shot_out.winner, shoot_out=shot_out),
        side=N_("Who won the shoot-out?"),
        asks_shoot_out=True,
    ),
    RefereeAction.PASS: ActionForm(
        N_("Pass"),
        N_("The player whose turn it is does not strike. When everyone has passed three times, replay the board."),
        lambda _parts: Passed(),
    ),
    RefereeAction.REPLAY_BOARD: ActionForm(
        N_("Replay the board"),
        N_("The board is cancelled and replayed with the same breaker."),
        lambda answers: BoardReplayed(answers.text, _GROUNDS.get(answers.law)),
        lambda replayed: Answers(text=replayed.reason, law=REPLAY_LAWS.get(replayed.law)),
        text=TextNeed.MUST,
        reasons=(
            (N_("Everyone passed three times"), Law.ALL_PASS),
            (N_("Circumstances beyond the umpire’s control"), Law.BOARD_REPLAYED),
            (_LIGHT, Law.BOARD_REPLAYED),
            (N_("No room for the striker on the base lines"), Law.BASE_LINES_BLOCKED),
        ),
    ),
    RefereeAction.BOARD: ActionForm(
        N_("Result of a board"),
        N_("For a board that was played without this desk. Points other than men and Queen need a reason."),
        lambda answers: replace(answers.board, reason=answers.text),
        lambda board: Answers(board=board, text=board.reason),
        asks_board=True,
        text=TextNeed.MAY,
    ),
    RefereeAction.CHANGE_SIDES: ActionForm(
        N_("Sides changed"), N_("The players have changed sides."), lambda _parts: SidesChanged()
    ),
    RefereeAction.PROTEST: ActionForm(
        N_("Protest"),
        N_("Stops the clock until “Play”. The result is withheld until the chief referee decides."),
        lambda answers: ProtestLodged(answers.by, answers.text),
        lambda lodged: Answers(lodged.by, text=lodged.text),
        side=N_("Who protests?"),
        text=TextNeed.MUST,
        text_title=N_("Facts, decision given and what is requested"),
    ),
    RefereeAction.PROTEST_DECIDED: ActionForm(
        N_("Decide protest"),
        N_("Upheld: play continues from the start of that board. Overruled: the result stands."),
        lambda answers: ProtestDecided(answers.option is Option.UPHELD, answers.text, answers.protest),
        lambda decided: Answers(
            option=Option.UPHELD if decided.upheld else Option.OVERRULED, text=decided.reason, protest=decided.of
        ),
        options=(Option.OVERRULED, Option.UPHELD),
        text=TextNeed.MAY,
    ),
    RefereeAction.CONCEDE: ActionForm(
        N_("Concede"),
        N_("A side concedes the game or the match."),
        lambda answers: Conceded(answers.by, Concession.MATCH if answers.option is Option.MATCH else Concession.GAME),
        lambda conceded: Answers(conceded.by, option=Option(conceded.what.value)),
        side=N_("Who concedes?"),
        options=(Option.GAME, Option.MATCH),
    ),
    RefereeAction.WALKOVER: ActionForm(
        N_("Walkover"),
        N_("A side wins because the other does not appear or cannot play."),
        lambda answers: WalkedOver(answers.by.other, answers.text),
        lambda over: None if over.winner is None else Answers(over.winner.other, text=over.reason),
        side=_WHO_LOSES,
        text=TextNeed.MUST,
        reasons=((NOT_AT_THE_BOARD, Law.FAILED_TO_REPORT), (_INJURY, None), (N_("Withdrawn"), None)),
    ),
    RefereeAction.NOBODY_CAME: ActionForm(
        N_("Neither appeared"),
        N_("The match is abandoned without a winner."),
        lambda answers: WalkedOver(None, answers.text),
        lambda over: Answers(text=over.reason) if over.winner is None else None,
        text=TextNeed.MAY,
    ),
    RefereeAction.ABANDON: ActionForm(
        N_("Abandon match"),
        N_("The match ends without a result. Games already decided stay in the report."),
        lambda answers: MatchAbandoned(answers.text),
        lambda abandoned: Answers(text=abandoned.reason),
        text=TextNeed.MUST,
        reasons=((_LIGHT, None), (_INJURY, None)),
    ),
    RefereeAction.HAND_OVER: ActionForm(
        N_("Change umpire"),
        N_("From now on another umpire is responsible for this match."),
        lambda answers: DetailsChanged(umpire=answers.text),
        # All other details have a form of their own.
        lambda details: Answers(text=details.umpire) if _is_of_umpire(details) else None,
        text=TextNeed.MUST,
        text_title=N_("Name of the new umpire"),
    ),
    RefereeAction.UNNOTICED: ActionForm(
        N_("Unnoticed mistake"),
        N_("A mistake not noticed before the next stroke stands. The turn and what is owed stay as they are."),
        lambda answers: MistakeStands(Mistake(answers.option or Option.QUEEN_UNCOVERED), answers.by, answers.men),
        lambda mistake: Answers(mistake.by, option=Option(mistake.what.value), men=mistake.men),
        side=N_("Whose Queen, man or due?"),
        options=(Option.QUEEN_UNCOVERED, Option.WRONG_MAN, Option.DUE_FORGOTTEN),
    ),
    RefereeAction.DISQUALIFY: ActionForm(
        N_("Disqualify"),
        N_("A side loses the match."),
        lambda answers: Disqualified(answers.by, answers.text, answers.player),
        lambda disqualified: Answers(disqualified.by, text=disqualified.reason, player=disqualified.player),
        side=_WHO_LOSES,
        names_player=True,
        text=TextNeed.MUST,
        # In the order of the laws; any other indiscipline last.
        reasons=tuple(
            (each.words, each.law)
            for each in sorted(others(), key=lambda each: (each.law is Law.MATCH_LOST, _LAWS.index(each.law)))
            if each.group is BreachGroup.LOSES_MATCH
        ),
    ),
}


def usual_reasons(action: RefereeAction, edition: Edition) -> tuple[str, ...]:
    """Returns the predefined reasons, with law numbers of the edition; may be empty."""
    return tuple(
        with_law(say(words), edition.numbers.get(law) if law else None) for words, law in FORMS[action].reasons
    )


def chosen_law(action: RefereeAction, place: int) -> Law | None:
    """Returns the law of the predefined reason at a position; None if it has none, or none is chosen."""
    reasons = FORMS[action].reasons
    return reasons[place][1] if 0 <= place < len(reasons) else None


def entry_of(action: RefereeAction, answers: Answers) -> PlainEntry | None:
    """Returns the entry; None while an answer is missing."""
    form = FORMS[action]
    if answers.missing(form) is not None:
        return None
    return form.entry(replace(answers, text=answers.text.strip()))


class FilledForm(NamedTuple):
    """A rare action with the answers in its form."""

    action: RefereeAction
    answers: Answers


def answered_by(entry: PlainEntry) -> FilledForm | None:
    """Returns the action and the answers that make an entry, to amend it by the same form; None if no form does."""
    forms = ((action, form) for action, form in FORMS.items() if type(form.entry(Answers())) is type(entry))
    found = ((action, form.answers(entry)) for action, form in forms)
    return next((FilledForm(action, answers) for action, answers in found if answers is not None), None)


def samples_of(action: RefereeAction) -> tuple[PlainEntry, ...]:
    """Returns sample entries of this kind, to test whether any is possible."""
    form = FORMS[action]
    seats = (Seat.A1,) if form.player is None else (Seat.A1, Seat.B1)
    sides = (Side.A,) if form.side is None else Side
    parts = product(sides, seats, form.options or (None,))
    return tuple(form.entry(Answers(side, seat, option, "…")) for side, seat, option in parts)
