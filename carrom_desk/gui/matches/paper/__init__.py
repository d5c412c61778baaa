"""Entry of a paper sheet: its boards, totals and problems."""
