"""Actions that are rarely needed, behind one key: which, about whom, and why."""

from collections.abc import Sequence

from PySide6.QtWidgets import QListWidget, QListWidgetItem, QPlainTextEdit, QSizePolicy, QWidget

from carrom_desk.gui.languages import say
from carrom_desk.gui.layouts import across, down
from carrom_desk.gui.wording import ending_question
from carrom_desk.match.entries import PlainEntry, ProtestDecided
from carrom_desk.match.match_text import capital
from carrom_desk.match.plain_text import plain
from carrom_desk.match.setup import Setup
from carrom_desk.match.side import Seat
from carrom_desk.match.state import BoardState, Protest
from carrom_desk.rules.words import NAMED

from .ask_dialog import AskDialog, WhyNot
from .chief_referee_actions import (
    FORMS,
    OPTION_WORDS,
    Answers,
    Option,
    RefereeAction,
    TextNeed,
    entry_of,
    samples_of,
    usual_reasons,
)
from .desk_dialog import named, voiced
from .fields import OneOf, choice_box, follow_chosen, side_question, watch
from .placing import PlacingQuestions

_LONGEST_PROTEST = 60
"""Characters of a protest that are listed: enough to tell it from another."""
_TEXT_HEIGHT = 76
"""In pixels: three lines, and what is longer scrolls."""


