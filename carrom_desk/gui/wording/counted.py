"""Numbers of things. Of a method `tr` alone Qt's tools learn that a language may need several plurals."""

from PySide6.QtCore import QObject


class Counted(QObject):
    """So many of something; one of it has words of its own elsewhere."""

    def white(self, count: int) -> str:
        """White men, in the shortest words."""
        return self.tr("%n white", "", count)

    def black(self, count: int) -> str:
        """Black men, in the shortest words."""
        return self.tr("%n black", "", count)

    def white_men(self, count: int) -> str:
        """White men."""
        return self.tr("%n white men", "", count)

    def black_men(self, count: int) -> str:
        """Black men."""
        return self.tr("%n black men", "", count)

    def white_men_back(self, count: int) -> str:
        """White men come back onto the board."""
        return self.tr("%n white men come back", "", count)

    def black_men_back(self, count: int) -> str:
        """Black men come back onto the board."""
        return self.tr("%n black men come back", "", count)

    def men_owed(self, count: int) -> str:
        """Men are owed by a side."""
        return self.tr("owes %n men", "", count)

    def men_stay_owed(self, count: int, side: str) -> str:
        """Men stay owed by a side, given its name."""
        return self.tr("%n men of {side} stay owed.", "", count).format(side=side)

    def points(self, count: int) -> str:
        """Points."""
        return self.tr("%n points", "", count)

    def boards(self, count: int) -> str:
        """Boards of a game."""
        return self.tr("%n boards", "", count)

    def warnings(self, count: int) -> str:
        """Warnings given to a player."""
        return self.tr("%n warnings", "", count)
