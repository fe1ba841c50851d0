import type { Emit } from '../emit.ts';
import { OURS, type Rule } from '../rule.ts';
import { isSmall, isWord, type Token } from '../tokens.ts';

export const AGREE: Rule = {
  id: 'en.agree',
  category: 'gramatica',
  weight: 3,
  say: { es: 'El verbo «$2» no concuerda con «$1».', en: 'The verb "$2" does not agree with "$1".' },
  source: OURS,
};
const PLURAL: Record<string, string> = { is: 'are', has: 'have', was: 'were', does: 'do' };
const SINGULAR: Record<string, string> = { are: 'is', have: 'has', were: 'was', do: 'does' };
const HEADS = /^(?:each|either|neither|every|everyone|nobody|someone|anyone)$/;
/** Nouns in -s that are one, and plurals without it. */
export const ONE_IN_S = /(?:ss|us|is|ics|news|species|series|means|premises|headquarters|proceeds|works)$/;
const AFTER = new Set(['of', 'in', 'to', 'for', 'and', 'or', 'that', 'which', 'who', ',']);

/** "The parties has", "each party are": a determiner and a noun at the head of a sentence, and a form of be, have or do. */
export function agreement(tokens: readonly Token[], i: number, emit: Emit): void {
  if (i > 1 || (i === 1 && isWord(tokens[0]))) return;
  const [head, noun, verb] = [tokens[i]!, tokens[i + 1], tokens[i + 2]];
  if (!isWord(noun) || !isWord(verb) || !isSmall(verb) || AFTER.has(noun.low)) return;
  const say = (right: string): void =>
    emit(AGREE, head.start, verb.end, `${head.word} ${noun.word} ${right}`, [`${head.word} ${noun.word}`, verb.word]);
  const isPlural = /[a-z]s$/.test(noun.low) && !ONE_IN_S.test(noun.low);
  if (/^(?:the|these|those|all|both)$/.test(head.low) && isPlural && PLURAL[verb.low]) say(PLURAL[verb.low]!);
  else if (HEADS.test(head.low) && !isPlural && SINGULAR[verb.low]) say(SINGULAR[verb.low]!);
  else if (
    /^(?:this|that|a|an)$/.test(head.low) &&
    !isPlural &&
    /(?:ment|tion|ty|or|er|act|ice)$/.test(noun.low) &&
    SINGULAR[verb.low]
  )
    say(SINGULAR[verb.low]!);
}
