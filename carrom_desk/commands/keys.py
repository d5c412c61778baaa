"""`carrom-desk keys`: the card of the keys in force, to print."""

from carrom_desk import __version__
from carrom_desk.paths import preferences_file
from carrom_desk.reports.paper import Paper

from .output import by_ending, write
from .talk import OK


def run(target: str, *, paper: Paper = Paper.A4) -> int:
    """Write the card, with the keys and in the language that were chosen in the window."""
    # Qt is loaded for this command alone.
    from carrom_desk.gui.key_card.card import key_card
    from carrom_desk.gui.key_card.documents import WRITERS
    from carrom_desk.gui.keys.key_table import key_table
    from carrom_desk.gui.languages.interpreter import Interpreter, system_languages
    from carrom_desk.gui.printing.without_window import without_window
    from carrom_desk.gui.settings import SettingsFile

    content_of = by_ending(target, WRITERS)
    choices = SettingsFile(preferences_file()).read()
    with without_window():
        interpreter = Interpreter(system_languages)
        interpreter.use(choices.window_language, choices.call_language)
        card = key_card(key_table(choices.keys))
        write(target, lambda: content_of(card, __version__, paper))
    return OK
