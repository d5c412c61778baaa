"""Decide otherwise: the last ruling, to be changed where the umpire decides differently."""

from collections.abc import Mapping
from dataclasses import replace
from functools import partial

from PySide6.QtWidgets import QFormLayout, QGridLayout, QLabel, QStackedWidget, QWidget

from carrom_desk.gui.layouts import across, down, within
from carrom_desk.gui.names import called_names
from carrom_desk.gui.wording import GIVE_THE_REASON, POINTS_OF_BOARD, REASON_IS_PRINTED, ending_question, plain_tip
from carrom_desk.i18n import N_, Words, _, say
from carrom_desk.match.entries import MistakeStands, Override, TurnCorrected
from carrom_desk.match.side import Side, side_of
from carrom_desk.match.state import BoardState, MatchState
from carrom_desk.match.unnoticed import Unnoticed, UnnoticedCase, unnoticed_cases
from carrom_desk.presentation.wording.ruling_text import TURN_WORDS
from carrom_desk.rules.piece_text import queen_words
from carrom_desk.rules.position import MEN_OF_A_SIDE, ByParty, Party, QueenPlace
from carrom_desk.rules.ruling import BoardResult, Placing, Ruling, Turn

from .amend import MOST_DEMANDED
from .ask_dialog import AskDialog, Foretell, WhyNot
from .desk_dialog import named, plain_button, voiced
from .fields import NumberField, choice_box, text_field, tick_box, watch


