"""The catalogue of sentences: what the desk says of an entry, an end or a result, by example.

`tests/data/sentences.toml` has the acts, and what is said of the last one, or of the match in the view that `show`
names: the card of an end, the result in a sentence and as the headline of the sheet, the next step with the stroke that
is marked, the rows of the log, the lines below the names, the scoreboard, or what is said of an entry or a correction
before it is made. After a change of
words, `python -m tests.presentation.wording.sentences` writes the new sentences; review them as a difference. A few
matches with names of people are told in every language, in `tests/data/sentences/CODE.toml`.
"""

import json
import sys
import tomllib
from collections.abc import Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from carrom_desk.exchange.codec.entry_codec import read_logged
from carrom_desk.i18n import ENGLISH, said_as
from carrom_desk.languages import languages, speaking
from carrom_desk.match.effects.entry_laws import laws_of
from carrom_desk.match.entry.entries import Correction, Entry
from carrom_desk.match.ports.store import MatchId
from carrom_desk.match.record import MatchRecord, decide
from carrom_desk.match.setup import ChangeSides, Player, Setup
from carrom_desk.match.side import BySide, Side
from carrom_desk.presentation.corrections import consequence_of_correction
from carrom_desk.presentation.end_card import end_card
from carrom_desk.presentation.log.log_lines import LineStatus
from carrom_desk.presentation.log.log_rows import log_rows
from carrom_desk.presentation.log.outcomes import outcome_of
from carrom_desk.presentation.names import full_names
from carrom_desk.presentation.next_step.next_step import what_now
from carrom_desk.presentation.next_step.preview import previewed
from carrom_desk.presentation.questions.posed import Posed, act_line, answer
from carrom_desk.presentation.score import side_note, spectator_view
from carrom_desk.presentation.screen import SavedView, screen_of, standing_of
from carrom_desk.presentation.sheet.score_sheet import score_sheet_of
from carrom_desk.presentation.sheet.sheet_text import outcome_words
from carrom_desk.presentation.stroke_draft import StrokeDraft, StrokeView, draft_of
from carrom_desk.presentation.wording.decision_text import ending_question
from carrom_desk.presentation.wording.entry_text import followed, what
from carrom_desk.presentation.wording.ruling_text import ruling_text, settled
from carrom_desk.reports.drawings.charts import course_chart
from carrom_desk.reports.sheet.sheet_head import headline_of
from carrom_desk.rules.edition_register import BY_ID
from tests.match.playing import a_setup, a_stroke, command, enter, play
from tests.reports.sheets import sheet_of
from tests.rules.notation import read_scene

CATALOGUE = Path(__file__).parents[2] / "data" / "sentences.toml"
HEADING = """\
# What is said of acts: tests/presentation/wording/sentences.py. Write acts, setup, entry, show, laws or scene by hand,
# and the rest by `python -m tests.presentation.wording.sentences`.
"""
IN_LANGUAGES = CATALOGUE.with_suffix("")
"""Folder with a file per language, its name the code."""
HEADING_IN_LANGUAGES = (
    "# What is said of matches in this language, written by tests/presentation/wording/sentences.py.\n"
)
GIVEN = ("acts", "entry", "setup", "show", "marks", "asks", "laws", "scene")
"""Keys of an example written by hand; all others are what is said."""

Example = Mapping[str, Any]


def examples() -> list[Example]:
    """Returns the examples of the catalogue."""
    found: list[Example] = tomllib.loads(CATALOGUE.read_text(encoding="utf-8"))["example"]
    return found


def given(example: Example) -> dict[str, Any]:
    return {key: example[key] for key in GIVEN if key in example}


def said(example: Example) -> dict[str, Any]:
    """Returns what is said of an example, without what is empty."""
    words = _said_of_scene(example) if "scene" in example else _said_of_match(example, played(example))
    return {key: value for key, value in words.items() if value}


def _said_of_match(example: Example, record: MatchRecord) -> dict[str, Any]:
    match example.get("show", "entry"):
        case "next":
            return _said_next(record, example.get("marks", ""))
        case "ask":
            return _said_before(record, command(example["asks"]))
        case "correct":
            return _said_of_correction(record, command(example["asks"]))
        case view:
            return VIEWS[view](record)


def played(example: Example) -> MatchRecord:
    record = play(example["acts"], setup_of(example))
    if "entry" not in example:
        return record
    return enter(record, read_logged(json.loads(example["entry"]), record.next_number).entry)


def setup_of(example: Example) -> Setup:
    """Returns the setup of an example's match."""
    wanted = dict(example.get("setup", {}))
    if "change_sides" in wanted:
        wanted["change_sides"] = ChangeSides(wanted["change_sides"])
    return a_setup(BY_ID[wanted.pop("laws", "icf-revised")], **wanted)


