"""Connects the panels of a page to their handlers."""

from functools import partial

from carrom_desk.presentation.next_step.actions import ActionName

from .actions import Actions
from .clock.umpire_clock import UmpireClock
from .desk_page import DeskPage
from .match_controller import MatchController
from .panels.controls import Button
from .start.start_page import ACTIONS
from .tasks.umpiring import MatchDialogs

_ACTIONS = {
    **{str(name): name for name in (ActionName.IMPROPER, ActionName.TOUCHED_NOTHING, ActionName.JUMPED_MODE)},
    **{str(name): name for name in (ActionName.UNDO, ActionName.REDO, ActionName.OVERRIDE, ActionName.STATISTICS)},
    "match_title": ActionName.DETAILS,
    **{f"start_{name}": name for name in ACTIONS},
}
"""Actions triggered by buttons with these names."""


def connect_page(
    page: DeskPage, match: MatchController, clock: UmpireClock, dialogs: MatchDialogs, actions: Actions
) -> None:
    """Connects a match to a page, and every panel to its handler."""
    session, marks = match.session, match.session.marks
    match.changed.connect(page.show_view)
    match.message.connect(page.show_message)
    page.board.mark_requested.connect(marks.mark)
    page.board.unmark_requested.connect(marks.unmark)
    page.reasons.breach_chosen.connect(marks.set_breach)
    page.reasons.before_play_chosen.connect(marks.mark_before_play)
    page.stroke.pressed.connect(session.do_number)
    page.always.pressed.connect(session.do_number)
    page.start.pressed.connect(session.do_number)
    page.side.asking.connect(clock.pause_for_form)
    page.clock.play_pressed.connect(session.call_play)
    page.clock.hold_pressed.connect(clock.toggle)
    page.clock.restart_pressed.connect(clock.restart)
    page.clock.adjust_pressed.connect(clock.adjust)
    page.clock.set_wanted.connect(lambda: dialogs.ask_time(clock))
    page.log.amend_requested.connect(dialogs.ask_amendment)
    page.log.breaker_requested.connect(dialogs.ask_breaker)
    page.ruling.laws.law_clicked.connect(dialogs.laws.show_place)
    page.ruling.laws.readings_clicked.connect(dialogs.laws.show_readings)
    for button in page.findChildren(Button):
        button.refused.connect(partial(page.show_refusal, button))
        if button.objectName() in _ACTIONS:
            button.show_action(actions.of(_ACTIONS[button.objectName()]))
