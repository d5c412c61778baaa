"""What can be done next: every action, what a step offers, its sentence, and what the umpire is reminded of."""
