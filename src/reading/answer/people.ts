import { fold } from '../words.ts';
import { isNorm } from './called.ts';
import type { Read } from './rank.ts';

/** Characters at the start of a document in which its people come forward. */
const START = 6000;
/** A person behind their title: "doña Camila Fuentes Rojas", "don(a) Rodrigo Ibáñez". */
const PERSON =
  /(?<!\p{L})(?:[Dd]on|[Dd]oña|[Ss]eñora?|[Ss]ra?\.|Mrs?\.|Ms\.)(?:\(ñ?a\))?\s+(\p{Lu}\p{Ll}+(?:\s+(?:(?:de|del|la|los|las|y)\s+)*\p{Lu}\p{Ll}+){0,4})/gu;
const WORD = /\p{Lu}\p{Ll}{3,}/gu;

const known = new WeakMap<Read['index'], ReadonlySet<string>>();
/** The words of the names of the people who come forward in a document, folded; none of a law. */
function peopleOf(read: Read): ReadonlySet<string> {
  let names = known.get(read.index);
  if (!names) {
    const start = isNorm(read) ? '' : read.text.slice(0, START);
    names = new Set([...start.matchAll(PERSON)].flatMap(([, name]) => name!.match(WORD) ?? []).map(fold));
    known.set(read.index, names);
  }
  return names;
}

/** The people whom a question names, however it writes them, with where it does and the sources in which they come forward. */
export function peopleIn(sources: readonly Read[], folded: string): { at: number; end: number; sources: number[] }[] {
  return [...folded.matchAll(/(?:(?:dona?|senora?|sra?\.?) )?(?<word>\p{L}{4,})/gu)].flatMap(
    ({ 0: whole, index, groups }) => {
      const word = groups!['word']!;
      const found = sources.flatMap((read, i) => (peopleOf(read).has(word) ? [i] : []));
      return found.length === 0 ? [] : [{ at: index, end: index + whole.length, sources: found }];
    },
  );
}
