"""The umpires' school in the window: exercises, what is known of each law, and who learns."""
