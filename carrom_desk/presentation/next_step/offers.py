"""The next step as a value: its sentence, calls and offers; and the steps without an open match."""

from collections.abc import Mapping
from dataclasses import dataclass, replace

from carrom_desk.i18n import N_, _, say
from carrom_desk.match.entry.entries import Entry, StrokeMade
from carrom_desk.match.ports.store import StoreConflict, StoreDamaged, StoreError, StoreMissing
from carrom_desk.presentation.wording.refusal_text import in_language

from .actions import ActionName

RESTORE_A_BACKUP = N_("Restore backup…")
PLAY_BY_SPACE = N_("Call “Play” with the space bar.")

MOST_OFFERS = 4
"""Maximum number of offers in the bar, numbered 1 to 4."""
FIRST_ALWAYS = 7
"""Number of the first permanent offer: 7, 8 and 9 are the upper row of a numeric keypad."""
MOST_ALWAYS = 3
"""Maximum number of permanent offers."""

Intent = Entry | ActionName
"""Effect of an offer: a command to the desk, or an action of the window."""


@dataclass(frozen=True, slots=True)
class Offer:
    """An offer, with its title and effect."""

    name: str
    """Stable name, the same wherever the action is offered."""
    title: str
    intent: Intent
    blocked: str = ""
    """Sentence on why it is blocked; otherwise empty."""
    key: ActionName | None = None
    """Action with its shortcut; the first offer also has the key for the first."""
    consequence: str = ""
    """What it leads to, in a few words; empty if that is not said."""
    is_urgent: bool = False
    """True when the umpire must decide on it now, since time is up."""


def offer_of(action: ActionName, title: str = "", blocked: str = "") -> Offer:
    """Returns an offer for an action of the window, with a different title if its meaning differs."""
    return Offer(str(action), title or say(action.text), action, blocked, action)


@dataclass(frozen=True, slots=True)
class NextStep:
    """The next step; its first offer is the most likely one, unless it is a choice."""

    sentence: str
    calls: tuple[str, ...] = ()
    """Words to call, with quotation marks."""
    offers: tuple[Offer, ...] = ()
    """Offers at this step."""
    always: tuple[Offer, ...] = ()
    """Permanent offers; empty without an open match."""
    is_alarm: bool = False
    """True when the umpire must first settle a problem."""
    detail: str = ""
    """A sentence shown beside a ruling too."""
    is_first: bool = False
    """True when the step comes before the last ruling, which it does not follow from."""
    is_choice: bool = False
    """True when no offer is the likely one, so that Enter must not choose."""

    def with_consequence(self, follows: str) -> "NextStep":
        """Returns the step whose first offer, to confirm the stroke, says what that leads to."""
        if not self.offers or self.offers[0].intent is not ActionName.CONFIRM:
            return self
        return replace(self, offers=(replace(self.offers[0], consequence=follows), *self.offers[1:]))

    @property
    def first_name(self) -> str:
        """Returns the name of the first offer, which stays while its title follows the marks; empty without one."""
        return self.offers[0].name if self.offers else ""

    @property
    def has_expected(self) -> bool:
        """True when the first offer is the expected one; it prints nothing by Enter, though."""
        return not self.is_choice or self.first_name == ActionName.PRINT

    @property
    def why_no_enter(self) -> str:
        """Returns a sentence on why Enter does nothing; empty if it performs the first offer."""
        if self.offers and self.offers[0].key is ActionName.SPACE:
            return say(PLAY_BY_SPACE)
        return _("Choose with a number key.") if self.is_choice else ""

    @property
    def numbered(self) -> Mapping[int, Offer]:
        return dict(enumerate(self.offers, 1)) | dict(enumerate(self.always, FIRST_ALWAYS))


# Without an open match


def now_waiting(trouble: str = "") -> NextStep:
    """Returns the next step while the matches are opening or could not be opened."""
    return NextStep(trouble or _("Opening the matches…"))


def now_to_start() -> NextStep:
    """Returns the next step when there is no match to resume."""
    sentence = _("Start a match, or open one.")
    return NextStep(sentence, offers=(offer_of(ActionName.NEW_MATCH),))


