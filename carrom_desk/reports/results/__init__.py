"""Results of a day or an event: lists, standings, picture and JSON."""
