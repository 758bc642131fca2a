"""Web Push: notifications for browsers that show no page."""
