import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DOCUMENTS, textOf } from '#test/texts.ts';
import { indexText } from './text-index.ts';
import { verify } from './verify.ts';

/** True quotations, changed by chance with a fixed seed; the bench does the same at a hundred times the size. */
const names = Object.keys(DOCUMENTS) as (keyof typeof DOCUMENTS)[];
const texts = names.map((name) => indexText(textOf(name)));
const parts = texts.map(({ text }) => [...text.matchAll(/\S+/g)]);
/** Letters, digits and signs of sums in a row: a second reader, which tells whether a changed quotation stands elsewhere word for word. */
const compact = (text: string): string =>
  text
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^a-z0-9%$]/g, '');
const everything = texts.map(({ text }) => compact(text)).join('|');

type Quotation = { text: number; start: number; words: string; pick: number };
const CUT_FIGURE = /^\s*(?:%|por\s+ciento|per\s*cent)/i;
/** Six to forty words that stand in one of the documents. */
const quotation = fc
  .record({
    text: fc.nat(texts.length - 1),
    at: fc.nat(1e6),
    length: fc.integer({ min: 6, max: 40 }),
    pick: fc.nat(1e6),
  })
  .map(({ text, at, length, pick }): Quotation => {
    const { text: whole } = texts[text]!;
    const all = parts[text]!;
    const from = at % (all.length - length);
    const [first, last] = [all[from]!, all[from + length - 1]!];
    return { text, pick, start: first.index, words: whole.slice(first.index, last.index + last[0].length) };
  })
  .filter(({ text, start, words }) => !CUT_FIGURE.test(texts[text]!.text.slice(start + words.length)));

