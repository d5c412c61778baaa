"""Each form of a rare action has an inverse: the answers that make an entry."""

from typing import Any, get_args

from hypothesis import given
from hypothesis import strategies as st

from carrom_desk.match.entry.entries import (
    ActEntry,
    Demanded,
    DetailsChanged,
    Override,
    PlacingDone,
    PlainEntry,
    PlayCalled,
    PlayersNamed,
    Resumed,
    Toss,
    Warned,
)
from carrom_desk.match.setup import Player
from carrom_desk.match.side import BySide
from carrom_desk.presentation.next_step.referee_actions import FORMS, RefereeAction, answered_by, samples_of

OF_OTHER_FORMS = {*get_args(ActEntry), Demanded, Override, PlayCalled, Resumed, Toss}
KINDS = [
    kind for kind in get_args(PlainEntry) if kind not in OF_OTHER_FORMS and kind not in (DetailsChanged, PlacingDone)
]


def entries() -> st.SearchStrategy[Any]:
    left = st.none() | st.builds(BySide, st.integers(0, 9), st.integers(0, 9))
    others: tuple[st.SearchStrategy[PlainEntry], ...] = (
        st.builds(DetailsChanged, umpire=st.text()),
        st.builds(PlacingDone, left=left),
        st.builds(Warned, player=st.sampled_from((None, 1, 2))),
    )
    return st.one_of(*others, *(st.from_type(kind) for kind in KINDS))


@given(entries())
def test_the_form_makes_the_same_entry_of_its_answers(entry: PlainEntry) -> None:
    answered = answered_by(entry)

    assert answered is not None
    assert FORMS[answered.action].entry(answered.answers) == entry


@given(entries())
def test_nothing_but_a_text_is_missing_in_the_answers_of_an_entry(entry: PlainEntry) -> None:
    answered = answered_by(entry)
    assert answered is not None
    form = FORMS[answered.action]
    has_text = bool(answered.answers.text.strip())

    assert answered.answers.missing(form) is None or not has_text


def test_every_action_is_the_form_of_an_entry() -> None:
    for action in RefereeAction:
        for entry in samples_of(action):
            answered = answered_by(entry)
            assert answered is not None
            assert answered.action is action


def test_other_details_have_a_form_of_their_own() -> None:
    assert answered_by(DetailsChanged(umpire="B Umpire", players=PlayersNamed(b2=Player("Bina")))) is None
