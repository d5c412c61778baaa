"""Tips that show what they are given: a name that looks like markup is no markup."""


def plain_tip(text: str) -> str:
    """The words for a tip. Qt would take some texts for HTML and draw, or load, what they name."""
    if "<" not in text and "&" not in text:
        return text
    # Imported here: hardly a tip needs it, and it comes with a table of all names HTML has.
    from html import escape

    lines = escape(text, quote=False).replace("\n", "<br>")
    return f"<span>{lines}</span>"