class OverrideDialog(AskDialog):
    """Answers with an `Override` that holds only what was changed, or with a mistake that stands."""

    def __init__(self, state: MatchState, why_not: WhyNot, foretell: Foretell, parent: QWidget | None = None) -> None:
        super().__init__("override_dialog", _("Decide otherwise"), _("Record decision"), parent)
        last, setup = state.last_ruled, state.setup
        assert last is not None, "only a ruling can be decided otherwise"
        board = last.before.board
        assert board is not None
        self._setup = setup
        self._board: BoardState = board
        self._ruling: Ruling = last.ruling
        self._why_not = why_not
        self._foretell = foretell
        self._cases = unnoticed_cases(state)
        self._unnoticed: TurnCorrected | MistakeStands | None = None
        """The mistake that was chosen, as long as nothing else is changed."""
        turns = [(say(TURN_WORDS[turn]), turn) for turn in Turn]
        self._turn = choice_box("turn", _("Turn"), turns, is_narrow=True)
        self._place = {party: self._men(f"place_{party}", _("Placed"), party) for party in Party}
        self._due = {party: self._men(f"due_{party}", _("Stay owed"), party) for party in Party}
        self._place_queen = tick_box("place_queen", _("The Queen goes back"))
        places = [(queen_words(place), place) for place in QueenPlace if place in setup.laws.queen_places]
        self._queen = choice_box("queen", _("Queen"), places, is_narrow=True)
        winners = [(self._side_name(party), party) for party in Party]
        self._winner = choice_box("winner", _("Winner of the board"), winners, of_names=True)
        self._points = NumberField("points", say(POINTS_OF_BOARD), 0, setup.laws.scoring.most)
        self._demand = NumberField("on_demand", _("Extra points"), 0, MOST_DEMANDED)
        self._reason = text_field("reason", _("Reason"), hint=say(REASON_IS_PRINTED))
        self._pages = QStackedWidget()
        """The men, or the result of a board that is over."""
        self._consequence = voiced("", "muted", "override_said")
        self._lay_out()
        self._show(last.ruling)
        numbers = (*self._place.values(), *self._due.values(), self._points, self._demand)
        watch(self._changed, self._turn, self._queen, self._winner, *numbers, self._place_queen, self._reason)
        self._changed()

    def answer(self) -> Override | TurnCorrected | MistakeStands | None:
        """What is decided otherwise; None while nothing is, or the reason is missing."""
        return None if self.problems() else self._decision()

    def ends(self) -> str:
        """Whether the board ends by this decision, or goes on against the laws."""
        return ending_question(self._setup, self._decision())

    def problems(self) -> list[str]:
        """What is missing, or why the board cannot be so."""
        decision = self._decision()
        hindrance = self._why_not(decision)
        if hindrance:
            return [hindrance]
        if isinstance(decision, MistakeStands):
            return []
        return [] if self._reason.text().strip() else [say(GIVE_THE_REASON)]

    def _decision(self) -> Override | TurnCorrected | MistakeStands:
        override, unnoticed = self._override(), self._unnoticed
        if unnoticed is None or override != Override(override.reason):
            return override
        return replace(unnoticed, reason=override.reason) if isinstance(unnoticed, TurnCorrected) else unnoticed

    def _override(self) -> Override:
        was, turn = self._ruling, Turn(self._turn.currentData())
        is_over = turn is Turn.BOARD_OVER
        place = Placing(self._counts(self._place), queen=self._place_queen.isChecked())
        due, queen = self._counts(self._due), QueenPlace(self._queen.currentData())
        result = self._result() if is_over else None
        return Override(
            reason=self._reason.text().strip(),
            turn=turn if turn is not was.turn else None,
            place=place if place != was.place and not is_over else None,
            due=due if due != was.due and not is_over else None,
            queen=queen if queen is not was.queen else None,
            board=result if result != was.board else None,
            board_goes_on=was.board is not None and not is_over,
        )

    def _result(self) -> BoardResult:
        return BoardResult(Party(self._winner.currentData()), self._points.value(), self._demand.value())

    @staticmethod
    def _counts(spins: dict[Party, NumberField]) -> ByParty[int]:
        return ByParty(spins[Party.OWN].value(), spins[Party.OPPONENT].value())

    # Fields

    def _fill_in(self, case: UnnoticedCase) -> None:
        """Take the ruling as it was, and what a case makes of it."""
        self._show(self._ruling)
        self._unnoticed = case.entry
        self._reason.setText(_reason(case))
        self._changed()

    def _mistakes(self) -> QGridLayout:
        """A button for everything that may have gone unnoticed."""
        grid = QGridLayout()
        grid.setSpacing(4)
        grid.addWidget(voiced(_("Mistake noticed after the next stroke"), ""), 0, 0, 1, 2)
        for place, case in enumerate(self._cases):
            words = _title(case)
            button = plain_button(f"unnoticed_{case.kind}", words, partial(self._fill_in, case))
            button.setToolTip(plain_tip(_reason(case)))
            grid.addWidget(button, 1 + place // 2, place % 2)
        return grid

    def _men(self, name: str, title: str, party: Party) -> NumberField:
        side = self._side_name(party)
        return NumberField(name, _("{title}: men of {side}").format(title=title, side=side), 0, MEN_OF_A_SIDE)

    def _side(self, party: Party) -> Side:
        return side_of(party, self._board.turn.side)

    def _side_name(self, party: Party) -> str:
        return self._setup.side_name(self._side(party))

    def _show(self, ruling: Ruling) -> None:
        self._turn.choose(ruling.turn)
        for party in Party:
            self._place[party].setValue(ruling.place.men.of(party))
            self._due[party].setValue(ruling.due.of(party))
        self._place_queen.setChecked(ruling.place.queen)
        self._queen.choose(ruling.queen)
        if ruling.board is not None:
            self._winner.choose(ruling.board.winner)
            self._points.setValue(ruling.board.points)
            self._demand.setValue(ruling.board.on_demand)

    def _changed(self) -> None:
        is_over = Turn(self._turn.currentData()) is Turn.BOARD_OVER
        self._place_queen.setEnabled(not is_over)
        self._pages.setCurrentIndex(1 if is_over else 0)
        decision = self._decision()
        self._consequence.setText("" if self._why_not(decision) else self._foretell(decision))
        self.check()

    # Layout

    def _lay_out(self) -> None:
        stroke_by = called_names(self._setup)[self._board.turn]
        after = voiced(_("Turn after the stroke by {name}").format(name=stroke_by), "")
        mistakes = [self._mistakes()] if self._cases else []
        for page in (self._men_page(), self._board_page()):
            self._pages.addWidget(page)
        columns = across((down(after, self._turn, *mistakes, 1, gap=4), 1), self._pages, gap=16)
        queen = across(self._queen.accessibleName(), (self._queen, 1), self._place_queen)
        self.add(columns, queen, self._reason, self._consequence, 1)
        self.begin_at(self._turn)

    def _men_page(self) -> QWidget:
        """Men placed and men owed, a column for each colour."""
        grid = QGridLayout()
        grid.setVerticalSpacing(4)
        for column, party in enumerate(Party):
            is_white = self._side(party) is self._board.white
            # By colours, which are short whatever the players' names are.
            placed = _("White placed") if is_white else _("Black placed")
            owed = _("White still owed") if is_white else _("Black still owed")
            for row, part in enumerate((QLabel(placed), self._place[party], QLabel(owed), self._due[party])):
                grid.addWidget(part, row, column)
        grid.setRowStretch(4, 1)
        return named(within(grid), "men_page", _("Men"))

    def _board_page(self) -> QWidget:
        form = QFormLayout()
        form.addRow(_("Won by"), self._winner)
        form.addRow(_("Points"), self._points)
        form.addRow(_("Extra points"), self._demand)
        return named(within(form), "board_page", _("The board, when it is over"))


# What nobody noticed

_CASES: Mapping[Unnoticed, Words] = {
    Unnoticed.OUT_OF_TURN: N_("Out of turn"),
    Unnoticed.WRONG_MAN_PLACED: N_("Wrong man"),
    Unnoticed.DUE_NOT_PLACED: N_("Due forgotten"),
    Unnoticed.QUEEN_NOT_COVERED: N_("Queen uncovered"),
    Unnoticed.WENT_ON: N_("Went on"),
}
_AT_LENGTH: Mapping[Unnoticed, Words] = {
    Unnoticed.OUT_OF_TURN: N_("Played out of turn, unnoticed: the turn is allowed"),
    Unnoticed.WRONG_MAN_PLACED: N_("Wrong man placed, unnoticed: it stays"),
    Unnoticed.DUE_NOT_PLACED: N_("Men owed not placed, unnoticed: they are forfeited"),
    Unnoticed.QUEEN_NOT_COVERED: N_("Queen not covered, unnoticed: she counts as covered"),
    Unnoticed.WENT_ON: N_("Opponent's man pocketed, unnoticed: it counts, the turn ends when it is noticed"),
}


def _title(case: UnnoticedCase) -> str:
    """What a case is called, with its law."""
    title = _("{case} ({law})")
    return title.format(case=say(_CASES[case.kind]), law=case.law)


def _reason(case: UnnoticedCase) -> str:
    """The reason of the decision, with the law: it is printed in the report."""
    reason = _("{case} (law {law})")
    return reason.format(case=say(_AT_LENGTH[case.kind]), law=case.law)
