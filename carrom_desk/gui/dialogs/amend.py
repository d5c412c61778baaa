"""Amend an earlier entry; what becomes of everything after it shows before it is done."""

from collections.abc import Callable

from PySide6.QtWidgets import QFormLayout, QLineEdit, QWidget

from carrom_desk.match.entries import Amended

from .ask_dialog import AskDialog
from .desk_dialog import named, voiced
from .entry_fields import EntryFields

WhyNot = Callable[[Amended], str]
"""Why an amendment is not possible; empty when it is."""

Foretell = Callable[[Amended], str]
"""What an amendment would lead to, in words."""


class AmendDialog(AskDialog):
    """Answers with an `Amended`."""

    def __init__(
        self, number: int, fields: EntryFields, why_not: WhyNot, foretell: Foretell, parent: QWidget | None = None
    ) -> None:
        super().__init__(
            "amend_dialog", self.tr("Amend entry {number}").format(number=number), self.tr("Amend"), parent
        )
        self._number = number
        self._fields = fields
        self._why_not = why_not
        self._foretell = foretell
        self._was = fields.entry()
        self._reason = named(QLineEdit(), "reason", self.tr("Reason"))
        self._said = named(voiced("", "muted"), "amend_said", "")
        form = QFormLayout()
        form.addRow(self._reason.accessibleName(), self._reason)
        self.body.addWidget(fields)
        self.body.addLayout(form)
        self.body.addWidget(self._said)
        self.setMinimumWidth(800)
        self.begin_at(self._reason)
        self._fields.changed.connect(self._changed)
        self._reason.textChanged.connect(self.check)
        self._changed()

    def answer(self) -> Amended | None:
        """The amendment; None while nothing is changed or the reason is missing."""
        return None if self.problems() else self._amendment()

    def problems(self) -> list[str]:
        """What is missing, or why the entry cannot be so."""
        if self._fields.entry() == self._was:
            return [self.tr("Nothing is changed yet.")]
        hindrance = self._why_not(self._amendment())
        if hindrance:
            return [hindrance]
        return [] if self._reason.text().strip() else [self.tr("Give the reason: it is printed in the report.")]

    def _amendment(self) -> Amended:
        return Amended(self._number, self._fields.entry(), self._reason.text().strip())

    def _changed(self) -> None:
        is_possible = self._fields.entry() != self._was and not self._why_not(self._amendment())
        self._said.setText(self._foretell(self._amendment()) if is_possible else "")
        self._said.setAccessibleName(self._said.text())
        self.check()
