"""What a ruling decides is granted by a law that it cites, and no cited law says something else.

What the ICF's laws grant is written down here once more, from the text: who plays on, how many men are taken besides
those of the stroke, what may be demanded, and whether the paragraph is about a proper or an improper stroke.
"""

from dataclasses import dataclass

import pytest
from hypothesis import assume, given

from carrom_desk.exchange.law_digest import every_row, load_digest
from carrom_desk.resources import resource_path
from carrom_desk.rules.acts import Incident, Stroke
from carrom_desk.rules.edition import Edition
from carrom_desk.rules.edition_register import EDITIONS
from carrom_desk.rules.editions.icf_1993 import ICF_1993
from carrom_desk.rules.editions.icf_revised import ICF_REVISED
from carrom_desk.rules.position import Party, QueenPlace
from carrom_desk.rules.readings import Reading
from carrom_desk.rules.ruling import Turn
from tests.rules.strategies import ICF, Ruled, many, rulings


@dataclass(frozen=True, slots=True)
class Grant:
    """What a law of icf-revised says."""

    turn: str = ""
    """Who plays after it: `c` the turn continues, `p` it passes, `w` the player wins, `l` he loses the board."""
    men: int = 0
    """Dues and penalties it takes."""
    back: bool = False
    """Whether it brings own men back that fell in the stroke."""
    queen: bool = False
    """Whether it brings the Queen back."""
    demand: int = 0
    stroke: str = ""
    """`a`: a proper stroke alone, `b`: an improper one alone."""
    striker: bool = False
    """Whether the striker has to have fallen."""


GRANTS = {
    "44": Grant(), "45(a)": Grant("c", stroke="a"), "45(b)": Grant("p", stroke="a"), "45(c)": Grant("p"),
    "46": Grant(), "47": Grant("p", back=True, queen=True), "48": Grant("cp"),
    "63(a)": Grant("c", 1), "63(b)": Grant("c", 1), "64(a)": Grant("p", 1),
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
    "102(a)": Grant("w", stroke="a"), "102(b)": Grant("l", demand=1, stroke="b"),
    "103(a)": Grant("l", stroke="a"), "103(b)": Grant("l", demand=1, stroke="b"),
    "104(a)": Grant("w", stroke="a"), "104(b)": Grant("l", demand=1, stroke="b"),
    "105(a)": Grant("l", stroke="a"), "105(b)": Grant("l", demand=1, stroke="b"),
    "106(a)": Grant("l", stroke="a"), "106(b)": Grant("l", demand=1, stroke="b"),
    "107(a)": Grant("l", stroke="a"), "107(b)": Grant("l", demand=1, stroke="b"),
    **{f"{law}(a)": Grant("l", demand=1, stroke="a", striker=True) for law in range(108, 113)},
    **{f"{law}(b)": Grant("l", demand=2, stroke="b") for law in range(108, 113)},
    "125(a)": Grant("p"), "116": Grant("c"),
}  # fmt: skip
# Where icf-1993 says something else: the striker alone costs one man whatever the stroke, and so does a fault with men.
OLDER = {
    "45(a)": Grant("p", 1, striker=True), "45(b)": Grant(), "50(b)": Grant("p", 1, back=True, stroke="b", striker=True),
    "20": Grant("p", 1, back=True, queen=True), "37(b)": Grant("p", back=True, queen=True),
    "74(b)": Grant("p", 2, back=True, stroke="b", striker=True),
}  # fmt: skip

# Readings by which one of two laws gives way in who plays on.
SETTLE_THE_TURN = {
    Reading.QUEEN_WHILE_DUE,
    Reading.QUEEN_STRIKER_OPPONENTS_MAN,
    Reading.TURN_WITH_OPPONENTS_MEN,
    Reading.BEFORE_PLAY_STRIKER,
}
GIVES_WAY = {Reading.QUEEN_WHILE_DUE, Reading.QUEEN_STRIKER_OPPONENTS_MAN}


def grants_of(ruled: Ruled) -> list[Grant]:
    """What the cited laws grant; those on points, and on taking out what is owed already, are not among them."""
    return [grant for law in ruled.ruling.laws if (grant := grant_of(ruled.scene.laws, law)) is not None]


def grant_of(laws: Edition, law: str) -> Grant | None:
    if laws is ICF_REVISED:
        return GRANTS.get(law)
    if law in OLDER:
        return OLDER[law]
    number, paragraph, rest = law.partition("(")
    return GRANTS.get(f"{int(number) + 27}{paragraph}{rest}")


def is_improper(ruled: Ruled) -> bool:
    """Whether the stroke is contrary to the laws: one before "Play" is (46)."""
    return ruled.stroke.improper or ruled.stroke.before_play


@pytest.mark.parametrize("laws", EDITIONS)
def test_every_law_that_can_be_cited_is_in_the_digest(laws: Edition) -> None:
    digest = load_digest(laws, resource_path(f"laws/{laws}.toml").read_text(encoding="utf-8"))

    assert set(laws.numbers.values()) <= {row.number for row in every_row(digest)} | {"Striking"}


