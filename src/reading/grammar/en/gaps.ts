import type { Emit } from '../emit.ts';
import { OURS, type Rule } from '../rule.ts';
import { isSmall, isWord, type Token } from '../tokens.ts';
import { pastOf, verbOf } from './verbs.ts';

const rule = (id: string, en: string, es: string): Rule => ({
  id,
  category: 'gramatica',
  weight: 2,
  say: { en, es },
  source: OURS,
});
const ING = rule('en.preposition.verb', 'After "$1" the verb ends in -ing.', 'Tras «$1» el verbo va en -ing.');
const NO_TO = rule('en.to.missing', '"To" is missing behind "$1".', 'Falta «to» tras «$1».');
const BE_FORM = rule('en.be.base', 'After "be" stands "$1".', 'Tras «be» va «$1».');
const PARALLEL = rule(
  'en.parallel',
  'Joined to "$1": the verb stands in the same form, "$2".',
  'Coordinado con «$1»: el verbo va en la misma forma, «$2».',
);

/** What follows a verb and no noun or adjective. */
const OBJECT = /^(?:the|a|an|any|all|its|his|her|their|our|your|this|these|those|such|each|every|him|them|us|it)$/;
const PREPOSITION = /^(?:of|by|without|for|from|before|after|upon|despite|in|on)$/;
/** Forms that are nouns or adjectives too, whatever the table of verbs says. */
const OTHER =
  /^(?:state|issue|file|respect|supply|permit|remedy|review|wish|complete|read|set|put|cut|let|hit|instruct|appropriate|separate|last|own|present|pay|let|bear|mean|locate|invite|become|come|undertake)s?$/;
const pure = (token: Token | undefined): string | null => {
  if (!isWord(token) || !isSmall(token) || OTHER.test(token.low)) return null;
  const reading = verbOf(token.low);
  return reading && !reading.noun && reading.forms.has('base') && !reading.forms.has('past') ? reading.base : null;
};
const BEFORE_TO =
  /^(?:entitled|obliged|obligated|required|able|unable|intends?|intended|wishes|agrees|failed|fails|refuses|refused|undertakes|seeks|purports|ought|decided|promises|permitted|authori[sz]ed|willing|wants|desires|unlikely)$/;

/** "A condition of receive the grant", "entitled receive", "shall be deliver to": a verb in its base form where another word asks for more. */
export function baseForm(tokens: readonly Token[], i: number, emit: Emit): void {
  const [head, verb, after] = [tokens[i]!, tokens[i + 1], tokens[i + 2]];
  if (!isSmall(head)) return;
  const base = pure(verb);
  if (!base || !after) return;
  const isBound = OBJECT.test(after.low) || after.low === 'that';
  // "Sign and deliver", "in or to": what stands before a joined verb is another matter.
  if (PREPOSITION.test(head.low) && isBound && !/^(?:to|and|or|provided)$/.test(tokens[i - 1]?.low ?? ''))
    return emit(ING, head.start, verb!.end, null, [head.word]);
  if (BEFORE_TO.test(head.low) && isBound)
    return emit(NO_TO, head.start, verb!.end, `${head.word} to ${verb!.word}`, [head.word]);
  const isAfterModal = /^(?:shall|will|must|may|should|would|can|cannot|could|to|not)$/.test(tokens[i - 1]?.low ?? '');
  if (
    head.low === 'be' &&
    isAfterModal &&
    (OBJECT.test(after.low) || /^(?:by|in|to|on|at|for|within|from|with)$/.test(after.low))
  ) {
    const { participle } = pastOf(base);
    if (participle !== base) emit(BE_FORM, head.start, verb!.end, `be ${participle}`, [participle]);
  }
}

/** "shall inspect the goods and notifies the seller": a verb that "and" joins to one behind a modal stands in another form. */
export function parallel(tokens: readonly Token[], i: number, emit: Emit): void {
  const modal = tokens[i]!;
  if (!/^(?:shall|must|will|may|should|can|cannot)$/.test(modal.low) || !isSmall(modal)) return;
  const first = tokens[i + 1]?.low === 'not' ? i + 2 : i + 1;
  const reading = verbOf(tokens[first]?.low ?? '');
  if (!reading?.forms.has('base') || /^(?:be|have)$/.test(reading.base)) return;
  for (let k = first + 1; k < Math.min(tokens.length - 2, first + 14); k++) {
    const token = tokens[k]!;
    if (/^[,;:.?!()"“”]$/.test(token.word)) return;
    if (
      /^(?:that|which|who|whom|whose|if|when|where|unless|what|whether|as|it|he|she|they|we|after|before|until|because|than|whatever|whichever|once)$/.test(
        token.low,
      )
    )
      return;
    if (!/^(?:and|or)$/.test(token.low)) continue;
    const joined = tokens[k + 1]!;
    const other = verbOf(joined.low);
    if (!other || !isSmall(joined) || other.forms.has('base') || OTHER.test(joined.low)) continue;
    if (!OBJECT.test(tokens[k + 2]!.low) || (other.noun && other.forms.has('s'))) continue;
    // "The goods sold and delivered": participles of a noun before.
    if (other.forms.has('participle') && verbOf(tokens[k - 1]!.low)?.forms.has('participle')) return;
    return emit(PARALLEL, joined.start, joined.end, other.base, [modal.word, other.base]);
  }
}
