import { headings, type Heading } from '../headings.ts';
import type { Range } from '../lines.ts';
import type { Segment } from '../segment.ts';
import { isRow } from '../sentences.ts';
import { numberOf, SUFFIX, type Parts, type Reference } from './division-names.ts';
import { inlineHeadings } from './inline-headings.ts';
import type { Read } from './rank.ts';

const HEAD = new RegExp(
  String.raw`^["“#*\s]*(art[íi]culo|art\.|cl[áa]usula|article|section|clause)?\s*(?:n[°ºo.]*\s*)?([\d.]+${SUFFIX}|\p{L}+(?:\s\p{L}+)?)`,
  'iu',
);

/** A heading as it is looked for: the numbers that it may go by, and whether it says that it is an article. */
export type Division = Heading & { numbers: readonly string[]; article: boolean };

const known = new WeakMap<Segment, Division[]>();
/** The headings of a source with their numbers; worked out once for a loaded source. */
export function divisionsOf({ index, text }: Pick<Read, 'index' | 'text'>): Division[] {
  let found = known.get(index);
  if (!found) {
    const lines = headings(text).filter((heading) => !isItem(text, heading));
    found = [...lines, ...inlineHeadings(text)]
      .sort((a, b) => a.start - b.start)
      .map((heading) => {
        const [, word = '', digits = ''] = HEAD.exec(heading.label) ?? [];
        const named = digits.replace(/\.$/, '');
        const first = /^\p{L}/u.test(named) ? [numberOf(named.split(/\s/)[0]!)] : [];
        const whole = named ? numberOf(named) : '';
        // Of two words that make one number ("DÉCIMO OCTAVO") the first alone is another number.
        const numbers = named ? (/^\d/.test(whole) ? [whole] : [whole, ...first]) : [];
        return { ...heading, numbers, article: /^art/i.test(word) };
      });
    known.set(index, found);
  }
  return found;
}

