import type { Language } from '#contract/language.ts';
import { patternOf } from './pattern.ts';

/** What a contract may settle. */
export type Fact =
  | 'date'
  | 'object'
  | 'licence'
  | 'premises'
  | 'property'
  | 'position'
  | 'use'
  | 'rent'
  | 'price'
  | 'fee'
  | 'salary'
  | 'capital'
  | 'loan'
  | 'interest'
  | 'payment'
  | 'adjustment'
  | 'term'
  | 'start'
  | 'expiry'
  | 'deadline'
  | 'renewal'
  | 'deposit'
  | 'guarantor'
  | 'insurance'
  | 'penalty'
  | 'termination'
  | 'transfer'
  | 'hours'
  | 'place'
  | 'delivery'
  | 'encumbrances'
  | 'exclusivity'
  | 'territory'
  | 'confidentiality'
  | 'competition'
  | 'ownership'
  | 'cap'
  | 'management'
  | 'profits'
  | 'cause'
  | 'law'
  | 'forum';

/**
 * How a sentence of a contract states a fact. `find`: its group `cell` is what the sheet shows; with `clause`, the words from there to the end of their clause.
 * `not`: what the sentence may not hold up to the end of the cell. `before`: what may not stand before the cell. `whole`: an enumeration, told to its end. `title`: the heading under which it stands, where it counts only there. `yes`: sentences with the cell that is read in them;
 * `no`: sentences that are left.
 */
export type FactRule = {
  id: string;
  fact: Fact;
  language: Language;
  find: RegExp;
  not: RegExp | null;
  title: RegExp | null;
  before: RegExp | null;
  clause: boolean;
  whole: boolean;
  source: 'ours';
  yes: readonly (readonly [sentence: string, cell: string])[];
  no: readonly string[];
};

type Written = Pick<FactRule, 'fact' | 'yes'> & {
  id: string;
  find: string;
  not?: string;
  title?: string;
  before?: string;
  clause?: true;
  whole?: true;
  no?: readonly string[];
};

/** Rules as they are written down, with their patterns read. */
export const facts = (language: Language, written: readonly Written[]): FactRule[] =>
  written.map(({ find, not, title, before, clause, whole, no, ...one }) => ({
    ...one,
    language,
    source: 'ours',
    find: patternOf(find, language),
    not: not === undefined ? null : patternOf(not, language),
    title: title === undefined ? null : patternOf(title, language),
    before: before === undefined ? null : patternOf(before, language),
    clause: clause ?? false,
    whole: whole ?? false,
    no: no ?? [],
  }));
