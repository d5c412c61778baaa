"""Saves the rules of an event as a file, and sets up a new match from one."""

from collections.abc import Callable
from pathlib import Path

from PySide6.QtWidgets import QWidget

from carrom_desk.desk.forms.new_match_form import Field, SetUpForm, form_of_event, terms_of
from carrom_desk.exchange.event_file import EVENT_ENDING, read_event, write_event
from carrom_desk.exchange.match_file import bytes_of, text_of
from carrom_desk.gui.dialogs.desk_dialog import plain_button
from carrom_desk.gui.kit.file_dialogs import ask_file, ask_where, not_read, why_not_written
from carrom_desk.gui.kit.layouts import across, within
from carrom_desk.i18n import _, say
from carrom_desk.match.problems import InvalidDocument
from carrom_desk.presentation.wording.format_text import SET_UP_BY
from carrom_desk.presentation.wording.refusal_text import fault_line


class EventFileButtons(QWidget):
    """Buttons that save and open the rules of an event."""

    def __init__(
        self, form: Callable[[], SetUpForm], show: Callable[[SetUpForm], object], say: Callable[[str], object]
    ) -> None:
        """Saves what `form` returns, passes what was opened to `show`, and what became of it to `say`."""
        super().__init__()
        self._form, self._show, self._say = form, show, say
        save = plain_button("save_rules", _("Save these rules…"), self._ask_to_save)
        opened = plain_button("open_rules", _("Open rules…"), self._ask_to_open)
        within(across(save, opened), self)

    def save(self, path: Path) -> None:
        """Saves laws, format and officials."""
        text = write_event(terms_of(self._form()))
        saved = _("The rules of the event were saved to {path}.").format(path=path)
        self._say(why_not_written(path, text.encode("utf-8")) or saved)

    def open(self, path: Path) -> None:
        """Takes over laws, format and officials; the players typed so far stay."""
        form, said = form_in(path, self._form())
        if form is not None:
            self._show(form)
        self._say(said)

    def _ask_to_save(self) -> None:
        event = self._form().text(Field.EVENT) or _("Event")
        name = f"{event.replace('/', '-')}{EVENT_ENDING}"
        ask_where(self, "event_file_dialog", _("Save these rules"), name, (EVENT_ENDING,), self.save)

    def _ask_to_open(self) -> None:
        ask_file(self, "event_open_dialog", _("Open rules"), self.open, filters=(f"*{EVENT_ENDING}", "*"))


def form_in(path: Path, form: SetUpForm) -> tuple[SetUpForm | None, str]:
    """Returns the form with what an event's file says, or None, and a sentence on it."""
    try:
        terms = read_event(text_of(bytes_of(path)))
    except OSError as error:
        return None, not_read(path, error)
    except InvalidDocument as invalid:
        faults = " ".join(map(fault_line, invalid.problems))
        return None, _("{name} is not a file with the rules of an event. {faults}").format(
            name=path.name, faults=faults
        )
    return form_of_event(terms, form), say(SET_UP_BY, event=terms.event)
