"""Games: where they come from, and what everybody needs of them."""
