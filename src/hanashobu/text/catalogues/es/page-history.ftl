history-title = Historial
history-what = Tus partidas en este navegador, la última primero.
history-open = Sin terminar
history-over = Terminadas
history-empty = Aún no hay ninguna partida. La primera está a un clic.
history-play = Ir a los juegos
history-removed = La partida se ha borrado.

## Una partida
history-won =
    { COUNT($who) ->
        [one] Ganó { $who }
       *[other] Ganaron { $who }
    }
history-winner = gana
history-bot = bot
history-go-on = Continuar
history-again = Jugar otra vez
history-record = Registro
history-remove = Borrar
history-sure = ¿Borrar esta partida para siempre?
history-yes = Sí, borrarla
history-no = Conservarla
history-export = Exportar todo
history-import = Importar…
history-export-what = Un archivo con tus partidas y registros, las partidas del anotador y tus ajustes, para guardarlo o usarlo en otro navegador.
history-imported =
    { $n ->
        [0] Todo lo que hay en este archivo ya está aquí.
        [one] Se ha importado una partida.
       *[other] Se han importado { $n } partidas.
    }
