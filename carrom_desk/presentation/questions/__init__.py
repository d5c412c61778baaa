"""Questions about the laws: a posed position, what was asked, and how it was typed."""
