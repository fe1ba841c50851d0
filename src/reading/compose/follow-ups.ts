import type { Language } from '#contract/language.ts';
import type { Exchange } from '../ask/asked.ts';
import type { Read } from '../evidence/choose.ts';
import type { Evidence } from '../evidence/evidence.ts';
import { reply } from '../reply.ts';
import { alike, termQuestions, titleQuestions } from './suggest.ts';

const MOST = 3;
/** Questions that are tried; each costs a search of one source. */
const TRIED = 5;

/**
 * Questions that the source quoted first answers, in the given language: on the divisions behind the one that was quoted, and on its terms. Each is asked
 * before it is shown; those asked already are left out.
 */
export function followUps(
  sources: readonly Read[],
  question: string,
  language: Language,
  [first]: readonly Evidence[],
  history: readonly Exchange[] = [],
): string[] {
  if (!first) return [];
  const read = sources[first.source]!;
  const asked = [question, ...history.map((one) => one.question)];
  const fresh: string[] = [];
  for (const one of [...titleQuestions(read, language, first.sentence.end), ...termQuestions(read, language)]) {
    if (fresh.length === TRIED) break;
    if (![...asked, ...fresh].some((other) => alike(one, other))) fresh.push(one);
  }
  const found: string[] = [];
  for (const one of fresh) {
    if (found.length === MOST) break;
    if (reply([read], one).outcome === 'answer') found.push(one);
  }
  return found;
}
