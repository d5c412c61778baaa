"""Form for correcting the details of a match at any time, laws and format included."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QLineEdit, QStackedWidget, QTabBar, QWidget

from carrom_desk.gui.dialogs.ask_dialog import DescribeOutcome
from carrom_desk.gui.dialogs.desk_dialog import named, scrolled
from carrom_desk.gui.dialogs.fields import NumberField, name_field, watch
from carrom_desk.gui.dialogs.suggestions import offer_known
from carrom_desk.gui.kit.layouts import Tiles, across, down, within
from carrom_desk.gui.kit.wording import GIVE_THE_REASON, NOTHING_IS_CHANGED
from carrom_desk.gui.matches.new_match.match_terms import Terms
from carrom_desk.i18n import N_, _, say
from carrom_desk.match.effects.details import with_details
from carrom_desk.match.entry.entries import NOTHING_CHANGED, DetailsChanged, PlayersNamed
from carrom_desk.match.setup import MOST_MATCHES, TEXTS, Competition, Player, Setup
from carrom_desk.match.side import Seat
from carrom_desk.presentation.corrections import CorrectionNotice
from carrom_desk.presentation.wording.entry_text import DETAIL_TITLES
from carrom_desk.presentation.wording.format_text import FORMAT
from carrom_desk.reports.drawings.flags import countries_like

from .consequence import NOTHING
from .entry_dialog import EntryDialog
from .entry_fields import EntryFields

_COLUMNS = 3
"""Columns of fields, each below its title."""
_PARTS = {"name": N_("Name"), "club": N_("Club"), "country": N_("Country")}
"""Fields of a player's details."""


class DetailsFields(EntryFields):
    """Fields of all details, laws and format; the entry only contains the changed ones."""

    def __init__(self, setup: Setup, entry: DetailsChanged = NOTHING_CHANGED) -> None:
        """`setup` applies before the entry, which has the initial values."""
        super().__init__()
        self._setup, self._entry, shown = setup, entry, with_details(setup, entry)
        self._texts = {key: name_field(f"details_{key}", say(DETAIL_TITLES[key]), getattr(shown, key)) for key in TEXTS}
        is_numbered = setup.number is not None
        self._number = NumberField(
            "details_number",
            say(DETAIL_TITLES["number"]),
            int(is_numbered),
            MOST_MATCHES,
            at_least="" if is_numbered else "–",
        )
        self._number.setValue(shown.number or 0)
        self._players = {seat: _player_lines(seat, shown.player_at(seat)) for seat in setup.seats}
        self._reason = name_field("details_reason", _("Reason"), entry.reason)
        self._terms = Terms(self, columns=2, event=self._texts["event"].text)
        competition, laws = entry.competition or setup.competition, entry.laws or setup.laws
        self._terms.show_terms(laws, competition, competition.minutes or 0, shown.round)
        self._terms.follow(self._texts["round"])
        self._terms.changed.connect(self.changed)
        lines = [line for lines in self._players.values() for line in lines.values()]
        watch(self.changed, *self._texts.values(), self._number, *lines, self._reason)
        self._lay_out()

    def entry(self) -> DetailsChanged:
        """Returns the changes and their reason."""
        typed = {key: field.text().strip() for key, field in self._texts.items()}
        changed: dict[str, Any] = {key: text for key, text in typed.items() if text != getattr(self._setup, key)}
        number = self._number.value() or None
        players = {seat: self._player(seat) for seat in self._players}
        named = {seat.value: player for seat, player in players.items() if player != self._setup.player_at(seat)}
        return DetailsChanged(
            **changed,
            number=None if number == self._setup.number else number,
            players=PlayersNamed(**named) if named else None,
            competition=self._changed_competition(),
            laws=None if self._entry.laws is None and self._terms.laws == self._setup.laws else self._terms.laws,
            reason=self._reason.text().strip(),
        )

    def _changed_competition(self) -> Competition | None:
        """Returns the format if it differs, or if the entry had one: it counts from the beginning of the match."""
        minutes = self._terms.format.round_minutes() or None
        competition = replace(self._terms.format.competition(), minutes=minutes)
        is_kept = self._entry.competition is None and competition == self._setup.competition
        return None if is_kept else competition

    def problem(self) -> str:
        """Returns what is missing."""
        if not all(self._player(seat).name for seat in self._players):
            return _("Enter the name of every player.")
        return next(iter(self._terms.problems()), "")

    def _player(self, seat: Seat) -> Player:
        return Player(**{part: line.text().strip() for part, line in self._players[seat].items()})

    def _lay_out(self) -> None:
        shares = (zip(lines.values(), (3, 2, 1), strict=True) for lines in self._players.values())
        players = (across(*((line, share) for line, share in lines), gap=8) for lines in shares)
        fields, terms = (*self._texts.values(), self._number), self._terms
        # One page would be too high for the smallest window.
        bar, pages = named(QTabBar(), "details_pages", _("Match details")), QStackedWidget()
        bar.setUsesScrollButtons(False)
        bar.currentChanged.connect(pages.setCurrentIndex)
        format_ = scrolled(within(down(terms.line, terms.format, terms.rules, 1, gap=6)))
        for title, page in (
            (_("Match"), within(down(Tiles(*fields, columns=_COLUMNS), terms.note, 1))),
            (_("Players"), within(down(*players, 1, gap=6))),
            (say(FORMAT), format_),
        ):
            pages.addWidget(page)
            bar.addTab(title)
        reason = across(bar, 1, self._reason.accessibleName(), (self._reason, 2), gap=8)
        within(down(reason, (pages, 1), gap=4), self)
        self.setFocusProxy(next(iter(self._texts.values())))


