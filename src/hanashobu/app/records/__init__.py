"""Records for the replay page, and rounds with real cards."""
