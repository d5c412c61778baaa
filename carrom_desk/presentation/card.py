"""The card beside the board: a ruling, previewed or given, with its call; the end of a board; or the next step."""

from dataclasses import dataclass
from enum import StrEnum, unique

from carrom_desk.i18n import N_, _, say
from carrom_desk.match.record import MatchRecord
from carrom_desk.match.side import Side
from carrom_desk.rules.texts.readings import ReadingText

from .end_card import EndCard, Ended
from .log.log_rows import SheetRow, sheet_row
from .names import full_names
from .next_step.offers import NextStep
from .ruling_view import RulingView
from .wording.match_text import sentence
from .wording.ruling_text import RulingText

MOST_DETAILS = 3
IF_CONFIRMED = N_("If confirmed")
_RULED = N_("✓ Ruled · entry {number}")
_DECIDED = N_("✓ Umpire’s decision · entry {number}")


@unique
class CardKind(StrEnum):
    """What the card shows."""

    STEP = "step"
    """The next step, where nothing is ruled."""
    GIVEN = "given"
    """The last ruling, or what has ended."""
    PREVIEW = "preview"
    """The ruling that the marked stroke would get, or a question on it."""
    REFUSED = "refused"
    """Why the marked stroke is not possible."""
    ALARM = "alarm"
    """A problem that the umpire must settle first."""


@dataclass(frozen=True, slots=True)
class CardView:
    """Contents of the card, from top to bottom."""

    kind: CardKind = CardKind.STEP
    title: str = ""
    call: str = ""
    """Words to call, with quotation marks."""
    decision: str = ""
    details: tuple[str, ...] = ()
    """At most three consequences."""
    next: str = ""
    """What comes next, apart from the ruling."""
    sheet: tuple[SheetRow, ...] = ()
    """Boards of the game that ended, or of all games at the end of the match."""
    names: tuple[str, str] = ("", "")
    """Short names of the sides, for the sheet."""
    laws: tuple[str, ...] = ()
    """Numbers of the laws, the deciding one first."""
    readings: tuple[ReadingText, ...] = ()
    advice: str = ""
    """How to carry it out, shown on request."""
    step: str = ""
    """The next step, said of the primary action where the card shows a ruling."""

    @property
    def spoken(self) -> str:
        """Returns everything on the card for a screen reader, the call first."""
        cited = _("Laws: {numbers}").format(numbers=", ".join(self.laws)) if self.laws else ""
        readings = (f"{each.question} {each.answer}" for each in self.readings)
        lines = (self.call, self.title, self.decision, *self.details, self.next, cited, *readings, self.advice)
        return "\n".join(filter(None, lines))


def card_view(now: NextStep, ruling: RulingView, end: EndCard | None, record: MatchRecord) -> CardView:
    """Returns the card for a match; without marks, what has ended goes before the last ruling."""
    if now.is_alarm:
        return CardView(CardKind.ALARM, _("Alarm"), decision=now.sentence)
    if ruling.problems:
        title = _("Not possible")
        problem, *others = ruling.problems
        return CardView(CardKind.REFUSED, title, "", problem, _at_most_three(tuple(others)), step=now.sentence)
    call = " ".join(now.calls)
    if ruling.is_preview and ruling.text is not None:
        title = _("One question first") if ruling.is_question else say(IF_CONFIRMED)
        return _of_ruling(CardKind.PREVIEW, title, call, ruling.text, now)
    last = record.state.last_ruled
    if end is not None:
        return _ended(end, now, record, _given(record) if last is not None else end.title)
    if ruling.text is None or last is None or now.is_first:
        advice = ruling.note if ruling.text is None else ruling.text.aside
        besides = "" if now.detail == now.sentence else now.detail
        return CardView(CardKind.STEP, _("Next step"), call, now.sentence, next=besides, advice=advice)
    return _of_ruling(CardKind.GIVEN, _given(record), call, ruling.text, now)


def card_without_match(now: NextStep, note: str) -> CardView:
    """Returns the card while no match is open; `note` says why nothing can be marked."""
    kind = CardKind.ALARM if now.is_alarm else CardKind.STEP
    title = _("Alarm") if now.is_alarm else _("Next step")
    return CardView(kind, title, decision=now.sentence, advice=note)


def _given(record: MatchRecord) -> str:
    last = record.state.last_ruled
    assert last is not None
    return say(_RULED if last.override is None else _DECIDED, number=last.number)


def _of_ruling(kind: CardKind, title: str, call: str, text: RulingText, now: NextStep) -> CardView:
    reason = (sentence(_("Reason: {reason}").format(reason=text.reason)),) if text.reason else ()
    return CardView(
        kind,
        title,
        call,
        text.decision,
        _at_most_three((*reason, *text.details)),
        next=now.detail,
        laws=text.laws,
        readings=text.readings,
        advice=text.aside,
        step=now.sentence,
    )


def _ended(end: EndCard, now: NextStep, record: MatchRecord, title: str) -> CardView:
    """Returns the card for what has ended, with the boards so far."""
    games = record.state.all_games if end.ended is Ended.MATCH and len(record.state.all_games) > 1 else ()
    names = full_names(record.setup)
    rows = tuple(sheet_row(game.number, board, names) for game in games for board in game.boards)
    rows = rows or tuple(sheet_row(0, board, names) for board in end.rows)
    last = record.state.last_ruled
    return CardView(
        CardKind.GIVEN,
        title,
        end.call,
        end.decision,
        _at_most_three(end.lines),
        next=" ".join(end.next),
        sheet=rows,
        names=(names.side(Side.A), names.side(Side.B)),
        laws=tuple(last.ruling.laws) if last is not None and last.override is None else (),
        step=now.sentence,
    )


def _at_most_three(details: tuple[str, ...]) -> tuple[str, ...]:
    if len(details) <= MOST_DETAILS:
        return details
    return (*details[: MOST_DETAILS - 1], " ".join(details[MOST_DETAILS - 1 :]))
