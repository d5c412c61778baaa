"""What every key of the window does."""

from collections.abc import Callable, Mapping
from functools import partial

from carrom_desk.match.stroke_draft import Mark, PieceKind

from .desk_page import DeskPage
from .draft import DraftController
from .keys.key_action import KeyAction
from .now.intents import Ask
from .umpire import Umpire


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
        KeyAction.CLEAR: partial(umpire.do, Ask.CLEAR),
        KeyAction.CLOCK_MORE: page.clock.press_more,
        KeyAction.CLOCK_LESS: page.clock.press_less,
        KeyAction.CLOCK_RESTART: page.clock.press_restart,
        KeyAction.UNDO: umpire.undo,
        KeyAction.REDO: umpire.redo,
        KeyAction.REPLACE_LAST: umpire.replace_last,
        KeyAction.NEW_MATCH: partial(umpire.do, Ask.NEW_MATCH),
        KeyAction.OPEN_MATCH: partial(umpire.do, Ask.OPEN_MATCH),
        KeyAction.REPORT: partial(umpire.do, Ask.REPORT_PDF),
        KeyAction.REMINDERS: partial(umpire.do, Ask.REMINDERS),
        KeyAction.KEY_CARD: partial(umpire.do, Ask.KEY_CARD),
        KeyAction.PREFERENCES: partial(umpire.do, Ask.PREFERENCES),
        KeyAction.TURN_BOARD: partial(umpire.do, Ask.TURN_BOARD),
        KeyAction.MENU: page.top.open_menu,
        KeyAction.SPECTATORS: partial(umpire.do, Ask.SPECTATORS),
        KeyAction.FULL_SCREEN: partial(umpire.do, Ask.FULL_SCREEN),
        KeyAction.QUIT: partial(umpire.do, Ask.QUIT),
    }
