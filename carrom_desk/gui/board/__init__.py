"""The board on the screen: to scale, with pieces to press; it shows a picture and says what was asked for."""
