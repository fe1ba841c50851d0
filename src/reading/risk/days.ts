import { references } from '../references/references.ts';

/** Characters at the beginning of a document in which it is dated, and before a date that tells of whose birth it is. */
const DATED = 1500;
const BORN = /(?:nacid[oa]|nacimiento)[^.;]{0,30}$/i;

/** The first whole date at the beginning of a document ("2025-02-10"), which is the day on which it was made; none of a birth. */
export function dayOf(text: string): string | null {
  const start = text.slice(0, DATED);
  const day = references(start).find(
    (one) => one.kind === 'date' && one.precision === 'day' && !BORN.test(start.slice(0, one.start)),
  );
  return day?.kind === 'date' ? day.iso : null;
}

/** What a contract with a fixed term says before the day on which it ends, over folded words. Ours. */
const UNTIL =
  /\bcontrato\b[^.;]{0,100}\b(?:(?:dur[ae]|durara|rige|regira|vigente|vigencia|duracion|plazo fijo)\b[^.;]{0,60}\bhasta|vence|vencera|termina|terminara|expira|expirara)\s+el\s+(?:dia\s+)?(?=\d|\w+\s+de\s)/g;
/** Characters in which the date stands that begins behind those words. */
const DATE = 60;

/** The day on which a contract says that it ends, the last one where it says several; null where it says none. */
export function endOf(text: string, folded: string): string | null {
  const days = [...folded.matchAll(UNTIL)].flatMap(({ 0: { length }, index }) => {
    const [first] = references(text.slice(index + length, index + length + DATE));
    return first?.kind === 'date' && first.precision === 'day' && first.start === 0 ? [first.iso] : [];
  });
  return days.sort().at(-1) ?? null;
}
