"""Sentences on why men come back."""

from collections.abc import Iterator
from dataclasses import dataclass

from carrom_desk.i18n import NN_, Words, say
from carrom_desk.match.state import LastRuled
from carrom_desk.rules.acts import Stroke, Violation
from carrom_desk.rules.position import Party
from carrom_desk.rules.ruling import Call
from carrom_desk.rules.texts.piece_text import men, men_come_back

from .match_text import sentence

_AS_THE_LAST_MEN = NN_(
    "{men} comes back as the last man before the Queen is covered.",
    "{men} come back as the last men before the Queen is covered.",
)
_AS_THE_LAST_MAN = NN_("{men} comes back as the last man.", "{men} come back as the last men.")
_FROM_IMPROPER_STROKE = NN_("{men} comes back from the improper stroke.", "{men} come back from the improper stroke.")
_WITH_THE_STRIKER = NN_("{men} comes back with the striker.", "{men} come back with the striker.")
_FROM_THIS_STROKE = NN_("{men} comes back from this stroke.", "{men} come back from this stroke.")
_OWED_EARLIER = NN_("{men} owed from earlier comes back.", "{men} owed from earlier come back.")


@dataclass(frozen=True, slots=True)
class _Charge:
    """Cost of an act in the terms of the laws."""

    only: Words
    """Text if all men that come back are due to this act."""
    and_earlier: Words
    """Text if some of the men were owed earlier."""


_DUE_AND_PENALTY = _Charge(
    NN_("{men} comes back as due and penalty.", "{men} come back as due and penalty."),
    NN_(
        "{men} comes back as due and penalty, partly owed from earlier.",
        "{men} come back as due and penalty, partly owed from earlier.",
    ),
)
_DUE = _Charge(
    NN_("{men} comes back as a due.", "{men} come back as dues."),
    NN_("{men} comes back as a due, partly owed from earlier.", "{men} come back as dues, partly owed from earlier."),
)
_PENALTY = _Charge(
    NN_("{men} comes back as a penalty.", "{men} come back as penalties."),
    NN_(
        "{men} comes back as a penalty, partly owed from earlier.",
        "{men} come back as penalties, partly owed from earlier.",
    ),
)


def coming_back(last: LastRuled, party: Party, *, is_white: bool) -> Iterator[str]:
    """Yields a sentence for each reason why men of a party come back; no reason is given for the umpire's decisions."""
    count, back = last.ruling.place.men.of(party), last.ruling.back.of(party)
    if count and last.override is not None:
        yield sentence(men_come_back(count, is_white=is_white))
        return
    for number, words in ((back, _because_of_stroke(last, party)), (count - back, _because_owed(last, party))):
        if number:
            yield say(words, count=number, men=men(number, is_white=is_white))


def _because_of_stroke(last: LastRuled, party: Party) -> Words:
    """Returns the reason in the stroke: a last man in the club editions, which return no others, otherwise a fault."""
    act = last.act
    if last.before.setup.laws.only_last_men_come_back:
        return _AS_THE_LAST_MEN if party is Party.OWN else _AS_THE_LAST_MAN
    if isinstance(act, Stroke) and act.improper:
        return _FROM_IMPROPER_STROKE
    if isinstance(act, Stroke) and act.pocketed.striker:
        return _WITH_THE_STRIKER
    return _FROM_THIS_STROKE


def _because_owed(last: LastRuled, party: Party) -> Words:
    """Returns the reason for men owed: this act, earlier ones of the same side, or both."""
    ruling = last.ruling
    offender = last.act.by.party if isinstance(last.act, Violation) else Party.OWN
    charge = _charge(last) if party is offender else None
    if charge is None:
        return _OWED_EARLIER
    if ruling.due.of(party) >= last.board.position.due.of(party):
        return charge.only
    return charge.and_earlier


def _charge(last: LastRuled) -> _Charge | None:
    """Returns the cost of the act; None if it costs no man."""
    calls, edition = last.ruling.calls, last.before.setup.laws
    if Call.DUE_AND_FOUL in calls:
        return _DUE_AND_PENALTY
    if Call.DUE in calls or set(edition.cite(*edition.dues_of_fouls)) & set(last.ruling.laws):
        return _DUE
    if Call.FOUL in calls or Call.TECHNICAL_FOUL in calls:
        return _PENALTY
    return None
