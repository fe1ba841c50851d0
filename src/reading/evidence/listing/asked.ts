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
  /^(?:tod[oa]s|all|every|dame|lista|listado|list|give|time|plazos?|import\p{L}+|hay|contrato|contract|documento|document|ley|law|agreement|each|every|both|party|parties|cada|ambas|partes?|todas|(?:pact|establec|contempl|estipul|convin|acord|impus|impon)\p{L}*|fija\p{L}*|existen?|aplican?|prohib\p{L}*|forbidden|principal(?:es)?|main|agreed|provided|imposed)$/u;
/** "¿Qué debe hacer el arrendatario?" asks for all his duties, and "¿qué no puedo hacer?" for all that is forbidden; neither names any. */
const WHAT: Readonly<Record<string, Slot>> = { 'duty.what': 'duty', 'prohibition.what': 'prohibition' };
/** What a contract or a set of rules is about: "en el departamento" narrows nothing. Ours. */
const PLACE =
  /^(?:departamento|depto|dpto|casa|inmueble|propiedad|local|oficina|bodega|edificio|condominio|flat|apartment|house|premises|property|office|building|cosas?|things?|actos?|conductas?|reglamento|politica|policy|regulations?|hacer|do)$/;

/** The words by which contracts call some parties, folded. */
export const wordsOfForms = (parties: readonly { forms: readonly string[] }[]): ReadonlySet<string> =>
  new Set(parties.flatMap(({ forms }) => forms.flatMap((form) => form.split(' '))));

/** Between things of which any is asked: "applying, objecting and appealing". */
const BETWEEN = /^(?:,|\s|(?<!\p{L})(?:y|e|o|u|and|or|para|de|del|la|el|los|las|the|for)(?!\p{L}))*$/iu;
/** Whether words stand one behind the other in a question, with nothing but such words between them, a comma or "and" among these. */
function isAnyOf(said: string, words: readonly string[]): boolean {
  const text = fold(said);
  const at = words.map((word) => text.indexOf(word));
  const between = words.slice(1).map((_, i) => text.slice(at[i]! + words[i]!.length, at[i + 1]));
  return (
    words.length > 1 &&
    !at.includes(-1) &&
    between.every((gap) => BETWEEN.test(gap) && /,|\b(?:y|e|o|u|and|or)\b/.test(gap))
  );
}

/**
 * What a question lists: the kind of thing, the words by which it names a party of a contract, and its other words; `isAny`: what holds one of these is of the list ("What
 * time limits are there for applying and appealing?"), else what holds all of them.
 */
export function askedIn(
  { by, collect, matter, said }: AskedIntent,
  actor: string | null,
  parties: readonly { forms: readonly string[] }[] = [],
): { slot: Slot; named: string[]; rest: string[]; isAny: boolean } | null {
  const words = matter.split(' ').map(fold).filter(Boolean);
  const found = MANY.find(([, many]) => words.some((word) => many.test(word)));
  const names = wordsOfForms(parties);
  const isParty = (word: string): boolean => (actor !== null && fold(actor) === word) || names.has(word);
  const named = words.filter((word) => names.has(word));
  const rest = words.filter(
    (word) => !MANY.some(([, many]) => many.test(word)) && !isParty(word) && !FRAMES.test(word),
  );
  if (found) return { slot: found[0], named, rest, isAny: isAnyOf(said, rest) };
  const slot = WHAT[by];
  if (slot === undefined || collect !== 'passages' || !rest.every((word) => PLACE.test(word))) return null;
  // What is forbidden binds whoever asks; what must be done is somebody's.
  return slot === 'prohibition' || actor !== null || named.length > 0 ? { slot, named, rest: [], isAny: false } : null;
}
