import type { Language } from '#contract/language.ts';
import type { Found } from './look-up.ts';
import type { Read } from './rank.ts';
import { reply, type Exchange } from './reply.ts';
import { alike, divisionQuestions, matterQuestions } from './suggest.ts';

const MOST = 3;
/** Characters around a quotation whose parties and terms suggest the next question. */
const AROUND = 6000;
/** Characters of a source that suggest one where that is too little. */
const WHOLE = 60_000;
/** Questions that are tried; each costs a search. */
const TRIED = 7;

/**
 * Questions that the source quoted first answers, of at most ten words and in the given language: on its parties, terms and matters around what
 * was quoted, and its next division. Those asked already are left out.
 */
export function followUps(
  sources: readonly Read[],
  question: string,
  language: Language,
  quotes: readonly Found[],
  history: readonly Exchange[] = [],
): string[] {
  const first = quotes[0];
  if (!first) return [];
  const read = sources[first.source]!;
  const around = read.text.slice(Math.max(0, first.start - AROUND / 2), first.end + AROUND / 2);
  const asked = [question, ...history.map((one) => one.question)];
  const next = divisionQuestions(read, language, first.end, 1);
  const fresh: string[] = [];
  for (const one of [
    ...matterQuestions(read, language, around),
    ...matterQuestions(read, language, read.text.slice(0, WHOLE)),
    ...next,
  ])
    if (![...asked, ...fresh].some((other) => alike(one, other))) fresh.push(one);
  const tried = fresh.slice(0, TRIED);
  const answered = tried.filter((one) => !next.includes(one) && reply([read], one).kind === 'answer');
  const goesOn = next.filter((one) => fresh.includes(one) && reply([read], one).kind === 'answer');
  return [...answered.slice(0, MOST - goesOn.length), ...goesOn].slice(0, MOST);
}
