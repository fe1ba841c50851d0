import type { Range } from '../lines.ts';
import { holdsPrefix } from '../search/locate.ts';
import { route } from '../search/names.ts';
import { WEIGHTS } from '../search/weights.ts';
import { sentences } from '../sentences.ts';
import { ORDINALS, referencesIn, type Reference } from './division-names.ts';
import { bodyOf, isTitle, partOf } from './divisions.ts';
import { isLaw } from './laws.ts';
import type { Read } from './rank.ts';

/** A whole sentence of a source, by UTF-16 offsets of its text. */
export type Found = { source: number; start: number; end: number; score: number };

/** Divisions that one question may name. */
const REFERENCES = 8;
/** Sentences quoted of one division. */
const QUOTED = 4;

/** The sentences that hold a range: those within it, the first and the last whole. */
function sentencesOf(text: string, { start, end }: Range, body: Range): Range[] {
  const within = sentences(text, body.start, body.end);
  return within.filter((one) => one.start < end && one.end > start);
}

/** The first sentences of a division in one source, or of the part of it that is named; none where the source has no such place. */
function inSource(read: Read, source: number, reference: Reference, loose: boolean): Found[] {
  const body = bodyOf(read, reference, loose);
  const part = body && partOf(read.text, body, reference.parts);
  if (!part) return [];
  return withTitles(read, sentencesOf(read.text, part, body))
    .slice(0, QUOTED)
    .map((range) => ({ source, ...range, score: 1 }));
}

/** A title in the line of what it heads is quoted with it; one in a line of its own is left out, unless nothing follows it. */
function withTitles(read: Read, all: readonly Range[]): Range[] {
  const out: Range[] = [];
  let from: number | null = null;
  all.forEach((range, i) => {
    const next = all[i + 1];
    if (next && isTitle(read, range)) {
      const same = !read.text.slice(range.end, next.start).includes('\n');
      from = same ? (from ?? range.start) : null;
      return;
    }
    out.push({ start: from ?? range.start, end: range.end });
    from = null;
  });
  return out;
}

/** Whether the words of a source hold the number of a division, in digits or, up to the thirty-ninth, as an ordinal. Some letters do, since a stem may end early. */
function mayHold({ index }: Read, { number }: Reference): boolean {
  const n = Number.parseInt(number, 10);
  if (Number.isNaN(n)) return true;
  const ordinals = n <= 10 ? [ORDINALS[n - 1]!] : n < 40 ? ['decim', 'undecim', 'duodecim', 'vigesim', 'trigesim'] : [];
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
 * none is quoted from another one. Several divisions share the sentences. Null where no division is named or none is found.
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
