"""Sentences on why men come back."""

from collections.abc import Iterator
from dataclasses import dataclass

from carrom_desk.i18n import N_, NN_, Words, say
from carrom_desk.match.state import LastRuled
from carrom_desk.rules.acts import Stroke, Violation
from carrom_desk.rules.position import Party
from carrom_desk.rules.ruling import Call
from carrom_desk.rules.texts.piece_text import men, men_come_back

from .match_text import sentence

_AS_THE_LAST_MEN = NN_(
    "{men} comes back because it was the last and the Queen is not covered.",
    "{men} come back because they were the last and the Queen is not covered.",
)
_AS_THE_LAST_MAN = NN_("{men} comes back because it was the last.", "{men} come back because they were the last.")
_BEFORE_PLAY = NN_(
    "{men} comes back because the break was made before “Play”.",
    "{men} come back because the break was made before “Play”.",
)
_AFTER_IMPROPER_STROKE = NN_(
    "{men} comes back because the stroke was improper.", "{men} come back because the stroke was improper."
)
_WITH_THE_STRIKER = NN_(
    "{men} comes back because the striker was pocketed.", "{men} come back because the striker was pocketed."
)
_FROM_THIS_STROKE = NN_("{men} comes back from this stroke.", "{men} come back from this stroke.")
_DUE_OF_A_FOUL = NN_("{men} comes back as a due (law {law}).", "{men} come back as dues (law {law}).")
_OWED_EARLIER = NN_("{men} owed from earlier comes back.", "{men} owed from earlier come back.")


@dataclass(frozen=True, slots=True)
class _Charge:
    """Cost of an act in the terms of the laws."""

    only: Words
    """Text if all men that come back are due to this act."""
    and_earlier: Words
    """Text if some of the men were owed earlier."""
    beside: Words
    """Text if men that the stroke pocketed come back too: one count for the placer, with both reasons."""
    beside_and_earlier: Words


_DUE_AND_PENALTY = _Charge(
    NN_("{men} comes back as due and penalty.", "{men} come back as due and penalty."),
    NN_(
        "{men} comes back as due and penalty, partly owed from earlier.",
        "{men} come back as due and penalty, partly owed from earlier.",
    ),
    N_("{men} come back: {back} from the stroke and {owed} as due and penalty."),
    N_("{men} come back: {back} from the stroke and {owed} as due and penalty, partly owed from earlier."),
)
_DUE = _Charge(
    NN_("{men} comes back as a due.", "{men} come back as dues."),
    NN_("{men} comes back as a due, partly owed from earlier.", "{men} come back as dues, partly owed from earlier."),
    N_("{men} come back: {back} from the stroke and {owed} as due."),
    N_("{men} come back: {back} from the stroke and {owed} as due, partly owed from earlier."),
)
_PENALTY = _Charge(
    NN_("{men} comes back as a penalty.", "{men} come back as penalties."),
    NN_(
        "{men} comes back as a penalty, partly owed from earlier.",
        "{men} come back as penalties, partly owed from earlier.",
    ),
    N_("{men} come back: {back} from the stroke and {owed} as penalty."),
    N_("{men} come back: {back} from the stroke and {owed} as penalty, partly owed from earlier."),
)
_EARLIER_BESIDE = N_("{men} come back: {back} from the stroke and {owed} owed from earlier.")
_LAST_BESIDE = N_("{men} come back: the last because the Queen is not covered, and {owed} as penalty.")
_LAST_BESIDE_AND_EARLIER = N_(
    "{men} come back: the last because the Queen is not covered, and {owed} as penalty, partly owed from earlier."
)
_LAST_AND_EARLIER = N_("{men} come back: the last, and {owed} owed from earlier.")


def coming_back(last: LastRuled, party: Party, *, is_white: bool) -> Iterator[str]:
    """Yields a sentence for each reason why men of a party come back; no reason is given for the umpire's decisions."""
    count, back = last.ruling.place.men.of(party), last.ruling.back.of(party)
    if count and last.override is not None:
        yield sentence(men_come_back(count, is_white=is_white))
        return
    owed = count - back
    if back and owed:
        # One count, since that is what the placer needs.
        yield say(_beside(last, party), men=men(count, is_white=is_white), back=back, owed=owed)
        return
    if back:
        yield say(_because_of_stroke(last, party), count=back, men=men(back, is_white=is_white))
    if owed:
        law = next(iter(_dues_of_fouls(last)), "")
        yield say(_because_owed(last, party), count=owed, men=men(owed, is_white=is_white), law=law)


def _because_of_stroke(last: LastRuled, party: Party) -> Words:
    """Returns the reason in the stroke: a last man in the club editions, which return no others, otherwise a fault."""
    act = last.act
    if last.before.setup.laws.only_last_men_come_back:
        return _AS_THE_LAST_MEN if party is Party.OWN else _AS_THE_LAST_MAN
    if not isinstance(act, Stroke):
        return _FROM_THIS_STROKE
    if act.before_play:
        return _BEFORE_PLAY
    if act.improper:
        return _AFTER_IMPROPER_STROKE
    return _WITH_THE_STRIKER if act.pocketed.striker else _FROM_THIS_STROKE


def _because_owed(last: LastRuled, party: Party) -> Words:
    """Returns the reason for men owed: this act, earlier ones of the same side, or both."""
    charge = _charge(last) if party is _offender(last) else None
    if charge is None:
        return _OWED_EARLIER
    if _has_owed_before(last, party):
        return charge.and_earlier
    return _DUE_OF_A_FOUL if charge is _DUE and Call.DUE not in last.ruling.calls else charge.only


def _beside(last: LastRuled, party: Party) -> Words:
    """Returns both reasons, for men that come back from the stroke and men that are owed."""
    charge = _charge(last) if party is _offender(last) else None
    if last.before.setup.laws.only_last_men_come_back:
        if charge is None:
            return _LAST_AND_EARLIER
        return _LAST_BESIDE_AND_EARLIER if _has_owed_before(last, party) else _LAST_BESIDE
    if charge is None:
        return _EARLIER_BESIDE
    return charge.beside_and_earlier if _has_owed_before(last, party) else charge.beside


def _offender(last: LastRuled) -> Party:
    return last.act.by.party if isinstance(last.act, Violation) else Party.OWN


def _has_owed_before(last: LastRuled, party: Party) -> bool:
    """Returns True when some of the men that come back were owed before this act."""
    return last.ruling.due.of(party) < last.board.position.due.of(party)


def _dues_of_fouls(last: LastRuled) -> tuple[str, ...]:
    """Returns the laws of the ruling by which a foul costs a due, although the call is “Foul.”."""
    edition = last.before.setup.laws
    named = set(edition.cite(*edition.dues_of_fouls))
    return tuple(law for law in last.ruling.laws if law in named)


def _charge(last: LastRuled) -> _Charge | None:
    """Returns the cost of the act; None if it costs no man."""
    calls = last.ruling.calls
    if Call.DUE_AND_FOUL in calls:
        return _DUE_AND_PENALTY
    if Call.DUE in calls or _dues_of_fouls(last):
        return _DUE
    if Call.FOUL in calls or Call.TECHNICAL_FOUL in calls:
        return _PENALTY
    return None