def _said_of_entry(record: MatchRecord) -> dict[str, Any]:
    """Returns the texts of the last entry, and of the ruling that stands after it."""
    step = record.made[-1]
    assert not isinstance(step.entry, Correction)
    ruled_text = followed(full_names(record.agreed), step.before, step.entry, step.after).text
    cited = [str(law) for law in laws_of(step.before, step.entry)]
    ruling = ruling_text(record.state, settled(record))
    words: dict[str, Any] = {"what": what(step.before, step.entry), "ruled": ruled_text, "cited": cited}
    if ruling is not None:
        words |= {"decision": ruling.decision, "details": list(ruling.details), "aside": ruling.aside}
        words |= {"readings": [reading.question for reading in ruling.readings]}
    return words


def _said_on_card(record: MatchRecord) -> dict[str, Any]:
    """Returns the texts of the card of a board, game or match that is over, and the boards on it."""
    card = end_card(record)
    assert card is not None
    rows = [
        f"{row.number} {row.breaker} {row.winner} {row.points} {row.queen or '-'} {row.score.a}-{row.score.b}"
        for row in card.rows
    ]
    words = {"title": card.title, "said": card.decision, "lines": list(card.lines), "next": list(card.next)}
    return {"ended": card.ended.name.lower(), **words, "call": card.call, "rows": rows}


def _said_of_result(record: MatchRecord) -> dict[str, Any]:
    """Returns the sentence, and the headline with winners and points, of the sheet of a match."""
    sheet = sheet_of(record)
    headline = headline_of(sheet)
    scores = [f"{one}-{other} {won}" for one, other, won in headline.scores]
    words = {"sentence": outcome_words(sheet), "headline": headline.words}
    return {**words, "winners": list(headline.winners), "scores": scores}


def _said_next(record: MatchRecord, marks: str) -> dict[str, Any]:
    """Returns the next step, with the names of its offers and what they lead to, while a stroke is marked, or none."""
    draft = draft_from(record, marks)
    now = what_now(record, draft, previewed(record, draft))
    offers = [offer.name for offer in now.offers]
    follows = [f"{offer.name}: {offer.consequence}" for offer in now.offers if offer.consequence]
    words = {"sentence": now.sentence, "detail": now.detail, "calls": list(now.calls)}
    return {**words, "offers": offers, "follows": follows}


def draft_from(record: MatchRecord, marks: str) -> StrokeDraft:
    """Returns the marks of a stroke."""
    board = record.state.board
    if board is None or not marks:
        return StrokeDraft()
    return draft_of(a_stroke(marks).stroke, is_white=board.turn.side is board.white)


def _said_before(record: MatchRecord, entry: Entry) -> dict[str, Any]:
    """Returns the question that an entry which ends something is asked about with, and what it leads to."""
    return {
        "question": ending_question(record.setup, entry),
        "follows": outcome_of(record, decide(record, entry)).whole,
    }


def _said_of_correction(record: MatchRecord, correction: Entry) -> dict[str, Any]:
    """Returns what a correction would change, or why it is refused, and what can be done instead."""
    notice = consequence_of_correction(record, correction)
    key = "refused" if notice.is_refused else "changes"
    ways = [title for _, title in notice.ways]
    return {key: notice.text.splitlines(), "question": notice.question, "ways": ways}


def _said_in_log(record: MatchRecord) -> dict[str, Any]:
    """Returns the rows of the log: number, player, event, ruling, law and status."""
    rows = []
    for row in log_rows(record):
        cells = (f"{row.number} {row.who}".strip(), row.what, row.ruled, row.law)
        rows.append(" | ".join((*cells, *([] if row.status is LineStatus.STANDS else [row.status]))))
    return {"rows": rows}


def _said_below_names(record: MatchRecord) -> dict[str, Any]:
    return {str(side): side_note(record.state, side) for side in Side}


def _said_in_hall(record: MatchRecord) -> dict[str, Any]:
    return {"announced": spectator_view(record).announcement}


VIEWS = {
    "entry": _said_of_entry,
    "card": _said_on_card,
    "result": _said_of_result,
    "log": _said_in_log,
    "names": _said_below_names,
    "hall": _said_in_hall,
}


def _said_of_scene(example: Example) -> dict[str, Any]:
    position, act = read_scene(example["scene"])
    posed = Posed(BY_ID[example["laws"]], position, BySide(("White",), ("Black",)))
    answered = answer(posed, act)
    return {"act": act_line(posed, act), "details": list(answered.details), "calls": list(answered.calls)}


def written(found: list[Example]) -> str:
    """Returns the catalogue with what is said now."""
    return HEADING + "".join(f"\n[[example]]\n{_lines({**given(each), **said(each)})}" for each in found)