@many
@given(ruled=rulings(*ICF))
def test_paragraphs_are_those_of_the_stroke_that_was_made(ruled: Ruled) -> None:
    wanted = {"", "b" if is_improper(ruled) else "a"}
    for grant in grants_of(ruled):
        assert grant.stroke in wanted
        assert ruled.stroke.pocketed.striker or not grant.striker


@many
@given(ruled=rulings(*ICF))
def test_who_plays_on_is_said_by_a_law_and_by_none_otherwise(ruled: Ruled) -> None:
    assume(ruled.ruling.board is None)
    turn = "c" if ruled.ruling.turn is Turn.CONTINUES else "p"
    said = {grant.turn for grant in grants_of(ruled) if grant.turn}

    assert any(turn in each for each in said)
    assert all(turn in each for each in said) or GIVES_WAY & set(ruled.ruling.readings)


@many
@given(ruled=rulings(*ICF))
def test_every_man_taken_or_owed_is_granted(ruled: Ruled) -> None:
    ruling, before = ruled.ruling, ruled.before
    assume(ruling.board is None)
    new = sum(
        ruling.due.of(party) + ruling.place.men.of(party) - ruling.back.of(party) - before.due.of(party)
        for party in Party
    )

    assert new == max((grant.men for grant in grants_of(ruled)), default=0)


@many
@given(ruled=rulings(*ICF))
def test_what_comes_back_is_granted(ruled: Ruled) -> None:
    ruling = ruled.ruling
    grants = grants_of(ruled)

    assert not ruling.back.own or any(grant.back for grant in grants)
    assert not ruling.place.queen or any(grant.queen for grant in grants) or readings_of_the_queen(ruled)


def readings_of_the_queen(ruled: Ruled) -> bool:
    return Reading.QUEEN_OUT_IMPROPER_COVER_1993 in ruled.ruling.readings


@many
@given(ruled=rulings(*ICF))
def test_every_point_on_demand_is_granted_and_none_besides(ruled: Ruled) -> None:
    board = ruled.ruling.board
    if board is None:
        return
    most = max((grant.demand for grant in grants_of(ruled)), default=0)
    faults = int(ruled.stroke.pocketed.striker) + int(ruled.stroke.improper)
    # An improper stroke that takes both last men with the Queen covered loses as with the striker, by a reading.
    granted = faults if Reading.BOTH_LAST_QUEEN_COVERED in ruled.ruling.readings else most

    assert granted == faults
    assert board.on_demand == min(faults, ruled.scene.laws.scoring.most - board.points)


@many
@given(ruled=rulings(*ICF))
def test_the_winner_is_the_one_the_laws_name(ruled: Ruled) -> None:
    board = ruled.ruling.board
    if board is None or isinstance(ruled.scene.act, Incident):
        return
    wins = "w" if board.winner is Party.OWN else "l"

    assert {grant.turn for grant in grants_of(ruled) if grant.turn} <= {wins}


@many
@given(ruled=rulings(*ICF))
def test_what_22_changes_is_named(ruled: Ruled) -> None:
    """54, but where the law of the case speaks of 22 itself."""
    board, before = ruled.ruling.board, ruled.before
    if board is None:
        return
    at_22 = before.score.of(board.winner) >= 22
    cites_54 = {ICF_REVISED: "54", ICF_1993: "27"}[ruled.scene.laws] in ruled.ruling.laws

    assert at_22 or not cites_54
    if at_22 and ruled.ruling.queen.holder is board.winner and isinstance(ruled.scene.act, Stroke):
        is_said_by_the_law = any(grant.turn == "l" and not grant.striker for grant in grants_of(ruled))
        assert cites_54 or is_said_by_the_law or says_22(ruled)


def says_22(ruled: Ruled) -> bool:
    """Whether a law of the case has its own word on 22: 102, 104 and 112, and not 85 of icf-1993."""
    own_words = {"102(a)", "104(a)", "112(a)", "112(b)"}
    if ruled.scene.laws is ICF_REVISED:
        return bool(own_words & set(ruled.ruling.laws))
    return bool({"75(a)", "77(a)"} & set(ruled.ruling.laws))


@many
@given(ruled=rulings(*ICF))
def test_the_law_that_decides_comes_first(ruled: Ruled) -> None:
    """Laws on the break made, on what jumped and on what was owed before add to another."""
    adds = {"44", "65", "116", "72(c)", "78(a)", "78(b)(ii)", "55", "54"}
    adds_older = {"17", "38", "45(b)", "51(a)", "51(b)(ii)", "28", "27"}

    assert ruled.ruling.laws[0] not in (adds if ruled.scene.laws is ICF_REVISED else adds_older)


@many
@given(ruled=rulings())
def test_a_queen_that_goes_back_after_waiting_was_not_covered(ruled: Ruled) -> None:
    if ruled.before.queen is QueenPlace.TO_COVER and ruled.ruling.place.queen and ruled.ruling.board is None:
        assert ruled.ruling.queen is QueenPlace.ON_BOARD
