"""What the API answers, without a transport: the HTTP routes call these functions, and so does whatever else can carry a request.

A function takes what was asked in our own types and returns our own types or JSON; what cannot be is raised as a `Refusal` or another
error with a message.
"""
