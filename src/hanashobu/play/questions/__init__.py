"""What a seat is asked, what it can answer, and what each answer brings."""
