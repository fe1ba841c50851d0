import type { Sign } from './sign.ts';

/** A part of a ruling, in the order in which they come. */
export type Voice = 'narrative' | 'reasoning' | 'decision' | 'dissent' | 'closing';

/** How a line of a ruling begins that opens one of its parts. */
export const VOICES_ES: readonly Sign<Voice>[] = [
  {
    id: 'seen',
    language: 'es',
    is: 'narrative',
    pattern:
      /^(?:y? ?vistos?\b(?![^.:]{0,30}considerando)(?: y oidos?)? ?(?:[:;.,](?! (?:ademas|tambien|lo dispuesto|las normas|de conformidad))|$|y (?!teniendo|considerando))|en cuanto al recurso de|vistos? y considerando en lo expositivo)/,
    reason: 'La parte expositiva del fallo.',
    source: 'Código de Procedimiento Civil, artículo 170',
    yes: ['vistos:', 'visto:'],
    no: [
      'vistos, oidos y considerando:',
      'visto bueno de la jefatura',
      'vistos los antecedentes',
      'y vistos, ademas, lo dispuesto en la ley',
    ],
  },
  {
    id: 'considering',
    language: 'es',
    is: 'reasoning',
    pattern:
      /^(?:y )?(?:vistos?,? (?:y )?(?:oidos?,? )?(?:los intervinientes,? )?(?:y )?)?(?:considerando|teniendo (?:[a-z,]+ ){0,5}?(?:presente|en consideracion)(?! (?:lo dispuesto|las normas))|se tienen? (?:en )?su lugar|con lo relacionado y considerando|considerandos?:)\b/,
    reason: 'Las consideraciones de hecho y de derecho.',
    source: 'Código de Procedimiento Civil, artículo 170',
    yes: [
      'considerando:',
      'y teniendo ademas presente:',
      'con lo relacionado y considerando:',
      'vistos, oidos y considerando:',
    ],
    no: ['en consideracion a su edad', 'y teniendo ademas presente lo dispuesto en la ley, se resuelve'],
  },
  {
    id: 'for-these-reasons',
    language: 'es',
    is: 'decision',
    pattern:
      /^(?:por (?:est[ao]s|tales|dich[ao]s|es[ao]s|l[ao]s) (?:\w+ )?(?:consideraciones|fundamentos|razones|motivos|reflexiones|argumentos|antecedentes)|por lo (?:expuesto|anterior|antes|razonado|tanto)|por (?:tanto|ello|lo que)\b|(?:y )?vist[oa]s?,? (?:ademas|lo dispuesto|tambien|las normas)|y (?:de|en) conformidad|de conformidad|en (?:consecuencia|conformidad)|por la consideraci|y vist[oa]s?)/,
    reason: 'La fórmula que abre lo resolutivo; vale si pronto se resuelve algo.',
    source: 'Código de Procedimiento Civil, artículo 170',
    yes: ['por estas consideraciones y visto lo dispuesto', 'por tanto, se declara', 'y visto, ademas, lo dispuesto'],
    no: ['por estas calles', 'considerando que'],
  },
  {
    id: 'in-view-of',
    language: 'es',
    is: 'decision',
    pattern:
      /^(?:atendid[oa]s?|en merito|con (?:lo (?:dispuesto|razonado|expuesto)|los fundamentos)|y teniendo|siendo (?:la|el) (?:resoluci.?n|sentencia|recurso))\b/,
    reason:
      'Órdenes breves: lo que se tuvo en vista y lo que se resuelve van en el mismo párrafo; vale si en él se resuelve algo.',
    source: 'ours',
    yes: ['atendido el merito de los antecedentes', 'con los fundamentos que constan en audio, se confirma'],
    no: ['con los fundamentistas', 'siendo las doce horas'],
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
      /^(?:se )?(?:(?:la |esta )?(?:(?:decision|sentencia|resolucion|acuerdo) )?(?:acordad[ao]|adoptad[ao]|pronunciad[ao])[^.]{0,80}(?:con el voto|contra el voto|en contra|voto en|con los votos)|(?:la )?acordad[ao][^.]{0,80}(?:contra|voto)|con el voto (?:en contra|disidente)|voto (?:en contra|disidente|particular|de minoria)|(?:se )?previene que|prevencion|se previene|con la prevencion|los? ministros? .{3,60} previene)/,
    reason: 'Votos disidentes y prevenciones.',
    source: 'ours',
    yes: [
      'acordada con el voto en contra del ministro',
      'se previene que la ministra concurre',
      'decision adoptada con el voto en contra de la ministra',
    ],
    no: ['se previno a las partes', 'acordado por la junta', 'pronunciada por la tercera sala'],
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
  /\b(?:se (?:declara|rechaza|acoge|confirma|revoca|resuelve|aprueba|desestima|omite|invalida|dispone|ordena|hace lugar|anula|tiene por|condena)|declara(?:r|ndo)? (?:in)?admisible|resuelve|resolvio|no ha lugar|no se hace lugar|tiene(?:se)? por|remitan?se|autoriza|procede a)/;
