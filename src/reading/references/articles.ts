import type { Article, Norm, ReferenceOf } from '#contract/references.ts';
import { noUnits, unit, type Units } from './article-units.ts';
import { lex, mark, type Cursor } from './cursor.ts';
import type { Setting } from './setting.ts';
import { norm, ofUnknown, type NormHit } from './norms.ts';
import { NUMBER_SIGN, numberInWords, ordinal } from './numbers.ts';

type Articles = ReferenceOf<'articles'>;

const ARTICLE = lex('artículos?|articolo|arts?\\.?');
const PROVISION = lex('disposici(?:ón|ones)');
const FIGURE = mark('\\d{1,2}\\.\\d{3}(?!\\d)|\\d{1,4}(?!\\d)');
const DEGREE = mark('\\.?\\s?°|\\.o(?![a-z])');
const SUFFIX = lex('bis|ter|quáter|quater|quinquies|sexies|septies|octies|nonies|decies');
const LETTER = mark('\\s?-\\s?([a-z])(?![a-z])');
/** "161 A", but not "161 Y …": a capital that is no conjunction and begins no sentence. */
const CAPITAL = /^ ([A-DF-MP-TV-XZ])(?![\p{L}\d.)°º])/u;
const SPECIAL = lex('único|final');
const TRANSITORY = lex('transitori[oa]s?');
/** Groups of parts that one article may have; it keeps a hostile text from being read over and over. */
const MOST_UNITS = 8;
const COMMA = mark('[,;]');
const JOIN = mark(',\\s*(?:y|e|o|u)(?![a-z])|[,;]|(?:y|e|o|u)(?![a-z])(?:\\s*/\\s*o(?![a-z]))?');
const RANGE = lex('al?|hasta(?: +el)?');
const DASH = mark('-(?=\\s?\\d)');
const THE = lex('(?:en +)?(?:el|los|la|las|del|de +los|de +la)');
const ONWARDS = lex('y +(?:siguientes?|sgtes?\\.?|ss\\.?)|et +seq\\.?');
const QUALIFIER = lex('citados?|referidos?|mencionados?|aludidos?|señalados?|mismos?|precitados?|indicados?');
const UNITS_OF = lex('del?(?: +(?:los?|las?|mismo|citado|referido|señalado|mencionado|aludido))?');
const BOTH = lex('ambos|todos|tod[oa]s +ell[oa]s');
/** "inciso primero, segunda parte, del Código …" */
const SENTENCE_OF = lex(
  '(?:primera|segunda|tercera|última) +(?:parte|frase|oración)|parte +(?:primera|segunda|final)|in +fine',
);
const OF_NORM = lex('del?(?: +(?:la|los|las|el))?|en +(?:el|la)|contenid[oa]s? +en +(?:el|la)');
/** What makes a figure something else than an article: "el artículo 5 y 6 de marzo", "3 días", "12.5". */
const NO_ARTICLE = mark(
  '(?:de\\s+)?(?:enero|febrero|marzo|abril|mayo|junio|julio|agosto|sep|oct|nov|dic|horas|d[i ]as|a[n ]os|meses|%|por\\s+ciento|u\\.?f|utm|pesos)',
);
const MORE_FIGURE = mark('[./-]\\d');

/** "1.545", "54 bis", "483-A", "primero"; null without one. */
function number(c: Cursor): string | null {
  c.eat(NUMBER_SIGN);
  const figure = c.eat(FIGURE);
  if (!figure) {
    const special = c.eat(SPECIAL);
    if (special) return special[0];
    const words = c.attempt(() => ordinal(c)) ?? c.attempt(() => numberInWords(c));
    return words !== null && words > 0 ? `${words}${suffix(c)}` : null;
  }
  c.eat(DEGREE);
  return `${figure[0].replace('.', '')}${suffix(c)}`;
}

function suffix(c: Cursor): string {
  const word = c.eat(SUFFIX)?.[0].replace(/^qu.ter$/, 'quater') ?? '';
  const dashed = c.eat(LETTER)?.[1]?.toUpperCase();
  const capital = dashed ? null : CAPITAL.exec(c.text.slice(c.at, c.at + 3));
  if (capital) c.at += capital[0].length;
  return [word, dashed ?? capital?.[1]]
    .filter(Boolean)
    .map((one) => ` ${one}`)
    .join('');
}

/** One article with its parts, "17 letra b)", and the end of a range, "5 al 9". */
function item(c: Cursor): Article | null {
  return c.attempt(() => {
    const first = number(c);
    if (first === null) return null;
    const transitory = c.eat(TRANSITORY) !== null;
    const units = noUnits();
    for (let i = 0; i < MOST_UNITS && unit(c, units); i++);
    const to = c.attempt(() => ((c.eat(RANGE) ?? c.eat(DASH)) ? (c.eat(THE), c.eat(ARTICLE), number(c)) : null));
    for (let i = 0; to !== null && i < MOST_UNITS && unit(c, units); i++);
    return { article: first, to, ...units, transitory: c.eat(TRANSITORY) !== null || transitory };
  });
}

