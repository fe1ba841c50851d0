import { readFileSync } from 'node:fs';
import type { Exchange } from '#reading/ask/asked.ts';
import { reply } from '#reading/reply.ts';
import { quotesOf } from './intents.ts';
import { asSource } from './texts.ts';

/** All that is quoted from a text for a question; none where there is no answer. */
export function quotedFrom(
  title: string,
  words: string,
  question: string,
  history: readonly Exchange[] = [],
): string[] {
  const source = asSource(words, title);
  const found = reply([source], question, history);
  return quotesOf(found).map(({ start, end }) => source.text.slice(start, end));
}

/** All that is quoted from one of the contracts of test/fixtures; `before`: the questions asked first, each after the others. */
export function quoted(contract: string, question: string, before: readonly string[] = []): string[] {
  const words = readFileSync(`test/fixtures/contracts/${contract}.txt`, 'utf8');
  const history: Exchange[] = [];
  for (const one of before)
    history.push({ question: one, answer: quotedFrom(contract, words, one, history).join(' ') });
  return quotedFrom(contract, words, question, history);
}
