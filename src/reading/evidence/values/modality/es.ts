import { rules } from '../../../rules/block.ts';

/** What must, may and may not be done, in Spanish. The first part of an id is the slot; what a rule of `none` covers fills nothing. */
export const MODALITY_ES = rules(
  'es',
  `
[duty.must]
reason: El verbo deber impone una conducta.
find:   {debe}
yes:    El arrendatario «deberá» restituir las llaves.
no:     El deber de lealtad se presume.
source: ours

[none.because-of]
reason: "Se debe a" da una causa y "debido a" también; no imponen nada.
find:   se {debe} ..2 a (que | la falta | un | una)
yes:    El retraso «se debe a que» llovió.
        La demora «se debe a la falta» de materiales.
        El daño «se debe a un» error ajeno.
        El daño «se debe a una» falla.
no:     La renta se debe desde la entrega.
source: ours

[duty.bound]
reason: Locuciones con que una persona queda obligada.
find:   se (obliga | obligan | compromete | comprometen)
        {ser} ..1 {obligado}
        {tiene} (que | la obligación | el deber | obligación)
        asume* la obligación
yes:    El prestador «se obliga» a guardar reserva.
        Las partes «se obligan» a negociar de buena fe.
        La vendedora «se compromete» a entregar el título.
        Las socias «se comprometen» a aportar capital.
        El deudor «queda solidariamente obligado» al pago.
        El notario «tiene que» leer la escritura.
        El dueño «tendrá la obligación» de sanear.
        El tutor «tiene el deber» de dar cuenta.
        El padre «tiene obligación» de alimentar.
        La aseguradora «asume la obligación» de indemnizar.
no:     La ley no obliga al acreedor.
source: ours

[duty.charged]
reason: Dice a quién toca cumplir o pagar.
find:   (de cargo | por cuenta) (exclusiva | exclusivo)? (de | del)
        (corresponde | corresponderá | incumbe) (a | al)
yes:    Los gastos comunes son «de cargo del» arrendatario.
        El flete es «por cuenta de» la compradora.
        El seguro es «de cargo exclusivo de» la prestadora.
        La mantención es «por cuenta exclusiva de» la dueña.
        La reparación «corresponde al» arrendador.
        La custodia «corresponderá a» la secretaria.
        La prueba «incumbe al» actor.
no:     El cargo de gerente está vacante.
source: ours

[duty.list]
reason: Encabeza los deberes de alguien.
find:   (obligaciones | deberes) (del | de la | de los | de las)
yes:    Son «obligaciones del» comodatario las que siguen.
        Son «deberes de la» directora los siguientes.
        «Obligaciones de los» socios
        «Obligaciones de las» partes
no:     Las obligaciones civiles dan acción.
source: ours

[duty.needed]
reason: Lo obligatorio se dice también sin nombrar al obligado.
find:   (es | será) (obligatorio | obligatoria)
yes:    El uso del casco «es obligatorio» en la faena.
        La audiencia «será obligatoria» para ambas partes.
no:     La fuerza obligatoria del contrato es conocida.
source: ours

[duty.future]
reason: En leyes y contratos el futuro de estos verbos manda.
find:   {futuro}
yes:    La parte arrendataria «pagará» la renta por adelantado.
no:     La parte arrendataria pagó la renta.
source: ours

[permission.may]
reason: El verbo poder da una facultad.
find:   {puede}
yes:    Cualquiera de los socios «podrá» pedir la disolución.
no:     Otorgó un poder amplio.
source: ours

[permission.right]
reason: Dice que alguien tiene un derecho o una facultad.
find:   {tiene} (derecho | la facultad | el derecho)
        {ser} (facultado | facultada | facultados | facultadas | autorizado | autorizada | permitido | permitida)
        se (permite | autoriza | permitirá | faculta)
        (es | será) lícito
yes:    La trabajadora «tendrá derecho» a sala cuna.
        El banco «tiene la facultad» de acelerar el crédito.
        El comprador «tiene el derecho» de elegir.
        El gerente «queda facultado» para firmar.
        La albacea «está facultada» para vender.
        Los árbitros «quedan facultados» para proceder.
        Las partes «quedan facultadas» para inscribir.
        El conductor «está autorizado» para circular.
        La prestadora «queda autorizada» para cobrar.
        El ingreso de mascotas «está permitido» en el edificio.
        La salida «está permitida» hasta las nueve.
        «Se permite» la cesión a filiales.
        «Se autoriza» el uso del estacionamiento.
        «Se permitirá» el ingreso con invitación.
        «Se faculta» al portador para requerir las inscripciones.
        A los padres «es lícito» oponerse.
        «Será lícito» al acreedor exigir fianza.
no:     El derecho de propiedad es perpetuo.
source: ours

[permission.grants]
reason: Dice a quién da algo la facultad de hacer otra cosa.
find:   (faculta | facultan | facultará | autoriza | autorizan | autorizará | habilita | habilitará) (a | al)
yes:    El atraso «faculta al» arrendador para pedir el término.
        Los incumplimientos «facultan a» la mandante para terminar.
        La mora «facultará a» la acreedora para cobrar todo.
        El presente mandato «autoriza al» banco para cargar.
        Los socios «autorizan a» la gerenta para vender.
        El no pago «autorizará a» la empresa para cortar.
        La firma «habilita al» tenedor para cobrar.
        El retiro «habilitará a» la cooperativa para compensar.
no:     El notario autoriza la escritura.
source: ours

[prohibition.may-not]
reason: El verbo poder o deber, negado, prohíbe.
find:   no (se | le | les | lo)? ({puede} | {debe})
        tampoco ({puede} | {debe})
not:    no se {debe} (esta | la | indemnización | intereses)
yes:    El subarrendatario «no podrá» ceder el uso.
        «No se podrá» alterar la fachada.
        «No le podrá» cobrar intereses.
        «No les podrá» exigir garantía.
        «No lo podrá» vender.
        El depositario «no debe» usar la cosa.
        «Tampoco podrá» delegar el encargo.
        «Tampoco deberá» revelar la clave.
no:     El subarrendatario podrá no aceptar.
        No se deberá esta indemnización al socio.
        No se deberá la comisión del corredor.
        No se deberá indemnización alguna.
        No se deben intereses por ese lapso.
source: ours

[prohibition.forbids]
reason: Palabras que prohíben.
find:   (prohíbe | prohíben | prohíbese | prohibirá | prohibido | prohibida | prohibidos | prohibidas | prohibición)
        (en ningún caso | bajo ninguna circunstancia | bajo ningún pretexto)
        (abstenerse | abstendrá | abstendrán) de
        {tiene} prohibido
yes:    Se «prohíbe» fumar en las bodegas.
        Los estatutos «prohíben» esa operación.
        «Prohíbese» la venta ambulante.
        La autoridad «prohibirá» el tránsito.
        Queda «prohibido» subarrendar.
        Está «prohibida» la reventa.
        Son actos «prohibidos» al administrador.
        Quedan «prohibidas» las colillas.
        La «prohibición» de gravar se inscribe.
        La garantía «en ningún caso» se imputa a rentas.
        No cederá «bajo ninguna circunstancia» su puesto.
        No usará la marca «bajo ningún pretexto».
        Deberá «abstenerse de» competir.
        El perito se «abstendrá de» opinar.
        Los jueces se «abstendrán de» conocer.
        El portero «tiene prohibido» recibir encomiendas.
no:     En algún caso se admite prueba.
source: ours

[prohibition.not-entitled]
reason: Niega un derecho o lo declara improcedente.
find:   no {tiene} (derecho | la facultad)
        no (procede | procederá | procederán)
        no {ser} (admisible | permitido | permitida | lícito | procedente)
        se (obliga | obligan) a no
yes:    El moroso «no tendrá derecho» a descuento.
        La sucursal «no tiene la facultad» de rebajar.
        Contra esta resolución «no procede» recurso alguno.
        «No procederá» la compensación.
        «No procederán» los incidentes.
        «No será admisible» la prueba de testigos.
        «No está permitido» instalar antenas.
        «No es permitida» la reventa.
        «No es lícito» al tutor comprar.
        «No es procedente» el cobro.
        La cedente «se obliga a no» competir.
        Los socios «se obligan a no» competir.
no:     El moroso tendrá derecho a un plazo.
source: ours
`,
  {
    debe: 'debe | deben | deberá | deberán | debiera | debieran | debemos | debo',
    puede: 'puede | pueden | podrá | podrán | podría | podrían | pueda | puedan',
    tiene: 'tiene | tienen | tendrá | tendrán | tenga | tengan | tendría | tendrían',
    ser: 'es | son | será | serán | está | están | estará | estarán | queda | quedan | quedará | quedarán',
    obligado: 'obligado | obligada | obligados | obligadas',
    futuro:
      'pagará | pagarán | entregará | entregarán | restituirá | restituirán | devolverá | devolverán | mantendrá | mantendrán | informará | informarán | notificará | notificarán | comunicará | comunicarán | presentará | presentarán | remitirá | remitirán | prestará | prestarán | cumplirá | cumplirán | acompañará | acompañarán | enviará | enviarán | adoptará | adoptarán | contratará | contratarán | reembolsará | reembolsarán | responderá | responderán | otorgará | otorgarán | depositará | depositarán | garantizará | garantizarán | proporcionará | proporcionarán | efectuará | efectuarán | realizará | realizarán | suministrará | suministrarán | velará | velarán | llevará | llevarán | conservará | conservarán | rendirá | rendirán | soportará | soportarán | instalará | instalarán | capacitará | capacitarán | facturará | facturarán | respetará | respetarán | guardará | guardarán | ejecutará | ejecutarán | reparará | repararán | reemplazará | reemplazarán | retirará | retirarán | transportará | transportarán | acreditará | acreditarán | indemnizará | indemnizarán | solicitará | solicitarán | destinará | destinarán | cuidará | cuidarán | custodiará | custodiarán | financiará | financiarán | desarrollará | desarrollarán | elaborará | elaborarán | revisará | revisarán | coordinará | coordinarán | supervisará | supervisarán | designará | designarán | facilitará | facilitarán | vigilará | vigilarán | tramitará | tramitarán | documentará | documentarán | limpiará | limpiarán | trasladará | trasladarán | certificará | certificarán | reportará | reportarán | incluirá | incluirán | asumirá | asumirán | subsanará | subsanarán | corregirá | corregirán | transferirá | transferirán | suscribirá | suscribirán | constituirá | constituirán | emitirá | emitirán | asistirá | asistirán | dispondrá | dispondrán | obtendrá | obtendrán | retendrá | retendrán | repondrá | repondrán | hará | harán',
  },
);
