# Jugar en la terminal: lo que se ha escrito y no puede ser una respuesta.

error-nothing-to-choose = { $card } no deja nada que elegir; escribe solo { $code } para jugarla.
error-card-cannot-take = { $card } no puede llevarse { $wanted }. Puede llevarse { OR($can) }.
error-no-such-number =
    { $instead ->
        [code] Aquí no hay ningún número { $number }: elige de 1 a { $most }, o escribe un código como 3a.
       *[word] Aquí no hay ningún número { $number }: elige de 1 a { $most }, o escribe una palabra.
    }
error-offer-incomplete =
    { $asked ->
        [counter] Una contraoferta necesita una cantidad. Puedes decir { COMMA($can) }.
       *[offer] Una oferta necesita un nombre y una cantidad. Puedes decir { COMMA($can) }.
    }
error-not-an-answer = { $typed } no responde a esto. Puedes decir { COMMA($can) }.
