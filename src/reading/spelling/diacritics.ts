import type { SpellingRule } from './rules.ts';
import type { Speller } from './speller.ts';

/** The words beside a word, in lower case, '' where a mark or nothing stands; whether a mark follows; whether a question opens here. */
export type Context = {
  before: string;
  beforeThat: string;
  after: string;
  afterThat: string;
  mark: boolean;
  asks: boolean;
};
/** What a word wants in its context; null where it is right or nothing settles it. */
type Wants = (word: string, context: Context, speller: Speller) => string | null;

const set = (words: string): ReadonlySet<string> => new Set(words.split(' '));
const PREPOSITION = set('a de por para con en sin sobre ante contra entre hacia según tras');
const SECOND_PERSON = set(
  'eres debes tienes puedes quieres sabes haces dices vas estás has tenías podías debías podrás deberás tendrás serás',
);
const PARTICIPLE = /[ai]d[oa]s?$/;
const MASCULINE_PARTICIPLE = /(?:[ai]do|scrito|suelto|puesto|hecho|sujeto)$/;
const GERUND = /ndo$/;
const FEMININE_NOUN = set(
  'ley cláusula parte demanda sentencia norma disposición obligación corte materia forma manera causa resolución etapa fecha acción excepción convención escritura',
);
const MASCULINE_NOUN = set(
  'contrato demandado demandante artículo tribunal plazo arrendador arrendatario deudor acreedor juez trabajador empleador recurso inmueble pago presente comprador vendedor actor inciso monto precio',
);
const INTERROGATIVE: Record<string, string> = {
  que: 'qué',
  cual: 'cuál',
  cuales: 'cuáles',
  como: 'cómo',
  cuando: 'cuándo',
  donde: 'dónde',
  quien: 'quién',
  quienes: 'quiénes',
  cuanto: 'cuánto',
  cuanta: 'cuánta',
  cuantos: 'cuántos',
  cuantas: 'cuántas',
};
const ASKING = set(
  'saber determinar precisar dilucidar averiguar preguntar preguntó preguntarse dirimir ignora desconoce pregunta',
);
const QUANTITY = set(
  'los las el la lo nada no sin cada ni mucho muchos poco algo vez es son cuanto tanto aún todavía una',
);
const AFTER_MORE = set('de tarde allá aún bien cerca lejos tardar que menos del');

const BEFORE_CLAUSE = set('porque aunque mientras pero');
/** No infinitive, gerund or participle, nor what may be a noun the dictionary lacks. */
const FINITE = /^(?!.*(?:r|ndo|[ad]o|[st]o|[aeio]s)$).*[aeáéíó]n?$/;

const tu: Wants = (_word, { after, afterThat }) =>
  SECOND_PERSON.has(after) || (after === 'no' && SECOND_PERSON.has(afterThat)) ? 'tú' : null;
const el: Wants = (_word, { before, after, afterThat, mark }, speller) => {
  if (mark && PREPOSITION.has(before)) return 'él';
  if (BEFORE_CLAUSE.has(before) && speller.isOnlyVerb(after) && FINITE.test(after)) return 'él';
  return /^(?:se|le|les|nos)$/.test(after) && speller.isVerb(afterThat) && !/r$|ndo$/.test(afterThat) ? 'él' : null;
};
const elPronoun: Wants = (_word, { after }) => (MASCULINE_NOUN.has(after) ? 'el' : null);
const si: Wants = (_word, { before, after, mark }) => {
  if (/^mism[oa]s?$/.test(after) && PREPOSITION.has(before)) return 'sí';
  if (before === 'por' && /^sol[oa]s?$/.test(after)) return 'sí';
  return mark && /^(?:entre|para|de|en|por)$/.test(before) ? 'sí' : null;
};
const mas: Wants = (_word, { before, after, afterThat }) => {
  if (AFTER_MORE.has(after) && !(after === 'que' && before === '') && !(after === 'de' && afterThat === ''))
    return 'más';
  if (/^(?:hay|tiene|tienen|requiere|requieren)$/.test(before)) return 'más';
  return QUANTITY.has(before) && after !== 'no' && after !== '' ? 'más' : null;
};
const esta: Wants = (_word, { before, after }, speller) => {
  if (before === 'se' && after !== '') return 'está';
  if (MASCULINE_PARTICIPLE.test(after) && (after === 'sujeto' || speller.isVerb(after))) return 'está';
  if (GERUND.test(after) && speller.isVerb(after)) return 'está';
  if (after === 'bien' && before !== '') return 'está';
  return before === 'no' && PREPOSITION.has(after) ? 'está' : null;
};
const estaVerb: Wants = (_word, { before, after }) => {
  if (/^(?:de|por|con|para|a|en|desde|sobre)$/.test(before) && after !== '') return 'esta';
  return FEMININE_NOUN.has(after) && before !== 'que' ? 'esta' : null;
};
const este: Wants = (_word, { before, after }) =>
  (before === 'se' || before === 'no') && (PARTICIPLE.test(after) || GERUND.test(after) || PREPOSITION.has(after))
    ? 'esté'
    : null;
