"""The next step as values: what is said, what is called, what can be done; and the steps that need no match."""

from collections.abc import Mapping
from dataclasses import dataclass

from carrom_desk.i18n import N_, _, say
from carrom_desk.match.entry.entries import Entry, StrokeMade
from carrom_desk.match.ports.store import StoreConflict, StoreDamaged, StoreError, StoreMissing
from carrom_desk.presentation.wording.refusal_text import in_language

from .actions import ActionName

RESTORE_A_BACKUP = N_("Restore backup…")


MOST_OFFERS = 4
"""Offers of a step that the bar has room for: the numbers 1 to 4."""
FIRST_ALWAYS = 7
"""The number of the first offer that is there at every step: 7, 8 and 9, the upper row of a block of digits."""
MOST_ALWAYS = 3
"""Offers that are there at every step."""

Intent = Entry | ActionName
"""Intent of an offer: a command to the desk, or an action of the window."""


@dataclass(frozen=True, slots=True)
class Offer:
    """An action on offer, with what it asks for."""

    name: str
    """Stable, the same wherever the action is offered."""
    title: str
    intent: Intent
    blocked: str = ""
    """Reason why it cannot be done now, a sentence; empty when it can."""
    key: ActionName | None = None
    """Action of its shortcut; the first offer also has the key for the first."""


def offer_of(action: ActionName, title: str = "", blocked: str = "") -> Offer:
    """An action of the window on offer; another title says what it means at this step."""
    return Offer(str(action), title or say(action.text), action, blocked, action)


@dataclass(frozen=True, slots=True)
class NextStep:
    """The next step. The first offer is what usually happens next."""

    sentence: str
    calls: tuple[str, ...] = ()
    """The words to call, with their quotation marks."""
    offers: tuple[Offer, ...] = ()
    """Actions possible at this step."""
    always: tuple[Offer, ...] = ()
    """Actions possible at every step of a match; empty while none is open."""
    is_alarm: bool = False
    """True when something is wrong that the umpire must settle first."""
    detail: str = ""
    """A second sentence, which is shown where there is room for it."""

    def offer(self, name: str) -> Offer | None:
        """The offer of this name."""
        return next((offer for offer in (*self.offers, *self.always) if offer.name == name), None)

    @property
    def numbered(self) -> Mapping[int, Offer]:
        """The offers by their numbers, which are their keys."""
        return dict(enumerate(self.offers, 1)) | dict(enumerate(self.always, FIRST_ALWAYS))


# While no match is open


def now_waiting(trouble: str = "") -> NextStep:
    """Returns the next step while the matches are opening or could not be opened."""
    return NextStep(trouble or _("Opening the matches…"))


def now_to_start() -> NextStep:
    """Returns the next step when there is no match to resume."""
    sentence = _("Start a match, or open one.")
    offers = (ActionName.NEW_MATCH, ActionName.OPEN_MATCH, ActionName.PRACTICE, ActionName.SYSTEM_CHECK)
    return NextStep(sentence, offers=tuple(map(offer_of, offers)))


def now_to_continue(names: str) -> NextStep:
    """A match was not finished: it comes first."""
    sentence = _("Unfinished match: {names}. Resume?").format(names=names)
    offers = (ActionName.CONTINUE_MATCH, ActionName.NEW_MATCH, ActionName.OPEN_MATCH, ActionName.SYSTEM_CHECK)
    return NextStep(sentence, offers=tuple(map(offer_of, offers)))


def now_in_practice() -> NextStep:
    """Returns the next step in practice before a situation is open."""
    sentence = _("Choose a situation, or umpire a match that does not count.")
    offers = (ActionName.SITUATIONS, ActionName.GUIDED_MATCH, ActionName.NEW_MATCH, ActionName.LEAVE_PRACTICE)
    return NextStep(sentence, offers=tuple(map(offer_of, offers)))


def now_in_trouble(error: StoreError, *, is_practice: bool = False) -> NextStep:
    """Offers to recover a damaged database, a backup of a missing one, and else to try again.

    Practice has no backups, and no other database.
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


# While the open match cannot be gone on with


def now_only_shown(reason: str, *, is_free: bool = False) -> NextStep:
    """Offers to refresh, or to write here once the other desk has closed; `reason` names it."""
    new = offer_of(ActionName.REOPEN, _("Refresh"))
    take_over = offer_of(ActionName.TRY_AGAIN, _("Edit here"))
    if is_free:
        free = _("The other desk has closed. The match can continue here.")
        return NextStep(free, offers=(take_over, new, offer_of(ActionName.REPORT)))
    sentence = _("READ-ONLY. {reason}").format(reason=reason)
    return NextStep(sentence, offers=(new, take_over, offer_of(ActionName.REPORT)))


def now_unsaved(command: Entry, error: StoreError) -> NextStep:
    """Gives the same command again, or discards it; reopens a match that another desk wrote to.

    A stroke is confirmed again as it is marked by then.
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


def why_held_up(unsaved: Entry | None, command: Entry) -> str:
    """Returns, as a sentence, why a command must wait: an earlier entry is not saved yet.

    The same may be given again, and a stroke as it is marked by now.
    """
    if unsaved is None or unsaved == command:
        return ""
    if isinstance(unsaved, StrokeMade) and isinstance(command, StrokeMade):
        return ""
    return unsaved_first()


def unsaved_first() -> str:
    """Returns why nothing else is taken while a command is not saved."""
    return _("The last entry is not saved yet. First save it again, save it elsewhere or discard it.")
