"""Tables over HTTP and WebSocket: one process, one port, the page and the API; matches are stored in SQLite."""
