# Revisiones de partidas terminadas: suerte y destreza, y lo que costaron las decisiones.

review-title = Suerte y destreza: { $game }, { $rounds ->
        [one] { $rounds } ronda
       *[other] { $rounds } rondas
    }
review-progress = Revisando …
review-interrupted = Interrumpida: { $rounds ->
        [0] no hay ninguna ronda terminada.
        [one] esta es la primera ronda.
       *[other] estas son las primeras { $rounds } rondas.
    }
review-part-result = Resultado
review-part-place = Puesto
review-part-deal = Reparto
review-part-draws = Mazo
review-part-own = Decisiones propias
review-part-others = Decisiones ajenas
review-part-rest = Resto
review-luck-error = Error de reparto y mazo
review-costliest = Las decisiones más caras
review-no-mistakes = Ningún error en el que coincidan los dos jueces
review-decided = Ronda { $round }, línea { $line }: { PERSON($who) ->
        [you] elegiste { $did }.
       *[one] { $who } eligió { $did }.
    }
review-cost = Costó { DECIMAL($cost) } ± { $error } puntos de media.
review-cost-chance = Costó { PERCENT($chance) } de la posibilidad de ganar la partida.
review-better = Mejor: { $why }
review-hand = Mano
review-field = Campo
review-column-decisions = Decisiones
review-column-mistakes = Errores
review-column-each = Coste de cada una
review-summary = { PERSON($who) ->
        [you] Tú
       *[one] { $who }
    }: { $mistakes ->
        [0] ningún error
        [one] 1 error, { DECIMAL($cost) } puntos
       *[other] { $mistakes } errores, { DECIMAL($cost) } puntos
    }; todas las demás decisiones juntas { DECIMAL($small) }.
review-light = Puntos sobre la media de la mesa. El puesto es lo que da el asiento de media; reparto y mazo son lo que dieron las cartas si siguieran jugadores sencillos; las decisiones se miden con las cartas que de verdad había en cada mano. Un error cuesta al menos { DECIMAL($least, digits: 2) } puntos según dos jueces que no saben más de lo que sabía el jugador; cerca del final cuenta también ganar la partida.
review-kind-discard = carta que no captura
review-kind-take = carta que captura
review-kind-dealer-takes = capturas del repartidor
review-kind-return = carta devuelta
review-kind-pile = montón
review-kind-speak = entrar o salir
review-kind-claim = anuncio
review-kind-call = canto
review-kind-swap = cambio de mano
review-kind-blind = a ciegas o no
review-kind-offer = oferta
review-kind-answer = respuesta a una oferta
review-kind-counter = contraoferta
review-kind-split = reparto del bote
review-kind-redeal = nuevo reparto
review-card = { $card }
