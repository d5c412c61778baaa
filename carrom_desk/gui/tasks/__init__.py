"""Tasks of the window. Each opens its dialogs and lists the actions it handles."""
