import type { Language } from '#contract/language.ts';
import type { AskedIntent, Slot } from '../ask/asked.ts';
import { actorsIn, boundBy, isObject, type Named } from './bound.ts';
import type { Read } from './choose.ts';
import { contractParties } from './listing/party.ts';
import type { Value } from './value.ts';

/** What is somebody's: what one must, may and may not do. */
const OWNED: ReadonlySet<Slot> = new Set<Slot>(['duty', 'permission', 'prohibition']);

/** Where words name the party asked for, and who stands against it. */
export type Naming = (words: string) => Named[];

const isSubject = (said: string, [first]: readonly Named[]): boolean =>
  first !== undefined && first.side === 'own' && !first.isAll && !isObject(said, first);

/**
 * How a source names the party whose duty, right or prohibition a question asks for: the one that it names as the subject ("¿Puede la arrendadora …?"), by the usual
 * words for it or by those that the contract gives its parties; null where it asks for none, or for nobody's.
 */
export function askedOf({ needs: [need], said }: AskedIntent, actor: string | null): (read: Read) => Naming | null {
  if (need === undefined || !OWNED.has(need)) return () => null;
  if (actor !== null) {
    const usual: Naming = (words) => actorsIn(words, actor);
    return isSubject(said, usual(said)) ? () => usual : () => null;
  }
  return (read) => contractParties(read).find(({ named }) => isSubject(said, named(said)))?.named ?? null;
}

/** Marks and words behind which another clause with a subject of its own may begin. */
const APART: Record<Language, RegExp> = {
  es: /[;:()]/u,
  en: /[,;:()]|(?<!\p{L})(?:and|or|but|that|which|who|if|when|unless)(?!\p{L})/iu,
};

/** Behind words that forbid: whose consent lifts it, which binds somebody else. */
const CONSENTS = /^\s(?:of|from|by|del?|por)\s/iu;

/**
 * Whether a sentence tells what the party against the one asked for must, may or must not do, and nothing of the kind for the one asked for. `from`: where the
 * sentence begins.
 */
export function isOfOther(
  words: string,
  from: number,
  values: readonly Value[],
  naming: Naming,
  language: Language,
): boolean {
  const named = naming(words);
  const sides = values
    .filter(({ slot, end }) => OWNED.has(slot) && !CONSENTS.test(words.slice(end - from)))
    .map((one) => {
      const here = { ...one, start: one.start - from, end: one.end - from };
      const near = named.filter(
        ({ end, start }) => end > here.start || !APART[language].test(words.slice(start, here.start)),
      );
      return boundBy(words, near, here);
    });
  return sides.includes('other') && !sides.includes('own');
}
