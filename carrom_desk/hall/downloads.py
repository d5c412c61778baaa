"""Files of a hall: its tables and results for programs and spreadsheets, and the score sheet of a match."""

from starlette.requests import Request
from starlette.responses import JSONResponse, Response

from carrom_desk.desk.gathering import replayed
from carrom_desk.i18n import current_language
from carrom_desk.match.ports.store import MatchId
from carrom_desk.presentation.hall import hall_refusals
from carrom_desk.reports.match_documents import Extent, Options, match_document
from carrom_desk.reports.output.html import as_html
from carrom_desk.reports.output.workbook import tables_as_xlsx
from carrom_desk.reports.tables import (
    ENCODING,
    SEPARATORS,
    TidyTable,
    csv_of,
    results_table,
    standings_tables,
    ties_table,
)

from .hub import Hub
from .views.hall_views import HallViews
from .views.match_json import state_document
from .web.answers import place_in
from .web.refusals import WebRefusal

_WORKBOOK = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet"


class Downloads:
    """Answers with files, in the current language."""

    def __init__(self, hub: Hub, views: HallViews) -> None:
        self._hub, self._views = hub, views

    def table(self, request: Request) -> Response:
        """The match at a table, as JSON."""
        table = self._views.table(place_in(request))
        if table is None or table.view is None:
            raise WebRefusal(404, hall_refusals.NOTHING_THERE)
        return JSONResponse(state_document(table.view))

    def results(self, _request: Request) -> Response:
        return JSONResponse(self._views.document())

    def spreadsheet(self, request: Request) -> Response:
        """All results as separated values, with commas if no other separator is asked for."""
        separator = request.query_params.get("separator", "")
        table = results_table(each.result for each in self._views.results())
        content = csv_of(table, separator if separator in SEPARATORS else SEPARATORS[0]).encode(ENCODING)
        headers = {"Content-Disposition": 'attachment; filename="results.csv"'}
        return Response(content, media_type="text/csv", headers=headers)

    def workbook(self, _request: Request) -> Response:
        """Results, standings and order of play as a workbook."""
        order = [
            (
                each.known.planned_at,
                each.place,
                each.setup.event,
                each.setup.round,
                *each.setup.names,
            )
            for each in self._views.planned()
        ]
        tables = (
            results_table(each.result for each in self._views.results()),
            *([ties_table(self._views.ties())] if self._views.ties() else []),
            *standings_tables(self._views.standings()),
            TidyTable("Order of play", ("time", "table", "event", "round", "side_a", "side_b"), tuple(order)),
        )
        content = tables_as_xlsx(tables, Options(language=current_language()))
        headers = {"Content-Disposition": 'attachment; filename="results.xlsx"'}
        return Response(content, media_type=_WORKBOOK, headers=headers)

    def sheet(self, request: Request) -> Response:
        """The score sheet of a match, to be read or printed."""
        match = self._hub.match(MatchId(request.path_params["match"]))
        if match is None:
            raise WebRefusal(404, hall_refusals.NOTHING_THERE)
        options = Options(extent=Extent.CARD, language=current_language())
        sheet = replayed(match).sheet()
        return Response(as_html(match_document(sheet, options)), media_type="text/html")
