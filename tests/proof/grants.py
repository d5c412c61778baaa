"""Consequences that each law permits: who plays on, how many men are owed or returned, and the points on demand.

Taken from the text of icf-revised. A ruling under the ICF's laws has to cite a law for each consequence, and none that
contradicts it.
"""

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class Grant:
    """Consequences that a law permits."""

    turn: str = ""
    """Turn after the act: `c` continues, `p` passes, `w` the player wins, `l` the player loses the board."""
    men: int = 0
    """Number of dues and penalties."""
    back: bool = False
    """True when the player's own men pocketed in the stroke return."""
    queen: bool = False
    """True when the Queen returns."""
    demand: int = 0
    stroke: str = ""
    """`a`: only after a proper stroke, `b`: only after an improper one."""
    striker: bool = False
    """True when the striker must have been pocketed."""


GRANTS = {
    "44": Grant(), "45(a)": Grant("c", stroke="a"), "45(b)": Grant("p", stroke="a"), "45(c)": Grant("p"),
    "46": Grant(), "47": Grant("pl", back=True, queen=True), "48": Grant("cp"),
    "63(a)": Grant("c", 1), "63(b)": Grant("c"), "64(a)": Grant("p", 1),
    "64(b)": Grant("p", 1, back=True, queen=True),
    "72(a)": Grant("p", 1, stroke="a", striker=True), "72(b)": Grant("p", 2, stroke="b", striker=True),
    "73": Grant("c", 1, back=True, stroke="a", striker=True), "74": Grant("p", 1, stroke="a", striker=True),
    "75": Grant("c", 1, back=True, stroke="a", striker=True), "76": Grant("p", 1, stroke="b"),
    "77(a)": Grant("p", 1, back=True, stroke="b"), "77(b)": Grant("p", 2, back=True, stroke="b", striker=True),
    "92": Grant(), "95(a)": Grant("p", queen=True), "95(b)": Grant("p", queen=True), "95(c)": Grant(),
    "95(d)": Grant("p", 1, queen=True, stroke="a", striker=True), "96": Grant("p", queen=True),
    "97(a)": Grant(), "97(b)": Grant(),
    "98(a)": Grant("c", 1, back=True, queen=True, stroke="a", striker=True),
    "98(b)": Grant("p", 2, back=True, queen=True, stroke="b", striker=True),
    "99(a)": Grant("c", 1, queen=True, stroke="a", striker=True),
    "99(b)": Grant("p", 2, queen=True, stroke="b", striker=True),
    "100(a)": Grant("p", 1, queen=True, stroke="a", striker=True),
    "100(b)": Grant("p", 2, queen=True, stroke="b", striker=True),
    "101(a)": Grant("c", 1, back=True, stroke="a", striker=True),
    "101(b)": Grant("p", 2, back=True, queen=True, stroke="b", striker=True),
    **{f"{law}(a)": Grant("w", stroke="a") for law in (102, 104)},
    **{f"{law}(a)": Grant("l", stroke="a") for law in (103, 105, 106, 107)},
    **{f"{law}(b)": Grant("l", demand=1, stroke="b") for law in range(102, 108)},
    **{f"{law}(a)": Grant("l", demand=1, stroke="a", striker=True) for law in range(108, 113)},
    **{f"{law}(b)": Grant("l", demand=2, stroke="b") for law in range(108, 113)},
    "51": Grant("x"), "91": Grant("x"), "121(b)": Grant("x"), "126(b)": Grant("x"),
    "125(a)": Grant("p"), "116": Grant("c"),
}  # fmt: skip
# Where icf-1993 says something else: the striker alone costs one man whatever the stroke, and so does a fault with men.
OLDER = {
    "45(a)": Grant("p", 1, striker=True), "45(b)": Grant(), "50(b)": Grant("p", 1, back=True, stroke="b", striker=True),
    "20": Grant("p", 1, back=True, queen=True), "37(b)": Grant("p", back=True, queen=True),
    "74(b)": Grant("p", 2, back=True, stroke="b", striker=True),
}  # fmt: skip
GIVES_WAY = {"queen_while_due", "queen_striker_opponents_man"}
"""Readings that settle which of two laws decides who plays on."""


class Decided(NamedTuple):
    """Parts of a ruling that need a law."""

    turn: str
    """`c`, `p`, `w` or `l`; `x` if an act other than a stroke lost the board."""
    new: int
    """Men owed because of the act."""
    back: bool
    queen_back: bool
    demand: int
    """Points on demand, without the limit of a board."""
    is_improper: bool
    striker: bool
    laws: tuple[str, ...]
    readings: frozenset[str]


@cache
def ungranted(edition: str, decided: Decided) -> tuple[str, ...]:
    """Returns consequences that no cited law permits and those that one contradicts; empty if the citations hold."""
    grants = [grant for law in decided.laws if (grant := _grant(edition, law)) is not None]
    said = {grant.turn for grant in grants if grant.turn}
    most_men = max((grant.men for grant in grants), default=0)
    most_demand = max((grant.demand for grant in grants), default=0)
    if "both_last_queen_covered" in decided.readings:
        # An improper stroke that takes both last men with the Queen covered loses as with the striker.
        most_demand = min(most_demand, decided.demand)
    is_over = decided.turn in "wl"
    wrong = {
        "paragraph of another stroke": any(
            grant.stroke not in ("", "b" if decided.is_improper else "a") or (grant.striker and not decided.striker)
            for grant in grants
        ),
        "turn": not is_over and not any(decided.turn in each for each in said),
        "another turn": not GIVES_WAY & decided.readings and any(decided.turn not in each for each in said),
        "men": not is_over and decided.turn != "x" and decided.new != most_men,
        "men back": decided.back and not any(grant.back for grant in grants),
        "Queen back": decided.queen_back
        and not any(grant.queen for grant in grants)
        and "queen_out_improper_cover_1993" not in decided.readings,
        "demand": decided.demand != most_demand and is_over,
    }
    return tuple(name for name, is_so in wrong.items() if is_so)


def _grant(edition: str, law: str) -> Grant | None:
    if edition == "icf-revised":
        return GRANTS.get(law)
    if law in OLDER:
        return OLDER[law]
    number, paragraph, rest = law.partition("(")
    return GRANTS.get(f"{int(number) + 27}{paragraph}{rest}")
