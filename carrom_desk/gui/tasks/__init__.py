"""What the umpire does, task by task: each task opens its dialogs and says which actions it answers."""
