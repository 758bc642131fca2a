"""Requests, responses and refusals."""