def now_to_continue(names: str) -> NextStep:
    """Returns the next step when an unfinished match can be resumed; an initial's full stop also ends the sentence."""
    sentence = _("Unfinished match: {names}. Resume?").format(names=names).replace("..", ".")
    return NextStep(sentence, offers=(offer_of(ActionName.CONTINUE_MATCH),))


def with_match_of_hall(now: NextStep) -> NextStep:
    """Returns the next step at a table of a hall: the hall's next match in place of a new one."""
    new, of_hall = offer_of(ActionName.NEW_MATCH), offer_of(ActionName.HALL_MATCH)
    return replace(now, offers=tuple(of_hall if each == new else each for each in now.offers))


def now_in_practice() -> NextStep:
    """Returns the next step in practice before a situation is open."""
    sentence = _("Choose a situation, or umpire a match that does not count.")
    offers = (ActionName.SITUATIONS, ActionName.NEW_MATCH, ActionName.LEAVE_PRACTICE)
    return NextStep(sentence, offers=tuple(map(offer_of, offers)))


def now_in_trouble(error: StoreError, *, is_practice: bool = False) -> NextStep:
    """Offers to recover a damaged database, to restore a backup of a missing one, and otherwise to try again.

    Practice has no backups and only one database.
    """
    again, rescue = offer_of(ActionName.TRY_AGAIN), offer_of(ActionName.RESCUE)
    backups = offer_of(ActionName.BACKUPS, say(RESTORE_A_BACKUP))
    other = offer_of(ActionName.OPEN_DATABASE, _("Open another file…"))
    if isinstance(error, StoreDamaged):
        offers: tuple[Offer, ...] = (rescue, backups, other, again)
    elif isinstance(error, StoreMissing):
        offers = (backups, again, other, offer_of(ActionName.BEGIN_EMPTY))
    else:
        offers = (again, other, backups)
    if is_practice:
        offers = tuple(each for each in offers if each not in (backups, other))
    return NextStep(in_language(error), offers=offers, is_alarm=True)


# When the open match cannot be continued


def now_only_shown(reason: str, *, is_free: bool = False, can_take_over: bool = True) -> NextStep:
    """Offers to refresh a read-only match, or to edit it once the other desk has closed; `reason` names that desk, or
    what keeps any desk from editing it.
    """
    new = offer_of(ActionName.REOPEN, _("Refresh"))
    take_over = offer_of(ActionName.TRY_AGAIN, _("Edit here"))
    if is_free:
        free = _("The other desk has closed. The match can continue here.")
        return NextStep(free, offers=(take_over, new, offer_of(ActionName.REPORT)), detail=free)
    sentence = _("READ-ONLY. {reason}").format(reason=reason)
    report = offer_of(ActionName.REPORT)
    return NextStep(sentence, offers=(new, take_over, report) if can_take_over else (report,), detail=sentence)


def now_unsaved(command: Entry, error: StoreError) -> NextStep:
    """Offers to repeat the unsaved command, to discard it, or to reopen a match written by another desk.

    A stroke is confirmed again as currently marked.
    """
    intent = ActionName.CONFIRM if isinstance(command, StrokeMade) else command
    again = Offer("save_again", _("Save again"), intent)
    give_up, elsewhere = offer_of(ActionName.GIVE_UP), offer_of(ActionName.SAVE_ELSEWHERE)
    if isinstance(error, StoreConflict):
        offers: tuple[Offer, ...] = (offer_of(ActionName.REOPEN), give_up)
    elif isinstance(error, StoreDamaged):
        offers = (elsewhere, again, give_up, offer_of(ActionName.RESCUE))
    else:
        offers = (again, give_up, elsewhere)
    sentence = _("NOT SAVED. {reason}").format(reason=in_language(error))
    return NextStep(sentence, offers=offers, is_alarm=True)


def why_must_wait(unsaved: Entry | None, command: Entry) -> str:
    """Returns a sentence on why a command must wait for an unsaved entry; empty for the same command, or a stroke as
    currently marked.
    """
    if unsaved is None or unsaved == command:
        return ""
    if isinstance(unsaved, StrokeMade) and isinstance(command, StrokeMade):
        return ""
    return unsaved_first()


def unsaved_first() -> str:
    """Returns a sentence on why no other command is accepted while one is not saved."""
    return _("The last entry is not saved yet. First save it again, save it elsewhere or discard it.")
