# Lo que una jugada hizo con las combinaciones. $worth es una cantidad, o que cierra la ronda.
news-made =
    { PERSON($seat) ->
        [you] Formas { $yaku }: { $worth }.
       *[one] { $seat } forma { $yaku }: { $worth }.
    }
news-better =
    { PERSON($seat) ->
        [you] Mejoras { $yaku }: { $worth }.
       *[one] { $seat } mejora { $yaku }: { $worth }.
    }
news-lost =
    { PERSON($seat) ->
        [you] Ya no puedes formar { $yaku }.
       *[one] { $seat } ya no puede formar { $yaku }.
    }
