import type { Emit } from '../emit.ts';
import { OURS, type Rule } from '../rule.ts';
import { isSmall, isWord, type Token } from '../tokens.ts';
import { AGREE, ONE_IN_S } from './agreement.ts';
import { pastOf, thirdOf, verbOf } from './verbs.ts';

const FORM: Rule = {
  id: 'en.verb.form',
  category: 'gramatica',
  weight: 1.5,
  say: { es: 'Tras «$1» va «$2».', en: 'After "$1" stands "$2".' },
  source: OURS,
};
const MODAL = /^(?:shall|will|would|may|might|must|can|cannot|could|should|did|does|do)$/;
const HAVE = /^(?:has|have|had)$/;
const BE = /^(?:is|are|was|were|be|been|being)$/;
const ADVERB = /^(?:not|also|then|never|only|always|promptly|immediately|duly|further|either|[a-z]+ly)$/;
/** What follows a verb, and hardly a noun. */
const OBJECT =
  /^(?:the|a|an|to|that|it|its|him|her|them|all|any|each|every|such|this|these|no|whether|in|on|at|by|with|from|within|until|for|as|into|under|upon|late|promptly)$/;
const DETERMINER =
  /^(?:the|this|that|these|those|a|an|each|any|every|no|all|such|its|their|our|his|her|your|either|neither|another)$/;

/** The token behind adverbs. */
function past(tokens: readonly Token[], at: number): number {
  let k = at;
  while (tokens[k] && ADVERB.test(tokens[k]!.low) && !verbOf(tokens[k]!.low) && k - at < 3) k++;
  return k;
}

/** "shall paid", "did not went", "must to deliver", "has fail", "was send": an auxiliary and a verb in another form than it takes. */
export function verbForm(tokens: readonly Token[], i: number, emit: Emit): void {
  const auxiliary = tokens[i]!;
  const say = (verb: Token, right: string): void =>
    emit(FORM, auxiliary.start, verb.end, null, [auxiliary.word, right]);
  const k = past(tokens, i + 1);
  const verb = tokens[k];
  if (!isWord(verb) || !isSmall(verb)) return;
  const after = tokens[k + 1]?.low ?? '';
  if (MODAL.test(auxiliary.low)) {
    // "Do" and "may" are other things as well; a question has its subject between.
    if (verb.low === 'to' && /^(?:must|can|should|may|shall)$/.test(auxiliary.low) && verbOf(after)?.forms.has('base'))
      return say(verb, after);
    const reading = verbOf(verb.low);
    // "May", "will" and "can" are nouns too.
    const unsure = /^(?:may|will|can)$/.test(auxiliary.low) && reading?.noun;
    if (!reading || reading.forms.has('base') || (unsure && !OBJECT.test(after) && auxiliary.low !== 'can')) return;
    if (/^(?:do|may|will|can)$/.test(auxiliary.low) && !isSmall(auxiliary)) return;
    if (auxiliary.low === 'do' || (auxiliary.low === 'does' && k === i + 1)) return;
    return say(verb, reading.base);
  }
  const reading = verbOf(verb.low);
  if (auxiliary.low === 'to') {
    const isPast = reading && !reading.forms.has('base') && reading.forms.has('past');
    if (isPast && /^(?:the|a|an|its|any|all|their|this|that)$/.test(after)) say(verb, reading.base);
    return;
  }
  if (!reading || reading.forms.has('participle')) return;
  const { participle } = pastOf(reading.base);
  if (HAVE.test(auxiliary.low)) {
    if (reading.forms.has('past') || (reading.forms.has('base') && !reading.noun && OBJECT.test(after)))
      say(verb, participle);
    return;
  }
  if (!BE.test(auxiliary.low) || auxiliary.low === 'be') return;
  if (
    reading.forms.has('past') ||
    (reading.forms.has('base') && OBJECT.test(after) && !/^(?:to|that|the|a|an|for)$/.test(after))
  )
    say(verb, participle);
}

/** The singular of forms that are plural. */
const AFTER_ONE: Record<string, string> = { are: 'is', were: 'was', have: 'has', do: 'does' };
/** Nouns that are one thing. */
const SINGULAR =
  /^(?:[a-z]+(?:ment|[st]ion|ance|ence|eer|tenant|lessee|employee)|price|clause|contract|lease|notice|court|judge|witness|invoice|claim|party|term|seller|buyer|supplier|landlord|claimant|defendant|plaintiff|contractor|employer|lender|borrower|director|rent|fee|deposit|obligation|right|duty)$/;
