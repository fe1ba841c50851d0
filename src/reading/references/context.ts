import type { Court, Reference, ReferenceOf } from '#contract/references.ts';
import { makeCourt } from './courts.ts';
import { rolKey } from './roles.ts';

type Ruling = ReferenceOf<'ruling'>;

/** Characters between a ruling and a court or date of its sentence. */
const NEAR = 110;
const SENTENCE_END = /(?:[.;]\s+\p{Lu}|\n\s*\n)/u;
/** The books of first instance: a letter and a number, as in C-1234-2023. Source: auto acordado 71-2016 and the forms of the courts. */
const FIRST_INSTANCE = /^[A-Z]$/;
const HIGHER = /^(?:Corte|Tribunal Constitucional)/;
const CONSTITUTIONAL = 'Tribunal Constitucional';

/** What keeps a ruling apart from a court behind it: "en la causa N° 1-2021, y por la Corte …", "Rol N° 1-2023 (RIT O-2-2023 del Juzgado …". */
const APART = /(?:^|\W)(?:y|e)\s|\(\s*[^\s]|\)/u;
/** The court that speaks, which no name of another one behind it replaces. */
const THIS_COURT = /\best[ea]\s+(?:misma?\s+)?(?:[Cc]orte|[Tt]ribunal|[Mm]agistratura)[^.;]*$/;
/** "SCS Rol N° …": sentencia de la Corte Suprema. */
const OF_SUPREME = /\bSS?CS,?\s*$/;
const between = (a: Reference, b: Reference): [number, number] =>
  a.start < b.start ? [a.end, b.start] : [b.end, a.start];
const isNear = (text: string, a: Reference, b: Reference): boolean => {
  const [from, to] = between(a, b);
  return to - from < NEAR && !SENTENCE_END.test(text.slice(from, to + 1));
};

/** Whether a court can have a ruling with such a number. */
const mayHold = (court: Court, { book, suffix }: Ruling): boolean =>
  suffix !== null
    ? court.type === CONSTITUTIONAL
    : book !== null && FIRST_INSTANCE.test(book)
      ? !HIGHER.test(court.type)
      : true;

/** The nearest of the references around a place that fits, at both sides, within its sentence. */
function nearest<R extends Reference>(
  all: readonly Reference[],
  i: number,
  text: string,
  fits: (one: Reference) => one is R,
): R | null {
  const one = all[i]!;
  let best: R | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const step of [-1, 1])
    for (let j = i + step; j >= 0 && j < all.length; j += step) {
      const other = all[j]!;
      const [from, to] = between(one, other);
      if (to - from >= NEAR) break;
      if (!fits(other) || to - from >= least || !isNear(text, one, other)) continue;
      [best, least] = [other, to - from];
      break;
    }
  return best;
}

/** The rulings of the Constitutional Court run on by number, whatever the year: "STC 3519" is "Rol 3519-17-INA". */
const keyAt = (ruling: Ruling, court: Court): string =>
  court.type === CONSTITUTIONAL ? `rol:${ruling.rol}@${court.key}` : `${rolKey(ruling)}@${court.key}`;

/** The court of a ruling's sentence, unless the text says that it is the one that speaks. */
function courtOf(all: readonly Reference[], i: number, ruling: Ruling, text: string): Court | null {
  const head = text.slice(Math.max(0, ruling.start - NEAR), ruling.start);
  if (OF_SUPREME.test(head)) return makeCourt('Corte Suprema');
  const speaks = THIS_COURT.test(head);
  const found = nearest(all, i, text, (other): other is ReferenceOf<'court'> => {
    if (other.kind !== 'court' || !mayHold(other, ruling)) return false;
    return other.start < ruling.start || (!speaks && !APART.test(text.slice(ruling.end, other.start)));
  });
  if (found) return makeCourt(found.type, found.place, found.ordinal, found.room);
  return ruling.suffix === null ? null : makeCourt(CONSTITUTIONAL);
}

const isDay = (one: Reference): one is ReferenceOf<'date'> => one.kind === 'date' && one.precision === 'day';

/** Gives every ruling the court and date of its sentence, and with the court its whole key. A RUC is the only one of its number anywhere. */
export function tie(all: readonly Reference[], text: string): void {
  all.forEach((one, i) => {
    if (one.kind !== 'ruling' || one.register === 'ruc') return;
    one.court = courtOf(all, i, one, text);
    one.date = nearest(all, i, text, isDay)?.iso ?? null;
    if (one.court) one.key = keyAt(one, one.court);
  });
}
