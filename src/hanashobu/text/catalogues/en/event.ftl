event-cut =
    { PERSON($seat) ->
        [you] You cut the draw pile.
       *[one] { $seat } cuts the draw pile.
    }
