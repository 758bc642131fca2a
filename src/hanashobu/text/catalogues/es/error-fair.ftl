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
