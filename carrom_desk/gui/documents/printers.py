"""The printers of this computer."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from PySide6.QtPrintSupport import QPrinter, QPrinterInfo


def _names() -> Sequence[str]:
    default = QPrinterInfo.defaultPrinterName()
    names = list(QPrinterInfo.availablePrinterNames())
    return sorted(names, key=lambda name: name != default)


def _printer(name: str) -> QPrinter:
    printer = QPrinter(QPrinter.PrinterMode.HighResolution)
    printer.setPrinterName(name)
    return printer


@dataclass(frozen=True, slots=True)
class Printers:
    """How printers are found and taken."""

    names: Callable[[], Sequence[str]] = _names
    """Of those there are, the usual one first."""
    take: Callable[[str], QPrinter] = _printer
    """One of them, ready to be painted on."""
