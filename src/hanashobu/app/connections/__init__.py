"""The connections of clients to tables, over whatever channel carries them."""
