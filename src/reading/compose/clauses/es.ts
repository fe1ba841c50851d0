import { rules } from '../../rules/block.ts';

/** What a clause may not lose, in Spanish: words that deny it, what goes on with it behind a comma, and the case that opens its sentence. */
export const CLAUSES_ES = rules(
  'es',
  `
[denies.word]
reason: Una negación cortada dice lo contrario.
find:   (no | ni | nunca | jamás | tampoco | sin | ningún | ninguna | ninguno | nadie | excepto | salvo)
yes:    La renta «no» se reajusta.
        «Ni» el aval responde.
        «Nunca» se devuelve.
        «Jamás» se cobra.
        «Tampoco» se paga.
        Se paga «sin» intereses.
        «Ningún» socio responde.
        «Ninguna» parte cede.
        «Ninguno» de ellos paga.
        «Nadie» responde.
        Todos «excepto» el aval.
        Todos «salvo» uno.
no:     La renta se reajusta.
source: ours

[goes-on.joined]
reason: Lo que sigue tras la coma limita, alterna o completa lo dicho.
find:   ^ (o | u | pero | sino | ni | si | cuando | siempre | aunque | siempre que | mientras | hasta | máximo | mínimo)
        ^ con (un | una)? (máximo | mínimo | tope | límite)
        ^ sin (exceder | perjuicio | que)
        ^ (más | menos) ..1 (un | una | el | la | los | las)
        ^ (según | previa | previo | prorrogable* | renovable*)
        ^ (por | a razón de) ..2 (cada | día | mes | año | infracción | trabajador)
        ^ (al | cada) (día | mes | año)
yes:    «o» el doble si hay atraso
        «u» ocho días
        «pero» solo en verano
        «sino» al día
        «ni» menos de dos
        «si» avisa antes
        «cuando» haya mora
        «siempre» por escrito
        «aunque» haya mora
        «mientras» dure la obra
        «siempre que» avise
        «hasta» un máximo de diez UF
        «máximo» diez días
        «mínimo» diez días
        «con un tope» de diez UF
        «con una máximo» de dos
        «con mínimo» de dos
        «con límite» de dos
        «sin exceder» de diez UF
        «sin perjuicio» del resto
        «sin que» pase del doble
        «más el» impuesto
        «más los» intereses
        «más las» costas
        «menos la» garantía
        «más un» interés
        «menos una» cuota
        «según» el valor del día
        «previa» autorización
        «previo» aviso
        «prorrogables» por igual tiempo
        «renovable» por un año
        «por cada» día de atraso
        «por día» de atraso
        «por infracción»
        «por mes» de atraso
        «por año» de servicio
        «por trabajador»
        «a razón de una por día»
        «al año»
        «al día»
        «cada mes»
no:     la que se paga el lunes
source: ours

[opens.condition]
reason: El supuesto que abre la oración limita lo que ella dispone.
find:   ^ (si | cuando | siempre que | mientras | una vez | tratándose | transcurrid* | vencid* | cumplid*)
        ^ en (el | los)? caso* (de | en | que)
        ^ en (este | ese | dicho | estos | esos | dichos | tal | tales) caso*
        ^ (a falta | en ausencia | en defecto) de
        ^ por cada
yes:    «Si» el despido es injustificado, se aumenta.
        «Cuando» haya mora, corre el interés.
        «Siempre que» avise, queda libre.
        «Mientras» dure la obra, paga.
        «Una vez» presentado el aviso, hay seis meses.
        «Tratándose» de un menor, decide el juez.
        «Transcurrido» el plazo, caduca.
        «Vencida» la prórroga, termina.
        «Cumplidos» los requisitos, se inscribe.
        «En caso de» atraso, paga multa.
        «En caso que» no pague, termina.
        «En el caso en» que venda, avisa.
        «En los casos de» fuerza mayor, se suspende.
        «En este caso», paga el doble.
        «En ese caso», paga el doble.
        «En dicho caso», paga el doble.
        «En tal caso», paga el doble.
        «En estos casos», paga el doble.
        «En esos casos», paga el doble.
        «En dichos casos», paga el doble.
        «En tales casos», paga el doble.
        «A falta de» acuerdo, decide el juez.
        «En ausencia de» pacto, rige la ley.
        «En defecto de» pacto, rige la ley.
        «Por cada» día de atraso, paga una multa.
no:     La renta se paga si hay contrato.
source: ours
`,
);
