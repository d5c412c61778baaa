"""Card of the current shortcuts."""

from pathlib import Path

from PySide6.QtGui import QGuiApplication

from carrom_desk.gui.settings.keys import KeyTable, aloud, key_table
from carrom_desk.gui.settings.languages import LanguageController, system_languages
from carrom_desk.gui.settings.settings import SettingsFile
from carrom_desk.i18n import _, say
from carrom_desk.presentation.next_step.actions import GROUPS, HIGHEST_NUMBER, NUMBERS_WORDS, ActionGroup, ActionName
from carrom_desk.presentation.wording.match_text import in_order
from carrom_desk.reports.key_card import KeyCard, KeyGroup, KeyRow


def key_card(table: KeyTable) -> KeyCard:
    """Returns the card of the current shortcuts."""
    language = _("en")

    def keys(action: ActionName) -> tuple[str, ...]:
        return tuple(in_order(aloud(key)) for key in table.all_shown(action))

    def group(name: ActionGroup) -> KeyGroup:
        rows = tuple(KeyRow(keys(each), say(each.text)) for each in GROUPS[name])
        numbers = KeyRow((f"1–{HIGHEST_NUMBER}",), say(NUMBERS_WORDS))
        return KeyGroup(say(name.value), (*rows, numbers) if name is ActionGroup.NEXT else rows)

    groups = {name: group(name) for name in ActionGroup}
    left = (ActionGroup.STROKE, ActionGroup.CLOCK)
    right = tuple(name for name in ActionGroup if name not in left)
    return KeyCard(
        title=_("Carrom Desk keyboard shortcuts"),
        columns=tuple(tuple(groups[name] for name in column) for column in (left, right)),
        note=_(
            "Tab moves from button to button. Enter or Space presses the focused button. You can change any "
            "shortcut in Preferences."
        ),
        language=language,
    )


def chosen_key_card(settings: Path, language: str = "") -> KeyCard:
    """Returns the card with the stored shortcuts, without a window.

    The language is an ISO 639 code, by default the window's.
    """
    application = QGuiApplication(["carrom-desk", "-platform", "offscreen"])
    try:
        choices = SettingsFile(settings).read()
        language_controller = LanguageController(system_languages)
        language_controller.use(language or choices.window_language, choices.call_language)
        return key_card(key_table(choices.keys))
    finally:
        application.shutdown()
