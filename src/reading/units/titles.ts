import type { Line } from './line.ts';
import { foldSameLength } from '../references/cursor.ts';
import type { Genre } from './unit.ts';

/** A heading in capitals is no longer than this, over its lines; what is longer is a sentence in capitals. */
const CAPITALS_MAX = 90;
/** The heading of a law, or of any container, is no longer than this. */
const HEADING_MAX = 180;
/** The name of a container goes on over so many lines of a page. */
const MORE_LINES = 3;
/** So many headings of a law may follow one another. */
const NESTED = 2;
const TITLE_WORDS = 9;
const OWN_TITLE_WORDS = 12;
const SMALL = new Set(
  'de del la las los el y e o u a al en con por para sobre of the and or to from in for on by with'.split(' '),
);
/** What a sentence has and a title has not: the verbs of laws and contracts. */
const VERB =
  /(?:^| )(?:sera|seran|debera|deberan|podra|podran|tendra|tendran|es|son|se|shall|will|may|must|is|are|means|has|have|obliga|declara|declaran|que|si|no|fue|queda|quedan|deben|puede|pueden|corresponde)(?: |$)/;
/** The number of a part of a law with the beginning of its name, as the old codes set it: "4.- De la Cuenta de Ahorro Voluntario." */
const NUMBERED = /^\d{1,2} ?[.)°º-]{1,3} ?(?:De(?:l| la| las| los)?|Otr[ao]s|Disposiciones|Normas|Reglas) \p{L}/u;
/** What a law says of a part that it has no longer: no heading. */
const REPEALED = /(?:derogad|eliminad|suprimid)[oa]s?\W*$/i;
/** Forms of the future and of the past, as they are written. */
const TENSE = /\p{L}(?:rá|rán|ó|aron|ieron|ase|anse)(?!\p{L})/u;

