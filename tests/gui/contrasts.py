"""Colours that must contrast with others, with the minimum ratio in every theme."""

from PySide6.QtGui import QColor

from carrom_desk.gui.kit.roles import Role


def contrast(one: QColor, other: QColor) -> float:
    """Returns the contrast of two colours, 1 to 21 (WCAG 2)."""
    dark, light = sorted((_light(one), _light(other)))
    return (light + 0.05) / (dark + 0.05)


def _light(colour: QColor) -> float:
    def linear(part: float) -> float:
        return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)

    red, green, blue = (linear(part) for part in (colour.redF(), colour.greenF(), colour.blueF()))
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


TEXT_ON: tuple[tuple[Role, tuple[Role, ...]], ...] = (
    (Role.TEXT, (Role.WINDOW, Role.CARD, Role.ACCENT_SOFT, Role.ROW_CURRENT)),
    (Role.TEXT_MUTED, (Role.WINDOW, Role.CARD, Role.FIELD, Role.ACCENT_SOFT, Role.ROW_CURRENT)),
    (Role.TEXT_STRUCK, (Role.CARD, Role.ROW_CURRENT)),
    (Role.ACCENT, (Role.CARD, Role.ACCENT_SOFT, Role.ROW_CURRENT)),
    (Role.ON_ACCENT, (Role.ACCENT,)),
    (Role.ALARM, (Role.CARD,)),
    (Role.ON_ALARM, (Role.ALARM,)),
    (Role.WARNING, (Role.CARD,)),
    (Role.BUTTON_TEXT, (Role.BUTTON, Role.BUTTON_DEEP, Role.BUTTON_HOVER, Role.BUTTON_PRESSED, Role.ACCENT_SOFT)),
    (Role.BUTTON_BLOCKED_TEXT, (Role.BUTTON_BLOCKED, Role.KEY)),
    (Role.KEY_TEXT, (Role.BUTTON, Role.BUTTON_DEEP, Role.BUTTON_HOVER, Role.CARD)),
    (Role.FIELD_TEXT, (Role.FIELD,)),
    (Role.TIP_TEXT, (Role.TIP,)),
    (Role.TOP_TEXT, (Role.TOP,)),
    (Role.TOP_MUTED, (Role.TOP,)),
    (Role.TEXT, (Role.ACTS_NOW,)),
    (Role.TEXT_MUTED, (Role.ACTS_NOW,)),
    (Role.ON_LAST_SECONDS, (Role.LAST_SECONDS,)),
    (Role.BUTTON_TEXT, (Role.BUTTON_STROKE,)),
    (Role.KEY_TEXT, (Role.BUTTON_STROKE,)),
    (Role.CLOCK_RUNNING, (Role.CARD,)),
    (Role.CLOCK_LAST, (Role.CARD,)),
    (Role.CLOCK_OVER, (Role.CARD,)),
    (Role.BOARD_FRAME_TEXT, (Role.BOARD_FRAME,)),
    (Role.BOARD_MARK, (Role.BOARD_SURFACE,)),
    (Role.BOARD_MARK_JUMPED, (Role.BOARD_SURFACE,)),
)
"""Text colours with their backgrounds: at least 4.5 to 1 in every theme."""

SHAPES_ON: tuple[tuple[Role, tuple[Role, ...]], ...] = (
    (
        Role.FOCUS,
        (Role.WINDOW, Role.TOP, Role.CARD, Role.BUTTON, Role.BUTTON_DEEP, Role.BUTTON_HOVER, Role.BUTTON_PRESSED),
    ),
    (Role.FOCUS, (Role.ACCENT_SOFT, Role.FIELD, Role.ROW_CURRENT)),
    (Role.BUTTON_BORDER, (Role.CARD, Role.WINDOW)),
    (Role.CARD_CURRENT, (Role.WINDOW, Role.CARD)),
    (Role.ACCENT, (Role.ACTS_NOW,)),
    (Role.FOCUS, (Role.BUTTON_STROKE,)),
    (Role.CLOCK_RUNNING, (Role.CLOCK_TRACK,)),
    (Role.CLOCK_LAST, (Role.CLOCK_TRACK,)),
    (Role.CLOCK_OVER, (Role.CLOCK_TRACK,)),
)
"""Meaningful shapes with their backgrounds: at least 3 to 1 in every theme."""
