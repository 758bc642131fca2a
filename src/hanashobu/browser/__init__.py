"""The whole program in a browser: Python in a worker has the tables, and keeps them in the browser's own database. No server."""
