import type { Sign } from './sign.ts';

/**
 * `court`: the court reasons · `party`: a party says something · `account`: so it does where a ruling tells of the case, not where it reasons · `act`: there,
 * another act of the case is told.
 */
export type Speaker = 'court' | 'party' | 'account' | 'act';

const PARTY =
  '(?:demandantes?|demandad[oa]s?|actor(?:a|es)?|querellantes?|querellad[oa]s?|solicitantes?|ejecutantes?|ejecutad[oa]s?|denunciantes?|denunciad[oa]s?|requirentes?|requerid[oa]s?|recurrentes?|recurrid[oa]s?|apelantes?|reclamantes?|reclamad[oa]s?|impugnantes?|casacionistas?|incidentistas?|defensa|fiscalia|ministerio publico|consejo de defensa)';
const BRIEF = '(?:recursos?|arbitrios?|libelos?|l.?belos?|presentacion|reclamacion|querella)';

/** Forms of the verbs by which a party speaks or acts before a court; a scan may have lost an accented letter. */
const SPEAKS_AR =
  '(?:aleg|invoc|argument|afirm|denunci|acus|se.{0,2}al|indic|manifest|plante|agreg|postul|reclam|contest|evacu|apel|explic|reproch|solicit|impugn|relat|acot|expres|fundament|sustent|cuestion|reiter|acept|pretend)';
const SPEAKS = `(?:${SPEAKS_AR}(?:an?|o|aron|ando)?|sostien(?:e|en)|sostuv(?:o|ieron)|sosteniendo|expon(?:en?|iendo)|expus(?:o|ieron)|arguy(?:en?|o|eron|endo)|aduc(?:en?|iendo)|aduj(?:o|eron)|refier(?:en?)|refiri(?:o|eron|endo)|pid(?:en?|io|ieron|iendo)|a.?.?ad(?:en?|io|ieron|iendo)|propon(?:en?|iendo)|propus(?:o|ieron)|opon(?:en?|iendo)|opus(?:o|ieron)|dedu(?:cen?|ciendo|jo|jeron)|interpon(?:en?|iendo)|interpus(?:o|ieron)|dic(?:en?|iendo)|dij(?:o|eron)|insist(?:en?|io|iendo)|recurr(?:en?|io|ieron|iendo)|funda|esgrim(?:en?|io)|desarrolla|se allan(?:a|o|aron)?|estima que|entiende que|(?:hace|hacen|haciendo|hizo|hicieron) (?:valer|presente|notar|ver|alusion|un. \\w+ relacion)|han? (?:\\w+ )?(?:deducido|interpuesto|solicitado|sostenido|alegado|invocado|planteado|denunciado|opuesto|impugnado|manifestado|expuesto|demandado|recurrido|reclamado|controvertido|argumentado))(?![a-z])`;
const NOT_DENIED = '(?<!\\bno (?:(?:la|lo|los|las|le|se|ha) )?)';
const THE_PARTY = `(?:el|la|los|las|dich[oa]s?|su) (?:parte |abogad[oa] de (?:la|el) |defensa de(?:l| la) |apoderad[oa] de(?:l| la) )?${PARTY}`;
/** What a party is when it is not the one that speaks: "en contra de la demandada", "deducido por la actora". */
const NOT_OBJECT = '(?<!\\b(?:por|contra|de|a|para|con|entre) )';

