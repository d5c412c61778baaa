"""Documents about matches in the window: what is asked for, the file it goes to, the preview, the printer."""
