"""What a match needs of a database, as protocols."""
