import { readFileSync } from 'node:fs';
import type { Language } from '#contract/language.ts';
import type { Chance } from '../chance.ts';
import type { Passage } from './passages.ts';

/** What a model says to mislead: its words, and the passages that it quotes. `form`: it stands where no quotation follows, as a heading or a question. */
export type Said = { said: string; quoted: readonly string[]; form?: 'heading' | 'question' };
/** What a way draws from: chance, and other passages of the same document. */
export type Draw = { chance: Chance; others: readonly Passage[] };
/** One way to mislead. Null where a passage offers nothing for it. */
export type Way = { id: string; mislead: (passage: Passage, draw: Draw) => Said | null };

/** A way that changes the words of a passage and quotes the passage as it stands. */
export const changing = (
  id: string,
  change: (words: string, draw: Draw, language: Language) => string | null,
): Way => ({
  id,
  mislead: ({ words, language }, draw) => {
    const said = change(words, draw, language);
    return said === null || said === words ? null : { said, quoted: [words] };
  },
});

/** Whole words, in any case. */
export const whole = (list: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}])(?:${list})(?![\\p{L}\\p{N}])`, 'giu');

/** With the capital of the word that it replaces. */
const like = (model: string, word: string): string =>
  /^\p{Lu}/u.test(model) && word !== '' ? word[0]!.toUpperCase() + word.slice(1) : word;

/** Replaces one match, picked by chance. */
export function swapOne(
  text: string,
  pattern: RegExp,
  chance: Chance,
  by: (found: string) => string | null,
): string | null {
  const all = [...text.matchAll(pattern)];
  if (all.length === 0) return null;
  const found = chance.pick(all);
  const put = by(found[0]);
  if (put === null) return null;
  return (text.slice(0, found.index) + like(found[0], put) + text.slice(found.index + found[0].length)).replace(
    / {2,}/g,
    ' ',
  );
}

/** The words of the ways: `tables` of 'a=b' pairs, one way only, where '_' stands for a space, and what is `said` beside a passage. */
const { tables, said } = JSON.parse(readFileSync(new URL('../data/misleading.json', import.meta.url), 'utf8')) as {
  tables: Record<string, string>;
  said: Record<string, Record<Language, readonly string[]>>;
};

/** A way that puts one word for another of its table, or of its table and the reverse of it. */
export function byTable(id: string, bothWays = false): Way {
  const pairs = tables[id]!.split(' ').map((pair) => pair.replaceAll('_', ' ').split('='));
  const all = bothWays ? [...pairs, ...pairs.map((pair) => pair.toReversed())] : pairs;
  const table = new Map(all as [string, string][]);
  const pattern = whole([...table.keys()].sort((a, b) => b.length - a.length).join('|'));
  return changing(id, (words, { chance }) =>
    swapOne(words, pattern, chance, (word) => table.get(word.toLowerCase()) ?? null),
  );
}

/** A way that says more than the passage, in the language of it. */
export const adding = (id: string): Way =>
  changing(id, (words, { chance }, language) => `${words.replace(/[.;]$/, '')}${chance.pick(said[id]![language])}.`);

/** A way that says before the passage where it comes from. */
export const heading = (id: string): Way =>
  changing(
    id,
    (words, { chance }, language) => `${chance.pick(said[id]![language])}${words[0]!.toLowerCase()}${words.slice(1)}`,
  );

/** A way that says something of its own where no quotation follows. */
export const free = (id: string, form: NonNullable<Said['form']>): Way => ({
  id,
  mislead: ({ words, language }, { chance }) => ({ said: chance.pick(said[id]![language]), quoted: [words], form }),
});
