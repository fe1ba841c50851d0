import { rules } from '../../../rules/block.ts';
import { NAMES_ES } from '../names.ts';

const names = {
  ...NAMES_ES,
  party:
    'demandante | demandantes | demandado | demandada | demandados | demandadas | actor | actora | actores | ejecutante | ejecutado | ejecutada | recurrente | recurrentes | recurrido | recurrida | apelante | apelantes | reclamante | reclamado | reclamada | querellante | querellado | querellada | denunciante | denunciado | denunciada | solicitante | requirente | requerido | requerida | defensa | fiscalía | ministerio público | contraparte',
  filing:
    'demanda | contestación | excepción | excepciones | recurso | apelación | casación | reclamo | reclamación | querella | denuncia | solicitud | amparo | acción | libelo | réplica | dúplica',
  pleas:
    'argumentos | argumento | fundamentos | fundamento | alegaciones | alegatos | alegato | razones | motivos | defensas | descargos | planteamientos | agravios | posición | postura | tesis | versión',
  petitions: 'peticiones | petición | pretensiones | pretensión | petitorio | solicitudes',
  says: 'dice | dijo | alega | alegó | alegaron | sostiene | sostuvo | argumenta | argumentó | afirma | afirmó | responde | respondió | contesta | contestó | opone | opuso | plantea | planteó | expone | expuso | aduce | adujo | señala | señaló | invoca | invocó | reprocha | denuncia | reclama | reclamó | replica | replicó | niega | negó | manifiesta | manifestó',
  asks: 'pide | pidió | piden | pidieron | solicita | solicitó | solicitan | solicitaron | pretende | pretendía | exige | demanda | demandó | requiere | quiere | quería | busca | buscaba',
  founds:
    'funda | fundó | fundan | basa | basó | basan | apoya | apoyó | sustenta | sustentó | fundamenta | fundamentó',
};

export const ES = rules(
  'es',
  `
[pleas.arguments]
reason: Pide los argumentos de una parte del juicio.
find:   (qué | cuál | cuáles) ..3 {pleas} ..4 {party}
        (qué | cuál | cuáles) ..3 {pleas} ..4 {filing}
        {pleas} (de | del) ..2 {party}
        {pleas} (de | del) ..2 {filing}
        (en qué | cómo) (se | lo | la)? {founds} ..3 {filing}
        (en qué | cómo) (se | lo | la)? {founds} ..4 {party}
        por qué (demandó | recurrió | apeló | reclamó) ..2 {party}
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
no:     ¿Cuáles son los fundamentos del fallo?
source: ours

[pleas.says]
reason: Pregunta qué dice o responde una parte del juicio.
find:   qué ..2 {says} ..3 {party}
        qué ..3 {party} {says}
        qué {says} ..2 {filing}
        cómo se (defiende | defendió) ..2 {party}
        cómo (responde | respondió | contesta | contestó) ..2 {party}
yes:    ¿Qué alega la demandada?
        que sostiene el recurrente
        qué respondió la parte demandada a la demanda
        ¿Qué contestó el demandado?
        qué dijo la defensa
        que excepción opuso el ejecutado
        ¿Qué dice la demanda?
        cómo se defendió la demandada
        como contestó el demandado
no:     ¿Qué dice la ley?
source: ours

[pleas.asks]
reason: Pregunta qué pide una parte del juicio.
find:   qué ..2 {asks} ..3 {party}
        qué ..3 {party} {asks}
        qué se (pide | pidió | pedía | solicita | solicitó | reclama | demanda) ..2 {filing}
        (qué | cuál | cuáles) ..3 {petitions} ..4 {party}
        {petitions} (de | del) ..2 {party}
        {petitions} (de | del) ..2 {filing}
yes:    ¿Qué pide la demandante?
        que pidió la defensa
        qué solicita el recurrente
        ¿Qué pretende la actora?
        qué se pide en la demanda
        que se solicitó en el recurso
        ¿Cuáles son las pretensiones de la demandante?
        peticiones de la demanda
        petitorio del demandante
no:     ¿Qué pide el banco al cliente?
source: ours
`,
  names,
);
