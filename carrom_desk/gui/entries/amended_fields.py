"""Fields for amending an entry: those of the form by which it was entered."""

from collections.abc import Iterable
from dataclasses import replace

from carrom_desk.gui.dialogs.fields import NumberField, choice_box, text_field
from carrom_desk.gui.dialogs.radio_group import player_question
from carrom_desk.gui.kit.layouts import FlowLayout, down, within
from carrom_desk.i18n import _, say
from carrom_desk.match.entry.entries import (
    Demanded,
    DetailsChanged,
    IncidentSeen,
    Noted,
    Override,
    PlainEntry,
    PlayCalled,
    Resumed,
    StrokeMade,
    Toss,
    TurnCorrected,
    ViolationSeen,
)
from carrom_desk.match.side import Seat
from carrom_desk.match.state import MatchState
from carrom_desk.presentation.next_step.referee_actions import FORMS, Answers, FilledForm, RefereeAction, answered_by
from carrom_desk.presentation.stroke_draft import StrokeDraft
from carrom_desk.presentation.wording.entry_text import what

from .action_fields import ActionFields
from .board_result import MOST_DEMANDED
from .details import DetailsFields
from .entry_fields import EntryFields, FormFields
from .offender import OffenderFields
from .override import OverrideFields
from .stroke_fields import StrokeFields, marks_of
from .toss import TossFields

_HAPPENED = (RefereeAction.PASS, RefereeAction.CHANGE_SIDES, RefereeAction.TIME_OVER)
_COLUMNS = 2
_NOT_PLAYED = (RefereeAction.WALKOVER, RefereeAction.NOBODY_CAME)
"""Actions whose entries are easily mistaken for each other."""


def fields_for(entry: PlainEntry, before: MatchState) -> EntryFields:
    """Creates the fields for an entry, given the state before it."""
    answered = answered_by(entry)
    if answered is not None or isinstance(entry, StrokeMade | PlayCalled):
        return KindFields(entry, answered, before)
    match entry:
        case ViolationSeen() | IncidentSeen():
            return OffenderFields(before.setup, before.board, entry)
        case Override() if before.last_ruled is not None:
            decided = OverrideFields(before, entry)
            text = text_field("text", _("Reason for decision"), entry.reason)
            fields = FormFields(lambda: replace(decided.override(), reason=text.text().strip()), text, above=decided)
            decided.changed.connect(fields.changed)
            return fields
        case Override(reason=remark):  # an earlier amendment removed the act that it decides
            text = text_field("text", _("Remark"), remark)
            return FormFields(lambda: Noted(text.text().strip()), text)
        case Demanded():
            points = NumberField("points", _("Extra points claimed"), 0, MOST_DEMANDED)
            points.setValue(entry.points)
            return FormFields(lambda: Demanded(points.value()), points)
        case DetailsChanged():
            return DetailsFields(before.setup, entry)
        case Resumed():
            text = text_field("text", _("Reason"), entry.reason)
            return FormFields(lambda: Resumed(text.text().strip()), text)
        case Toss():
            return TossFields(before.setup, is_extra_board=before.game is not None, amended=entry)
        case _:
            raise AssertionError(f"{entry} has no form")


class KindFields(EntryFields):
    """Asks what happened, as far as one is easily entered for another, and then what its form asks."""

    def __init__(self, entry: PlainEntry, answered: FilledForm | None, before: MatchState) -> None:
        """`answered` are the action and answers of the entry; None for a stroke or “Play”."""
        super().__init__()
        self._was, self._answered = entry, answered
        self._mistaken = _("Entered by mistake: {entry}").format(entry=what(before, entry))
        self._kind = choice_box("happened", _("Entry"), _kinds(answered, before), is_narrow=True)
        self._kind.choose(entry.about.name if answered is None else answered.action)
        board = before.board
        draft = marks_of(entry, board) if isinstance(entry, StrokeMade) and board is not None else StrokeDraft()
        self._marks = None if board is None else StrokeFields(draft, board, before.setup.laws)
        amended = None if answered is None else answered.answers
        self._questions = ActionFields(before.setup, board, amended=amended)
        self._questions.arrange(_COLUMNS)
        marks, facts = ([], ()) if self._marks is None else ([self._marks], self._marks.facts)
        within(down(*marks, within(FlowLayout(self._kind, *facts, gap=6)), self._questions, 1, gap=6), self)
        self._kind.setVisible(self._kind.count() > 1)
        self._kind.currentIndexChanged.connect(self._show)
        for part in (self._questions, self._marks):
            if part is not None:
                part.changed.connect(self.changed)
        self._show()

    def entry(self) -> PlainEntry | None:
        """Returns the entry that happened; None while something is missing."""
        if self._action is not None:
            return self._questions.entry()
        return self._marks.entry() if self._is_stroke and self._marks is not None else PlayCalled()

    def problem(self) -> str:
        """Returns what is missing."""
        return "" if self._action is None else self._questions.problem()

    @property
    def _action(self) -> RefereeAction | None:
        """The action whose questions are asked; None for a stroke or “Play”."""
        name = self._kind.currentData()
        return RefereeAction(name) if name in set(RefereeAction) else None

    @property
    def _is_stroke(self) -> bool:
        return bool(self._kind.currentData() == StrokeMade.about.name)

    def _show(self) -> None:
        action = self._action
        if self._marks is not None:
            self._marks.setVisible(self._is_stroke)
            self._marks.show_facts()
        self._questions.setVisible(action is not None)
        if action is not None:
            self._questions.ask(action)
            if self._answered is not None and action is self._answered.action:
                self._questions.fill_in_amended()
            else:
                self._questions.fill_in(Answers(text=self._mistaken if action is RefereeAction.NOTE else ""))
        self.changed.emit()


def _kinds(answered: FilledForm | None, before: MatchState) -> Iterable[tuple[str, str]]:
    """Yields title and name of what an entry of this action, or a stroke or “Play”, may have been."""
    action = None if answered is None else answered.action
    if action not in (None, RefereeAction.PAUSE, *_HAPPENED):
        actions = _NOT_PLAYED if action in _NOT_PLAYED else (action,)
        yield from ((say(FORMS[each].title), each) for each in actions)
        return
    if before.board is not None:
        yield _("Stroke"), StrokeMade.about.name
    yield what(before, PlayCalled()), PlayCalled.about.name
    stopped = (RefereeAction.PAUSE,) if action is RefereeAction.PAUSE else ()
    for each in (*stopped, *_HAPPENED, RefereeAction.PROTEST):
        yield say(FORMS[each].title), each
    yield _("Nothing: only a remark"), RefereeAction.NOTE


def breaker_fields(entry: PlainEntry, before: MatchState) -> EntryFields:
    """Returns the question who broke, given the "Play" before the break or the turn given in its place."""
    expected = before.current_board.turn
    was = entry.player if isinstance(entry, TurnCorrected) else expected
    breaker = player_question("breaker", _("Breaker"), before.setup)
    breaker.choose(was)

    def corrected() -> PlainEntry:
        seat, reason = Seat(breaker.value() or was), _("Another player broke")
        if seat is was:
            return entry
        if seat is not expected:
            return TurnCorrected(seat, reason)
        return Noted(reason) if before.current_board.is_play_called else PlayCalled()

    fields = FormFields(corrected, above=breaker)
    breaker.changed.connect(fields.changed)
    return fields
