"""One file for each step; a step that was released is never changed, and leans on no table definition of today."""
