"""Reports on a table: figures, plots, HTML, CSV and Parquet."""
