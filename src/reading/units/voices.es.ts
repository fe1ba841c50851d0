import type { Sign } from './sign.ts';

/** A part of a ruling, in the order in which they come. */
export type Voice = 'narrative' | 'reasoning' | 'decision' | 'dissent' | 'closing';

const PARTY =
  '(?:demandantes?|demandad[oa]s?|actor(?:a|es)?|querellantes?|querellad[oa]s?|solicitantes?|ejecutantes?|ejecutad[oa]s?|denunciantes?|denunciad[oa]s?|requirentes?|requerid[oa]s?|recurrentes?|recurrid[oa]s?|apelantes?|reclamantes?|reclamad[oa]s?|impugnantes?|casacionistas?|incidentistas?|defensa|fiscalia|ministerio publico|consejo de defensa)';
const SPEAKS =
  '(?:alega|aleg[oa]n?|sostien|sostuv|invoca|argumenta|argument|expon|expus|argu[iy]|aduc|aduj|refier|refiri|afirm|pid[ei]|solicit|denunci|acus|senal|indic|manif|hizo valer|hace valer|esgrim|plante|agreg|anad|postul|propon|fund[ao]|opon|opus|dedu[jc]|interp|reclam|dice|dijo|insist|contest|evacu|apel[oa]|recurr[eio]|cita|explica|hace (?:presente|notar)|desarrolla|reprocha|estima que)';

/** How a line of a ruling begins that opens one of its parts. */
export const VOICES_ES: readonly Sign<Voice>[] = [
  {
    id: 'seen',
    language: 'es',
    is: 'narrative',
    pattern:
      /^(?:y? ?vistos?\b(?: y oidos?)? ?(?:[:;.,]|$|y (?!teniendo|considerando))|en cuanto al recurso de|vistos? y considerando en lo expositivo)/,
    reason: 'La parte expositiva del fallo.',
    source: 'Código de Procedimiento Civil, artículo 170',
    yes: ['vistos:', 'visto:'],
    no: ['visto bueno de la jefatura', 'vistos los antecedentes'],
  },
  {
    id: 'considering',
    language: 'es',
    is: 'reasoning',
    pattern:
      /^(?:y )?(?:vistos? y )?(?:considerando|teniendo (?:[a-z,]+ ){0,5}?(?:presente|en consideracion)|se tienen? (?:en )?su lugar|con lo relacionado y considerando|considerandos?:)\b/,
    reason: 'Las consideraciones de hecho y de derecho.',
    source: 'Código de Procedimiento Civil, artículo 170',
    yes: ['considerando:', 'y teniendo ademas presente:', 'con lo relacionado y considerando:'],
    no: ['en consideracion a su edad'],
  },
  {
    id: 'for-these-reasons',
    language: 'es',
    is: 'decision',
    pattern:
      /^(?:por (?:est[ao]s|tales|dich[ao]s|es[ao]s) (?:\w+ )?(?:consideraciones|fundamentos|razones|motivos|reflexiones|argumentos|antecedentes)|por lo (?:expuesto|anterior|antes|razonado|tanto)|por (?:tanto|ello|lo que)\b|(?:y )?vist[oa]s?,? (?:ademas|lo dispuesto|tambien|las normas)|y (?:de|en) conformidad|de conformidad|en (?:consecuencia|merito|conformidad)|atendid[oa]|con lo (?:dispuesto|razonado|expuesto)|y teniendo|por las? consideraci|y vist[oa]s?)/,
    reason: 'La fórmula que abre lo resolutivo; vale si pronto se resuelve algo.',
    source: 'Código de Procedimiento Civil, artículo 170',
    yes: ['por estas consideraciones y visto lo dispuesto', 'por tanto, se declara', 'y visto, ademas, lo dispuesto'],
    no: ['por estas calles', 'considerando que'],
  },
  {
    id: 'it-is-decided',
    language: 'es',
    is: 'decision',
    pattern:
      /^(?:i\.?-? ?|1[.°]?-? ?)?(?:que )?(?:,? ?se (?:confirman?|revocan?|declaran?|rechazan?|acogen?|autoriza|resuelve|aprueban?|invalida|omite)\b|se resuelve|resuelv[eo]\b|s e d e c l a r a)/,
    reason: 'El verbo con que se decide, al comienzo de la línea.',
    source: 'ours',
    yes: ['se confirma la sentencia apelada', 'i.- que se acoge la demanda', 'se resuelve:'],
    no: ['se confirio traslado', 'que se desempeno como'],
  },
  {
    id: 'dissent',
    language: 'es',
    is: 'dissent',
    pattern:
      /^(?:se )?(?:(?:la )?(?:acordad[ao]|decision acordada|sentencia acordada)[^.]{0,80}(?:contra|voto)|con el voto (?:en contra|disidente)|voto (?:en contra|disidente|particular|de minoria)|(?:se )?previene que|prevencion|se previene|con la prevencion|los? ministros? .{3,60} previene)/,
    reason: 'Votos disidentes y prevenciones.',
    source: 'ours',
    yes: ['acordada con el voto en contra del ministro', 'se previene que la ministra concurre'],
    no: ['se previno a las partes', 'acordado por la junta'],
  },
  {
    id: 'orders-to-notify',
    language: 'es',
    is: 'closing',
    pattern:
      /^(?:an.tese|reg.strese|notif.quese|comun.quese|devu.lvase|arch.vese|redacci.n|redact[oó]|pronunciad[ao]|dictad[ao] por|proveyo|dese cumplimiento|ejecutoriada|rol (?:n|c-|ingreso)|(?:civil|laboral|penal|proteccion)-[\w]+ n|en \w+, a .{3,40} (?:se )?notifi|rit |ruc )/,
    reason: 'Órdenes de registrar y notificar, redacción y firmas.',
    source: 'ours',
    yes: ['registrese y notifiquese', 'redaccion del ministro', 'pronunciada por la tercera sala'],
    no: ['registros de asistencia', 'rolando es el actor'],
  },
];

