"""Entry of a paper sheet: its boards, their totals and its faults."""
