"""Tables that are being played: each with its authority, its log, its bots and its clock."""
