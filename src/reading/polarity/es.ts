import { rules } from '../rules/block.ts';

/** What takes back, in Spanish, that a sentence would be to the good. */
export const ES = rules(
  'es',
  `
[denied.right]
reason: Niega el derecho, la prestación o la responsabilidad de que habla.
find:   no (tendrá | tendrán | habrá | procederá | dará) ..3 (derecho | recurso | acción | indemnización | reembolso | devolución)
        no (responderá | responderán | responde | garantiza | asegura)
        sin ..2 (derecho a | obligación de | garantía de)
        renuncia* ..3 (a | al)
        (queda | quedan) (liberad* | eximid* | exent*)
        (queda | quedan) prohibid*
not:    (no renuncia* | ninguna renuncia | sin renunciar | ninguna de las partes)
yes:    El cliente «no tendrá derecho» a reembolso.
        no tendrán los socios acción
        no habrá recurso
        no procederá indemnización alguna
        no dará lugar a devolución
        no habrá reembolso
        El vendedor no responderá de la evicción.
        No responderán los directores.
        La empresa no responde del retraso.
        no garantiza la exactitud
        no asegura la entrega
        sin derecho a reclamo
        sin obligación de restituir
        sin que medie garantía de devolución
        Renuncia desde ya a toda acción.
        renuncia al fuero
        renuncian a sus derechos
        queda liberado de responsabilidad
        quedan eximidos
        queda exento
        quedan prohibidos los reclamos
        queda prohibido reclamar
        renunciando a sus acciones
no:     La demora no importará ninguna renuncia a sus derechos.
        no renuncia a sus acciones
        sin renunciar a sus derechos
        Ninguna de las partes tendrá culpa y no responderán del retraso.
source: ours

[will.one]
reason: Lo deja a la voluntad de una sola parte.
find:   (a | según | por) (su | la) (sola | solo | mera | exclusivo | exclusiva | entera | libre | propio) (voluntad | arbitrio | criterio | discreción | juicio | decisión)
        (si | cuando | como) lo (estima | estime | quiera | desee | considera | considere | decida)
        (cuando | como) ..2 estime (conveniente | necesario | oportuno)
        unilateralmente
        (designad* | fijad* | elegid* | determinad*) por (el | la) (vendedor* | arrendador* | empleador | acreedor | empresa | inmobiliaria | mutuante | proveedor)
        cuantas veces
not:    (no podrá | de común acuerdo)
yes:    Podrá hacerlo «a su sola voluntad».
        según su exclusivo criterio
        por su mera decisión
        a su solo arbitrio
        a su entera discreción
        por la libre decisión
        según su propio juicio
        a la exclusiva voluntad
        si lo estima del caso
        cuando lo estime
        como lo quiera
        cuando lo desee
        si lo considera
        cuando lo considere
        si lo decida
        cuando el banco estime conveniente
        como el banco estime necesario
        cuando estime oportuno
        podrá cambiarlo unilateralmente
        un árbitro designado por la vendedora
        la fecha fijada por el arrendador
        elegido por el empleador
        determinado por el acreedor
        designada por la empresa
        fijado por la inmobiliaria
        fijada por la mutuante
        elegido por el proveedor
        prorrogará cuantas veces quiera
no:     El arrendador no podrá modificar la renta unilateralmente.
        Se fijará de común acuerdo y no a su sola voluntad.
source: ours

[open.end]
reason: Lo deja sin plazo, medida o término.
find:   sin (sujeción a)? (plazo | límite | limitación | tope | término)
        (cuando | si) (las partes | ambas) ..3 (acuerden | convengan)
        a convenir
        (por | tiempo) (definir | indefinido)
        indeterminad*
        (sesenta | cincuenta | cuarenta y ocho) horas semanales
not:    (en ningún caso | no podrá)
yes:    Se celebrará «sin sujeción a plazo» ni condición.
        responde sin límite de monto
        sin limitación alguna
        sin tope
        sin término
        sin plazo
        cuando las partes así lo acuerden
        si ambas lo convengan
        en fecha a convenir
        precio por definir
        por tiempo indefinido
        un monto indeterminado
        La jornada será de sesenta horas semanales.
        cincuenta horas semanales
        cuarenta y ocho horas semanales
no:     En ningún caso regirá sin plazo.
        no podrá quedar sin tope
source: ours

[excepted.away]
reason: Lo exceptúa en todo lo que importa, o lo extiende a lo que no puede.
find:   (aun | incluso | aunque) ..4 (dolo | culpa | conozca | exced* | público)
        ni (aun | siquiera)
        (sea o no | sean o no)
        cualquiera (que)? sea su (causa | origen)
        aun sin
        por cualquier causa
not:    (salvo | excepto)
yes:    No responde «aun en caso de dolo».
        aunque medie culpa grave
        aun cuando la conozca
        incluso si excede el máximo
        aunque sea público
        ni aun a la autoridad
        ni siquiera por orden judicial
        sea o no pública
        sean o no imputables
        cualquiera que sea su causa
        cualquiera sea su origen
        aun sin incumplimiento
        retendrá todo por cualquier causa
no:     No responde, salvo dolo o culpa grave, cualquiera sea su causa.
        no responde por cualquier causa, excepto dolo
source: ours
`,
);
