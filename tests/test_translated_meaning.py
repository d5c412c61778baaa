"""No sentence carries the translation of another one: what is said alike means the same."""

import re
from collections.abc import Iterator, Mapping
from itertools import combinations

import pytest

from carrom_desk.i18n import CALL, SOURCE, Words
from carrom_desk.languages import languages
from carrom_desk.resources import resource_path
from tests.words_built import Translated, translated

LANGUAGES = [code for code in languages() if code != SOURCE]
SAME = """
abandoned, interrupted, stopped; all boards, all events, everything; all done, ended, finished, over; back, before,
earlier, go back, previous; bd, board, no.; before “Play” only a break possible, only a break can come before “Play”;
board lost, loss of board; board winner, board won by; by, out of, who; C/m, men; cancel, stop, undo; card, paper,
score sheet; category, section; close, closing, exit, quit; contents, list view; continue, go forward, next, resume;
correct, OK; decision, result, ruling, ruling given; delete, remove; detail view, details; directories, folder; disk,
drive; disqualification, disqualified, disqualify; document, entries, log, record; due, men owed, owes; due for
review, to review; enter, entry; fault, problem; final, last match; 0 for the Queen (law {law}), Queen counts 0 (law
{law}); general, normal; laws, reference laws; hand in, hand over; improper, improper stroke; in play, in progress,
plays on, running; interval, pause, rest, stop; jumped, jumped off; {pieces} jumped, {pieces} jumped off; latest log
first, newest log entry first; marks, points, score, result; match no., match number; men placed, placed, placing;
name, your name; next page, page down; no board limit, no limit; no touch, touched nothing; no, nobody, none, nothing;
on board {white} white {black} black, {white} white {black} black men on board; out of, total; overridden, replaced;
page up, previous page; percentages, share; {player} keeps turn, {player} plays on; position, status; possible loss of
match, match may be lost; Queen not covered, Queen uncovered; Queen counts {points}, {points} for the Queen; redone,
restored; reset, restore; space, space bar; theme, topic; these laws have no rule for it, these laws say nothing about
them; time for stroke, time per stroke; to play, turn; toss winner, toss won by; accepted, upheld; winner, won; amend,
correct; break, broke
"""
"""Texts that mean the same in some language, in groups. They are compared by their words alone (see `meaning`)."""
SMALL = re.compile("an?|and|at|are|be|been|by|each|for|had|has|have|is|its?|of|that|the|their|this|to|was|were")
"""Words that say little, and that languages leave out."""

Meaning = frozenset[str]


def meaning(text: str) -> Meaning:
    """Returns the words that bear the meaning of an English text, without their endings."""
    words = re.findall(r"\{\w*\}|[\w/]+", text.casefold())
    return frozenset(
        re.sub(r"(?<=\w{2})(ings?|ies|es|s|ed|e|y)$", "", word) for word in words if not SMALL.fullmatch(word)
    )


GROUPS = [{meaning(text) for text in group.split(",")} for group in SAME.replace("\n", " ").split(";")]


def mixed_up(said: Translated) -> list[tuple[str, str]]:
    """Returns the pairs of English texts that have one translation although they mean different things."""
    texts: dict[frozenset[str], dict[Meaning, str]] = {}
    for words, forms in said.items():
        texts.setdefault(frozenset(forms), {})[meaning(words.text)] = words.text
    pairs = (pair for alike in texts.values() for pair in combinations(alike.items(), 2))
    return [(one, other) for (a, one), (b, other) in pairs if not any({a, b} <= group for group in GROUPS)]


_QUOTED = re.compile("[“„«]([^“”„«»]+)[”“»]")


def quoted(text: str) -> Iterator[str]:
    """Returns what a text quotes, without isolates, no-break spaces and the full stop or ellipsis at its end."""
    for words in _QUOTED.findall(text):
        yield bare(words)


def bare(text: str) -> str:
    return re.sub("[\u2066-\u2069\u00a0\u202f]", "", text).casefold().rstrip(".…।۔")


def misquoted(said: Translated) -> list[tuple[str, str]]:
    """Returns the words that a sentence quotes otherwise than they are said where they stand alone."""
    alone: dict[str, set[str]] = {}
    for words, forms in said.items():
        alone.setdefault(bare(words.text), set()).add(bare(forms[0]))
    return [
        (words.text, other)
        for words, forms in said.items()
        if words.context != CALL and (there := set(quoted(forms[0])))
        for other in quoted(words.text)
        if not alone.get(other, there) & there
    ]


@pytest.mark.parametrize("code", LANGUAGES)
def test_what_is_said_alike_means_the_same(code: str) -> None:
    assert mixed_up(translated(code)) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_sentence_quotes_a_button_as_it_is_labelled(code: str) -> None:
    assert misquoted(translated(code)) == []


@pytest.mark.parametrize("code", LANGUAGES)
def test_no_two_laws_are_summed_up_alike(code: str) -> None:
    said = digests(code)

    assert len(set(said.values())) == len(said)


def digests(code: str) -> Mapping[str, str]:
    text = resource_path(f"laws/{code}.toml").read_text(encoding="utf-8")
    return dict(re.findall(r'^("(?:[^"\\]|\\.)*") = ("(?:[^"\\]|\\.)*")$', text, re.MULTILINE))


@pytest.mark.parametrize(
    ("text", "mistaken_for"),
    [("Play", "More clock options"), ("Resume", "Restart"), ("Undo", "Redo"), ("White", "Black")],
)
@pytest.mark.parametrize("code", ["de", "hi"])
def test_the_translation_of_another_text_is_found(code: str, text: str, mistaken_for: str) -> None:
    said = dict(translated(code))
    said[Words(text)] = said[Words(mistaken_for)]

    found = [{meaning(one), meaning(other)} for one, other in mixed_up(said)]
    assert {meaning(text), meaning(mistaken_for)} in found


@pytest.mark.parametrize("code", LANGUAGES)
def test_a_button_that_sentences_quote_otherwise_is_found(code: str) -> None:
    said = translated(code) | {Words("Play"): ("X",)}

    assert ("Call “Play”, then pause or resume the clock", "play") in misquoted(said)
