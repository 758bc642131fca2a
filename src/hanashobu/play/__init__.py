"""From a kernel to a game that people understand: matches, events, views, records."""
