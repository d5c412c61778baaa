"""A desk process that opens a hall, prints its address and stays until killed."""

import re
import sys

from PySide6.QtWidgets import QApplication, QLabel, QWidget

from carrom_desk.gui.hall import opened_hall
from carrom_desk.gui.hall.opened_hall import OpenedHall


def main(file: str) -> None:
    """Opens the hall of this database on a free port."""
    usual = opened_hall.command_of_hall

    def command(language: str) -> tuple[str, tuple[str, ...]]:
        program, words = usual(language)
        return program, (*words, "--listen", "127.0.0.1:0", "--database", file)

    opened_hall.command_of_hall = command
    application = QApplication([])
    window = QWidget()
    hall = OpenedHall(window, lambda: "en", lambda _sentence: None)
    application.focusWindowChanged.connect(lambda _: say(window))
    window.show()
    hall.open()
    application.exec()


def say(window: QWidget) -> None:
    """Prints the address once, when its dialog is open."""
    for label in window.findChildren(QLabel, "outcome"):
        sys.stdout.write(f"{re.findall(r'http://[^ ]+/hall', label.text())[0]}\n")
        sys.stdout.flush()


main(sys.argv[1])
