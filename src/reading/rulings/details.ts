import type { Court, Reference, ReferenceOf } from '#contract/references.ts';
import type { Range } from '../lines.ts';
import { makeCourt } from '../references/courts.ts';

type Day = ReferenceOf<'date'>;
const isDay = (one: Reference | undefined): one is Day => one?.kind === 'date' && one.precision === 'day';

/** Between a number and its date behind it, and a date and its number behind that. */
const DATED =
  /^[\s,"]*(?:-?\s*(?:y )?(?:de|del|fechad[oa]s?(?: el)?|dictad[oa]s?(?: con fecha| el)?|pronunciad[oa]s?(?: el)?)(?: fecha| dia)?\s*)?$/;
const HAS_OF = /\b(?:de|del|fechad|dictad|pronunciad)/;
const NUMBERED =
  /^[\s,]*(?:(?:dictad[oa]s?|recaid[oa]s?|pronunciad[oa]s?)[^.;()]{0,60})?(?:en (?:la |los |las )?(?:causas?|autos|antecedentes?)\s*)?[\s,]*$/;
const NEAR = 90;
const IN_TURN = 60;
/** References on either side among which a row is looked for. */
const IN_ROW = 60;

/**
 * The date that a citation gives its ruling: behind its number ("Rol N° 1-2020, de 3 de mayo de 2021"), else right before it ("sentencia de 3 de mayo de 2021,
 * Rol N° 1-2020"). Null where it gives none: the nearest date of a sentence may be that of another ruling.
 */
export function dateOf(folded: string, references: readonly Reference[], i: number, sentence: Range): string | null {
  const one = references[i]!;
  // "de fechas …, roles 1 y 2, respectivamente": whose date which is, is not told by its place.
  if (folded.slice(one.end, Math.min(sentence.end, one.end + IN_TURN)).includes('respectivamente')) return null;
  if (folded.slice(Math.max(sentence.start, one.start - IN_TURN), one.start).includes('respectivamente')) return null;
  const next = references.slice(i + 1, i + 3).find(({ kind }) => kind === 'date' || kind === 'ruling');
  if (isDay(next)) {
    const gap = folded.slice(one.end, next.start).replace(/\s+/g, ' ');
    if (gap.length < NEAR && DATED.test(gap) && HAS_OF.test(gap)) return next.iso;
  }
  const before = references.slice(Math.max(0, i - 3), i).findLast(({ kind }) => kind === 'date' || kind === 'ruling');
  if (!isDay(before)) return null;
  const gap = folded.slice(before.end, one.start).replace(/\s+/g, ' ');
  return gap.length < NEAR && NUMBERED.test(gap) ? before.iso : null;
}

const SEVERAL =
  /Cortes?\s+de\s+Apelaciones\s+de\s+((?:\p{Lu}[\p{L} ]{2,30}?,\s+)*\p{Lu}[\p{L} ]{2,30}?)\s+y\s+(\p{Lu}[\p{L}]+(?:\s\p{Lu}\p{L}+)*)\s/u;

/**
 * The court of a number in a row whose courts stand in a row of their own: "las Cortes de Apelaciones de A, B y C en los antecedentes rol 1, 2 y 3,
 * respectivamente". Null where the sentence does not say so.
 */
export function courtsInTurn(text: string, references: readonly Reference[], i: number, sentence: Range): Court | null {
  const one = references[i]!;
  const words = text.slice(sentence.start, sentence.end);
  const turn = words.search(/respectivamente/i);
  if (turn < 0) return null;
  const from = words.lastIndexOf('Cortes de Apelaciones', one.start - sentence.start);
  const found = from < 0 ? null : SEVERAL.exec(words.slice(from, one.start - sentence.start));
  if (!found || found.index > 0) return null;
  const places = [...found[1]!.split(/,\s+/), found[2]!].map((place) => place.trim());
  const row = references
    .slice(Math.max(0, i - IN_ROW), i + IN_ROW)
    .filter(({ kind, start }) => kind === 'ruling' && start > sentence.start + from && start < sentence.start + turn);
  const at = row.indexOf(one);
  return row.length === places.length && at >= 0 ? makeCourt('Corte de Apelaciones', places[at]!) : null;
}
