"""QR codes as SVG."""


def qr_code(text: str, scale: int = 1) -> str:
    """Returns a QR code with a view box, so that pages can scale it."""
    import segno  # imported late: its writers load HTTP and TLS, which only a code should pay for

    return segno.make(text, error="m", micro=False).svg_inline(scale=scale, border=2, omitsize=True)
