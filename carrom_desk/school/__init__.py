"""Umpire training: an endless supply of exercises made from the rules and scheduled by law, without Qt or disk
access.
"""
