"""Which theme the umpire chose, and which one that is on this machine."""

from enum import StrEnum, unique

from carrom_desk.gui.theme import ThemeName


@unique
class ThemeChoice(StrEnum):
    """A theme, or whatever the system says."""

    SYSTEM = "system"
    LIGHT = "light"
    DARK = "dark"
    HIGH_CONTRAST = "high_contrast"

    def theme(self, *, is_system_dark: bool) -> ThemeName:
        """The theme to use."""
        if self is ThemeChoice.SYSTEM:
            return ThemeName.DARK if is_system_dark else ThemeName.LIGHT
        return ThemeName(self.value)
