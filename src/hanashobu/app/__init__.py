"""The application: tables, the people at them, and what they may ask for. It knows no transport; a server and a browser's worker run it."""
