import type { Language } from '#contract/language.ts';
import { valuesIn } from './evidence/values/values.ts';
import { references } from './references/references.ts';
import { fold } from './words.ts';

/** Characters at the beginning of a text in which its parties are named. */
const HEAD = 2500;

/** Characters of a title, and how the titles of texts begin that belong to another. */
const TITLE = 200;
const ANNEX =
  /^[\s\p{P}]*(?:anexos?|adendas?|addend(?:um|a)|annex(?:es)?|schedules?|exhibits?|appendix|apendices?)(?!\p{L})/u;
/** Whether a text is titled as one that belongs to another: an annex, a schedule. */
export const isAnnex = (text: string): boolean => ANNEX.test(fold(text.slice(0, TITLE)));

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