def _player_lines(seat: Seat, player: Player) -> dict[str, QLineEdit]:
    """Returns fields for name, club and country of the player at a seat."""
    title = _("Player {seat}").format(seat=seat.value.upper())
    lines = {
        part: name_field(f"details_{part}_{seat}", f"{title}: {say(words)}", getattr(player, part), hint=say(words))
        for part, words in _PARTS.items()
    }
    offer_known(lines["country"], countries_like)
    return lines


class DetailsDialog(EntryDialog):
    """Answers with a `DetailsChanged` that only contains the changes."""

    is_wide = True
    undo_wanted = Signal(object)
    """Emitted with the correction that the umpire makes possible by undoing what it would rewrite."""

    def __init__(self, setup: Setup, describe_outcome: DescribeOutcome, parent: QWidget | None = None) -> None:
        """`setup` has the current details, `describe_outcome` returns what a correction would change."""
        super().__init__("details_dialog", _("Match details"), _("Record"), parent)
        self._describe_outcome = describe_outcome
        self._fields = DetailsFields(setup)
        self._fields.changed.connect(self.show_follows)
        self.shown.chosen.connect(lambda _way: self.undo_wanted.emit(self.entry()))
        self.add(self._fields, 1)
        self.begin_at(self._fields)
        self.show_follows()

    def entry(self) -> DetailsChanged:
        return self._fields.entry()

    def follows(self) -> CorrectionNotice:
        is_ready = self._is_changed and not self._fields.problem()
        return self._describe_outcome(self.entry()) if is_ready else NOTHING

    def problems(self) -> list[str]:
        """Returns what is missing, or why the details are invalid."""
        entry = self.entry()
        if not self._is_changed:
            return [say(NOTHING_IS_CHANGED)]
        if self._fields.problem():
            return [self._fields.problem()]
        if self.notice.is_refused:
            return [_("This correction is not possible.")]
        changes_rules = not (entry.competition is None and entry.laws is None)
        return [say(GIVE_THE_REASON)] if changes_rules and not entry.reason else []

    @property
    def _is_changed(self) -> bool:
        """True when more than the reason was typed."""
        return replace(self.entry(), reason="") != NOTHING_CHANGED