class ChiefRefereeDialog(AskDialog):
    """Answers with an entry."""

    def __init__(
        self,
        setup: Setup,
        why_not: WhyNot,
        parent: QWidget | None = None,
        *,
        protests: Sequence[Protest] = (),
        board: BoardState | None = None,
        decided: ProtestDecided | None = None,
    ) -> None:
        """`protests` wait for their decision, the oldest first; `board` is the one being played; `decided` fills in how
        a protest is decided."""
        super().__init__("chief_referee_dialog", self.tr("Chief referee and more"), self.tr("Record"), parent)
        self._setup = setup
        self._why_not_this = why_not
        self._why_not = {action: self._why_none(action) for action in RefereeAction}
        self._actions = self._action_list()
        self._meaning = voiced("", "muted", "act_meaning")
        self._side = side_question("side", "", setup)
        seats = Seat if setup.doubles else (Seat.A1, Seat.B1)
        self._player = OneOf("seat", "", {seat: setup.player_at(seat).name for seat in seats})
        self._option = OneOf(
            "option", "", {option: capital(say(words)) for option, words in OPTION_WORDS.items()}, is_row=True
        )
        waiting = [(self._protest_words(each), each.number if place else None) for place, each in enumerate(protests)]
        self._protest = choice_box("protest", self.tr("Which protest"), waiting, is_narrow=True)
        self._placing = PlacingQuestions(setup, board)
        self._reasons = choice_box("ready_words", self.tr("Usual reasons"), is_narrow=True)
        self._text_title = voiced("", "muted")
        self._text = named(QPlainTextEdit(), "act_text", "")
        self._lay_out()
        self._listen()
        # A protest that waits is most likely why he was called.
        is_about_protest = bool(protests) or decided is not None
        self._actions.setCurrentRow(list(RefereeAction).index(RefereeAction.PROTEST_DECIDED) if is_about_protest else 0)
        if decided is not None:
            self._option.choose(Option.UPHELD if decided.upheld else Option.OVERRULED)
            self.begin_at(self._text)

    def answer(self) -> PlainEntry | None:
        """The entry; None while something is missing."""
        action = self._action()
        return None if self._why_not[action] else entry_of(action, self._answers())

    def ends(self) -> str:
        """What the action would end."""
        return ending_question(self._setup, self.answer())

    def problems(self) -> list[str]:
        """Why the action is not possible, or what is missing."""
        action = self._action()
        if self._why_not[action]:
            return [self._why_not[action]]
        missing, entry = self._answers().missing(FORMS[action]), self.answer()
        if missing is not None:
            return [say(missing)]
        why = self._why_not_this(entry) if entry is not None else ""
        return [why] if why else []

    def _why_none(self, action: RefereeAction) -> str:
        """Why no entry of this kind is possible now; empty when one is."""
        whys = [self._why_not_this(sample) for sample in samples_of(action)]
        return whys[0] if all(whys) else ""

    def _action(self) -> RefereeAction:
        return list(RefereeAction)[max(0, self._actions.currentRow())]

    def _answers(self) -> Answers:
        return Answers(
            side=self._side.value(),
            seat=self._player.value(),
            option=self._option.value(),
            text=self._text.toPlainText(),
            protest=self._protest.currentData() if self._action() is RefereeAction.PROTEST_DECIDED else None,
            placing=self._placing.entry(),
        )

    def _chosen(self) -> None:
        action = self._action()
        form = FORMS[action]
        is_decision = action is RefereeAction.PROTEST_DECIDED
        only = self._protest.itemText(0) if is_decision and self._protest.count() == 1 else ""
        self._meaning.setText("\n".join(words for words in (only, say(form.meaning)) if words))
        for question, words in ((self._side, form.side), (self._player, form.player)):
            question.ask(say(words) if words is not None else "")
        self._protest.setVisible(is_decision and self._protest.count() > 1)
        self._placing.setVisible(form.asks_placing and not self._why_not[action])
        for option, choice in self._option.choices.items():
            choice.setVisible(option in form.options)
        self._option.setVisible(bool(form.options))
        self._offer_reasons(usual_reasons(action, self._setup.laws))
        self._text_title.setText(say(form.text_title))
        self._text.setAccessibleName(self._text_title.text())
        for part in (self._text_title, self._text):
            part.setVisible(form.text is not TextNeed.NONE)
        self.check()

    def _offer_reasons(self, reasons: tuple[str, ...]) -> None:
        """Put the usual reasons of an action in the list; one of another action leaves the text."""
        before = {self._reasons.itemText(row) for row in range(1, self._reasons.count())}
        self._reasons.clear()
        self._reasons.addItem(self.tr("Choose a reason, or write it"))
        self._reasons.addItems(reasons)
        self._reasons.setVisible(bool(reasons))
        if self._text.toPlainText() in before:
            self._text.clear()

    def _take_reason(self, row: int) -> None:
        if row > 0:
            self._text.setPlainText(self._reasons.itemText(row))

    def _protest_words(self, protest: Protest) -> str:
        words = plain(protest.text)[:_LONGEST_PROTEST]
        return say(NAMED, name=self._setup.side_name(protest.by), text=words)

    def _action_list(self) -> QListWidget:
        """Every action; one that is not possible now is grey, and says why."""
        listed = named(QListWidget(), "acts", self.tr("Less common entries"))
        listed.setSizeAdjustPolicy(QListWidget.SizeAdjustPolicy.AdjustToContents)
        listed.setSizePolicy(QSizePolicy.Policy.Minimum, QSizePolicy.Policy.Ignored)
        for action, why_not in self._why_not.items():
            item = QListWidgetItem(say(FORMS[action].title), listed)
            item.setToolTip(why_not or say(FORMS[action].meaning))
            if why_not:
                item.setForeground(self.palette().placeholderText())
        return listed

    def _listen(self) -> None:
        self._placing.changed.connect(self.check)
        self._reasons.activated.connect(self._take_reason)
        watch(self.check, self._side, self._player, self._option, self._protest, self._text)
        self._actions.currentRowChanged.connect(self._chosen)
        follow_chosen(self._actions)

    def _lay_out(self) -> None:
        self._text.setTabChangesFocus(True)
        self._text.setMinimumHeight(_TEXT_HEIGHT // 2)
        self._text.setMaximumHeight(_TEXT_HEIGHT)
        questions = (self._side, self._player, self._protest, self._placing, self._option)
        right = down(self._meaning, *questions, self._text_title, self._reasons, self._text, 1)
        self.add(across((self._actions, 2), (right, 3), gap=16))
        self.resize(820, 530)
        self.begin_at(self._actions)
