import { rules } from '../../../rules/block.ts';

/**
 * Words by which a text tells what it does not say itself, in Spanish. The first part of an id is the kind: `claimed` is what somebody says, `asked` what is asked, `apart`
 * what a judge holds against the ruling, `past` what is no longer in force.
 */
export const TELLING_ES = rules(
  'es',
  `
[claimed.claims]
reason: Alguien afirma o niega algo, y el texto solo lo cuenta.
find:   {alega} ..2 que
yes:    El actor «alega que» pagó.
no:     El actor pagó.
source: ours

[claimed.says]
reason: Una parte dice o pide algo, y el texto solo lo cuenta.
find:   {parte} ..6 {dice} ..2 que
        {pide} ..2 que
yes:    La «demandada dijo que» pagó.
        «Solicita que» se anule el pago.
no:     La ley dice que se pague.
source: ours

[claimed.according]
reason: Lo dicho es de quien se nombra.
find:   (a juicio | en opinión | en concepto | al decir) (de | del) ..1 {parte}
        según ..1 {parte}
yes:    «A juicio de la defensa», pagó.
        «En opinión del perito», pagó.
        «En concepto de la actora», pagó.
        «Al decir del testigo», pagó.
        «Según el actor», pagó.
no:     Según la ley, pagó.
source: ours

[asked.whether]
reason: Se pregunta o se discute, y no se dice que sea así.
find:   {pregunta} ..3 si
        {controvertido} ..4 (si | la efectividad)
        efectividad de
yes:    Se «pregunta el juez si» pagó.
        Es hecho «controvertido si» pagó.
        Es «controvertida la efectividad» del pago.
        Prueba: «efectividad de» haberse pagado.
no:     Pagó si lo dijo.
source: ours

[apart.dissent]
reason: El voto en contra no es la sentencia.
find:   (voto | votos) (en contra | disidente | disidentes | de minoría | particular)
        {disiente} de
        (estuvo | estuvieron) por
        (fue | fueron) de (parecer | opinión)
yes:    El «voto en contra» anula el pago.
        El «voto disidente» anula el pago.
        Los «votos disidentes» anulan el pago.
        El «voto de minoría» anula el pago.
        El «voto particular» anula el pago.
        Una jueza «disiente de» lo resuelto.
        El ministro «estuvo por» anular el pago.
        Dos ministros «estuvieron por» anular el pago.
        El ministro «fue de parecer» de anular.
        Los ministros «fueron de opinión» de anular.
no:     El voto de todos anula el pago.
source: ours

[past.repealed]
reason: Lo derogado ya no rige.
find:   {derogado}
        (dejó | dejaron) de regir
yes:    El texto «derogado» exigía firma.
        La regla «dejó de regir».
        Las reglas «dejaron de regir».
no:     El texto exige firma.
source: ours
`,
  {
    alega:
      'alega | alegan | alegó | alegaron | alegaba | alegando | aduce | aducen | adujo | adujeron | aduciendo | arguye | arguyen | arguyó | arguyendo | argumenta | argumentan | argumentó | argumentaron | argumentando | sostiene | sostienen | sostuvo | sostuvieron | sosteniendo | afirma | afirman | afirmó | afirmaron | afirmando | asevera | aseveran | aseveró | aseverando | denuncia | denunció | denunciando | reprocha | reprochó | reprochando | niega | niegan | negó | negaron | negando | desmiente | desmintió | controvierte | controvirtió | insiste | insistió | reitera | reiteró | postula | postuló | plantea | planteó | cree | creen | supone | suponen | opina | opinan | pretende | pretendió',
    parte:
      'actor | actora | demandante | demandantes | demandado | demandada | demandados | recurrente | recurrida | recurrido | apelante | defensa | querellante | querellado | testigo | testigos | perito | imputado | acusado | denunciante | denunciado | compareciente | fiscal | abogado',
    dice: 'refiere | refirió | manifiesta | manifestó | expone | expuso | expresa | expresó | declara | declaró | declararon | asegura | aseguró | indica | indicó | señala | señaló | dice | dijo | dicen | dijeron | relata | relató | cuenta | contó | agrega | agregó | añade | añadió | estima | estimó | considera | consideró',
    pide: 'pide | pidió | pidiendo | solicita | solicitó | solicitando',
    pregunta: 'pregunta | preguntan | preguntó | discute | discutió | cuestiona | cuestionó | determinar | dilucidar',
    controvertido: 'controvertido | controvertida | controvertidos | discutido | discutida',
    disiente: 'disiente | disienten | disintió | discrepa | discrepan | discrepó',
    derogado: 'derogado | derogada | derogados | derogadas | derógase | deróganse | suprimido | suprimida',
  },
);
