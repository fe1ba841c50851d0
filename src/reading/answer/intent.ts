import { fold } from '../words.ts';
import { definedTerm } from './definition.ts';

/** What a question is after; each but `open` has a rule of its own. */
export type Intent =
  | 'definition'
  | 'article'
  | 'amount'
  | 'deadline'
  | 'date'
  | 'party'
  | 'penalty'
  | 'obligations'
  | 'comparison'
  | 'place'
  | 'open';

/** Tried in order on the folded question without its marks. The patterns are ours. */
const INTENTS: [Intent, RegExp][] = [
  [
    'comparison',
    /\b(?:compar\w*|diferencias?|diferencian|difieren?|difference|differences|differ|versus|vs)\b|\b(?:cada|ambos|ambas) (?:contratos?|fuentes?|documentos?|ley|leyes|texto)|\b(?:each|both) (?:agreements?|contracts?|sources?|documents?)\b/,
  ],
  [
    'place',
    /^(?:donde|adonde) (?:dice|se (?:dice|habla|menciona|establece|regula|define|definen|trata|senala|speaks)|habla|menciona|aparecen?|estan?|consta|figuran?|trata)\b|^(?:en )?(?:que|cual(?:es)?) (?:clausulas?|articulos?|partes?|secciones|seccion|numeral|puntos?) (?!\d)(?!es\b)(?:se|esta|estan|aparecen?|trata|habla|regula|dice|menciona|establece|define|contiene|senala|del? (?:el|la)?)|^(?:cual es )?(?:la )?(?:direccion|ubicacion) de(?:l| la| los| las)? |^donde (?:queda|quedan|se (?:ubica|encuentra)n?)\b|^what is the (?:address|location) of |^where (?:does|is|are|do) .*\b(?:mention|speak|say|deal|cover|refer|provide|define|state|it)|^where (?:is|are) .*\b(?:mentioned|defined|stated|covered)|^(?:in |under )?(?:which|what) (?:sections?|clauses?|articles?|parts?|paragraphs?)\b(?! \d)/,
  ],
  [
    'penalty',
    /\b(?:multas?|sancion|sanciones|sanciona|sancionan|penas?|clausula penal|penalidad|penalty|penalties|fine|fines|liquidated damages)\b/,
  ],
  [
    'penalty',
    /^(?:que (?:pasa|ocurre|sucede) (?:si|cuando)|what (?:happens|if)|que paga (?:la parte|quien)|what remed|si (?:no|se) )/,
  ],
  [
    'amount',
    /^(?:a |de |en |con )?(?:cuanto (?:aumenta|sube|baja|disminuye|gana|percibe|recibe|ganan|perciben|se (?:paga|cobra|aumenta|rebaja|ordena|concedio|condeno)|hay que pagar|cuesta|es|vale|asciende|dinero|paga|cobra|son)|que (?:porcentaje|recargo|interes|descuento)|how much)\b|^(?:by |at )?what (?:percent\w*|rate|price|amount)\b/,
  ],
  [
    'deadline',
    /^(?:por |en |durante |hasta |dentro de |con )?(?:cuant[oa]s? (?:tiempo|aviso|dura|duro|duran|tarda|anticipacion|dias|semanas|meses|anos|horas|cuotas)|que (?:plazo|anticipacion)|how long|how much notice|how many (?:days|months|years|weeks|hours)|within (?:what|how))\b|^for how long|^(?:by|until) when/,
  ],
  [
    'date',
    /^(?:(?:desde|hasta|a partir de) )?cuando\b|^(?:en |de |desde |hasta |a )?(?:que|cual es la) (?:fecha|dia)\b|^(?:en )?donde (?:se |fue )?(?:firm|suscri|celebr)|^where (?:was|were) .*\bsigned\b|^(?:on |by |from )?(?:when|what date|which date|what day)\b|^what is the (?:\w+ )?date\b/,
  ],
  [
    'obligations',
    /\b(?:obligaci[oó]n|obligaciones|deberes)\b|\bse (?:obliga|obligan|compromete|comprometen|condeno)\b|^que (?:no )?(?:debe|deben|debera)\b|\b(?:tiene|tienen) prohibid|\b(?:obligations?|duties)\b|^what (?:must|shall|should)\b/,
  ],
  [
    'party',
    /^(?:(?:a|ante|de|por|con) )?(?:quien|quienes|que (?:notario|juez|jueza|jueces|ministr[oa]s?|magistrad[oa]s?)\b|que (?:tribunal|corte|sala) (?:dicto|pronuncio|fallo|resolvio|conocio)\b|cuales son las partes)\b|\b(?:las partes|the parties|comparecientes|comparecen|firmantes)\b$|^(?:cual es )?(?:el |la )?(?:rut|run|cedula|c i)\b|^who\b|^(?:which|what) (?:party|judges?|justice)\b|^(?:which|what) court (?:gave|decided|issued|ruled)/,
  ],
  [
    'deadline',
    /\b(?:plazos?|indefinid[oa]|vencimiento|vence|deadline|notice period|cure period|time limits?|anticipacion|duracion|vigencia|term of the (?:agreement|contract|lease))\b/,
  ],
  [
    'amount',
    /^(?!como ).*\b(?:monto|precio|valor|renta|sueldo|remuneracion|costo|tarifa|honorarios|porcentaje|tope|comision|recargo|interes|disponibilidad|price|amount|fees?|cost|salary|rent|percentage|interest rate|royalty)\b/,
  ],
  ['date', /\b(?:fecha|date)\b/],
];

