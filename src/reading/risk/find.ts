import type { Language } from '#contract/language.ts';
import type { Kind } from '#contract/risk.ts';
import { kindOf, type Told } from './kinds.ts';
import { findAll, inKind, isFor, read, type Found, type Reading } from './match.ts';
import { oneSidedIn } from './one-sided/find.ts';
import { RULES } from './rules/all.ts';
import { slipsIn } from './slips.ts';

/** What the rules find in a document that was read, and what kind of document it is. Nothing is found in what is no contract. */
export type Risks = { reading: Reading; told: Told; found: readonly Found[] };

/** A document cut into clauses and sentences, with the kind that it is. */
export function readKind(text: string): Omit<Risks, 'found'> {
  const reading = read(text);
  return { reading, told: kindOf(reading.folded, reading.units) };
}

/**
 * What the rules of its kind find in a document, in their order; the rules of another kind, where `as` names one. What is no contract is not looked at.
 * `hear`: how much is done, 0–1.
 */
export function findRisks(
  { reading, told }: Omit<Risks, 'found'>,
  language: Language,
  hear: (done: number) => void,
  as: Kind = told.kind,
): Found[] {
  if (!told.contract) return [];
  const rules = RULES.filter((rule) => isFor(rule, as, language)).map((rule) => inKind(rule, as));
  const named = findAll(rules, reading, hear);
  return [...named, oneSidedIn(reading, named, language), ...slipsIn(reading, language)];
}
