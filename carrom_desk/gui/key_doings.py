"""What every key of the window does."""

from collections.abc import Callable, Mapping
from functools import partial

from carrom_desk.match.stroke_draft import Mark, PieceKind

from .desk_page import DeskPage
from .draft import DraftController
from .keys.key_action import KeyAction
from .now.intents import Ask
from .umpire import Umpire

_ASKED_FOR = {
    KeyAction.CLEAR: Ask.CLEAR,
    KeyAction.NEW_MATCH: Ask.NEW_MATCH,
    KeyAction.OPEN_MATCH: Ask.OPEN_MATCH,
    KeyAction.REPORT: Ask.REPORT_PDF,
    KeyAction.REMINDERS: Ask.REMINDERS,
    KeyAction.KEY_CARD: Ask.KEY_CARD,
    KeyAction.PREFERENCES: Ask.PREFERENCES,
    KeyAction.TURN_BOARD: Ask.TURN_BOARD,
    KeyAction.SPECTATORS: Ask.SPECTATORS,
    KeyAction.FULL_SCREEN: Ask.FULL_SCREEN,
    KeyAction.QUIT: Ask.QUIT,
}
"""What a key asks for as it stands."""


def key_doings(page: DeskPage, umpire: Umpire, drafts: DraftController) -> Mapping[KeyAction, Callable[[], object]]:
    """What every key does."""
    return {
        KeyAction.SPACE: umpire.press_space,
        KeyAction.FIRST: umpire.do_first,
        KeyAction.WHITE: partial(drafts.press, PieceKind.WHITE),
        KeyAction.BLACK: partial(drafts.press, PieceKind.BLACK),
        KeyAction.QUEEN: partial(drafts.press, PieceKind.QUEEN),
        KeyAction.STRIKER: partial(drafts.press, PieceKind.STRIKER),
        KeyAction.JUMPED_WHITE: partial(drafts.mark, PieceKind.WHITE, Mark.JUMPED),
        KeyAction.JUMPED_BLACK: partial(drafts.mark, PieceKind.BLACK, Mark.JUMPED),
        KeyAction.JUMPED_QUEEN: partial(drafts.mark, PieceKind.QUEEN, Mark.JUMPED),
        KeyAction.JUMPED_STRIKER: partial(drafts.mark, PieceKind.STRIKER, Mark.JUMPED),
        KeyAction.JUMPED_MODE: umpire.toggle_jumped_mode,
        KeyAction.CANCEL: partial(drafts.set_jumped_mode, on=False),
        KeyAction.IMPROPER: umpire.toggle_improper,
        KeyAction.NAME_BREACH: umpire.name_breach,
        KeyAction.TOUCHED_NOTHING: umpire.toggle_touched_nothing,
        KeyAction.BEFORE_PLAY: umpire.toggle_before_play,
        KeyAction.FOUL: partial(umpire.do_always, Ask.FOUL),
        KeyAction.TIME_EXCEEDED: partial(umpire.do_always, Ask.TIME_EXCEEDED),
        KeyAction.CHIEF_REFEREE: partial(umpire.do_always, Ask.CHIEF_REFEREE),
        KeyAction.OVERRIDE: page.ruling.press_override,
        KeyAction.CLOCK_MORE: page.clock.press_more,
        KeyAction.CLOCK_LESS: page.clock.press_less,
        KeyAction.CLOCK_RESTART: page.clock.press_restart,
        KeyAction.UNDO: umpire.undo,
        KeyAction.REDO: umpire.redo,
        KeyAction.REPLACE_LAST: umpire.replace_last,
        KeyAction.MENU: page.top.open_menu,
        **{key: partial(umpire.do, ask) for key, ask in _ASKED_FOR.items()},
    }
