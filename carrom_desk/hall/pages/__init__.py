"""The hall's pages, from its values and the templates."""
