# Lo que no se puede hacer en una mesa con amigos, y por qué.

error-seat-taken = Aquí ya hay alguien; elige otro asiento.
error-seat-empty = En este asiento no hay nadie a quien quitar.
error-host-stays = No puedes quitarte a ti mismo; deja tu asiento o cierra la mesa.
error-table-locked = Quien abrió esta mesa la ha bloqueado; pídele que te deje entrar.
error-table-full = Todos los asientos de esta mesa están ocupados; pide a quien la abrió que haga sitio, o abre otra.
error-table-begun = En esta mesa ya se juega, así que ahora nadie puede entrar ni salir; para jugar, abre otra.
error-table-over = La partida de esta mesa ha terminado; para jugar, abre otra.
error-table-closed = Esta mesa está cerrada; abre una nueva.
error-table-dealing = Se están repartiendo las cartas; esto ya no se puede cambiar.
error-reveal-early = Las contribuciones se revelan cuando todos están listos.
error-reveal-late = Tu contribución llegó demasiado tarde: las cartas ya se repartieron sin ella.
error-reveal-other = Esta no es la contribución a la que te comprometiste.
error-bot-plays = Un bot juega por ti; pulsa «Volver a jugar yo» para volver a jugar.
error-watching = Estás mirando esta mesa; eso solo pueden hacerlo quienes juegan.
error-hints-off = En esta mesa el anfitrión ha desactivado las pistas.
error-not-dealt = Todavía no se ha repartido nada; antes todos tienen que estar listos.
error-signed-out = Se ha cerrado tu sesión en esta mesa: tu asiento está libre de nuevo, o juegan con él un bot u otro dispositivo.
error-spectators-none = Esta mesa no admite público.
error-public-tables = Desde tu dirección ya hay { $most } mesas públicas. Abre esta sin mostrarla en la página de inicio, o cierra antes una de las otras.
error-spectators-address = Demasiadas personas miran esta mesa desde tu dirección; ciérrala en alguno de los otros navegadores.
error-spectators-many = Esta mesa tiene todo el público que admite; inténtalo más tarde.
error-no-friends = En esta mesa no hay nadie más a quien decírselo.
error-say-one = Di una sola cosa cada vez: una frase, un sello o tus propias palabras.
error-say-unknown = No existe esa frase ni ese sello.
error-say-phrases = En esta mesa solo se pueden usar frases hechas y sellos.
error-let-bot = Un bot puede seguir por otra persona cuando se le acaba el tiempo; sin reloj, cuando lleva { $seconds } segundos ausente.
error-carry-code = Este código no es válido o ya no lo es; pide uno nuevo en el dispositivo que tiene el asiento.
error-not-host = Eso solo puede hacerlo quien abrió esta mesa.
error-clock = Un reloj tiene de 1 a { $seconds } segundos por jugada y como mucho otros tantos de reserva, o de 1 a { $days } días por jugada.
notice-bot-plays = De momento un bot juega por { $who }.
notice-person-back = { $who } vuelve a jugar.
notice-hints =
    { $n ->
        [one] { $who } ha pedido una pista.
       *[other] { $who } ha pedido { $n } pistas.
    }
notice-your-turn = Es tu turno
error-no-push = Este servidor no puede enviar avisos; quien lo administra puede instalar { $extra }.
error-push-endpoint = Este servidor no puede enviar al servicio de avisos de tu navegador: necesita una dirección https pública.
