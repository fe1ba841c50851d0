import type { Emit } from '../emit.ts';
import { isSmall, isWord, type Token } from '../tokens.ts';
import { AGREE, ONE_IN_S } from './agreement.ts';

const DETERMINER = /^(?:the|this|that|these|those|a|an|each|any|every|no|all|such|its|their|our|his|her|your)$/;
/** What ends a bare subject and adds to it. */
const LINK =
  /^(?:of|in|to|for|by|from|with|under|at|on|between|about|against|over|within|that|which|who|whose|,|kept|made|sent|given|held|paid|brought|filed|taken|set|produced|[a-z]{3,}ed)$/;
/** Heads whose number what follows decides. */
const OPEN =
  /^(?:number|majority|variety|range|series|lot|rest|some|most|half|percentage|none|any|kind|type|sort|pair|group|set|all|part|host|remainder|balance|total|sum|couple|team|staff|court|board|public)$/;
const PLURAL_WITHOUT_S = /^(?:people|men|women|children|data|criteria|phenomena|police|persons)$/;
const BE: Record<string, 's' | 'p'> = {
  is: 's',
  was: 's',
  has: 's',
  does: 's',
  are: 'p',
  were: 'p',
  have: 'p',
  do: 'p',
};
const BASES =
  'accrue require reveal provide include remain constitute contain demonstrate indicate suggest establish appear exceed depend arise confirm give bear show prove apply relate';
/** Verbs of legal prose by their number. */
const VERBS = new Map<string, 's' | 'p'>(
  BASES.split(' ').flatMap((base): [string, 's' | 'p'][] => [
    [base, 'p'],
    [base.endsWith('y') ? `${base.slice(0, -1)}ies` : `${base}s`, 's'],
  ]),
);
const MODAL = /^(?:need|shall|will|would|may|might|must|can|cannot|could|should)$/;
/** Before a word of these no verb stands. */
const BEFORE_NOUN = /^(?:to|the|a|an|of|in|for|by|and|or|its|their|his|her|any|no|this|that|each|such|with|from|not)$/;
/** By what an aside begins that is skipped to its closing comma. */
const ASIDE =
  /^(?:which|who|whose|together|including|as|along|in|with|before|after|other|whether|however|if|by|where|when)$/;
/** Words by which no subject begins. */
const FUNCTION =
  /^(?:in|on|at|by|for|from|with|under|as|if|when|where|whereas|while|although|because|since|after|before|unless|until|subject|notwithstanding|pursuant|upon|to|except|other|see|is|are|was|what|how|there|it|he|she|they|we|i|you|and|or|but)$/;
const LONGEST = 32;

/** "The logs produced by Tamarack shows": the verb does not agree with a long subject at the start of a sentence. */
export function longSubject(tokens: readonly Token[], i: number, emit: Emit): void {
  if (i > 3 || !isHead(tokens, i)) return;
  const determined = DETERMINER.test(tokens[i]!.low);
  let link = i + 1;
  while (link < i + 6 && tokens[link] && isWord(tokens[link]) && !LINK.test(tokens[link]!.low)) link++;
  const head = tokens[link - 1];
  if (!tokens[link] || !LINK.test(tokens[link]!.low) || !isWord(head) || (determined && link < i + 2)) return;
  if (OPEN.test(head.low) || head.word.length < 3 || /^(?:works|means|premises|headquarters|proceeds)$/.test(head.low))
    return;
  // "Time records kept": without a determiner only a plural noun, and what is surely of it.
  if (!determined && (!/[a-z]s$/.test(head.low) || tokens[link]!.low === ',' || FUNCTION.test(tokens[i]!.low))) return;
  if (
    tokens
      .slice(i, link)
      .some(({ low }) => BE[low] !== undefined || MODAL.test(low) || /^(?:and|had|it|he|she|they|we)$/.test(low))
  )
    return;
  const plural = PLURAL_WITHOUT_S.test(head.low) || (/[a-z]s$/.test(head.low) && !ONE_IN_S.test(head.low));
  // "each of the parties", "this works": their determiner says what they are.
  const number = /^(?:each|every|a|an|this|that)$/.test(tokens[i]!.low) ? 's' : plural ? 'p' : 's';
  if (!plural && /^(?:these|those|all)$/.test(tokens[i]!.low)) return;
  const verb = mainVerb(tokens, link, number);
  if (!verb) return;
  const name = tokens
    .slice(i, link)
    .map(({ word }) => word)
    .join(' ');
  emit(AGREE, verb.start, verb.end, null, [name, verb.word], { start: tokens[i]!.start, end: head.end });
}

/** Where a sentence begins, also behind its number. */
const isHead = (tokens: readonly Token[], i: number): boolean =>
  tokens.slice(0, i).every((token) => !isWord(token)) && isWord(tokens[i]);

/** The first verb behind a subject, where it is surely its verb and of another number. */
function mainVerb(tokens: readonly Token[], from: number, number: 's' | 'p'): Token | null {
  if (/^(?:that|which|who|whose)$/.test(tokens[from]!.low)) return null;
  let joined = false;
  for (let k = from; k < Math.min(tokens.length, from + LONGEST); k++) {
    const token = tokens[k]!;
    if (/^[;:.?!()"“”]$/.test(token.word) || MODAL.test(token.low)) return null;
    // "The shareholders approved the plan": the verb was there. "The grounds, he said, …": so it is within.
    const isVerb = token.low.endsWith('ed') && /^(?:the|a|an|it|its|that|this|them)$/.test(tokens[k + 1]?.low ?? '');
    if (isVerb || (token.word === ',' && /^(?:he|she|it|they|we|i)$/.test(tokens[k + 1]?.low ?? ''))) return null;
    if (token.word === ',') {
      if (!ASIDE.test(tokens[k + 1]?.low ?? '')) continue;
      const close = tokens.findIndex(({ word }, at) => at > k && word === ',');
      if (close < 0) return null;
      k = close;
      continue;
    }
    if (/^(?:that|which|who|whose|what|where|there|if|when)$/.test(token.low)) return null;
    if (token.low === 'and') joined = true;
    const of = BE[token.low] ?? VERBS.get(token.low);
    if (of === undefined || !isSmall(token) || BEFORE_NOUN.test(tokens[k - 1]!.low)) continue;
    // "the record the documents show": a subject of its own.
    if (BE[token.low] === undefined && of === 'p' && tokens[k - 1]!.low.endsWith('s')) return null;
    const wrong = of !== number && !(number === 's' && joined);
    return wrong ? token : null;
  }
  return null;
}
