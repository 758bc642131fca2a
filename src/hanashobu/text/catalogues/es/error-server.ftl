# Lo que el servidor rechaza, y por qué.

error-late = La mesa ha avanzado; esta respuesta llegó demasiado tarde.
error-no-table = No tienes ninguna mesa { $id }.
error-no-seat = Nadie puede sentarse en este asiento.
error-sit-first = El primer mensaje tiene que decir quién eres y dónde te sientas.
error-sit-twice = Ya tienes asiento; para sentarte en otro, conéctate de nuevo.
error-message-unreadable = Este mensaje no se puede leer: { $trouble }.
error-messages-too-many = Han llegado demasiados mensajes a la vez; la conexión se cierra.
error-messages-senseless = Demasiados mensajes sin sentido; la conexión se cierra.
error-silent = Hace mucho que no llega nada; la conexión se cierra.
error-no-hint = No hay ninguna pista para esto.
error-busy = El servidor tiene demasiado trabajo ahora; inténtalo de nuevo dentro de un momento.
error-too-much-work = Esto era más de lo que el servidor puede hacer; inténtalo de nuevo.
error-crowded = El servidor tiene todas las visitas que admite; inténtalo de nuevo dentro de un momento.
error-connections = Llegan demasiadas conexiones de tu dirección; cierra algunas o inténtalo dentro de un momento.
error-too-often =
    { $seconds ->
        [one] Esto se pide demasiado a menudo; inténtalo de nuevo dentro de { $seconds } segundo.
       *[other] Esto se pide demasiado a menudo; inténtalo de nuevo dentro de { $seconds } segundos.
    }
error-request-slow = La petición no llegó a tiempo; inténtalo de nuevo.
error-request-unreadable = Esto no es una petición legible, o sus cabeceras son demasiado largas.
error-request-kind = Envía esto como { OR($kinds) } e indícalo en la cabecera Content-Type.
error-request-key = La petición no dice de quién es: envía una cabecera Authorization con una clave Bearer de { $least } a { $most } letras.
error-request-long = Es demasiado largo: se leen { $kilobytes } KB como mucho.
error-request-body = Esto no se puede leer: { $trouble }.
error-request-parameter = { $parameter } no puede ser { $text }; /api dice qué admite.
error-request-without = Aquí hace falta { $parameter }; /api dice qué admite.
error-request-method = Esta dirección solo responde a { AND($methods) }.
error-host = Este servidor no se llama { $host }; quien lo administra puede permitir el nombre con { $flag }.
error-origin = Las páginas de { $origin } no pueden usar este servidor, al que se ha llamado { $own }. Si son suyas, el proxy que hay en medio tiene que transmitir el nombre y el esquema, y figurar en { $flag }.
error-other-site = Las páginas de otros sitios no pueden usar este servidor.
error-no-picture = No hay ninguna imagen { $file }: son 1a.svg a 12d.svg, 0.svg, j1.svg a j7.svg y back.svg.
error-no-route = La API no tiene { $path }; /api muestra lo que tiene.
error-no-page = La página no está construida: ejecuta { $command } en la carpeta del proyecto. La API funciona sin ella.
error-no-file = Aquí no hay { $file }.
error-no-record = Aquí no hay ningún registro { $id }.
error-not-over = La partida no ha terminado; su registro mostraría cartas ocultas.
error-play-on-seats = La partida tiene { $seats } asientos, no { $count }.
error-play-on-early = Hasta aquí nadie tiene que decidir nada; elige una jugada posterior.
error-all-bots = Alguien tiene que jugar: da al menos un asiento a una persona.
error-open-seats = Abre esta mesa como reunión: tiene asientos libres.
error-store-unreadable = Lo guardado en el disco no se puede leer: { $trouble }.
error-table-unreadable = Esta mesa no se puede abrir, porque alguien ha cambiado o dañado lo que se guarda de ella. Quien lleva este servidor puede restaurarla de una copia de seguridad; las demás mesas siguen. Qué falla: { $trouble }
error-store-full = No se ha podido guardar porque el disco está lleno. La partida sigue donde estaba.
error-store-failed = No se ha podido guardar: { $trouble }. La partida sigue donde estaba.
error-store-file = No se pueden guardar partidas en { $file }: { $trouble }.
error-store-taken = Otro servidor guarda sus partidas en { $file }; usa ese, detenlo o elige otro archivo con { $flag }.
error-store-database = No se pueden guardar partidas en la base de datos { $place }: { $trouble }.
error-store-foreign = { $place } contiene partidas de una versión de prueba de Hanashōbu, u otra cosa, y no se puede usar. No se ha modificado. Muévelo a otro sitio o indica otro lugar con { $data } o { $database }.
error-store-newer = { $place } lo ha escrito una versión más nueva de Hanashōbu; actualiza esta para usarlo.
error-store-not-empty = Allí ya hay algo guardado; restaura solo en un archivo o una base de datos vacíos.
error-store-slow = El almacén no responde a tiempo.
error-no-metrics = Las métricas solo se muestran con la clave que el anfitrión ha puesto en { $variable }.

## A page without a server
error-browser-storage = Tu navegador no puede guardar esta partida ahora ({ $trouble }). Libera espacio o sal de la navegación privada e inténtalo de nuevo.
error-import-not = Esto no es una exportación de Hanashōbu. Elige un archivo guardado con «Exportar todo».
error-import-format = Esta exportación tiene el formato { $format } y la escribió la versión { $version }; esta página lee solo { $ours }. Impórtala en una página de la versión que la escribió o, si hay una más nueva, recarga esta.
error-import-line = La exportación está dañada: { $trouble }. No se ha importado nada.
