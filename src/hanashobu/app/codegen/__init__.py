"""Files of the page that are generated from Python: `make types`."""
