import type { Range } from '../lines.ts';
import { holdsPrefix } from '../search/locate.ts';
import { route } from '../search/names.ts';
import { WEIGHTS } from '../search/weights.ts';
import { sentences } from '../sentences.ts';
import { ORDINALS, partOfLast, partsIn, referencesIn, type Reference } from './division-names.ts';
import { bodyOf, divisionsOf, isTitle, partOf } from './divisions.ts';
import { isLaw } from './laws.ts';
import type { Read } from './rank.ts';

/** A whole sentence of a source, by UTF-16 offsets of its text. */
export type Found = { source: number; start: number; end: number; score: number };

/** A division of which only the beginning is quoted: how many of its sentences are, of how many. */
export type GoesOn = { source: number; label: string; quoted: number; all: number };
/** What stands at the place of a division in one source: its first sentences, and how many it has. */
type Held = { found: Found[]; all: number };

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
function inSource(read: Read, source: number, reference: Pick<Reference, 'parts'>, body: Range | null): Held[] {
  const part = body && partOf(read.text, body, reference.parts);
  if (!part) return [];
  const [only, ...more] = sentencesOf(read.text, part, body);
  // An item within a sentence is quoted for itself, and not with those around it.
  const item =
    only &&
    more.length === 0 &&
    !isWhole(part, body) &&
    part.start > only.start &&
    INLINE.test(read.text.slice(part.start, part.start + 6));
  const all = item ? [trimmed(read.text, part)] : withTitles(read, sentencesOf(read.text, part, body));
  return [{ found: all.slice(0, QUOTED).map((range) => ({ source, ...range, score: 1 })), all: all.length }];
}

/** The mark of an item: "c)", "(ii)", "4.". */
const INLINE = /^\(?(?:[a-zñ]|[ivx]{1,4}|\d{1,2})[).]/iu;
const isWhole = (part: Range, body: Range): boolean => part.start === body.start && part.end === body.end;
const trimmed = (text: string, { start, end }: Range): Range => ({
  start: text[start - 1] === '(' && text.slice(start, end).includes(')') ? start - 1 : start,
  end: start + text.slice(start, end).replace(/[\s(]+$/, '').length,
});

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
  const first = ORDINALS[n - 1];
  const ordinals = first ? [first] : n > 10 && n < 40 ? ['decim', 'undecim', 'duodecim', 'vigesim', 'trigesim'] : [];
  return [String(n), ...ordinals.map((word) => word.slice(0, 4))].some((prefix) => holdsPrefix(index, prefix));
}

/** The sentences of a division in the first sources that have it, until there are `most`. */
function within(
  sources: readonly (readonly [number, Read])[],
  reference: Reference,
  loose: boolean,
  most: number,
): Held[] {
  const held: Held[] = [];
  for (const [number, source] of sources) {
    if (held.reduce((sum, { found }) => sum + found.length, 0) >= most) break;
    held.push(...inSource(source, number, reference, bodyOf(source, reference, loose)));
  }
  return held;
}

/** The first `most` sentences of what was found, and the divisions that have more than those. */
function cut(all: readonly (Held & { label: string })[], most: number): { found: Found[]; goesOn: GoesOn[] } {
  let left = most;
  const kept = all.flatMap((one) => {
    const found = one.found.slice(0, left);
    left -= found.length;
    return found.length > 0 ? [{ ...one, found }] : [];
  });
  return {
    found: kept.flatMap(({ found }) => found),
    goesOn: kept.flatMap(({ found, all: count, label }) =>
      count > found.length ? [{ source: found[0]!.source, label, quoted: found.length, all: count }] : [],
    ),
  };
}

/** A part ("letra c)") of the divisions that were quoted last; null where the question names no part, or none of them has it. */
function partWithin(
  sources: readonly Read[],
  question: string,
  most: number,
  near: (source: number, start: number) => boolean,
): ReturnType<typeof lookUp> {
  const parts = partsIn(question);
  if (!parts.inciso && !parts.numeral && !parts.letter) return null;
  const held = sources.flatMap((read, source) => {
    const all = divisionsOf(read);
    return all.flatMap(({ start }, i) =>
      near(source, start)
        ? inSource(read, source, { parts }, { start, end: all[i + 1]?.start ?? read.text.length })
        : [],
    );
  });
  const label = partOfLast(question, null)?.as ?? question;
  return held.length === 0
    ? null
    : {
        ...cut(
          held.map((one) => ({ ...one, label })),
          most,
        ),
        label,
      };
}

/**
 * The divisions that the question names, straight from their places, `most` sentences at most: in the sources that it names, else in the first
 * that have them. An article is first looked for by that word, then by its bare number; one of a law that is named only in that law, so that
 * none is quoted from another one. Several divisions share the sentences. `near`: where a part that is named alone is looked for. Null where no
 * division is named or none is found.
 */
export function lookUp(
  sources: readonly Read[],
  question: string,
  most: number,
  near?: (source: number, start: number) => boolean,
): { found: Found[]; goesOn: GoesOn[]; label: string } | null {
  const asked = referencesIn(question).slice(0, REFERENCES);
  if (asked.length === 0 || near) return near ? partWithin(sources, question, most, near) : null;
  const { routed } = route(question, sources, WEIGHTS);
  const all = [...sources.keys()];
  const sourcesOf = ({ law }: Reference): number[] =>
    law === null ? (routed.length > 0 ? routed : all) : all.filter((i) => isLaw(sources[i]!, law));
  const held = asked.flatMap((reference) => {
    const holding = sourcesOf(reference)
      .map((i) => [i, sources[i]!] as const)
      .filter(([, source]) => mayHold(source, reference));
    const strict = within(holding, reference, false, most);
    const found = strict.length > 0 ? strict : within(holding, reference, true, most);
    const share = Math.max(1, Math.floor(most / asked.length));
    let left = share;
    return found.flatMap((one) => {
      const kept = one.found.slice(0, left);
      left -= kept.length;
      return kept.length > 0 ? [{ found: kept, all: one.all, label: reference.label }] : [];
    });
  });
  return held.length > 0 ? { ...cut(held, most), label: asked.map(({ label }) => label).join(', ') } : null;
}
