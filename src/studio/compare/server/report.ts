import type { Language } from '#contract/language.ts';
import type { Place } from '#contract/studio.ts';
import { areUnlike } from '#reading/compare/alike.ts';
import type { Change, Comparison as Found, Row } from '#reading/compare/compare.ts';
import type { Range } from '#reading/lines.ts';
import type { RiskChanges } from '#reading/risk/change.ts';
import type { Claim } from '#server/ports/ai/port.ts';
import type { Comparison, Difference, Weight } from '../contract.ts';
import { risksOf } from './risks.ts';

/** Differences that are listed; what goes beyond is counted. */
const MOST = 3000;
/** Characters of a quotation that are shown, and of the first words of a version. */
const SHOWN = 400;
const FIRST = 80;

/** The numbers of the two sources among those of a tool that reads one beside the document. */
const AFTER = 0;
const BEFORE = 1;

const pairOf = (range: Range | null): [number, number] | null => range && [range.start, range.end];

/** The first words of a text: whole ones, on one line. */
function firstOf(text: string): Range {
  const start = Math.max(0, text.search(/\S/));
  const line = text.indexOf('\n', start);
  const end = Math.min(line < 0 ? text.length : line, start + FIRST);
  const whole = /^\S+$/.test(text.slice(start, end)) || !/\S/.test(text[end] ?? ' ') ? end : text.lastIndexOf(' ', end);
  return { start, end: whole > start ? whole : end };
}

const LEGIBLE = /[\p{L}\p{N}]{2}/u;
/** A place with the words beside it, where it holds a lone letter or mark: less is not to be found again. */
function legible(text: string, { start, end }: Range): Range {
  if (LEGIBLE.test(text.slice(start, end))) return { start, end };
  const before = /[^\s]+[^\S\n]*[^\s]*$/u.exec(text.slice(Math.max(0, start - FIRST), start));
  const after = /^[^\s]*[^\S\n]*[^\s]*/u.exec(text.slice(end, end + FIRST));
  return { start: start - (before?.[0].length ?? 0), end: end + (after?.[0].length ?? 0) };
}

/** What was found: the differences, and what they do to the risks. */
type Both = { differences: Found; risks: RiskChanges };

/** What was found, with the places of its words as claims: of a change that has none on a side, on the other alone. */
export function report(
  before: string,
  after: string,
  { differences: found, risks }: Both,
  language: Language,
): { result: Comparison; claims: Claim[] } {
  const claims: Claim[] = [];
  const texts = [after, before];
  const at = (source: number, { start, end }: Range, label?: string): Place => ({
    citation_id: claims.push({ source, start, end, quote: texts[source]!.slice(start, end), most: SHOWN }),
    ...(label !== undefined && { label }),
  });
  const placed = (source: number, range: Range | null): Place | null =>
    range && range.end > range.start ? at(source, legible(texts[source]!, range)) : null;
  const { rows, at: rowOf } = stretches(before, after, found.rows);
  const differenceOf = ({ kinds, weight, name, a, b, said, row }: Change): Difference => ({
    kinds: [...kinds],
    weight,
    label: name,
    before: placed(BEFORE, said[0]),
    after: placed(AFTER, said[1]),
    at: [pairOf(a), pairOf(b)],
    said: [pairOf(said[0]), pairOf(said[1])],
    row: rowOf[row]!,
  });
  const count = (weight: Weight): number => found.changes.filter((one) => one.weight === weight).length;
  const listed = found.changes.length <= MOST ? found.changes : gravest(found.changes);
  const result: Comparison = {
    sides: { before: at(BEFORE, firstOf(before)), after: at(AFTER, firstOf(after)) },
    counts: { rights: count('rights'), moved: count('moved'), wording: count('wording') },
    unlike: areUnlike(found),
    rows: rows.map(({ state, a, b }) => [state, pairOf(a), pairOf(b)]),
    differences: listed.map(differenceOf),
    left: found.changes.length - listed.length,
    risks: risksOf(risks, language, (version, range, label) => at(version === 0 ? BEFORE : AFTER, range, label)),
  };
  return { result, claims };
}

/** The rows with those put together that follow each other the same to the letter, and where each is now. */
function stretches(before: string, after: string, all: readonly Row[]): { rows: Row[]; at: number[] } {
  const rows: Row[] = [];
  let end: { a: number; b: number } | null = null;
  const at = all.map((row) => {
    const { state, a, b } = row;
    const last = rows.at(-1);
    const exact = state === 'same' && a && b && before.slice(a.start, a.end) === after.slice(b.start, b.end);
    if (exact && end && last && before.slice(end.a, a.start) === after.slice(end.b, b.start))
      rows[rows.length - 1] = { state, a: { ...last.a!, end: a.end }, b: { ...last.b!, end: b.end } };
    else rows.push(row);
    end = exact ? { a: a.end, b: b.end } : null;
    return rows.length - 1;
  });
  return { rows, at };
}

/** As many changes as are listed, those of rights before others, in their order. */
function gravest(changes: readonly Change[]): Change[] {
  const rank = ({ weight }: Change): number => (weight === 'rights' ? 0 : weight === 'moved' ? 1 : 2);
  const kept = new Set([...changes].sort((a, b) => rank(a) - rank(b)).slice(0, MOST));
  return changes.filter((one) => kept.has(one));
}
