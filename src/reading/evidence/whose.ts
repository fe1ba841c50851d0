import type { Language } from '#contract/language.ts';
import type { AskedIntent, Slot } from '../ask/asked.ts';
import { actorsIn, boundBy, isObject } from './bound.ts';
import type { Value } from './value.ts';

/** What is somebody's: what one must, may and may not do. */
const OWNED: ReadonlySet<Slot> = new Set<Slot>(['duty', 'permission', 'prohibition']);

/** The party whose duty, right or prohibition a question asks for: the one that it names as the subject ("¿Puede la arrendadora …?"); null where it asks for none, or for nobody's. */
export function askedOf({ needs: [need], said }: AskedIntent, actor: string | null): string | null {
  if (actor === null || need === undefined || !OWNED.has(need)) return null;
  const [first] = actorsIn(said, actor);
  return first && first.side === 'own' && !first.isAll && !isObject(said, first) ? actor : null;
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
  actor: string,
  language: Language,
): boolean {
  const named = actorsIn(words, actor);
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