/** Who speaks in a reason or in what a ruling tells of the case. */
export const SPEAKERS_ES: readonly Sign<Speaker>[] = [
  {
    id: 'this-court',
    language: 'es',
    is: 'court',
    pattern:
      /\b(?:est[ae] (?:corte|tribunal|magistratura|judicatura|excm[ao]|iltm[ao]|ilma|sentenciadora?|juez|jueza)|est[ao]s? (?:sentenciador|juzgador)\w*|este juzgador|se (?:estima|concluye|concluira|advierte|desprende|aprecia|colige|observa|infiere)|resulta evidente|de la revision|a juicio de est|cabe (?:senalar|tener presente|consignar|recordar|precisar)|es (?:dable|necesario|preciso|menester|pertinente)|sana critica|no se ha acreditado|se (?:tendra|tiene) por (?:acreditad|establecid)|no obsta|a mayor abundamiento|no resulta (?:procedente|posible)|aparece (?:de manifiesto|que)|ha quedado (?:asentad|establecid|acreditad)[oa]|por lo (?:razonado|expuesto|anteriormente)|conforme a lo razonado)\b/,
    reason: 'El tribunal razona por sí mismo.',
    source: 'ours',
    yes: [
      'que esta corte comparte lo razonado',
      'de lo anterior se desprende que',
      'no obsta a lo concluido que la defensa pidiera',
    ],
    no: ['que la demandada sostiene'],
  },
  {
    id: 'what-is-to-be-decided',
    language: 'es',
    is: 'court',
    pattern:
      /\b(?:(?:la )?(?:cuestion|controversia|discusion|litis)[^.;]{0,60}(?:a resolver|consiste|radica|se centra|dice relacion|determinar)|(?:para|a fin de|con el objeto de) (?:acreditar|justificar|probar)|rindi.{0,3} (?:la siguiente )?prueba|prueba (?:incorporada|rendida)|aport.{0,3} lo siguiente|acompa.{0,3}.{0,4} los siguientes)/,
    reason: 'El tribunal fija lo que debe resolver o da cuenta de la prueba que aprecia.',
    source: 'Código de Procedimiento Civil, artículo 170',
    yes: ['que la cuestion a resolver por el tribunal', 'a fin de acreditar sus alegaciones, la demandante acompano'],
    no: ['la actora alega que probara su demanda'],
  },
  {
    id: 'headed-by-the-court',
    language: 'es',
    is: 'court',
    pattern:
      /^[^a-z]{0,6}(?:que,? )?(?:(?:en cuanto a|respecto (?:de|a))[^.:;,]{1,90}[.:] ?-? ?[a-z]|hechos (?:probados|acreditados|no controvertidos|establecidos)|(?:actuaciones|audiencia|prueba|valoracion|costas|falta de necesidad|incorporacion de|convenciones)\b(?! que))/,
    reason: 'El epígrafe dice que el tribunal resuelve una materia, establece hechos o da cuenta del trámite.',
    source: 'ours',
    yes: ['hechos probados: que sea porque', '. en cuanto al feriado. que la actora ha demandado', 'costas: que no se'],
    no: ['demanda: que con fecha', 'contestacion de la demanda'],
  },
  {
    id: 'party-speaks',
    language: 'es',
    is: 'party',
    pattern: new RegExp(
      `${NOT_OBJECT}\\b${THE_PARTY}\\b[^.;:]{0,110}?${NOT_DENIED}\\b${SPEAKS}|(?:^|, )${SPEAKS} ${THE_PARTY}\\b`,
    ),
    reason: 'Una parte es sujeto de un verbo de decir.',
    source: 'ours',
    yes: [
      'que la demandada sostiene que nada debe',
      'el recurrente, en su libelo, denuncia infraccion',
      'el ejecutante se allana a lo expuesto',
    ],
    no: [
      'que la demandada debe pagar',
      'en cuanto a la remuneracion',
      'que el demandado no contesto la demanda',
      'el recurso deducido por la demandante en contra de la sentencia que senala',
      'la demandada en su contestacion y reclamada la deuda',
    ],
  },
  {
    id: 'brief-speaks',
    language: 'es',
    is: 'party',
    pattern: new RegExp(
      `\\b(?:el|la|los|su|dicho) ${BRIEF}\\b(?: de [a-z]+)?[^.;:,]{0,60}?${NOT_DENIED}\\b(?:denuncia|acusa|alega|sostiene|reprocha|invoca|plantea|postula|se (?:funda|sustenta|basa))(?:n)?\\b`,
    ),
    reason: 'El recurso o el escrito es sujeto de un verbo de decir.',
    source: 'ours',
    yes: ['que el arbitrio de nulidad formal denuncia que el fallo', 'el recurso se funda en la causal'],
    no: ['el recurso de queja tiene por finalidad corregir', 'el recurso no denuncia el quebrantamiento'],
  },
  {
    id: 'said-through-a-brief',
    language: 'es',
    is: 'party',
    pattern: new RegExp(
      `\\b(?:(?:por|mediante|a traves de) (?:medio (?:de )?)?(?:el|la|su|este|del) ?${BRIEF}\\b[^.;:]{0,80}?,? se (?:han? )?(?:invoc|denunci|impugn|alega|acus|solicit|reproch|sostien)\\w*|(?:conforme|segun) se (?:expresa|indica|lee) en (?:el|la) ${BRIEF})|^[^a-z]{0,6}(?:que,? )?las? materias? de derecho (?:propuest|cuya)`,
    ),
    reason: 'Se dice, por medio del recurso o del escrito, lo que una parte sostiene.',
    source: 'ours',
    yes: [
      'que por el recurso interpuesto, se ha invocado como causal',
      'conforme se expresa en el recurso, las materias',
    ],
    no: ['segun se desprende de la atenta lectura del libelo', 'que el recurso sera desestimado'],
  },
  {
    id: 'headed-by-a-party',
    language: 'es',
    is: 'party',
    pattern:
      /^[^a-z]{0,6}(?:(?:argumentos|pretensiones|alegaciones|contestacion|traslado|observaciones a la prueba|fundamentos) (?:\w+ ){0,3}(?:de|del|a) (?:la |el |las |los )?(?:parte |demandad|demandante|demanda|actor|recurr|excepcion|prueba)|(?:demanda|contestacion|observaciones a la prueba)(?: de la demanda)? ?[.:])/,
    reason: 'El epígrafe dice que lo que sigue es de una parte.',
    source: 'ours',
    yes: [
      'contestacion de la demanda. que la demandada',
      ': argumentos y pretensiones de la parte demandante',
      'demanda: que con fecha 2 de enero',
    ],
    no: ['fundamentos del fallo', 'contestacion del oficio por el servicio'],
  },
  {
    id: 'appears',
    language: 'es',
    is: 'party',
    pattern:
      /\b(?:comparec\w+(?! (?:ambas|las) partes)[^.;]{0,60}\b(?:don|dona|do.{1,3}a|abogad[oa]|en representaci.?n)\b|(?:contestando|contesto|evacuando|evacuo)[^.;]{0,60}(?:demanda|traslado|informe)|(?<!\bno )(?:se )?(?:dedujo|interpuso|ha deducido|ha interpuesto|deduce|interpone|interponiendo|deduciendo) (?:demanda|recurso|accion|querella|reclam))/,
    reason: 'Se cuenta lo que alguien presentó.',
    source: 'ours',
    yes: ['que comparece don juan soto, abogado, y deduce demanda', 'contestando derechamente la demanda, pide'],
    no: ['que la demanda debe ser acogida', 'comparecen ambas partes, se realiza el llamado a conciliacion'],
  },
  {
    id: 'informs',
    language: 'es',
    is: 'party',
    pattern:
      /^[^a-z]{0,6}(?:que,? )?(?:a folio \d+,? )?(?:informa|informando|informo|evacua(?:ndo)? (?:el )?informe)\b(?! que se)/,
    reason: 'El recurrido o un servicio informa al tribunal.',
    source: 'ours',
    yes: ['que, informando don luis soto, presidente de la comision, senalo', 'informa por la recurrida la abogada'],
    no: ['informacion sumaria de testigos', 'que el informe pericial concluye'],
  },
  {
    id: 'counsel-acts',
    language: 'es',
    is: 'party',
    pattern: new RegExp(`${NOT_OBJECT}\\b(?:el|la) abogad[oa]\\b[^.;]{0,160}\\ben representaci.?n\\b`),
    reason: 'Un abogado actúa por su parte.',
    source: 'ours',
    yes: ['que al folio 1 la abogada dona ana soto, en representacion de don luis vera'],
    no: ['el abogado integrante redacta el fallo', 'recurso deducido por el abogado don luis, en representacion'],
  },
  {
    id: 'goes-on-to-say',
    language: 'es',
    is: 'account',
    pattern: new RegExp(
      `^(?:[^.;:]{0,90}, )?(?:${SPEAKS})(?! (?:el tribunal|la corte|esta corte|el juez))|^[^.;]{0,60}\\b(?:don|dona|do.{1,3}a)\\b[^.;]{0,160}\\ben representaci.?n\\b`,
    ),
    reason: 'En la parte expositiva, el verbo de decir sin sujeto sigue la relación de lo que dijo una parte.',
    source: 'ours',
    yes: [
      'hace presente que la demandada ingreso',
      'luego de citar las normas, senala que',
      'funda su arbitrio en que',
    ],
    no: ['a folio 12, se tuvo la demanda por contestada', 'se trajeron los autos en relacion'],
  },
  {
    id: 'somebody-says',
    language: 'es',
    is: 'account',
    pattern: new RegExp(
      `^(?:(?!\\b(?:tribunal|sentencia|corte|fallo|resolucion|ley|articulo|norma|juez|jueza)\\b)[^.;]){0,250}?${NOT_DENIED}\\b${SPEAKS} que\\b`,
    ),
    reason: 'En la parte expositiva, quien dice algo es una parte o un servicio, si no es el tribunal ni la ley.',
    source: 'ours',
    yes: ['finalmente, el mismo ente administrativo sostiene que la limitacion', 'el fisco aduce que nada debe'],
    no: ['por sentencia de dos de enero el tribunal senalo que', 'el articulo 5 indica que'],
  },
  {
    id: 'next-act',
    language: 'es',
    is: 'act',
    pattern:
      /^[^a-z]{0,6}(?:que,? )?(?:\d+°? )?(?:al? (?:folio|foja|fs)|con fecha|el (?:dia )?\d|en (?:contra de|estos autos|la audiencia|audiencia)|por (?:resolucion|sentencia|decreto)|(?:el|la) (?:tribunal|fallo|sentencia)|evacuad|habiendose|encontrandose|recibid|citad|consta\b|se (?:trajeron|recibio|ordeno|cito|llevo|tuvo|dispuso|confirio|reproduce|deja|hizo|llamo|ha llevado))/,
    reason: 'En la parte expositiva, cada actuación de la causa empieza por su folio, su fecha o el verbo del trámite.',
    source: 'ours',
    yes: ['a folio 12, se tuvo la demanda por contestada', 'se trajeron los autos en relacion', 'al folio 85, consta'],
    no: ['considera que el demandado atenta contra la logica', 'en efecto, puntualiza que'],
  },
];

/** Words near the end of a reason by which the court settles it, whatever a party said before them. */
export const SETTLES_ES =
  /\b(?:se (?:colige|concluye|desprende|infiere) que (?:este|esta|el presente|la presente)|se (?:acogera|rechazara|desestimara|hara lugar|accedera|tendran?|dara lugar|condenara|declarara|omitira)|(?:se )?dira (?:en|a continuacion|mas adelante)|(?:rechazandose|acogiendose|desestimandose) (?:la|el)|no (?:se hara|ha) lugar|(?:debera|habra de) (?:ser )?(?:acogid|rechazad|desestimad|acoger|rechazar|desestimar)\w*)/;
