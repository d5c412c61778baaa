"""The form for laws, format and rules of the hall's event: what it shows, and the event's file that it makes."""

import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from carrom_desk.desk.forms.new_match_form import FORMATS, FormatPreset, form_by
from carrom_desk.exchange.codec.rules_codec import COMPETITION
from carrom_desk.exchange.event_file import FORMAT, VERSION, EventTerms
from carrom_desk.i18n import Words, say
from carrom_desk.match.setup import ChangeSides, Competition, TimedEnd
from carrom_desk.presentation.hall.hall_text import AS_THE_EDITION, YES_OR_NO
from carrom_desk.presentation.wording.format_text import DIFFERS, FORMAT_TITLES, RULE_TITLES, edition_has
from carrom_desk.rules.edition import Event, EventRules
from carrom_desk.rules.edition_register import BY_ID, USUAL
from carrom_desk.rules.event import deviations, rules_of

Typed = Mapping[str, str]
Choices = Mapping[object, Words]
TEXTS = ("event", "rules_name", "umpire", "chief_referee")
_NO_LIMIT = ("boards", "minutes", "last_board_minutes")
"""Numbers that may be left out."""
_CHOICES: Mapping[str, Choices] = {
    "change_sides": {str(each): each.words for each in ChangeSides},
    "timed_end": {str(each): each.words for each in TimedEnd},
}
_FOLDED = ("timed_end", "last_board_minutes", "shoot_out", "change_in_every_game")
_TICKS = ("draws", "shoot_out", "change_in_every_game")
_ANSWERS: Mapping[str, Mapping[str, object]] = {
    "due_before_first_man": {"yes": True, "no": False},
    "own_man_with_striker": {"yes": "continues", "no": "passes"},
}
_USUAL = Competition()


@dataclass(frozen=True, slots=True)
class TermField:
    """A field of the form."""

    name: str
    title: Words
    value: str
    choices: Choices | None = None
    """Answers to choose from; None for a number or a tick."""
    is_tick: bool = False
    is_folded: bool = False
    """True among the rules of the event, which are folded away."""
    mark: str = ""
    """Set where the value differs from what is usual; `hint` has that value of the edition."""
    hint: str = ""


def typed_of(terms: EventTerms | None, event: str) -> Typed:
    """Returns the form for the rules by which the hall plays; for those that are usual if it has none."""
    terms = terms or EventTerms(event, form_by(USUAL).laws)
    laws, competition = terms.laws, terms.competition or form_by(terms.laws.base).competition
    values = {name: getattr(competition, name) for name in FORMAT_TITLES}
    typed = {name: _written(value) for name, value in values.items()}
    ruled = laws.event or Event("", laws.base, EventRules())
    for name in deviations(ruled.base, ruled.rules):
        value = getattr(ruled.rules, name)
        known = _ANSWERS.get(name, {})
        typed[name] = next((key for key, each in known.items() if each == value), str(value))
    texts = {"event": terms.event, "umpire": terms.umpire, "chief_referee": terms.chief_referee}
    return {**typed, **texts, "laws": laws.base.id, "rules_name": ruled.name}


def _written(value: object) -> str:
    if isinstance(value, bool):
        return "yes" if value else ""
    return "" if value is None else str(value)


def fields_of(typed: Typed) -> Iterator[TermField]:
    """Yields the fields of the form; the rules of the event after the format."""
    usual = rules_of(BY_ID.get(typed.get("laws", ""), USUAL))
    for name, title in FORMAT_TITLES.items():
        value, is_folded = typed.get(name, ""), name in _FOLDED
        mark = DIFFERS if is_folded and value not in ("", _written(getattr(_USUAL, name))) else ""
        yield TermField(name, title, value, _CHOICES.get(name), name in _TICKS, is_folded, mark)
    for name, title in RULE_TITLES.items():
        value, has = typed.get(name, ""), getattr(usual, name)
        choices: Choices | None = {"": AS_THE_EDITION, **YES_OR_NO} if name in _ANSWERS else None
        hint = "" if has is None else edition_has(has)
        yield TermField(name, title, value, choices, is_folded=True, mark=DIFFERS if value else "", hint=hint)


def event_text(typed: Typed) -> str:
    """Returns the event's file for a filled-in form, to be checked as any such file is.

    Raises:
        LookupError: the laws or the template are unknown.
    """
    base, template = BY_ID[typed["laws"]], typed.get("template", "")
    competition = {name: _value(name, typed.get(name, "")) for name in FORMAT_TITLES}
    if template:
        chosen = FORMATS[FormatPreset[template]]
        base, minutes = chosen.laws, chosen.round_minutes or None
        competition |= COMPETITION.write(replace(chosen.competition, minutes=minutes))
    usual = rules_of(base)
    rules = {name: _value(name, typed[name]) for name in RULE_TITLES if typed.get(name)}
    rules = {name: value for name, value in rules.items() if value != getattr(usual, name)}
    texts = {name: typed.get(name, "").strip() for name in TEXTS}
    name = texts.pop("rules_name") or texts["event"]
    laws = {"base": base.id, "name": name, "rules": rules} if rules else base.id
    document = {"format": FORMAT, "version": VERSION, **texts, "laws": laws, "competition": competition}
    return json.dumps(document, ensure_ascii=False)


def _value(name: str, text: str) -> object:
    """Returns a typed value as in a file; what is no number stays a text, which the file refuses with its place."""
    if name in _TICKS:
        return bool(text)
    if name in _CHOICES or name in _ANSWERS:
        return _ANSWERS.get(name, {}).get(text, text)
    if name in _NO_LIMIT and text in ("", "0"):
        return None
    return int(text) if text.lstrip("-").isdecimal() else text


def templates() -> Mapping[str, str]:
    """Returns the formats that can be taken over whole, by their names in the form."""
    return {preset.name: say(preset.words) for preset in FORMATS}
