"""What the umpire has chosen about the desk itself, apart from any match."""
