import type { ReferenceOf } from '#contract/references.ts';
import { headings, type Heading } from '../headings.ts';
import { references } from '../references/references.ts';
import { holdsPrefix } from '../search/locate.ts';
import { route } from '../search/names.ts';
import { WEIGHTS } from '../search/weights.ts';
import type { Segment } from '../segment.ts';
import { sentences } from '../sentences.ts';
import { fold } from '../words.ts';
import { isLaw, lawsIn } from './laws.ts';
import type { Read } from './rank.ts';

/** A division of a document that a question names: "artículo 12", "cláusula octava", "Section 4.2". `law`: the law or code that it is said to be of. */
export type Reference = { kind: 'article' | 'clause'; number: string; label: string; law: string | null };
/** A whole sentence of a source, by UTF-16 offsets of its text. */
export type Found = { source: number; start: number; end: number; score: number };

const ORDINALS =
  'primer segund tercer cuart quint sext septim octav noven decim undecim duodecim decimotercer decimocuart decimoquint decimosext decimoseptim decimoctav decimonoven vigesim'.split(
    ' ',
  );
/** "octava", "décima segunda" or "duodécimo" as a number; null for another word. */
function ordinal(folded: string): number | null {
  const words = folded.split(/\s+/).map((word) => ORDINALS.findIndex((stem) => word.startsWith(stem)) + 1);
  if (words.length === 0 || words.includes(0)) return null;
  return words.reduce((sum, n) => sum + n, 0);
}

/** What follows the number of an article: "bis", or a letter of its own. */
const SUFFIX = String.raw`[º°]?(?:\s?(?:bis|ter|qu[áa]ter|[A-Z])(?![\p{L}\d°]))?`;
const NAMED = new RegExp(
  String.raw`\b(art[íi]culos?|art\.?|cl[áa]usulas?|article|section|clause|sec\.)\s+(?:n[°ºo.]*\s*)?(\d+(?:\.\d+)*${SUFFIX}|(?:d[ée]cim[oa]\s+)?\p{L}*(?:primer|segund|tercer|cuart|quint|sext|s[ée]ptim|octav|noven|d[ée]cim|vig[ée]sim)[oa]?)(?!(?![ºª])[\p{L}\d])`,
  'giu',
);

/** "7 y" and "7 a" go on with a word; "7 A" and "7 bis" are articles. */
const withoutWord = (typed: string): string => typed.replace(/\s(?:[a-z]|[YEOU])$/, '').replace(/[º°.]+$/, '');
const numberOf = (typed: string): string => {
  const folded = fold(withoutWord(typed)).trim();
  const digits = folded.replace(/(?<=\d)\.(?=\d{3}(?!\d))/g, '').replace(/(?<=\d)[º°]?\s*(?=[a-z])/, ' ');
  return String(ordinal(folded) ?? digits);
};

/** Articles that one list of a question may name, those within a range too. */
const LISTED = 8;
/** Every article of a list but those that a question names with the word: "6" and "7 bis" of "artículos 5, 6 y 7 bis", 6 to 8 of "5 al 8". */
function listed({ items }: ReferenceOf<'articles'>): string[] {
  const numbers = items.flatMap(({ article, to }) => {
    const [from, upTo] = [Number.parseInt(article, 10), Number.parseInt(to ?? '', 10)];
    const inside = Array.from({ length: Math.max(0, Math.min(upTo - from - 1, LISTED) || 0) }, (_, i) => from + 1 + i);
    return [article, ...inside.map(String), ...(to === null ? [] : [to])];
  });
  return numbers.map((number) => number.toLowerCase());
}

/** The divisions that a question names, in its order: each of the next law that is named after it, else of the last before it. */
export function referencesIn(question: string): Reference[] {
  const laws = lawsIn(question);
  const lawAt = (at: number): string | null =>
    (laws.find((law) => law.at > at) ?? laws.findLast((law) => law.at < at))?.key ?? null;
  const named = [...question.matchAll(NAMED)].map(({ index, 0: label, 1: word, 2: number }) => ({
    at: index,
    kind: /^(?:cl|se)/i.test(word!) ? ('clause' as const) : ('article' as const),
    number: numberOf(number!),
    label: withoutWord(label).replace(/^(art[íi]culo|art|cl[áa]usula)s/i, '$1'),
    law: lawAt(index),
  }));
  const others = references(question).flatMap((one) =>
    one.kind === 'articles'
      ? listed(one).map((number) => ({
          at: one.end,
          kind: 'article' as const,
          number,
          label: `artículo ${number}`,
          law: lawAt(one.start),
        }))
      : [],
  );
  const seen = new Set<string>();
  return [...named, ...others]
    .filter(({ kind, number, law }) => {
      const key = `${kind} ${number} ${law}`;
      return !seen.has(key) && seen.add(key);
    })
    .sort((a, b) => a.at - b.at)
    .map(({ kind, number, label, law }) => ({ kind, number, label, law }));
}

const HEAD = new RegExp(
  String.raw`^["“#*\s]*(art[íi]culo|art\.|cl[áa]usula|article|section|clause)?\s*(?:n[°ºo.]*\s*)?([\d.]+${SUFFIX}|\p{L}+(?:\s\p{L}+)?)`,
  'iu',
);

