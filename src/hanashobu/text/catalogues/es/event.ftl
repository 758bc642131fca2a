# Lo que ha pasado.

event-cut =
    { PERSON($seat) ->
        [you] Cortas el mazo.
       *[one] { $seat } corta el mazo.
    }
