import type { Language } from '#contract/language.ts';
import type { Emit } from '../grammar/emit.ts';
import type { Finding } from '../grammar/rule.ts';
import { ownNorm } from '../references/own-norm.ts';
import { concepts } from './concepts.ts';
import { contradictions, forums } from './contradictions.ts';
import { annexes, crossReferences, numbering, OF_RULING } from './cross-references.ts';
import { dates } from './dates.ts';
import { duplicates } from './duplicates.ts';
import { figures } from './figures.ts';
import { labelsOf } from './labels.ts';
import { parties } from './parties.ts';
import { people } from './people.ts';
import { periods } from './periods.ts';
import { ruts } from './ruts.ts';
import { spellings } from './spellings.ts';
import { paragraphsOf, structure } from './structure.ts';
import { sums } from './sums.ts';
import { totals } from './totals.ts';
import { definedNames } from '../defined-names.ts';
import { beyondCount, letters, wrongWay } from './told-divisions.ts';
import { terms, undefinedTerms, variants } from './terms.ts';

/** What kind of document it is decides what may be asked of it: a law repeats itself and leaves numbers out by design, a ruling quotes. */
export type Kind = 'norm' | 'ruling' | 'other';

const RULING = /(?:\bvistos?\b[\s\S]{0,4000}\bconsiderando\b|\bse resuelve\b|\bregístrese\b|\brol n[°º])/i;
const HEAD = 6000;
/** Whether a text is a law, a ruling, or something that parties wrote. */
export function kindOf(text: string): Kind {
  if (ownNorm(text)) return 'norm';
  return RULING.test(text.slice(0, HEAD)) && !/\bcontrato de\b|\bagreement\b/i.test(text.slice(0, 800))
    ? 'ruling'
    : 'other';
}

/** Where a document does not agree with itself: its figures, dates, numbers, names, terms, references and clauses. Pure; linear but for what few sentences share. */
export function checkConsistency(
  text: string,
  language: Language,
  hear: (done: number) => void = () => undefined,
): Finding[] {
  const found: Finding[] = [];
  const emit: Emit = (rule, start, end, suggestion, values, also) =>
    void found.push({
      rule,
      start,
      end,
      suggestion,
      ...(values && { values }),
      ...(also && { also: { start: also.start, end: also.end } }),
    });
  const kind = kindOf(text);
  figures(text, language, emit);
  sums(text, emit);
  totals(text, language, emit);
  dates(text, language, emit);
  periods(text, language, emit);
  ruts(text, emit);
  hear(0.3);
  parties(text, emit);
  if (kind !== 'norm') people(text, emit);
  if (language === 'es') concepts(text, emit);
  if (kind !== 'norm') duplicates(text, paragraphsOf(text), emit);
  hear(0.6);
  if (kind === 'other') spellings(text, language, emit);
  if (kind === 'other') betweenParties(text, language, emit);
  if (kind !== 'norm') wrongWay(text, labelsOf(text), language, emit);
  if (kind === 'ruling' && language === 'es') crossReferences(text, labelsOf(text), language, emit, OF_RULING);
  return found;
}

/** What is asked of contracts, briefs and the like alone. */
function betweenParties(text: string, language: Language, emit: Emit): void {
  const labels = labelsOf(text);
  crossReferences(text, labels, language, emit);
  beyondCount(text, language, emit);
  letters(text, language, emit);
  annexes(text, labels, emit);
  numbering(labels, emit);
  const defined = definedNames(text);
  terms(text, defined, emit);
  variants(text, defined, emit);
  undefinedTerms(text, defined, emit);
  contradictions(text, language, emit);
  forums(text, language, emit);
  structure(text, emit);
}
