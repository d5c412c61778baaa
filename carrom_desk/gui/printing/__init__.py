"""Reports on paper: the score sheet as PDF."""