const de: Wants = (_word, { before, beforeThat }) =>
  /^(?:se|le|les)$/.test(before) && /^(?:que|cuando|y|o)$/.test(beforeThat) ? 'dé' : null;
const mi: Wants = (_word, { before, mark }) => (mark && /^(?:a|para|por|de|en)$/.test(before) ? 'mí' : null);
const se: Wants = (_word, { before, after }) =>
  before === 'no' && /^(?:cuanto|cuánto|cual|cuál|qué|quién|dónde|cómo|si)$/.test(after) ? 'sé' : null;
const aun: Wants = (_word, { after, before, afterThat }) =>
  after === 'no' && before !== 'ni' && afterThat !== '' && !/ndo(?:se)?$/.test(afterThat) ? 'aún' : null;
/** "Even" has no accent (RAE, 2010 II.3.4.3.3): aun así, aun si, ni aun, aun siendo. */
const even: Wants = (_word, { before, after }) =>
  /^(?:así|cuando)$/.test(after) || (after === 'si' && before === '') || before === 'ni' || GERUND.test(after)
    ? 'aun'
    : null;
const asked: Wants = (word, { before, after, asks, beforeThat }) => {
  if (asks && (before === '' || PREPOSITION.has(before))) return INTERROGATIVE[word]!;
  if (word === 'que') return before === 'por' && /^(?:motivos?|raz[óo]n(?:es)?|causas?)$/.test(after) ? 'qué' : null;
  if (word.startsWith('cual') && ASKING.has(before) && /^(?:es|son|fue|fueron|será|era|sea)$/.test(after))
    return INTERROGATIVE[word]!;
  return before === 'se' && beforeThat === 'no' && word.startsWith('cuant') ? INTERROGATIVE[word]! : null;
};
const why: Wants = (_word, { before, after }) => (before === 'el' && /^(?:de|del)$/.test(after) ? 'porqué' : null);
/** Verbs in -ía whose letters are an adjective, a noun or a preposition too. */
const imperfect: Wants = (word, { before, after }) => {
  if (word === 'hacia') return /^(?:se|le|les)$/.test(before) && after !== '' ? 'hacía' : null;
  if (word === 'seria') return /^(?:no|que|se|esto|ello)$/.test(before) && after !== '' ? 'sería' : null;
  return /^(?:no|que|se|lo)$/.test(before) ? `${word.slice(0, -2)}ía` : null;
};

export type Diacritic = { words: ReadonlySet<string>; wants: Wants; rule: SpellingRule };
/** The pairs that an accent alone tells apart, by the words around. "Solo" and "este" as pronouns are right with and without (RAE, 2010 II.3.4.3.3). */
export const DIACRITICS: readonly Diacritic[] = [
  { words: set('tu'), wants: tu, rule: 'accent.diacritic' },
  { words: set('el'), wants: el, rule: 'accent.diacritic' },
  { words: set('él'), wants: elPronoun, rule: 'accent.diacritic' },
  { words: set('si'), wants: si, rule: 'accent.diacritic' },
  { words: set('mas'), wants: mas, rule: 'accent.diacritic' },
  { words: set('de'), wants: de, rule: 'accent.diacritic' },
  { words: set('mi'), wants: mi, rule: 'accent.diacritic' },
  { words: set('se'), wants: se, rule: 'accent.diacritic' },
  { words: set('aun'), wants: aun, rule: 'accent.diacritic' },
  { words: set('aún'), wants: even, rule: 'accent.diacritic' },
  { words: set('esta'), wants: esta, rule: 'accent.verb' },
  { words: set('está'), wants: estaVerb, rule: 'accent.verb' },
  { words: set('este'), wants: este, rule: 'accent.verb' },
  { words: set('seria hacia sabia'), wants: imperfect, rule: 'accent.verb' },
  { words: set(Object.keys(INTERROGATIVE).join(' ')), wants: asked, rule: 'accent.interrogative' },
  { words: set('porque'), wants: why, rule: 'accent.interrogative' },
];
