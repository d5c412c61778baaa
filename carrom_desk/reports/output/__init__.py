"""Output formats of documents: HTML, PDF and workbooks."""
