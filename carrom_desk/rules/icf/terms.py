"""Differences between the ICF's editions as values, and the cost of a fault in all of them (64, 72 to 77)."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace

from carrom_desk.rules.texts.readings import Reading

from ..acts import Situation
from ..breaches import Breach
from ..laws import Law
from ..position import Party, men_of
from ..ruling import Call, Verdict


@dataclass(frozen=True, slots=True)
class Extra:
    """Men owed in addition to those that come back."""

    men: int
    laws: tuple[Law, ...] = ()
    """Laws that require them, unless the law of the stroke already does."""
    readings: tuple[Reading, ...] = ()


NO_EXTRA = Extra(0)


@dataclass(frozen=True, slots=True)
class IcfTerms:
    """Points in which the ICF's editions differ."""

    extra_men: Callable[[Situation], Extra]
    """Dues and penalties of a stroke that pocketed the striker or was improper (icf-revised 64, 72 to 77)."""
    break_before_play: Callable[[Situation, "IcfTerms"], Verdict]
    """Ruling on a break made before the umpire's "Play" (icf-revised 47, icf-1993 20)."""
    stops_after_opponents_men: bool
    """True when a law says that a player is stopped after pocketing the other side's men (icf-revised 125(a))."""
    open_breaches: Mapping[Breach, Reading]
    """Basis for the cost of a breach outside a stroke, if the text leaves it open."""
    striker_improperly: Call = Call.DUE_AND_FOUL
    """Call for a striker pocketed in an improper stroke (icf-revised 72(b), icf-1993 45(a))."""
    cover_lost: tuple[Reading, ...] = ()
    """Basis for losing the uncovered Queen through an improper stroke that pockets a man and the striker (icf-revised
    101(b)).
    """
    others_queen_at_22: tuple[Reading, ...] = ()
    """Basis for winning one point from a score of 22 when the other side covered the Queen (icf-revised 112)."""


def charged(situation: Situation, terms: IcfTerms, verdict: Verdict) -> Verdict:
    """Returns the verdict with the cost of a fault added: own men come back, dues and penalties are owed."""
    charged_for = situation.charged
    extra = NO_EXTRA if charged_for.is_clean else terms.extra_men(charged_for)
    return replace(
        verdict,
        laws=(*verdict.laws, *extra.laws),
        back=men_of(Party.OWN, situation.own),
        owed=men_of(Party.OWN, extra.men),
        calls=dues_calls(situation, terms),
        readings=(*verdict.readings, *extra.readings),
    )


def fault_calls(situation: Situation, terms: IcfTerms) -> tuple[Call, ...]:
    """Returns the calls for the striker and for an improper stroke (72, 64)."""
    if situation.striker:
        return (terms.striker_improperly,) if situation.improper else (Call.DUE,)
    return (Call.FOUL,) if situation.improper else ()


def dues_calls(situation: Situation, terms: IcfTerms) -> tuple[Call, ...]:
    """Returns the calls of a fault while play continues: a striker that costs nothing is a foul, and nothing is due."""
    return fault_calls(situation.charged, terms) or (fault_calls(situation, terms) and (Call.FOUL,))


def further_man_laws(situation: Situation) -> tuple[Law, ...]:
    """Returns the laws by which a foul costs one more man: 64(b) with own men or the Queen, else 64(a)."""
    if situation.own:
        return (Law.FOUL_WHILE_POCKETING,)
    return (Law.FOUL_WHILE_POCKETING, Law.FOUL) if situation.queen else (Law.FOUL,)


def improper_striker_law(situation: Situation) -> Law:
    """Returns the law on the striker in an improper stroke, by what it pocketed (72(b), 77(b), 98(b), 99(b))."""
    if situation.queen:
        return Law.QUEEN_MAN_STRIKER_IMPROPER if situation.own else Law.QUEEN_STRIKER_IMPROPER
    return Law.OWN_AND_STRIKER_IMPROPER if situation.own else Law.STRIKER_ALONE_IMPROPER