const wordsOf = (text: string, line: Line): string =>
  text
    .slice(line.at, Math.min(line.end, line.at + 200))
    .replace(/[*_#]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
const isCapitals = (words: string): boolean =>
  /\p{Lu}{4}/u.test(words) && !/\p{Ll}/u.test(words) && !/[|{}$]/.test(words);

/** A title by the capitals of its words, as pages and contracts in English set them. */
function isTitleCase(words: string): boolean {
  if (words.length < 4 || words.length > 80 || /[.;,]$|\d{3}|[_{}|$]/.test(words) || !/^\p{Lu}/u.test(words))
    return false;
  const parts = words.split(' ');
  return (
    parts.length <= TITLE_WORDS &&
    parts.every((part) => SMALL.has(foldSameLength(part)) || /^[\p{Lu}("“&/\d–-]/u.test(part)) &&
    /\p{L}{3}/u.test(words)
  );
}

/** A heading in sentence case is no longer than this, and what it heads no shorter. */
const PLAIN = { heading: 60, words: 7, below: 80 } as const;
/** Words by which a heading asks: "Qué no se reembolsa". */
const ASKING = /^(?:qué|quién(?:es)?|cómo|cuándo|cuánto|dónde|por qué|what|who|how|when|where|why)(?!\p{L})/iu;
/** A title in sentence case, as policies and letters in Spanish set them: a short line without a verb and without a figure, above a paragraph. */
function isPlainTitle(text: string, words: string, next: Line | undefined): boolean {
  if (words.length > PLAIN.heading || !/^\p{Lu}\p{Ll}/u.test(words) || /[\p{N}_{}|$@:"“«]/u.test(words)) return false;
  const isShort = words.split(' ').length <= PLAIN.words;
  const isBare = ASKING.test(words) || !(VERB.test(foldSameLength(words)) || TENSE.test(words));
  const isLong = next !== undefined && (next.end - next.start >= PLAIN.below || text[next.end - 1] === ':');
  const heads = isLong && !next.row && /^\p{Lu}/u.test(text[next.at]!);
  return isShort && isBare && heads;
}

/**
 * A heading without a number: how deep it stands, its words, and how many more lines it has. `soft`: the capitals of its words alone show it, as those of
 * an address do too.
 */
export type Heading = { level: number; words: string; more: number; soft?: boolean };
/** Whether a division or a container begins with a line. */
export type IsMarked = (line: Line) => boolean;

/** The heading without a number that begins with a line; null where none does. */
export function headingOf(
  text: string,
  lines: readonly Line[],
  i: number,
  genre: Genre,
  isMarked: IsMarked,
): Heading | null {
  const line = lines[i]!;
  if (line.row || line.furniture) return null;
  const words = wordsOf(text, line);
  if (!/\p{L}{2}/u.test(words)) return null;
  if (line.hashes > 0) return { level: line.hashes + 0.5, words, more: 0 };
  if (!line.paragraph) return null;
  if (genre === 'law') return headingOfLaw(text, lines, i, isMarked, NESTED);
  if (line.end - line.start >= CAPITALS_MAX || /[.;,]$/.test(words)) return null;
  const next = lines[i + 1];
  const alone = line.blankBefore && line.blankAfter;
  const heading = { level: 4.5, words: words.replace(/ ?:$/, ''), more: 0 };
  if (/^\*\*[^*]+\*\*:?$/.test(text.slice(line.start, line.end)) && alone) return heading;
  if (isCapitals(words)) {
    // Lines in capitals that go on are one sentence.
    const goesOn = next !== undefined && !line.blankAfter && isCapitals(wordsOf(text, next));
    return goesOn || !line.blankBefore ? null : heading;
  }
  const isTitle = isTitleCase(heading.words) || isPlainTitle(text, heading.words, next);
  const soft = (genre === 'contract' || genre === 'prose') && alone && isTitle;
  return soft ? { ...heading, soft } : null;
}

/** A heading of a law: a short paragraph without a stop, right before a division or before another such heading. */
function headingOfLaw(
  text: string,
  lines: readonly Line[],
  i: number,
  isMarked: IsMarked,
  nested: number,
): Heading | null {
  let last = i;
  while (last + 1 < lines.length && last - i < 5 && !lines[last + 1]!.paragraph && !isMarked(lines[last + 1]!)) last++;
  const words = lines
    .slice(i, last + 1)
    .map((line) => wordsOf(text, line))
    .join(' ');
  const next = lines[last + 1];
  if (REPEALED.test(words)) return null;
  const stopped = /[.;:,"”]$/.test(words) && !(NUMBERED.test(words) && !VERB.test(foldSameLength(words)));
  if (!next || words.length > HEADING_MAX || stopped || !/^[\p{Lu}\d§"“]/u.test(words)) return null;
  const before = isMarked(next) || next.hashes > 0;
  if (!before && !(nested > 0 && next.paragraph && headingOfLaw(text, lines, last + 1, isMarked, nested - 1)))
    return null;
  return { level: 4.5, words, more: last - i };
}

/** How many lines behind that of a container go on with its name: each begins in lower case, and none is marked. */
function linesOfName(text: string, lines: readonly Line[], at: number, isMarked: IsMarked): number {
  let more = 0;
  for (; more < MORE_LINES; more++) {
    const [line, next] = [lines[at + more]!, lines[at + more + 1]];
    if (!next || next.blankBefore || next.row || isMarked(next) || /[.;:]$/.test(wordsOf(text, line))) break;
    if (!/^\p{Ll}/u.test(wordsOf(text, next))) break;
  }
  return more;
}

/**
 * The name of a container, behind its number in its line or below it, and over how many more lines it goes. `from`: where its line goes on with text that
 * is longer than any heading, else null. `until`: where the next division begins.
 */
export function nameOfContainer(
  text: string,
  lines: readonly Line[],
  at: number,
  end: number,
  until: number,
  isMarked: IsMarked,
): { title: string; more: number; from: number | null } {
  const line = lines[at]!;
  const own = text.slice(end, Math.min(line.end, until));
  const lead = /^[\s.:°º)*_–—-]*/.exec(own)![0].length;
  const named = (to: number): string =>
    text
      .slice(end + lead, to)
      .replace(/[*_]+/g, '')
      .replace(/\s+/g, ' ')
      .trim();
  if (lead === own.length) {
    const { count, title } = nameBelow(text, lines, at + 1, isMarked);
    return { title, more: count, from: null };
  }
  if (own.length - lead > HEADING_MAX) return { title: titleBehind(text, end, line.end), more: 0, from: end + lead };
  const more = until > line.end ? linesOfName(text, lines, at, isMarked) : 0;
  return { title: named(more > 0 ? lines[at + more]!.end : end + own.length), more, from: null };
}

/** Characters behind a number that hold its title with the stop behind it. */
const TITLE_WITHIN = 120;
/** The next line of a page goes on with a title or a sentence; an item of a list does not. */
const GOES_ON = /^\n[ \t]*(?:\p{Ll}{2}|[yoeua] )/u;

/**
 * The words behind the number of a division that name it, over the lines of a page, "" where they are a sentence: "Services" in "1. Services. At the
 * request …". `end`: of the line of the number.
 */
export function titleBehind(text: string, from: number, end: number): string {
  let to = end;
  while (to - from < TITLE_WITHIN && GOES_ON.test(text.slice(to, to + TITLE_WITHIN))) {
    const next = text.indexOf('\n', to + 1);
    to = next < 0 ? text.length : next;
  }
  const rest = text.slice(from, Math.min(to, from + TITLE_WITHIN)).replace(/[*_\n]+/g, ' ');
  const words = /^[\s.:)°º–—-]*([\p{Lu}“"][^.:;\n]{2,90})/u.exec(rest)?.[1] ?? '';
  const at = rest.indexOf(words) + words.length;
  const stop = rest[at];
  const title = words
    .replace(/\s+/g, ' ')
    .replace(/\s[–—-].*$/, '')
    .trim();
  // "As defined in clause 2.1": the stop is a number's.
  const isNumber = stop === '.' && /\d/.test(rest[at - 1]!) && /\d/.test(rest[at + 1] ?? '');
  if (!words || isNumber || (stop === undefined && from + rest.length < to)) return '';
  if ((stop !== undefined && !/[.:]/.test(stop)) || /[$\d]{2}/.test(title)) return '';
  return title.split(' ').length <= OWN_TITLE_WORDS && !VERB.test(foldSameLength(title)) && !TENSE.test(title)
    ? title
    : '';
}

/** The lines behind a container that are its name: short, and none of them marked. How many, and their words. */
export function nameBelow(
  text: string,
  lines: readonly Line[],
  i: number,
  isMarked: IsMarked,
): { count: number; title: string } {
  const found: string[] = [];
  for (let j = i; j < lines.length && found.length < 3; j++) {
    const line = lines[j]!;
    const words = wordsOf(text, line);
    const first = found.length === 0;
    if (isMarked(line) || line.row || line.end - line.start > 120 || (!first && (line.blankBefore || line.fresh)))
      break;
    if (first && !line.blankAfter && !(lines[j + 1] && (isMarked(lines[j + 1]!) || !/[.;,]$/.test(words)))) break;
    if (first && /^\p{Ll}/u.test(words)) break;
    found.push(words);
    if (line.blankAfter) break;
  }
  const title = found.join(' ').replace(/ ?[.:]$/, '');
  return VERB.test(foldSameLength(title)) && title.length > 60
    ? { count: 0, title: '' }
    : { count: found.length, title };
}
