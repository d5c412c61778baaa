"""Corrections, protests and remarks, each with its place in the match."""

from collections.abc import Iterator
from textwrap import shorten

from carrom_desk.i18n import N_, _, say
from carrom_desk.match.entry.entries import Override
from carrom_desk.presentation.log.log_lines import CorrectionKind
from carrom_desk.presentation.sheet.score_card import BoardLine
from carrom_desk.presentation.sheet.score_sheet import ScoreSheet
from carrom_desk.presentation.sheet.sheet_text import board_words, fate_words
from carrom_desk.presentation.wording.match_text import in_a_row, sentence
from carrom_desk.presentation.wording.ruling_text import DECIDED_BY_UMPIRE, reason_words
from carrom_desk.reports.sheet_content import Remarks
from carrom_desk.rules.texts.words import NAMED

_MOST_REMARKS = 8
"""Maximum number on the page itself; the details contain all of them."""
_MORE = N_("{number} more in the details.")
_LONGEST_PROTEST = 160
"""Maximum length of a protest; the log contains the full text."""


def _counted(sheet: ScoreSheet) -> str:
    """Returns the numbers of corrections and overridden rulings, or that there are none, and no protests."""
    overrides = sum(line.kind is CorrectionKind.OVERRIDE for line in sheet.corrections)
    corrections = len(sheet.corrections) - overrides
    counts = (
        (N_("corrections: {number}"), corrections),
        (N_("rulings overridden: {number}"), overrides),
        (N_("no protests"), not sheet.protests),
        (N_("no corrections"), not sheet.corrections),
    )
    return sentence(in_a_row(say(words, number=int(number)) for words, number in counts if number))


def record_of(sheet: ScoreSheet) -> Remarks:
    """Returns the number of corrections, and protests and remarks with their places; long protests are shortened."""
    found = [("", _counted(sheet)), *_items(sheet)]
    return Remarks(_("Protests and remarks"), _("Game and board, score when entered"), tuple(found))


def _decided(sheet: ScoreSheet) -> Iterator[tuple[BoardLine, Override]]:
    """Yields the boards that the umpire decided, which their rows mark, with the decision."""
    for game in sheet.games:
        yield from ((board, board.decided) for board in game.boards if board.decided is not None)


def _items(sheet: ScoreSheet) -> Iterator[tuple[str, str]]:
    for board, override in _decided(sheet):
        told = say(NAMED, name=say(DECIDED_BY_UMPIRE), text=sentence(reason_words(override)))
        yield _place(sheet, board.game, board.number), told
    for protest in sheet.protests:
        words = N_("Protest by {side}: “{text}” ({fate})")
        if len(protest.text) > _LONGEST_PROTEST:
            words = N_("Protest by {side}: “{text} …” (in full: log, entry {number}) ({fate})")
        text = shorten(protest.text, _LONGEST_PROTEST, placeholder="")
        side, fate = sheet.names.side(protest.by), fate_words(sheet, protest)
        told = say(words, side=side, text=text or protest.text[:_LONGEST_PROTEST], fate=fate, number=protest.number)
        yield _place(sheet, *protest.place), told
    for remark in sheet.remarks[:_MOST_REMARKS]:
        name = sheet.names.who(remark.side, None)
        told = say(NAMED, name=name, text=remark.text) if name else remark.text
        yield _place(sheet, *remark.place), told
    if len(sheet.remarks) > _MOST_REMARKS:
        yield "", say(_MORE, number=len(sheet.remarks) - _MOST_REMARKS)


def _place(sheet: ScoreSheet, number: int | None, board: int | None) -> str:
    """Returns game and board, and the score before the board, such as "2.4, 4–11"; empty outside games."""
    game = next((game for game in sheet.games if game.number == number), None)
    if game is None or board is None:
        return ""
    return f"{board_words(number, board)}, {sheet.names.score(game.score_at(board))}"
