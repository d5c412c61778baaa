"""Documents written: HTML, PDF and workbooks."""