type Change = (words: string, pick: number) => string | null;
const word = (list: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${list})(?![\\p{L}\\p{N}])`, 'giu');
/** Puts another text in the place of one match. */
const swap =
  (pattern: RegExp, by: (match: string, pick: number) => string): Change =>
  (words, pick) => {
    const found = [...words.matchAll(pattern)];
    const match = found[pick % found.length];
    return match ? words.slice(0, match.index) + by(match[0], pick) + words.slice(match.index + match[0].length) : null;
  };
/** Reads 'a=b' both ways. */
const swapWords = (list: string): Change => {
  const pairs = list.split(' ').map((pair) => pair.split('=') as [string, string]);
  const table = new Map(
    pairs.flatMap(
      ([a, b]) =>
        [
          [a, b],
          [b, a],
        ] as const,
    ),
  );
  return swap(word([...table.keys()].join('|')), (found) => table.get(found.toLowerCase())!);
};

const HARMFUL: Record<string, Change> = {
  'a digit changed': swap(/\d/g, (digit, pick) => String((Number(digit) + 1 + (pick % 9)) % 10)),
  'a digit doubled': swap(/\d/g, (digit) => digit + digit),
  'a number in words changed': swapWords('two=three one=ten doce=trece cuatro=siete thirty=sixty dos=seis'),
  'a separator moved': swap(/(?<=\d)[.,](?=\d)/g, (mark) => (mark === '.' ? ',' : '.')),
  'a negation removed': swap(/(?<=\S\s)(?:no|sin|not|neither|without|ni)\s/giu, () => ''),
  'a negation added': swap(/(?<=\p{L}\s)(?=\p{L})/gu, (_, pick) => (pick % 2 ? 'no ' : 'not ')),
  'a modal swapped': swapWords('podrá=deberá podrán=deberán shall=may must=will puede=debe'),
  'a party swapped': swapWords(
    'supplier=distributor demandado=actor acreedor=deudor party=parties proveedor=competidor',
  ),
  'a unit swapped': swapWords('days=months year=month años=meses mensuales=anuales percent=points'),
  'a month swapped': swapWords('enero=julio march=april'),
  'a sign dropped': swap(/[$%]/g, () => ''),
  'another word': swap(/(?<=\s)\p{L}{4,}(?=\s)/gu, () => 'arrendamiento'),
  'another letter': swap(/(?<=\p{L})[a-z](?=\p{L})/gu, (letter) => (letter === 'x' ? 'y' : 'x')),
  'another ending': swap(/(?<=\p{L}{3})[sn](?![\p{L}\p{N}])/gu, () => ''),
  'a word left out': swap(/(?<=\S\s)\p{L}{4,}\s(?=\S)/gu, () => ''),
  'two words swapped': swap(/(?<=\s)(\S+)\s+(\S+)(?=\s)/gu, (two) => two.split(/\s+/).reverse().join(' ')),
  'a comma dropped': swap(/,(?=\s\S)/g, () => ''),
};

const between = (put: (pick: number) => string): Change =>
  swap(/(?<=\p{Ll}{3})(?=\p{Ll}{3})/gu, (_, pick) => put(pick));
const HARMLESS: Record<string, Change> = {
  untouched: (words) => words,
  'other space': (words, pick) =>
    words.replace(/\s+/g, [' ', '\n', '\u00a0', ' \n ', '\t', '\r\n', '\u2009'][pick % 7]!),
  'upper case': (words) => words.toUpperCase(),
  'lower case': (words) => words.toLowerCase(),
  'accents lost': (words) => words.replace(/[áéíóúüñ]/gi, (letter) => letter.normalize('NFD')[0]!),
  'accents decomposed': (words) => words.normalize('NFD'),
  'quotation marks around it': (words, pick) => ['“”', '«»', '""', '‘’', "''"][pick % 5]!.split('').join(words),
  'other quotation marks': (words) => words.replace(/["“”]/g, '»').replace(/['’]/g, '´'),
  'a hyphen at a line end': between((pick) => ['-\n', '-\n   ', '\u00ad', '‐\n'][pick % 4]!),
  'a hyphen and a blank': (words, pick) => (/\p{L}- /u.test(words) ? null : between(() => '- ')(words, pick)),
  'an invisible space': between(() => '\u200b'),
  ligatures: (words) => words.replace(/ffi/g, 'ﬃ').replace(/fi/g, 'ﬁ').replace(/fl/g, 'ﬂ'),
  'marks of Markdown': swap(/(?<=\s)\p{L}+(?=\s)/gu, (found) => `**${found}**`),
  'another last mark': (words, pick) => words.replace(/[.,;:]$/, '') + ['', '.', ',', ';'][pick % 4]!,
};

/** Without the marks and blanks at its two ends. */
const bare = (words: string): string => words.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '');
const runs = (numRuns: number) => ({ numRuns, seed: 20_169 });

describe('no harmful change passes', () => {
  test.each(Object.entries(HARMFUL))('%s', (name, change) => {
    let changed = 0;
    fc.assert(
      fc.property(quotation, ({ words, pick }) => {
        const other = change(words, pick);
        const same =
          other === null || other === words || (compact(other) === compact(words) && !/separator|comma/.test(name));
        if (same || (compact(other) !== compact(words) && everything.includes(compact(other)))) return;
        changed++;
        expect(verify(other, texts, {}, { near: false }).state, other).toBe('missing');
      }),
      runs(400),
    );
    expect(changed).toBeGreaterThan(5);
  });
});

describe('every harmless change is found where it stands', () => {
  test.each(Object.entries(HARMLESS))('%s', (_, change) => {
    fc.assert(
      fc.property(quotation, ({ text, start, words, pick }) => {
        const other = change(words, pick);
        if (other === null) return;
        const verdict = verify(other, texts, { text, start, end: start + words.length }, { near: false });
        expect(['exact', 'normalised'], other).toContain(verdict.state);
        expect(verdict).toMatchObject({ text });
        expect(texts[text]!.text.slice(verdict.start, verdict.end)).toContain(bare(words));
        expect(words).toContain(bare(texts[text]!.text.slice(verdict.start, verdict.end)));
        expect(other === words ? [verdict.state] : ['exact']).toEqual(['exact']);
      }),
      runs(400),
    );
  });
});
