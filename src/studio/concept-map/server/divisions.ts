import type { Language } from '#contract/language.ts';
import { headings, type Heading } from '#reading/headings.ts';
import { concept, type Concept } from './concept.ts';
import { bodyStart, keyOf, tokensOf } from './tokens.ts';
import { verbsOf } from './verbs.ts';
import { LINKS } from './words.ts';

/** Characters of a title at most. */
const TITLE = 110;
/** Words of the title of a clause at most. */
const WORDS = 9;
/** Words that a sentence has and a title has not. */
const SAYS =
  /(?<!\p{L})(?:es|son|se|no|que|será|serán|deberá|podrá|is|are|was|shall|may|must|will|hereby|has|have|been|\p{L}{2,}(?:rá|rán))(?!\p{L})/iu;
/** The number that a heading begins with, in any of its ways. */
const NUMBERING =
  /^["“#*\s]*(?:(?:libro|t[íi]tulo|cap[íi]tulo|p[áa]rrafo|secci[óo]n|art[íi]culo|art\.|cl[áa]usula|anexo|parte|book|title|chapter|section|article|clause|part|exhibit|schedule|annex)\s*)?(?:§\s*)?(?:(?:(?:n[°ºo.]+\s*)?\d+(?:\.\d+)*(?:\s?[º°ª]|\.?o(?![\p{L}]))?(?:\s(?:bis|ter|qu[áa]ter|quinquies|sexies|[A-Z])(?![\p{L}]))?|[ivxlc]+(?![\p{L}])|preliminar|final|[úu]nico|[a-z](?=[.)]))|(?:primer|segund|tercer|cuart|quint|sext|s[ée]ptim|octav|noven|d[ée]cim|und[ée]cim|duod[ée]cim|vig[ée]sim|trig[ée]sim)[oa]?(?:\s?(?:primer|segund|tercer|cuart|quint|sext|s[ée]ptim|octav|noven)[oa])?)?\s*[.:)\-–—]*\s*/iu;
/** "9.03. Indemnity. …", "1.1 LICENSE. …": a number and a title before the sentence that it heads. */
const RUN_IN = /^[ \t]*(\d{1,2}(?:\.\d{1,2}){0,2}|\([a-z]\))[.)]?[ \t]+(\p{Lu}[^.:\n]{2,70})(?:[.:](?=[ \t\n]|$)|$)/gmu;
/** A short line of capitals that stands alone. */
const CAPITALS = /(?<=\n[ \t]*\n)[ \t]*(\p{Lu}[\p{Lu}\s,'’&-]{4,60}\p{Lu})[.:]?[ \t]*(?=\n[ \t]*\n)/gu;

type Titled = { start: number; at: number; title: string; level: number };

/** Whether most longer words of a phrase begin with a capital, as in a title of an English contract. */
const capitalised = (phrase: string): boolean => {
  const words = phrase.split(/\s+/).filter((word) => word.replace(/[^\p{L}]/gu, '').length > 3);
  return words.length > 0 && words.filter((word) => /^[("“]?\p{Lu}/u.test(word)).length >= words.length * 0.8;
};

/** The line of a place that has words, from there on. */
function lineAt(text: string, from: number): { start: number; end: number; words: string } {
  let start = from;
  for (;;) {
    const stop = text.indexOf('\n', start);
    const end = stop < 0 ? text.length : stop;
    if (stop < 0 || text.slice(start, end).trim()) return { start, end, words: text.slice(start, end) };
    start = end + 1;
  }
}

/** The title of a heading: behind its number, or on the line below it; null where it has only a number. */
function titled(text: string, { start, level }: Heading, language: Language): Titled | null {
  const line = lineAt(text, start);
  const number = NUMBERING.exec(line.words)?.[0].length ?? 0;
  const rest = line.words.slice(number);
  if (rest.trim().length > 2) {
    const first = /^[^.:;]{3,110}?(?=[.:;]|$)/u.exec(rest)?.[0] ?? '';
    const whole = first.length === rest.trimEnd().length || /^[.:;]/.test(rest.slice(first.length));
    if (level >= 5 && level !== 6 && verbsOf(tokensOf(first, 0, first.length, language), language).length > 0)
      return null;
    // "PRIMERO: Por este acto promete vender …" runs on: what stands behind the number is a sentence.
    if (level >= 5 && first.trim().split(/\s+/).length > WORDS) return null;
    const fits =
      whole && (level < 5 || level === 6 || !SAYS.test(first)) && !/^(?:que|the|los?|las?|el)\s/iu.test(first.trim());
    const heads = line.words.startsWith('#') || level < 5 || !SAYS.test(first);
    return first && fits && heads ? { start, at: line.start + number, title: first, level } : null;
  }
  const next = lineAt(text, line.end + 1);
  const title = next.words.trim();
  if (
    level >= 5 ||
    title.length < 4 ||
    title.length > 2 * TITLE ||
    SAYS.test(title) ||
    /^(?:#|["“]?art|nota)/i.test(title)
  )
    return null;
  return { start, at: next.start, title, level };
}

function runIn(text: string): Titled[] {
  return [...text.matchAll(RUN_IN)].flatMap(({ 0: all, 1: number = '', 2: title = '', index }) => {
    const caps = title === title.toUpperCase();
    if ((!caps && !capitalised(title)) || SAYS.test(title) || title.split(/\s+/).length > 9) return [];
    const level = number.startsWith('(') ? 9 : 6 + (number.match(/\./g)?.length ?? 0);
    return [{ start: index, at: index + all.indexOf(title), title, level }];
  });
}

const CAPITALS_LEVEL = 5;
const capitals = (text: string): Titled[] =>
  [...text.matchAll(CAPITALS)].flatMap(({ 0: all, 1: title = '', index }) =>
    title.split(/\s+/).length <= 6 && !SAYS.test(title)
      ? [{ start: index, at: index + all.indexOf(title), title, level: CAPITALS_LEVEL }]
      : [],
  );

const clip = (title: string, most: number): string =>
  title.length <= most
    ? title
    : `${title
        .slice(0, most - 1)
        .replace(/[\s,;]+\S*$/, '')
        .replace(/(?:\s(?:de|del|en|la|el|los|las|y|o|a|al|por|para|con|of|the|and|or|to|in))+$/iu, '')}…`;

/** How a title is written on a map: without its number, its "De los" and its capitals. */
export function tidy(title: string, most = 64): string {
  const plain = title
    .replace(/\s+/g, ' ')
    .replace(/^(?:de(?:\s(?:la|el|los|las))?|del)\s+(?=\p{L})/iu, '')
    .replace(/[\s.:;,–—*_-]+$/u, '')
    .trim();
  const calm = /\p{Ll}/u.test(plain) ? plain : plain.toLowerCase();
  return clip(calm.charAt(0).toUpperCase() + calm.slice(1), most);
}

/** Titles that every document of its kind has and that name nothing. */
const NOTHING =
  /^(?:bis(?: \p{L})?|ter|qu[áa]ter|quinquies|derogado|suprimido|reglas generales|definiciones y reglas generales|especial(?:es)?|definitions?(?: and interpretation)?|definiciones|general(?: provisions)?|miscellaneous|disposiciones? (?:generales|finales|comunes|varias)|normas generales|recitals?|whereas|witnesseth|background|interpretation|index|[íi]ndice|table of contents|nota|by and between|and|between|signature|in witness whereof|exhibit \w+|anexo \w+|articulo|t[íi]tulo|considerando|vistos?)$/iu;

/**
 * The divisions of a document that have a title, in their order, each with the text that it heads and its depth. Those of one depth only are all of
 * depth 0. `skip`: the offset up to which the document only names itself.
 */
export function divisions(text: string, language: Language, skip: number): Concept[] {
  const from = bodyStart(text);
  const all = headings(text).filter(({ start }) => start >= from);
  const named = all.flatMap((heading) => titled(text, heading, language) ?? []);
  const known = new Set(named.map(({ start }) => start));
  const more = runIn(text).filter(({ start }) => start >= from && !known.has(start));
  const lines = named.length + more.length < 3 ? capitals(text).filter(({ start }) => start >= from) : [];
  const marks = [...all.map(({ start, level }) => ({ start, level })), ...more, ...lines].sort(
    (a, b) => a.start - b.start,
  );
  const titles = [...named, ...more, ...lines]
    .filter(({ start, title }) => start >= skip && /\p{L}{3}/u.test(title))
    .sort((a, b) => a.start - b.start);
  const levels = [...new Set(titles.map(({ level }) => level))].sort((a, b) => a - b);
  let mark = 0;
  return titles.flatMap(({ start, at, title, level }) => {
    while (mark < marks.length && marks[mark]!.start <= start) mark++;
    let next = mark;
    while (next < marks.length && marks[next]!.level > level) next++;
    const label = tidy(title);
    const end = marks[next]?.start ?? text.length;
    const key = keyOf(tokensOf(label, 0, label.length, language), LINKS[language]);
    if (!key || NOTHING.test(label)) return [];
    const depth = levels.indexOf(level);
    return [
      concept({
        key,
        label,
        category: 'division',
        weight: Math.log2(2 + (end - start) / 200),
        at: { start: at, end: at + title.trimEnd().length },
        body: { start, end },
        depth,
      }),
    ];
  });
}
