"""Tasks of the window, each with its dialogs and handlers for actions."""
