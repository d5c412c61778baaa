"""The style sheet of HTML documents: for the screen and for paper, without anything from elsewhere."""

from .paper import MARGIN_MM, Paper

STYLE = """
:root { color-scheme: light; }
* { box-sizing: border-box; }
body { font: 10pt/1.4 "Noto Sans", "Noto Sans Devanagari", "Noto Sans Tamil", "Noto Sans Sinhala", "Noto Sans Bengali",
  system-ui, sans-serif; color: #1b1b1b; background: #fff; max-width: 190mm; margin: 8mm auto; padding: 0 4mm;
  overflow-wrap: anywhere; }
p { margin: 0 0 1mm; }
h1 { font-size: 18pt; line-height: 1.2; margin: 0; }
h2 { font-size: 11pt; margin: 4mm 0 1mm; }
h2.part { font-size: 14pt; margin-top: 8mm; border-bottom: 0.6mm solid #1b1b1b; }
h3 { font-size: 11pt; margin: 5mm 0 1mm; }
.document { font-size: 9pt; letter-spacing: 0.12em; text-transform: uppercase; color: #555; }
.place { color: #444; }
.outcome { font-size: 12pt; font-weight: bold; margin: 2mm 0; padding: 1.5mm 3mm; background: #e9f0e6;
  border-left: 1.2mm solid #3b6b2e; }
.outcome.open { background: #fbf1dd; border-left-color: #9a6400; }
table { border-collapse: collapse; width: 100%; }
th, td { padding: 0.7mm 1.4mm; text-align: left; vertical-align: top; border-bottom: 0.2mm solid #c9c9c9; }
thead th { overflow-wrap: normal; font-size: 8.5pt; font-weight: 600; color: #333; background: #f0eee9; }
tbody th { font-weight: normal; }
.center { text-align: center; }
.right { text-align: right; }
.sides { font-size: 11pt; margin-top: 3mm; }
.origin { font-size: 9pt; font-weight: normal; color: #444; }
.sides .winner th { font-weight: bold; }
.terms { display: grid; grid-template-columns: max-content 1fr max-content 1fr; gap: 0.5mm 3mm; margin: 2mm 0; }
.terms dt { color: #555; }
.terms dd { margin: 0; }
.beside { display: grid; grid-template-columns: 1fr 44mm; gap: 3mm; align-items: start; }
.beside figure { margin: 0; }
.beside svg { width: 100%; height: auto; display: block; }
.card thead th { overflow-wrap: normal; font-size: 8pt; padding: 0.7mm 0.8mm; }
.card .side { overflow-wrap: anywhere; }
.card { font-size: 9pt; font-variant-numeric: tabular-nums; }
.card .side svg { display: inline; width: 7mm; height: 2mm; vertical-align: middle; }
.card .apart { border-left: 0.3mm solid #777; }
.card .side { border-left: 0.3mm solid #777; text-align: center; }
.nil { color: #666; font-size: 8pt; }
.card .open td { font-style: italic; }
.list { font-size: 8.5pt; }
.list .group th { background: #f7f5f1; font-weight: 600; padding-top: 1.5mm; }
.blank { margin-top: 2mm; }
.blank td { border-bottom: none; padding-top: 1.6mm; vertical-align: bottom; }
.blank .term { color: #555; font-size: 8.5pt; white-space: nowrap; }
.blank .fill { border-bottom: 0.25mm solid #555; }
.ruled { margin: 3mm 0 0; }
.ruled svg { width: 100%; height: auto; display: block; }
.whole { white-space: nowrap; }
.plots { display: grid; grid-template-columns: 1fr 1fr; gap: 4mm; }
.plots figure { margin: 0; }
.plots svg { width: 100%; height: auto; display: block; }
.legend { font-size: 9pt; margin-top: 1mm; white-space: pre-wrap; }
.legend svg { width: 3mm; height: 2.4mm; }
.struck { color: #555; }
.note, .identity { font-size: 8.5pt; color: #444; margin-top: 1.5mm; }
.signatures { display: grid; grid-template-columns: 1fr 1fr; gap: 0 12mm; }
.signatures div { margin-top: 14mm; border-top: 0.3mm solid #1b1b1b; padding-top: 0.5mm; font-size: 9pt; }
.signatures span::after { content: ": "; }
@media (max-width: 640px) {
  .beside, .terms, .signatures, .plots { grid-template-columns: minmax(0, 1fr); }
  .beside figure { max-width: 60mm; }
  .plots figure { max-width: 100mm; }
  /* A narrow column does not part words and times; a table that is too wide then can be moved. */
  main { overflow-x: auto; }
  .list, .card, .sides { overflow-wrap: break-word; }
}
@media print {
  body { margin: 0; padding: 0; max-width: none; font-size: 9pt; }
  thead { display: table-header-group; }
  tr, figure, .beside, .signatures, .plots { break-inside: avoid; }
  .front { zoom: var(--front); }
  .front section { break-inside: avoid; }
  h2, h3 { break-after: avoid; break-inside: avoid; }
  h2.part { break-before: page; margin-top: 0; }
  .card { font-size: 8pt; }
  .card td, .card th { padding-top: 0.3mm; padding-bottom: 0.3mm; }
  * { print-color-adjust: exact; -webkit-print-color-adjust: exact; }
}
"""


def page_style(paper: Paper) -> str:
    """What a browser needs to print on this paper."""
    return f"@page {{ size: {paper.value}; margin: {MARGIN_MM:g}mm; }}\n"
