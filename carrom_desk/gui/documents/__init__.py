"""Documents about matches in the window: request, file, preview and printer."""