const isPlural = (noun: Token): boolean =>
  /^(?:people|men|women|children|police|data)$/.test(noun.low) ||
  (/[a-z]s$/.test(noun.low) && !ONE_IN_S.test(noun.low));
const startsSentence = (tokens: readonly Token[], i: number): boolean =>
  isWord(tokens[i]) && tokens.slice(0, i).every((token) => !isWord(token));

/** "The supplier fail to deliver", "The parties agrees": a determiner, a noun and a verb of another number at the head of a sentence. */
export function nounAndVerb(tokens: readonly Token[], i: number, emit: Emit): void {
  if (i > 3 || !startsSentence(tokens, i)) return;
  const [det, noun, third] = [tokens[i]!, tokens[i + 1], tokens[i + 2]];
  if (!DETERMINER.test(det.low) || !isWord(noun) || !isWord(third) || MODAL.test(noun.low) || BE.test(noun.low)) return;
  const k = past(tokens, i + 2);
  const verb = tokens[k];
  if (!isWord(verb) || !isSmall(verb)) return;
  if (
    /^(?:the|this|that|a|an|each|every)$/.test(det.low) &&
    SINGULAR.test(noun.low) &&
    noun.low !== 'government' &&
    AFTER_ONE[verb.low] &&
    k === i + 2
  )
    return emit(AGREE, det.start, verb.end, `${det.word} ${noun.word} ${AFTER_ONE[verb.low]!}`, [
      `${det.word} ${noun.word}`,
      verb.word,
    ]);
  const reading = verbOf(verb.low);
  if (!reading || verbOf(noun.low)?.noun === false) return;
  const after = tokens[k + 1]?.low ?? '';
  const one = `${det.word} ${noun.word}`;
  const say = (right: string): void => emit(AGREE, det.start, verb.end, `${one} ${right}`, [one, verb.word]);
  const plural = isPlural(noun);
  if (plural && !/^(?:each|every|this|a|an|another)$/.test(det.low)) {
    if (reading.forms.has('s') && reading.forms.size === 1 && (!reading.noun || OBJECT.test(after))) say(reading.base);
    return;
  }
  if (plural || /^(?:these|those|all|such)$/.test(det.low) || !OBJECT.test(after)) return;
  const isBase = reading.forms.has('base') && !reading.forms.has('past') && !reading.forms.has('participle');
  const surely = !reading.noun || (after === 'that' && /^(?:find|hold|say)$/.test(verb.low));
  if (isBase && surely && !/^(?:staff|court|board|team|public|majority|number|police)$/.test(noun.low))
    say(thirdOf(reading.base));
}

/** "Each of the parties have", "One of the directors were", "Neither the landlord nor the tenant have": one of several, and a verb in the plural. */
export function oneOf(tokens: readonly Token[], i: number, emit: Emit): void {
  if (i > 3 || !startsSentence(tokens, i)) return;
  const head = tokens[i]!;
  let k = i + 1;
  if (/^(?:each|one|either|neither|every)$/.test(head.low) && tokens[k]?.low === 'of') {
    k++;
    while (tokens[k] && (DETERMINER.test(tokens[k]!.low) || /^(?:two|three|four|five|said)$/.test(tokens[k]!.low))) k++;
    while (isWord(tokens[k]) && !isPlural(tokens[k]!) && k < i + 7) k++;
    k++;
  } else if (head.low === 'neither') {
    const nor = tokens.findIndex(({ low }, at) => at > i && at < i + 8 && low === 'nor');
    if (nor < 0) return;
    k = nor + 1;
    if (DETERMINER.test(tokens[k]?.low ?? '')) k++;
    if (!isWord(tokens[k]) || isPlural(tokens[k]!)) return;
    k++;
  } else return;
  const verb = tokens[k];
  const right = verb && AFTER_ONE[verb.low];
  if (!right) return;
  const name = tokens
    .slice(i, k)
    .map(({ word }) => word)
    .join(' ');
  emit(AGREE, verb.start, verb.end, right, [name, verb.word], { start: head.start, end: tokens[k - 1]!.end });
}