def _lines(table: Mapping[str, Any]) -> str:
    return "".join(f"{key} = {_value(value)}\n" for key, value in table.items())


def _value(value: object) -> str:
    match value:
        case list() if len(value) > 1:
            return "[\n" + "".join(f"  {_value(each)},\n" for each in value) + "]"
        case list():
            return f"[{''.join(map(_value, value))}]"
        case dict():
            return "{ " + ", ".join(f"{key} = {_value(each)}" for key, each in value.items()) + " }"
        case str() if "\xa0" in value:
            return json.dumps(value, ensure_ascii=False).replace("\xa0", "\\u00a0")
        case _:
            return json.dumps(value, ensure_ascii=False)


_BOARD = "toss a break; play; p1; -; p1; -; "
_GAME = "toss a break; play; won a 12; won a 12; won a 5"
TOLD: tuple[tuple[str, str, Mapping[str, Any]], ...] = (
    ("Asha Rao, Ravi Fernando", f"{_BOARD}p1", {}),
    ("Asha Rao, Ravi Fernando", f"{_BOARD}p2 X I", {}),
    ("Ravi Fernando, Asha Rao", f"{_BOARD}Q; -", {}),
    ("Maheswaranathan Balasubramaniam Thiruchelvam, Asha Rao", f"{_BOARD}p5; X", {}),
    ("Asha Rao / Elena Ángel, Ravi Fernando / Ömer Iqbal", "toss a break; play; p8; -; p1 X", {"laws": "icf-1993"}),
    ("Asha Rao / Elena Ángel, Ravi Fernando / Ömer Iqbal", f"{_BOARD}breach b 2", {}),
    ("Asha Rao, Ravi Fernando", "toss a break; play; untouched*3", {}),
    ("Asha Rao, Ravi Fernando", "toss a break; play; won a 12; won b 5", {}),
    ("Asha Rao, Ravi Fernando", _GAME, {}),
    ("Asha Rao / Elena Ángel, Ravi Fernando / Ömer Iqbal", _GAME, {"games": 1}),
    ("Asha Rao / Elena Ángel, Ravi Fernando / Ömer Iqbal", f"{_BOARD}p8 X", {}),
    ("Asha Rao, Ravi Fernando", f"{_BOARD}p8 X; demand 1", {}),
    ("Asha Rao, Ravi Fernando", f"{_BOARD}concede a game", {}),
    ("Asha Rao / Elena Ángel, Ravi Fernando / Ömer Iqbal", f"{_BOARD}disqualify a", {}),
    ("Asha Rao, Ravi Fernando", "note; walkover b", {}),
    ("Ravi Fernando, Asha Rao", f"{_BOARD}protest b", {}),
)
"""Matches told in every language: sides, acts and setup."""


def told_in(code: str) -> str:
    """Returns what the log, the card and the chart say of these matches in a language."""
    with speaking(code):
        return HEADING_IN_LANGUAGES + "".join(f"\n[[example]]\n{_lines(_told(*each))}" for each in TOLD)


def _told(sides: str, acts: str, setup: Mapping[str, Any]) -> dict[str, Any]:
    """Returns what is said of a match: log and ruling with names in full, call and card as in the window."""
    a, b = (tuple(Player(name) for name in side.split(" / ")) for side in sides.split(", "))
    known = setup_of({"setup": {"doubles": len(a) > 1, **setup}})
    record = play(acts, replace(known, sides=BySide(a, b)))
    entry = _said_of_entry(record)
    standing = standing_of(record, log_rows(record), (), SavedView(), None, is_turned=False)
    card = screen_of(standing, StrokeView(StrokeDraft(), is_jumped_mode=False), None, None, None).card
    sheet = score_sheet_of(MatchId("told"), record, fingerprint="")
    words = {
        "log": [line for line in (entry["what"], entry["ruled"]) if line],
        "ruling": [line for line in (entry.get("decision"), *entry.get("details", ())) if line],
        "call": card.call,
        "card": [line for line in (card.title, card.decision, *card.details, card.next) if line],
        "chart": [course_chart(sheet.names, game).alt for game in sheet.games if game.boards],
    }
    about = {"sides": sides, "acts": acts, "setup": dict(setup)}
    return {key: value for key, value in (about | words).items() if value}


if __name__ == "__main__":
    for code in languages():
        (IN_LANGUAGES / f"{code}.toml").write_text(told_in(code), encoding="utf-8")
    with said_as(ENGLISH):
        CATALOGUE.write_text(written(examples()), encoding="utf-8")
    sys.stdout.write(f"{len(examples())} examples in {CATALOGUE}\n")
