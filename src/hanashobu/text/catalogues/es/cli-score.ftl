# Cómo se escribe una ronda en la terminal: cli-ID sigue al mensaje ID de error-score.ftl y recibe los mismos argumentos.

cli-error-score-blank = Escribe las cartas de ese jugador como blank.
cli-error-score-blank-taken = Escribe las cartas de ese jugador como blank.
cli-error-score-forced = Escribe esas cartas como forced.
cli-error-score-forced-hand = Usa --hand { $who }=CARTAS.
cli-error-score-waited-passed = Indica esas cartas, o escribe out.
cli-error-score-waited-dealt = Indica esas cartas, o escribe out.
cli-error-score-waits = Escribe esas cartas como waits.
cli-error-score-unbought = Usa --buys JUGADOR={ $who }:PUNTOS.
cli-error-score-sold = Escribe esas cartas como sold.
cli-error-score-no-piles = Escribe in para los que estaban dentro.
cli-error-score-dive-hand = Usa --hand { $who }=CARTAS.
cli-error-score-call-first = Usa --sage o --call.
cli-error-score-call-word = Usa --call JUGADOR=CANTO, y --sage para quienes la dejaron seguir.
cli-error-score-missing = Escribe rest en lugar de las últimas cartas, y ese jugador recibe todas las que no tiene nadie más.
cli-error-score-missing-call = Usa --call JUGADOR=shoubu; o escribe rest en lugar de las últimas cartas, y ese jugador recibe todas las que no tiene nadie más.
cli-score-unused =
    En esta mesa de { $game } { $why }; omite { $flag }{ HAS($option) ->
        [yes] , o juega con -o { $option }
       *[no] { "" }
    }.

## Opciones que no se pueden leer
cli-score-pile-each =
    { $piles ->
        [one] Hay { $piles } --pile
       *[other] Hay { $piles } --pile
    }: indica uno por jugador.
cli-score-names = --names tiene { $count } para { $piles } --pile; lleva un nombre por cada uno, como Aki,Ben.
cli-score-no-multiplier = { $game } no tiene multiplicador; omite --multiplier.
cli-score-multiplier = El multiplicador de una ronda de { $game } es uno de { COMMA($values) }, no { $multiplier }.
cli-score-pair = { $flag } { $text }: escríbelo como { $example }.
cli-score-twice = { $flag } está dos veces para { $who }.
cli-score-stake = Una apuesta es un número entero de 0 a { $most }, no { $text }.
cli-score-one-call = Solo un jugador puede cerrar la ronda; indica --call una vez.
cli-score-buys = --buys: escribe qué puesto se compró y por cuántos puntos, como { $who }=VENDEDOR:24, no { $text }.
cli-score-no-teyaku = { $game } no tiene teyaku; omite --teyaku.
cli-score-teyaku = --teyaku { $text }: di cuál, como { $example }; { $game } tiene { COMMA($rules) }.

## La hoja
cli-score-dealt =
    Repartió { $who }{ HAS($first) ->
        [yes] , { $first } jugó primero
       *[no] { "" }
    }{ $times ->
        [1] { "" }
       *[other] , todo cuenta ×{ $times }
    }
cli-score-column-player = jugador
cli-score-column-cards = puntos de las cartas
cli-score-column-yaku = yaku
cli-score-column-result = resultado
cli-score-none = ninguno
cli-score-ends = cierra la ronda
cli-score-counted = En total, { SEMICOLON($rows) }.
cli-score-gets = { $name } recibe { COMMA($counters) }
cli-score-gives = { $name } paga { COMMA($counters) }
cli-score-nothing = Nadie recibe nada.
