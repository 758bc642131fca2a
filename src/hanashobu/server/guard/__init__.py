"""What stands before the application: hosts, origins, rates, and how slowly a client may send."""
