# Lo que no coincide en un reparto justo. Los nombres de los campos son los del formato y se quedan como están.

error-fair-scheme = El reparto se hizo con { $scheme }; este programa solo puede comprobar { $ours }.
error-fair-hex = { $what } debe tener { $digits } cifras hexadecimales en minúsculas.
error-fair-nobody = Nadie contribuyó a este reparto; un reparto justo necesita al menos un grupo.
error-fair-seats = Los asientos de los grupos no son válidos: cada grupo necesita al menos un asiento y ninguno puede aparecer dos veces.
error-fair-parties = Los grupos de un reparto justo van por orden de número, cada uno una vez.
error-fair-nonce = Lo que reveló el grupo { $party } no es aquello a lo que se había comprometido.
error-fair-secret = El secreto revelado no es aquel al que se había comprometido el servidor.
error-fair-no-transcript = El final revela un secreto, pero el suceso match no dice a qué pertenece.
error-fair-no-secret = La partida ha terminado, pero no se reveló el secreto del servidor.
error-fair-cards = Estas no son las cartas que se siguen del secreto y de las contribuciones.
error-fair-chain = La lista de compromisos se cambió en la entrada { $number }.
error-fair-seal = Falta el sello de este evento, o no corresponde a lo que dice: el registro se cambió después de jugarse.
error-fair-seal-plain = Este evento tiene un sello, pero el evento match no tiene el `fair` al que pertenece.
error-fair-twice = La lista de compromisos tiene el mismo compromiso en las entradas { $before } y { $number }: un secreto se usó dos veces.
error-fair-unlisted = El compromiso de este reparto no está en la lista de compromisos.
error-fair-listed-closed = Según la entrada { $number } de la lista de compromisos, la mesa de este reparto se cerró antes de repartir.
error-list-unreadable = { $path } no es una lista de compromisos como la de /api/commitments: { $trouble }.
error-receipt-unreadable = { $path } no es un recibo guardado por una mesa: { $trouble }.
error-receipt-none = Ninguna partida de este archivo se jugó en la mesa del recibo.
error-receipt-plain = El servidor había prometido un reparto justo, y esta partida no lo tiene.
error-receipt-commitment = El servidor había mostrado otro compromiso antes de que todos estuvieran listos: puede haber elegido su secreto después.
error-receipt-missing = Tu contribución falta en este reparto.
error-receipt-replaced = En lugar de tu contribución hay otra cosa.
error-receipt-list = Los demás se habían comprometido a otra cosa cuando tu página reveló su contribución.
error-receipt-short = Tu página vio { $seen } eventos de esta partida, y aquí solo hay { $found }.
error-receipt-head = Esto no es lo que vio tu página: los eventos de la partida se cambiaron después.
