"""Grants of each law: who plays on, how many men it takes, what it brings back, what may be demanded.

From the text of icf-revised; a ruling under the ICF's laws has to cite a law for each thing that it decides, and none
that says otherwise.
"""

from dataclasses import dataclass
from functools import cache
from typing import NamedTuple


@dataclass(frozen=True, slots=True)
class Grant:
    """Grant of a law."""

    turn: str = ""
    """Turn after it: `c` it continues, `p` it passes, `w` the player wins, `l` the player loses the board."""
    men: int = 0
    """Dues and penalties it takes."""
    back: bool = False
    """True when it brings own men back that fell in the stroke."""
    queen: bool = False
    """True when it brings the Queen back."""
    demand: int = 0
    stroke: str = ""
    """`a`: a proper stroke alone, `b`: an improper one alone."""
    striker: bool = False
    """True when the striker has to have fallen."""


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
"""Readings by which one of two laws gives way in who plays on."""


class Decided(NamedTuple):
    """Parts of a ruling that a law must grant."""

    turn: str
    """`c`, `p`, `w` or `l`; `x` where an act that is no stroke lost the board."""
    new: int
    """Men owed by the act."""
    back: bool
    queen_back: bool
    demand: int
    """Points that may be demanded, if the most a board counts did not cut them."""
    is_improper: bool
    striker: bool
    laws: tuple[str, ...]
    readings: frozenset[str]


@cache
def ungranted(edition: str, decided: Decided) -> tuple[str, ...]:
    """Returns what no cited law grants, and what a cited law contradicts; empty if the citations hold."""
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
