import type { Language } from '#contract/language.ts';
import type { Exchange } from '../ask/asked.ts';
import type { Read } from '../evidence/choose.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { suggest } from './suggest.ts';

/** Questions that are told, and those that are tried; each costs a search of one source. */
const MOST = 3;
const TRIED = 6;

/** Questions that the source quoted first answers, in the given language, on what was not quoted of it; those asked already are left out. */
export function followUps(
  sources: readonly Read[],
  question: string,
  language: Language,
  evidence: readonly Evidence[],
  history: readonly Exchange[] = [],
): string[] {
  const [first] = evidence;
  if (!first) return [];
  return suggest(sources[first.source]!, language, {
    most: MOST,
    tried: TRIED,
    asked: [question, ...history.map((one) => one.question)],
    shown: evidence.filter(({ source }) => source === first.source).flatMap(({ shown }) => shown),
  });
}
