"""The people at a table: who may sit where, who is there, and what everybody is sent about the others."""