/** A numbered line that goes on in small letters on the next one is an item of a list, broken by the edge of a page. */
const isItem = (text: string, { start, level }: Heading): boolean =>
  level === 6 && /^[^\n#]*\n[ \t]*\p{Ll}/u.test(text.slice(start, start + 200));

/** The division that a place lies under, and the one after it; null above the first heading. */
export function divisionAt(read: Pick<Read, 'index' | 'text'>, offset: number): { label: string; body: Range } | null {
  const all = divisionsOf(read);
  let [low, high] = [0, all.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (all[middle]!.start <= offset) low = middle + 1;
    else high = middle;
  }
  const heading = all[low - 1];
  return heading
    ? { label: heading.label, body: { start: heading.start, end: all[low]?.start ?? read.text.length } }
    : null;
}

/** "9.03. Indemnity.", "QUINTO.": a number and a few words before the sentence that says it. */
const NUMBERED_TITLE =
  /^(?:\d{1,2}(?:\.\d{1,2})*\s?\.?\s+\p{Lu}[\p{L}\s,;’'&-]*|\d{1,2}(?:\.\d{1,2})*|[\p{L}]{5,}(?: [\p{L}]{5,})?)\s?[.:]$/u;
/** Words of a sentence that says something, which a title does not. */
const SAYS = /(?<!\p{L})(?:es|son|se|no|is|are|shall|may|must|will|\p{L}{2,}(?:rá|rán))(?!\p{L})/iu;
const TITLE_WORDS = 8;
/** What a considerando is about: "En cuanto al feriado.", "Contestación de la demanda." */
const TOPIC = /^(?:En cuanto al?|Sobre|Acerca de|Respecto del?|\p{Lu}\p{L}+(?:ci[óo]n|ciones|encias?|os) (?:del?|y)) /u;
/** The number of a division, as a sentence of its own before its title: "Noveno. En cuanto al feriado." */
const ONLY_NUMBER = /^["“#*\s]*\p{L}{4,12}(?: \p{L}{4,12})?\s?[º°]?[.:)]\s*[-–—]?\s*$/u;
/** Characters of a title at most. */
const TITLE = 70;
/** A line of a list that gives a figure behind its name: "C. Feriado proporcional: $ 522.500". It says something, however short it is. */
export const isEntry = (words: string): boolean =>
  /\p{L}{3,}[^:\n]*:\s*(?:US|CLP|UF|UTM|Rs\.?)?\s*[$€£]?\s*\d/u.test(words);

/** Whether a row stands first in its sheet and has no figure in its several cells: it names the columns. */
const namesColumns = (text: string, start: number, words: string): boolean => {
  const [, ...cells] = words.split(/ [|│] /);
  return (
    cells.length > 1 &&
    !/\d/.test(cells.join(' ')) &&
    /(?:^|\n)#[^\n]*\s*$/.test(text.slice(Math.max(0, start - FIRST_ROW), start))
  );
};
/** Characters before the first row of a sheet in which the name of the sheet stands. */
const FIRST_ROW = 80;

/** Whether a sentence is a line of capitals, a heading, or the title of its division alone ("QUINTO: Mora."): it names what follows and says nothing. */
export function isTitle(read: Pick<Read, 'index' | 'text'>, { start, end }: Range): boolean {
  const words = read.text.slice(start, end);
  if (isRow(words)) return namesColumns(read.text, start, words);
  if (words.startsWith('#') || words.startsWith('---') || !/\p{Ll}/u.test(words)) return true;
  if (words.length >= TITLE || isEntry(words)) return false;
  if (!/[.;:,)”"»]$/.test(words)) return true;
  if (SAYS.test(words)) return false;
  if (NUMBERED_TITLE.test(words) && words.split(/\s+/).length <= TITLE_WORDS) return true;
  const body = divisionAt(read, start)?.body;
  if (!body || !/\S/.test(read.text.slice(end, body.end))) return false;
  return body.start === start || (TOPIC.test(words) && ONLY_NUMBER.test(read.text.slice(body.start, start)));
}

/** Characters of a name at most. */
const NAME = 80;
/** What a division calls itself, in its own words: its line up to the stop after its name. */
export function nameOf(label: string): string {
  const plain = label.replace(/^#+\s*/, '').trim();
  const article =
    /^(?:art[íi]culo|art\.)\s*\d+(?:\.\d{3})?(?:\s?[º°]|\.?o(?!\p{L}))?(?:\s(?:bis|ter|qu[áa]ter|\p{Lu}(?!\p{L})))?/iu.exec(
      plain,
    )?.[0];
  if (article && !/^\s?\.?\s?[-–—]+\s*[^.]{3,50}\.(?:\s|$)/u.test(plain.slice(article.length))) return article;
  const numbered =
    /^(?:[\d.]+[.)]?\s+)?(?:\p{L}+\s+(?:N[°º]\s*)?[\dIVXLC]+[º°.\-–—\s]*|[^.:]*?\d[º°]?\.?[-–—]+\s*)?/u.exec(plain)![0];
  const rest = plain.slice(numbered.length);
  const title = /^[^.;]*?(?=[.;]|$)/u.exec(rest)![0];
  const name = `${numbered}${title.length <= NAME - numbered.length ? title : ''}`;
  return name.replace(/[\s.:;,–—-]+$/u, '').trim();
}

/** Whether a heading is that of the division. A bare number ("4.2 …") stands for a clause, and for an article only when `loose`, as the word of the other kind does. */
const heads = ({ numbers, article }: Division, { kind, number }: Reference, loose: boolean): boolean =>
  (loose || article === (kind === 'article')) && numbers.includes(number);

/** Characters of a division that are looked at. */
const LONGEST = 20_000;

/** Where a division stands in a source; null where it has none. A later heading of the same number (an index comes first) wins if longer. */
export function bodyOf(read: Read, reference: Reference, loose: boolean): Range | null {
  const { text } = read;
  const all = divisionsOf(read);
  const bodies = all.flatMap((heading, i) => {
    if (!heads(heading, reference, loose)) return [];
    const next = all.find((other, j) => j > i && other.level <= heading.level);
    return [{ start: heading.start, end: next?.start ?? text.length }];
  });
  if (bodies.length === 0) return loose || reference.kind === 'clause' ? numberedBody(text, reference.number) : null;
  const [body] = bodies.sort(
    (a, b) => Math.min(b.end - b.start, 4000) - Math.min(a.end - a.start, 4000) || a.start - b.start,
  );
  const { start, end } = body!;
  const to = end - start > LONGEST ? Math.max(start + 1, text.lastIndexOf(' ', start + LONGEST)) : end;
  return { start, end: to };
}

const escaped = (number: string): string => number.replaceAll('.', String.raw`\.`);
/** A paragraph that begins with its number but is no heading ("3.1 In each …"), or a number within a text without lines ("… 13. Governing Law; …"). */
function numberedBody(text: string, number: string): Range | null {
  if (!/^\d{1,3}(?:\.\d+)*$/.test(number)) return null;
  const own = number.includes('.')
    ? new RegExp(
        `^[ \\t]*${escaped(number)}\\s?\\.?\\s+\\S[^\\n]*(?:\\n(?!\\s*\\n\\s*\\p{Lu}|\\s*\\n?\\d+\\.\\d)[^\\n]*)*`,
        'mu',
      )
    : new RegExp(`^[ \\t]*${number}[.)]\\s*[-–]?\\s*\\p{Lu}`, 'mu');
  const line = own.exec(text);
  if (line) {
    const dotted = number.includes('.');
    const next = dotted ? -1 : nextNumber(text, line.index + line[0].length, number);
    return { start: line.index, end: dotted ? line.index + line[0].length : next };
  }
  const inline = new RegExp(`(?<=[.;:)]\\s{1,3})${escaped(number)}\\.\\s+\\p{Lu}[\\p{L} ,;&'-]{2,80}\\.\\s`, 'u').exec(
    text,
  );
  if (!inline) return null;
  const after = new RegExp(`[.;:)]\\s{1,3}${Number(number) + 1}\\.\\s+\\p{Lu}`, 'u').exec(text.slice(inline.index));
  return {
    start: inline.index,
    end: after ? inline.index + after.index + 1 : Math.min(text.length, inline.index + LONGEST),
  };
}

/** Where the next number begins a line, or the text ends. */
function nextNumber(text: string, from: number, number: string): number {
  const next = new RegExp(`^[ \\t]*${Number(number) + 1}[.)]\\s*[-–]?\\s*\\p{Lu}`, 'mu').exec(text.slice(from));
  return next ? from + next.index : Math.min(text.length, from + LONGEST);
}

const ITEM = /^[ \t]*(?:\(?[a-zñ]\)|\(?[ivx]{1,5}\)|\d{1,3}(?:[.)]|[º°ª])[-.)]?\s|[-•*]\s)/iu;

/** The paragraphs of a body that lawyers count (incisos): items of lists belong to the one before them, and lines that a page broke to theirs. */
export function incisosOf(text: string, { start, end }: Range): Range[] {
  const lines: Range[] = [];
  for (let at = start; at < end;) {
    const stop = text.indexOf('\n', at);
    const to = stop < 0 || stop > end ? end : stop;
    if (text.slice(at, to).trim()) lines.push({ start: at, end: to });
    at = to + 1;
  }
  const out: Range[] = [];
  lines.forEach((line, i) => {
    const before = lines[i - 1];
    const words = text.slice(line.start, line.end);
    const said = before ? text.slice(before.start, before.end).trimEnd() : '';
    const begins = before === undefined || (!ITEM.test(words) && /[.:;]["”»)]?$/.test(said));
    if (begins || out.length === 0) out.push({ ...line });
    else out.at(-1)!.end = line.end;
  });
  return out;
}

/** Where an item of a list stands within a body, by its mark: up to the next mark of its kind. Null without it. */
function itemOf(text: string, { start, end }: Range, mark: string, next: string): Range | null {
  const body = text.slice(start, end);
  const at = new RegExp(`(?:^[ \\t]*|[\\s;:,(]\\(?)(?=${mark})`, 'mu').exec(body);
  if (!at) return null;
  const from = at.index + at[0].length;
  const after = new RegExp(`(?:^[ \\t]*\\(?|[\\s;:,]\\(?)(?=${next})`, 'mu').exec(body.slice(from + 1));
  if (after) return { start: start + from, end: start + from + 1 + after.index };
  // The last item ends with its paragraph.
  const last = /[.;:]\s*\n(?=\s*(\S.*))/gu;
  last.lastIndex = from;
  for (let stop = last.exec(body); stop; stop = last.exec(body))
    if (!ITEM.test(stop[1]!)) return { start: start + from, end: start + stop.index + 1 };
  return { start: start + from, end };
}

const nextLetter = (letter: string): string => String.fromCodePoint(letter.codePointAt(0)! + 1);

/** The part of a body that is named; the body itself where none is, null where it has no such part. */
export function partOf(text: string, body: Range, { inciso, numeral, letter }: Parts): Range | null {
  let range: Range | null = body;
  if (inciso !== null) {
    const all = incisosOf(text, body);
    const index = /final|ultimo/.test(inciso) ? all.length - (inciso.startsWith('pen') ? 2 : 1) : Number(inciso) - 1;
    range = all[index] ?? null;
  }
  if (range && numeral !== null) {
    const mark = (n: number): string => String.raw`${n}\s?(?:\)|[º°ª]|\.\s?[-–]|\.\s)`;
    range = itemOf(text, range, mark(Number(numeral)), mark(Number(numeral) + 1));
  }
  if (range && letter !== null)
    range = itemOf(text, range, String.raw`\(?${letter}\)`, String.raw`\(?${nextLetter(letter)}\)`);
  return range;
}