/** Whether the list goes on with another article: the head moves before its number. */
function goesOn(c: Cursor): true | null {
  return c.attempt(() => {
    if (!c.eat(JOIN)) return null;
    c.eat(THE);
    const { at } = c;
    if (c.eat(ARTICLE)) return null;
    c.eat(NUMBER_SIGN);
    const figure = c.eat(FIGURE);
    const another = figure ? !c.touches(MORE_FIGURE) && !c.sees(NO_ARTICLE) : ordinal(c) !== null && c.sees(TRANSITORY);
    c.at = at;
    return another || null;
  });
}

const onwards = (c: Cursor): boolean => c.attempt(() => (c.eat(COMMA), c.eat(ONWARDS))) !== null;

type List = { items: Article[]; onwards: boolean };
/** "1, 7, 201 y siguientes y 420": the articles of a list, and whether one is said to go on. */
function items(c: Cursor): List | null {
  const found: Article[] = [];
  let open = false;
  do {
    const one = item(c);
    if (!one) break;
    found.push(one);
    open = onwards(c) || open;
  } while (goesOn(c));
  // "artículos primero y segundo transitorios"
  if (found.at(-1)?.transitory && c.folded.slice(0, c.at).endsWith('s')) for (const one of found) one.transitory = true;
  return found.length > 0 ? { items: found, onwards: open } : null;
}

const ofNorm = (c: Cursor, setting: Setting): NormHit[] | null =>
  c.attempt(() => {
    c.eat(COMMA);
    if (c.eat(SENTENCE_OF)) c.eat(COMMA);
    c.eat(BOTH);
    c.eat(OF_NORM);
    return norm(c, setting, true);
  });

const named = ({ authority, how }: NormHit): Norm | null => authority && { ...authority, how };

function inferred(setting: Setting, start: number): Norm | null {
  const authority = setting.inferred(start);
  return authority && { ...authority, link: null, how: 'after' };
}

/** "1545", "54 bis", "19 N° 24": one article as part of a key. */
const keyOf = ({ article, to, transitory }: Article): string =>
  `${article}${to ? `-${to}` : ''}${transitory ? 't' : ''}`.replaceAll(' ', '');
/** What a list of articles goes by; without a norm, by its numbers alone. */
const articlesKey = (norm: Norm | null, list: readonly Article[]): string =>
  `${norm?.key ?? ''}#${list.map(keyOf).join(',')}`;

function asReference({ items, onwards }: List, norm: Norm | null, start: number, end: number): Articles {
  return { kind: 'articles', key: articlesKey(norm, items), items, onwards, norm, start, end };
}

/** Parts that stand before the article: "inciso segundo del artículo 2195". Null where they belong to none. */
function partsBefore(c: Cursor): Units | null {
  const units = noUnits();
  let some = false;
  for (let i = 0; i < MOST_UNITS && unit(c, units); i++) some = true;
  return some && !c.eat(UNITS_OF) ? null : units;
}

function ownWords(c: Cursor): List | null {
  const units = partsBefore(c);
  if (!units) return null;
  c.eat(QUALIFIER);
  const provision = !c.eat(ARTICLE);
  if (provision && !c.eat(PROVISION)) return null;
  const found = items(c);
  if (!found || (provision && !found.items.some(({ transitory }) => transitory))) return null;
  for (const kind of ['incisos', 'numerals', 'letters'] as const) found.items[0]![kind].unshift(...units[kind]);
  return found;
}

/** "… y 20 de la Ley N° 19.039": articles of another norm that lean on the word before. */
function leaning(c: Cursor, setting: Setting): (Articles | ReferenceOf<'norm'>)[] | null {
  return c.attempt(() => {
    if (!goesOn(c)) return null;
    const { start } = c;
    const found = items(c);
    const of = found && ofNorm(c, setting);
    return found && of && of[0]!.how === 'named' ? withNorms(found, of, start) : null;
  });
}

/** Articles take the first of several norms; the others stand on their own. */
function withNorms(found: List, of: NormHit[], start: number): (Articles | ReferenceOf<'norm'>)[] {
  const [first, ...others] = of;
  const own = asReference(found, named(first!), start, first!.end);
  return [own, ...others.flatMap((hit) => normReference(hit))];
}

/** A norm that stands alone; none where words point back to nothing. */
export const normReference = (hit: NormHit): ReferenceOf<'norm'>[] =>
  hit.authority ? [{ ...hit.authority, kind: 'norm', how: hit.how, start: hit.start, end: hit.end }] : [];

/**
 * A list of articles with their parts and the norm they are of: "artículos 16, 17 letra b) y 19 N° 3 de la Ley N° 19.496", and what leans on
 * it. Where no words say whose they are, the norm is inferred; where they point at nothing, there is none.
 */
export function articles(c: Cursor, setting: Setting): (Articles | ReferenceOf<'norm'>)[] | null {
  const { start } = c;
  const found = ownWords(c);
  if (!found) return null;
  const end = c.at;
  const of = ofNorm(c, setting);
  if (!of) return [asReference(found, ofUnknown(c) ? null : inferred(setting, start), start, end)];
  const out = withNorms(found, of, start);
  for (let more = leaning(c, setting); more; more = leaning(c, setting)) out.push(...more);
  return out;
}
