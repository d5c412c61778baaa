"""The style sheet of printed documents, in what Qt's text documents understand of CSS."""

import re

_STYLE = """
p { margin: 0; }
.event { font-size: 18pt; font-weight: 600; }
.game, .section { font-size: 10pt; font-weight: 600; }
.part { font-size: 14pt; font-weight: 600; }
.document { font-size: 8.5pt; color: #555555; }
.place { font-size: 9.5pt; color: #444444; }
.outcome { font-size: 11.5pt; font-weight: 600; color: #2c5322; }
.open { color: #7d5100; }
th { font-weight: 600; }
.line td, .line th { border-bottom: 0.6px solid #bdbdbd; }
.titles th { background-color: #f0eee9; font-size: 7.5pt; border-bottom: 0.6px solid #777777; }
.sides td, .sides th { font-size: 10.5pt; }
.sides .titles th { font-size: 7.5pt; }
.origin { font-size: 8.5pt; font-weight: 400; color: #444444; }
.terms td { font-size: 8.5pt; }
.term { color: #555555; }
.card td, .card th { font-size: 8.5pt; }
.card .titles th { font-size: 7.5pt; }
.card .apart { border-left: 0.6px solid #777777; }
.nil { color: #666666; font-size: 7.5pt; }
.blank td { font-size: 9pt; padding-top: 3px; }
.blank .term { font-size: 8pt; }
.blank .fill { border-bottom: 0.6px solid #555555; }
.legend { font-size: 8.5pt; }
.note, .identity { font-size: 7.5pt; color: #444444; }
.signatures td { font-size: 8.5pt; }
.signatures .sign { border-top: 0.8px solid #1b1b1b; }
"""


def _needed(rule: str) -> tuple[frozenset[str], ...]:
    """Of each selector of a rule, the classes that it asks for."""
    selectors = rule.partition("{")[0].split(",")
    return tuple(frozenset(re.findall(r"\.([a-z]+)", selector)) for selector in selectors)


_RULES = tuple((rule, _needed(rule)) for rule in _STYLE.strip().splitlines())


def style_for(html: str) -> str:
    """The rules that say something about this HTML, for Qt tries every rule that it is given on every element."""
    named = frozenset(name for names in re.findall(r'class="([^"]*)"', html) for name in names.split())
    return "\n".join(rule for rule, selectors in _RULES if any(needed <= named for needed in selectors))
