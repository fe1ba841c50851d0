import { rules } from '../../../rules/block.ts';
import { NAMES_ES } from '../names.ts';

const names = {
  ...NAMES_ES,
  party:
    'demandante | demandantes | demandado | demandada | demandados | demandadas | actor | actora | actores | ejecutante | ejecutado | ejecutada | recurrente | recurrentes | recurrido | recurrida | apelante | apelantes | reclamante | reclamado | reclamada | querellante | querellado | querellada | denunciante | denunciado | denunciada | solicitante | requirente | requerido | requerida | defensa | fiscalía | ministerio público | contraparte | cada parte | las partes | ambas partes | cada una de las partes | los litigantes',
  filing:
    'demanda | contestación | excepción | excepciones | recurso | apelación | casación | reclamo | reclamación | querella | denuncia | solicitud | amparo | acción | libelo | réplica | dúplica',
  pleas:
    'argumentos | argumento | fundamentos | fundamento | alegaciones | alegatos | alegato | razones | motivos | defensas | descargos | planteamientos | agravios | posición | postura | tesis | versión',
  which: 'qué | cuál | cuáles',
  how: 'en qué | cómo',
  of: 'de | del',
  sued: 'demandó | recurrió | apeló | reclamó',
  answers: 'responde | respondió | contesta | contestó | defiende | defendió',
  petitions: 'peticiones | petición | pretensiones | pretensión | petitorio | solicitudes',
  says: 'dice | dijo | decía | alega | alegó | alegaba | alegaron | sostiene | sostuvo | sostenía | argumenta | argumentó | argumentaba | afirma | afirmó | responde | respondió | contesta | contestó | opone | opuso | plantea | planteó | expone | expuso | aduce | adujo | señala | señaló | invoca | invocó | reprocha | denuncia | reclama | reclamó | replica | replicó | niega | negó | manifiesta | manifestó',
  asks: 'pide | pidió | pedía | pedían | piden | pidieron | solicita | solicitó | solicitaba | solicitan | solicitaron | pretende | pretendía | exige | demanda | demandó | requiere | quiere | quería | busca | buscaba | reclamaba',
  // Only a party pleads: in a question on a ruling, the one who asks or answers is a party, whatever it is called.
  pleaded:
    'alegó | alegaba | alegaban | alegaron | sostuvo | sostuvieron | sostenía | sostenían | argumentó | argumentaron | argumentaba | argumentaban | adujo | replicó | contestó | respondió | opuso | esgrimió | planteó | expuso | invocó',
  asked:
    'pidió | pedía | pedían | pidieron | solicitó | solicitaron | solicitaba | solicitaban | pretendía | pretendían | demandó | reclamó | reclamaba',
  court:
    'tribunal | corte | juez | jueza | ministro | ministros | ley | fallo | sentencia | norma | artículo | perito | testigo | testigos',
  founds:
    'funda | fundó | fundan | basa | basó | basan | apoya | apoyó | sustenta | sustentó | fundamenta | fundamentó',
};

export const ES = rules(
  'es',
  `
[pleas.arguments]
reason: Pide los argumentos de una parte del juicio.
find:   {which} ..3 {pleas} ..4 {party}
        {which} ..3 {pleas} ..4 {filing}
        {pleas} {of} ..2 {party}
        {pleas} {of} ..2 {filing}
        {how} se? {founds} ..3 {filing}
        {how} se? {founds} ..4 {party}
        por qué {sued} ..2 {party}
yes:    ¿Cuáles son los argumentos de la demandante?
        cuales fueron los argumentos de la demandada
        qué fundamentos tiene la demanda
        fundamentos de la demanda
        fundamentos del recurso
        ¿En qué se funda la excepción?
        en que se basa el recurso
        en que se basó la apelación
        ¿En qué funda su recurso la recurrente?
        cómo fundamenta la reclamación el reclamante
        alegaciones de la parte demandada
        la posición de la recurrida
        ¿Por qué recurrió la demandada?
        por que demandó la actora
        cómo funda su postura la demandada
        ¿Cuáles son los argumentos de las partes?
no:     ¿Cuáles son los fundamentos del fallo?
source: ours

[pleas.says]
reason: Pregunta qué dice o responde una parte del juicio.
find:   qué ..2 {says} ..3 {party}
        qué ..5 {party} {says}
        qué {says} ..2 {filing}
        cómo se? {answers} ..2 {party}
yes:    ¿Qué alega la demandada?
        que sostiene el recurrente
        qué respondió la parte demandada a la demanda
        ¿Qué contestó el demandado?
        qué dijo la defensa
        que excepción opuso el ejecutado
        ¿Qué dice la demanda?
        cómo se defendió la demandada
        como contestó el demandado
        ¿Qué es lo que la demandada alega?
no:     ¿Qué dice la ley?
source: ours

[pleas.pleads]
reason: Pregunta qué dijo en el juicio quien se nombra por lo que es y no por su papel.
find:   qué ({pleaded} | {asked}) (el | la | los | las)
not:    qué {pleaded} (el | la | los) {court}
yes:    ¿Qué alegó la empresa?
        que argumentó el banco
        qué sostenía la municipalidad
        ¿Qué contestó el empleador?
        que pidió el trabajador
        qué reclamaba la arrendadora
        ¿Qué sostenían los vecinos?
        que pidieron las trabajadoras
no:     ¿Qué sostuvo la corte?
        que expuso el perito
        que sostuvieron los ministros
source: ours

[pleas.asks]
reason: Pregunta qué pide una parte del juicio.
find:   qué ..2 {asks} ..3 {party}
        qué ..5 {party} {asks}
        qué se {asks} ..2 {filing}
        {which} ..3 {petitions} ..4 {party}
        {petitions} {of} ..2 {party}
        {petitions} {of} ..2 {filing}
yes:    ¿Qué pide la demandante?
        que pidió la defensa
        qué solicita el recurrente
        ¿Qué pretende la actora?
        qué se pide en la demanda
        que se solicitó en el recurso
        ¿Cuáles son las pretensiones de la demandante?
        peticiones de la demanda
        petitorio del demandante
        qué es lo que la demandante pide
no:     ¿Qué pide el banco al cliente?
source: ours
`,
  names,
);
