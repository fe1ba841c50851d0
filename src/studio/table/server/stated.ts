import type { Placed } from '#reading/compose/answer-of.ts';
import { saidIn, type Said } from '#reading/compose/sheets/contract/find.ts';
import { clauses } from '#reading/clauses.ts';
import type { Read } from '#reading/evidence/choose.ts';
import type { Preset } from '../contract.ts';
import type { ClauseRule } from './clause-rule.ts';
import { CLAUSES_EN } from './clause-rules-en.ts';
import { CLAUSES_ES } from './clause-rules-es.ts';

export const CLAUSE_RULES: readonly ClauseRule[] = [...CLAUSES_EN, ...CLAUSES_ES];

type Flowing = Said & { words: string };
const known = new WeakMap<Read['index'], readonly Flowing[]>();
/** The sentences in which a document agrees something, with single blanks: cut once for its index. */
function sentencesOf({ text, index }: Read): readonly Flowing[] {
  const before = known.get(index);
  if (before) return before;
  const found = saidIn(text, clauses(text)).map((one) => ({
    ...one,
    words: text.slice(one.start, one.end).replace(/\s+/g, ' '),
  }));
  known.set(index, found);
  return found;
}

/** Whether a sentence states what a rule looks for. */
export const states = (words: string, { find, not }: ClauseRule): boolean =>
  find.some((one) => one.test(words)) && !not.test(words);

/** The sentence in which a contract states what a column asks; null where none does. */
export function statedIn(read: Read, preset: Preset): Placed {
  const rule = CLAUSE_RULES.find((one) => one.preset === preset && one.language === read.index.language);
  if (!rule) return null;
  const all = sentencesOf(read);
  const first = (some: readonly Flowing[]): Flowing | undefined =>
    rule.find.flatMap((find) => some.find(({ words }) => find.test(words) && !rule.not.test(words)) ?? [])[0];
  const { heading } = rule;
  const found = (heading && first(all.filter((one) => heading.test(one.heading)))) ?? first(all);
  if (!found) return null;
  const place = { start: found.start, end: found.end };
  return { line: [place], passage: place };
}
