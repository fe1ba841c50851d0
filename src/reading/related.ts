import type { Language } from '#contract/language.ts';
import { ANNEX } from './clauses.ts';
import { valuesIn } from './evidence/values/values.ts';
import { references } from './references/references.ts';
import { fold } from './words.ts';

/** Characters at the beginning of a text in which its parties are named. */
const HEAD = 2500;

/** How an addendum is titled, which is no part of the text that it changes (`ANNEX` in clauses.ts reads the parts). */
const ADDENDUM = /^[\s\p{P}]*(?:adendas?|addend(?:um|a))(?!\p{L})/iu;
/** Whether a text is titled as one that belongs to another: an annex, a schedule, an addendum. */
export const isAnnex = (text: string): boolean => ANNEX.test(text.trimStart()) || ADDENDUM.test(text);

/** Numbers of identity and names of companies and persons of a text's beginning. */
export function partiesOf(text: string, language: Language): ReadonlySet<string> {
  const head = Math.min(text.length, HEAD);
  const names = valuesIn(text, 0, head, language).filter(({ by }) => by === 'person.company' || by === 'person.titled');
  const numbers = references(text.slice(0, head)).flatMap((one) => (one.kind === 'rut' ? [one.key] : []));
  return new Set([...names.map(({ start, end }) => fold(text.slice(start, end))), ...numbers]);
}

/** Whether two texts name a party in common. */
export const shareParty = (one: ReadonlySet<string>, other: ReadonlySet<string>): boolean =>
  [...other].some((name) => one.has(name));
