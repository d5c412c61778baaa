"""Marked texts: stored once, translated into the current language."""

from carrom_desk.i18n import N_, NN_, NP_, Words, in_english, said_as
from carrom_desk.rules.texts.words import Sentence, said
from tests.speech import SHOUTED


def test_words_are_kept_as_they_are_looked_up() -> None:
    assert N_("Yes.") == Words("Yes.")
    assert NN_("{count} man", "{count} men") == Words("{count} man", "{count} men")
    assert NP_("Report", "Record") == Words("Record", context="Report")


def test_english_fills_places_and_numbers_in() -> None:
    come_back = NN_("{count} man of {side} comes back", "{count} men of {side} come back")

    assert in_english(come_back, count=1, side="Asha") == "1 man of Asha comes back"
    assert in_english(come_back, count=2, side="Asha") == "2 men of Asha come back"
    assert in_english(Words("a brace { and 100 %n")) == "a brace { and 100 %n"


def test_a_sentence_is_english_and_can_be_said_otherwise_with_the_sentences_in_it() -> None:
    inner = Sentence.of(Words("another desk"))
    sentence = Sentence.of(Words("it is {who}, {who}"), who=inner)

    assert sentence == "it is another desk, another desk"
    with said_as(SHOUTED):
        assert said(sentence) == "IT IS ANOTHER DESK, ANOTHER DESK"
        assert said("as it {stands}") == "as it {stands}"
