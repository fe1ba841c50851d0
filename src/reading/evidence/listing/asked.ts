import type { AskedIntent, Slot } from '../../ask/asked.ts';
import { fold } from '../../words.ts';

/** What is listed, by the words that name several of it (folded). Ours. */
const MANY: readonly [Slot, RegExp][] = [
  ['duty', /^(?:obligaciones|deberes|obligations|duties)$/],
  ['prohibition', /^(?:prohibiciones|prohibitions)$/],
  ['sanction', /^(?:multas|sanciones|penas|penalidades|penalties|fines|sanctions)$/],
  ['term', /^(?:plazos|deadlines|limits)$/],
  ['sum', /^(?:montos|sumas|pagos|precios|amounts|sums|fees|payments|prices)$/],
  ['date', /^(?:fechas|dates)$/],
  ['definition', /^(?:definiciones|definitions)$/],
  ['requirement', /^(?:requisitos|requirements)$/],
];
/** Words that ask for all there is, or only frame a list. */
const FRAMES =
  /^(?:tod[oa]s|all|every|dame|lista|listado|list|give|time|plazos?|import\p{L}+|hay|contrato|contract|documento|document|ley|law|agreement|each|every|both|party|parties|cada|ambas|partes?|todas)$/u;
/** "¿Qué debe hacer el arrendatario?" asks for all his duties, and names none. */
const WHAT = 'duty.what';

/** What a question lists: the kind of thing, and the stems of its other words. */
export function askedIn(
  { by, collect, matter }: AskedIntent,
  actor: string | null,
): { slot: Slot; rest: string[] } | null {
  const words = matter.split(' ').map(fold).filter(Boolean);
  const found = MANY.find(([, many]) => words.some((word) => many.test(word)));
  const isParty = (word: string): boolean => actor !== null && fold(actor) === word;
  const rest = words.filter(
    (word) => !MANY.some(([, many]) => many.test(word)) && !isParty(word) && !FRAMES.test(word),
  );
  if (found) return { slot: found[0], rest };
  const isWhole = by === WHAT && collect === 'passages' && rest.length === 0 && actor !== null;
  return isWhole ? { slot: 'duty', rest } : null;
}