/** Words by which something is decided, soon behind the formula. */
export const DECIDES_ES =
  /\b(?:se (?:declara|rechaza|acoge|confirma|revoca|resuelve|aprueba|desestima|omite|invalida|dispone|ordena|hace lugar|anula|tiene por|condena)|declara(?:r|ndo)? (?:in)?admisible|resuelve|no ha lugar|no se hace lugar|tiene(?:se)? por|remitan?se|autoriza|procede a)/;

/** Who speaks in a reason or in what a ruling tells of the case. */
export const SPEAKERS_ES: readonly Sign<'court' | 'party'>[] = [
  {
    id: 'this-court',
    language: 'es',
    is: 'court',
    pattern:
      /\b(?:est[ae] (?:corte|tribunal|magistratura|judicatura|excm[ao]|iltm[ao]|ilma|sentenciadora?|juez|jueza)|est[ao]s? (?:sentenciador|juzgador)\w*|este juzgador|se (?:estima|concluye|concluira|advierte|desprende|aprecia|colige|observa)|resulta evidente|de la revision|a juicio de est|cabe (?:senalar|tener presente|consignar|recordar|precisar)|es (?:dable|necesario|preciso|menester)|sana critica|no se ha acreditado|se (?:tendra|tiene) por (?:acreditad|establecid))\b/,
    reason: 'El tribunal razona por sí mismo.',
    source: 'ours',
    yes: ['que esta corte comparte lo razonado', 'de lo anterior se desprende que'],
    no: ['que la demandada sostiene'],
  },
  {
    id: 'party-speaks',
    language: 'es',
    is: 'party',
    pattern: new RegExp(
      `\\b(?:el|la|los|las|dich[oa]s?|su) (?:parte |abogad[oa] de (?:la|el) |defensa de(?:l| la) |apoderad[oa] de(?:l| la) )?${PARTY}\\b[^.;:]{0,110}?\\b${SPEAKS}`,
    ),
    reason: 'Una parte es sujeto de un verbo de decir.',
    source: 'ours',
    yes: ['que la demandada sostiene que nada debe', 'el recurrente, en su libelo, denuncia infraccion'],
    no: ['que la demandada debe pagar', 'en cuanto a la remuneracion'],
  },
  {
    id: 'headed-by-a-party',
    language: 'es',
    is: 'party',
    pattern:
      /^[^a-z]{0,6}(?:argumentos|pretensiones|alegaciones|contestacion|traslado|observaciones a la prueba|fundamentos) (?:\w+ ){0,3}(?:de|del|a) (?:la |el |las |los )?(?:parte |demandad|demandante|demanda|actor|recurr|excepcion|prueba)/,
    reason: 'El epígrafe dice que lo que sigue es de una parte.',
    source: 'ours',
    yes: ['contestacion de la demanda. que la demandada', ': argumentos y pretensiones de la parte demandante'],
    no: ['fundamentos del fallo', 'contestacion del oficio por el servicio'],
  },
  {
    id: 'appears',
    language: 'es',
    is: 'party',
    pattern:
      /\b(?:comparec\w+ (?:don|dona|el|la|ante|en|por)\b[^;]{0,500}?\b(?:dedu|interp|demand|entabl|solicit|recurr|exp[ou]n)\w*|(?:contestando|contesto|evacuando|evacuo)[^.;]{0,60}(?:demanda|traslado|informe)|(?:se )?(?:dedujo|interpuso|ha deducido|ha interpuesto|deduce|interpone) (?:demanda|recurso|accion|querella|reclam))/,
    reason: 'Se cuenta lo que alguien presentó.',
    source: 'ours',
    yes: ['que comparece don juan soto, abogado, y deduce demanda', 'contestando derechamente la demanda, pide'],
    no: ['que la demanda debe ser acogida'],
  },
];
