import { fold } from '../words.ts';
import { isNorm } from './called.ts';
import type { Read } from './rank.ts';
import { objects } from './object.ts';
import { isParty } from './roles.ts';
import { says, stands } from './unspoken.ts';

/** Characters at the start of a contract in which its parties come forward. */
const START = 2500;
const PROPER = /(?<!\p{L})\p{Lu}\p{L}{2,}(?!\p{L})/gu;

const known = new WeakMap<Read['index'], ReadonlySet<string>>();
/** The names in the title and at the start of a contract, folded: words that it never writes small. None of a law. */
function namesIn(read: Read): ReadonlySet<string> {
  let names = known.get(read.index);
  if (!names) {
    const start = isNorm(read) ? '' : `${read.title.replace(/[_-]/g, ' ')} ${read.text.slice(0, START)}`;
    const small = new Set([...read.text.matchAll(/(?<!\p{L})\p{Ll}{3,}/gu)].map(([word]) => fold(word)));
    names = new Set([...start.matchAll(PROPER)].map(([word]) => fold(word)).filter((word) => !small.has(word)));
    known.set(read.index, names);
  }
  return names;
}

/** The sources in which each of some words is a name: "Faro", "Puerto Norte". */
export const namedBy = (sources: readonly Read[], words: readonly string[]): number[] =>
  words.length === 0
    ? []
    : sources.flatMap((read, i) => (words.every((word) => namesIn(read).has(fold(word))) ? [i] : []));

/** Roles of contracts of work, beside those of the dealings that `isParty` knows (folded). */
const AT_WORK = /^(?:trabajador(?:as?|es)?|emplead(?:or(?:as?|es)?|[oa]s?))$/;

/** The sources that speak of each role which a question names: "arrendatario", "trabajadora". All where it names none. */
export function speakOfRoles(sources: readonly Read[], folded: string): number[] {
  const roles = (folded.match(/\p{L}{6,}/gu) ?? []).filter((word) => isParty(word) || AT_WORK.test(word));
  return sources.flatMap((read, i) => (roles.every((role) => stands(read, role)) ? [i] : []));
}

/** What is paid for a thing, and the thing (folded): "la renta de la oficina". */
const PAID_FOR = /(?<=(?<!\p{L})(?:renta|precio|canon|garantia)) (?:del|de la|de los|de las) (\p{L}{4,})(?!\p{L})/u;
/** The sources whose contract is for the thing that a question asks the rent or price of, with where the thing stands in it. */
export function forThing(
  sources: readonly Read[],
  folded: string,
): { at: number; end: number; sources: number[] } | null {
  const found = PAID_FOR.exec(folded);
  if (!found) return null;
  const { 0: whole, 1: thing, index: at } = found;
  const own = objects(sources, '')?.filter(({ source, start, end }) => {
    const { text, index } = sources[source]!;
    return says(text.slice(start, end), thing!, index.language);
  });
  return own && own.length > 0
    ? { at, end: at + whole.length, sources: own.map(({ source }) => source).sort((a, b) => a - b) }
    : null;
}