/** A heading as it is looked for: the numbers that it may go by, and whether it says that it is an article. */
type Division = Pick<Heading, 'start' | 'level'> & { numbers: readonly string[]; article: boolean };

const known = new WeakMap<Segment, Division[]>();
/** Worked out once for a loaded source. */
function divisionsOf({ index, text }: Read): Division[] {
  let found = known.get(index);
  if (!found) {
    found = headings(text).map(({ start, level, label }) => {
      const [, word = '', digits = ''] = HEAD.exec(label) ?? [];
      const named = digits.replace(/\.$/, '');
      const first = /^\p{L}/u.test(named) ? [numberOf(named.split(/\s/)[0]!)] : [];
      return { start, level, numbers: named ? [numberOf(named), ...first] : [], article: /^art/i.test(word) };
    });
    known.set(index, found);
  }
  return found;
}

/** Whether a heading is that of the division. A bare number ("4.2 …") stands for a clause, and for an article only when `loose`, as the word of the other kind does. */
const heads = ({ numbers, article }: Division, { kind, number }: Reference, loose: boolean): boolean =>
  (loose || article === (kind === 'article')) && numbers.includes(number);

/** Divisions that one question may name. */
const REFERENCES = 8;
/** Sentences quoted of one division. */
const QUOTED = 4;
/** Characters of a division that are looked at for them. */
const LONGEST = 20_000;

/** The first sentences of a division in one source; none where the source has no such heading. A later heading of the same number (an index comes first) wins if longer. */
function inSource(read: Read, source: number, reference: Reference, loose: boolean): Found[] {
  const { text } = read;
  const all = divisionsOf(read);
  const bodies = all.flatMap((heading, i) => {
    if (!heads(heading, reference, loose)) return [];
    const next = all.find((other, j) => j > i && other.level <= heading.level);
    return [{ start: heading.start, end: next?.start ?? text.length }];
  });
  if (bodies.length === 0) return loose || reference.kind === 'clause' ? clauseLines(text, source, reference) : [];
  const [body] = bodies.sort(
    (a, b) => Math.min(b.end - b.start, 4000) - Math.min(a.end - a.start, 4000) || a.start - b.start,
  );
  const { start, end } = body!;
  const to = end - start > LONGEST ? Math.max(start + 1, text.lastIndexOf(' ', start + LONGEST)) : end;
  return sentences(text, start, to)
    .slice(0, QUOTED)
    .map((range) => ({ source, ...range, score: 1 }));
}

/** Numbered paragraphs ("3.1 In each …") that are too long to be headings. */
function clauseLines(text: string, source: number, { number }: Reference): Found[] {
  if (!/^\d+(?:\.\d+)+$/.test(number)) return [];
  const match = new RegExp(
    `^${number.replaceAll('.', '\\.')}\\.?\\s+\\S[^\\n]*(?:\\n(?!\\s*\\n|\\d+\\.\\d)[^\\n]+)*`,
    'm',
  ).exec(text);
  return match
    ? sentences(text, match.index, match.index + match[0].length).map((range) => ({ source, ...range, score: 1 }))
    : [];
}

/** Whether the words of a source hold the number of a division, in digits or, up to the twenty-ninth, as an ordinal. Some letters do, since a stem may end early. */
function mayHold({ index }: Read, { number }: Reference): boolean {
  const n = Number.parseInt(number, 10);
  if (Number.isNaN(n)) return true;
  const ordinals = n <= 10 ? [ORDINALS[n - 1]!] : n < 30 ? ['decim', 'undecim', 'duodecim', 'vigesim'] : [];
  return [String(n), ...ordinals.map((word) => word.slice(0, 4))].some((prefix) => holdsPrefix(index, prefix));
}

/** The sentences of a division in the first sources that have it, until there are `most`. */
function within(
  sources: readonly (readonly [number, Read])[],
  reference: Reference,
  loose: boolean,
  most: number,
): Found[] {
  const found: Found[] = [];
  for (const [number, source] of sources) {
    if (found.length >= most) break;
    found.push(...inSource(source, number, reference, loose));
  }
  return found;
}

/**
 * The divisions that the question names, straight from their places, `most` sentences at most: in the sources that it names, else in the first
 * that have them. An article is first looked for by that word, then by its bare number; one of a law that is named only in that law, so that
 * none is quoted from another one. Several divisions share the sentences.
 */
export function lookUp(
  sources: readonly Read[],
  question: string,
  most: number,
): { found: Found[]; label: string } | null {
  const asked = referencesIn(question).slice(0, REFERENCES);
  if (asked.length === 0) return null;
  const { routed } = route(question, sources, WEIGHTS);
  const all = [...sources.keys()];
  const sourcesOf = ({ law }: Reference): number[] =>
    law === null ? (routed.length > 0 ? routed : all) : all.filter((i) => isLaw(sources[i]!, law));
  const found = asked.flatMap((reference) => {
    const held = sourcesOf(reference)
      .map((i) => [i, sources[i]!] as const)
      .filter(([, source]) => mayHold(source, reference));
    const strict = within(held, reference, false, most);
    const sentences = strict.length > 0 ? strict : within(held, reference, true, most);
    return sentences.slice(0, Math.max(1, Math.floor(most / asked.length)));
  });
  return found.length > 0 ? { found: found.slice(0, most), label: asked.map(({ label }) => label).join(', ') } : null;
}
