import type { Language } from '#contract/language.ts';
import { CIVIL } from './data/civil.ts';
import { CLAUSES_EN_DUTIES } from './data/clauses-en-duties.ts';
import { CLAUSES_EN_TERMS } from './data/clauses-en-terms.ts';
import { CLAUSES_ES } from './data/clauses-es.ts';
import { COMPANY } from './data/company.ts';
import { CONSUMER } from './data/consumer.ts';
import { CRIMINAL } from './data/criminal.ts';
import { EVERYDAY } from './data/everyday.ts';
import { FAMILY } from './data/family.ts';
import { LABOUR } from './data/labour.ts';
import { LEASE } from './data/lease.ts';
import { PROCEDURE } from './data/procedure.ts';
import { SAME_EN } from './data/same-en.ts';
import { SAME_ES } from './data/same-es.ts';
import { TAX } from './data/tax.ts';
import { TRAFFIC } from './data/traffic.ts';
import { readConcepts, type Concept, type Phrase } from './read.ts';

/** Every field of the lexicon, by name. */
const FIELDS: Record<string, string> = {
  civil: CIVIL,
  'clauses-en-duties': CLAUSES_EN_DUTIES,
  'clauses-en-terms': CLAUSES_EN_TERMS,
  'clauses-es': CLAUSES_ES,
  company: COMPANY,
  consumer: CONSUMER,
  criminal: CRIMINAL,
  everyday: EVERYDAY,
  family: FAMILY,
  labour: LABOUR,
  lease: LEASE,
  procedure: PROCEDURE,
  'same-en': SAME_EN,
  'same-es': SAME_ES,
  tax: TAX,
  traffic: TRAFFIC,
};

/** Other words that may stand among those of a term. */
const GAP = 4;

type Table = { all: readonly Concept[]; byStem: Record<Language, Map<string, { concept: number; phrase: Phrase }[]>> };
let table: Table | null = null;
/** All concepts, and their terms by the first stem; made at first use. */
function open(): Table {
  if (table) return table;
  const all = Object.values(FIELDS).flatMap((blocks) => readConcepts(blocks).concepts);
  const byStem: Table['byStem'] = { es: new Map(), en: new Map() };
  all.forEach(({ law, people }, concept) => {
    for (const language of ['es', 'en'] as const)
      for (const phrase of [...law[language], ...people[language]]) {
        const list = byStem[language].get(phrase[0]!) ?? [];
        list.push({ concept, phrase });
        byStem[language].set(phrase[0]!, list);
      }
  });
  return (table = { all, byStem });
}

/** A concept that words name, and the stems by which they do. */
export type Named = { concept: Concept; by: ReadonlySet<string> };

/**
 * The concepts that a text of these stems (in their order) names in a language: all words of a term stand within its length and four words. A hit says
 * where to look, and never that a source holds it.
 */
export function conceptsOf(stems: readonly string[], language: Language): Named[] {
  const { all, byStem } = open();
  const places = new Map<string, number[]>();
  stems.forEach((stem, at) => places.set(stem, [...(places.get(stem) ?? []), at]));
  const found = new Map<number, Set<string>>();
  for (const stem of places.keys())
    for (const { concept, phrase } of byStem[language].get(stem) ?? []) {
      if (!stands(phrase, places)) continue;
      const by = found.get(concept) ?? new Set<string>();
      for (const one of phrase) by.add(one);
      found.set(concept, by);
    }
  return [...found].map(([concept, by]) => ({ concept: all[concept]!, by }));
}

/** Whether all words of a term stand near the first of them. */
function stands(phrase: Phrase, places: ReadonlyMap<string, readonly number[]>): boolean {
  if (phrase.length === 1) return true;
  return places
    .get(phrase[0]!)!
    .some((at) =>
      phrase.every((stem) => places.get(stem)?.some((other) => Math.abs(other - at) < phrase.length + GAP) ?? false),
    );
}