/** A question folded, without marks and the words that only lead to it. */
export const bare = (question: string): string =>
  fold(question)
    .replace(/[¿?¡!"“”«».,:;()]/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/^(?:y|and|e|pero|but|entonces|so) /, '');

/** Words of a question; what is longer is a statement that was pasted, and asks for no one kind of thing. */
const LONGEST = 24;
/** What a question is after, by its words. */
export function intentOf(question: string): Intent {
  const folded = bare(question);
  if (folded.split(' ').length > LONGEST) return 'open';
  const found = INTENTS.find(([, pattern]) => pattern.test(folded))?.[0];
  const defined = definedTerm(question);
  if (defined && (found === undefined || DEFINING.test(folded))) return 'definition';
  return found ?? 'open';
}

/** Asks for a definition whatever other words it holds. */
const DEFINING =
  /^(?:que (?:es|son|significa|significan|se entiende)|definicion|defin|como se define|a que se llama|what does .* mean|define|what is the meaning|how is .* defined)/;
/** Whether nothing but a definition answers the question. "What is the late fee?" is no such question. */
export const onlyDefines = (question: string): boolean => DEFINING.test(bare(question));

const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/));
/** Words of a question that tell what kind of thing it asks for, and say nothing of the matter (folded). */
const FRAMES: Record<Intent, ReadonlySet<string>> = {
  definition: words(''),
  article: words(
    'articulo articulos clausula clausulas numeral inciso letra dice section clause article paragraph say says letter considerando',
  ),
  amount: words(
    'monto cuanto cuesta asciende suma cantidad porcentaje hay pagar paga se cobra valor amount percentage percent much get gets paid per receive receives cobran pagan corresponde corresponden toca',
  ),
  deadline: words(
    'plazo plazos tiempo dura duran duracion vence vencimiento dias meses anos horas semanas cuotas hay long last lasts deadline period days months years within term cuanta cuanto cuantos cuantas dentro must many fija tengo dar much need give keep corresponde corresponden toca',
  ),
  date: words('cuando fecha dia ano date day desde hasta when'),
  party: words('quien quienes partes parte nombre who party parties cuales paga pagan pagar responde responden'),
  penalty: words(
    'multa multas sancion sanciones sanciona pena penas penal clausula hay aplica aplican establece establecen pactaron pactadas pasa si ocurre penalty penalties fine fines liquidated damages any there happens cuanto tiene tiempo monto met cumple cumplen',
  ),
  obligations: words(
    'obligacion obligaciones deber deberes obliga obligan compromete debe hacer tiene tienen prohibido respecto obligations obligation duties must shall what do',
  ),
  comparison: words(
    'compara comparar comparacion compare comparison diferencia diferencias diferencian difieren difference differ how contratos fuentes fuente ambos ambas cada agreements agreement contracts sources each both entre clauses clausulas ellos they terms conditions condiciones',
  ),
  place: words(
    'donde direccion ubicacion queda quedan ubica ubican encuentra encuentran address location dice habla menciona aparece aparecen clausula articulo parte seccion numeral regula trata refiere where does say it mention mentioned section clause deals covers speak which esta estan consta algo define definen quien',
  ),
  open: words(''),
};
/** Whether a word of a question belongs to its intent and not to its matter. */
export const frames = (intent: Intent, folded: string): boolean => FRAMES[intent].has(folded);
