"""What the umpire presses on the desk, and who takes it."""

from .clock.umpire_clock import UmpireClock
from .desk_page import DeskPage
from .draft import DraftController
from .now.intents import Ask
from .umpire import Umpire


def connect_desk(page: DeskPage, umpire: Umpire, drafts: DraftController, clock: UmpireClock) -> None:
    """Lead every press on a panel to whoever takes it."""
    page.board.mark_requested.connect(drafts.mark)
    page.board.unmark_requested.connect(drafts.unmark)
    page.stroke.marked.connect(drafts.mark)
    page.stroke.unmarked.connect(drafts.unmark)
    page.stroke.breach_chosen.connect(drafts.set_breach)
    page.stroke.improper_pressed.connect(umpire.toggle_improper)
    page.stroke.touched_nothing_pressed.connect(umpire.toggle_touched_nothing)
    page.stroke.before_play_pressed.connect(umpire.toggle_before_play)
    page.stroke.jumped_mode_pressed.connect(umpire.toggle_jumped_mode)
    umpire.breaches_wanted.connect(page.stroke.open_breaches)
    page.stroke.clear_pressed.connect(drafts.clear)
    page.clock.play_pressed.connect(umpire.call_play)
    page.clock.start_pressed.connect(clock.start)
    page.clock.hold_pressed.connect(clock.toggle)
    page.clock.restart_pressed.connect(clock.restart)
    page.clock.adjust_pressed.connect(clock.adjust)
    page.log.amend_requested.connect(umpire.amend)
    umpire.acted.connect(page.log.let_go)
    page.log.undo_pressed.connect(umpire.undo)
    page.log.redo_pressed.connect(umpire.redo)
    page.now.triggered.connect(umpire.do_named)
    page.ruling.override_requested.connect(lambda: umpire.do(Ask.OVERRIDE))
