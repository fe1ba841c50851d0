import type { Emit } from '../emit.ts';
import { OURS, type Rule } from '../rule.ts';
import { isWord, type Token } from '../tokens.ts';
import { verbOf } from './verbs.ts';

const SPLICE: Rule = {
  id: 'en.comma.splice.pronoun',
  category: 'puntuacion',
  weight: 1.5,
  say: {
    en: 'A comma does not join two sentences: a semicolon or a full stop does.',
    es: 'La coma no une dos oraciones: va punto y coma o punto.',
  },
  source: OURS,
};
/** By what a clause begins that is no sentence of its own. */
const DEPENDENT =
  /^(?:if|when|whenever|although|though|because|as|while|whilst|since|after|before|once|unless|until|where|wherever|whereas|whether|in|on|at|for|to|by|with|without|under|upon|having|being|given|despite|even|however|moreover|further|subject|during|from|of|provided|what|whatever|whichever|whoever|who|which|that|not|no|had|were|should|did|do|does|is|are|was|can|could|would|will|may|both|either|neither|like|unlike|according|then|so|but|and|or|between|within|throughout|over|among|only|the more|lest|except|notwithstanding|pursuant|through|about|against|let|suppose|how|why|contrary|instead|rather|just|never|rarely|seldom|hardly|nor|far|see)$/;
const AUXILIARY =
  /^(?:is|are|was|were|has|have|had|do|does|did|shall|will|would|must|may|might|can|could|should|cannot)$/;
const BETWEEN =
  /^(?:therefore|also|then|never|now|still|only|accordingly|nevertheless|instead|hereby|too|not|[a-z]+ly)$/;
const SAYING =
  /^(?:said|says|say|think|thinks|thought|believe|believes|believed|submit|submits|submitted|argue|argues|argued|added|adds|explained|wrote|writes|suppose|told|asked|replied|knew|know|hope|suggest|concluded|held|observed|noted|continued|seems|appears|seemed|appeared|claimed|claims|stated|insisted|mean|find|found)$/;

/** Whether a token is surely a verb that has its subject before it. */
const isFinite = ({ low }: Token): boolean => {
  if (AUXILIARY.test(low)) return true;
  const reading = verbOf(low);
  return reading !== null && (reading.forms.has('past') || (reading.forms.has('s') && !reading.noun));
};

/** "The hearing was listed for a day, it overran": two sentences, the second with a pronoun, and a comma alone between them. */
export function splice(tokens: readonly Token[], i: number, emit: Emit): void {
  if (tokens[i]!.word !== ',' || i < 4) return;
  const pronoun = tokens[i + 1];
  if (!isWord(pronoun) || !/^(?:it|he|she|they|we|I)$/.test(pronoun.word)) return;
  const before = tokens.slice(0, i);
  const first = before.find((token) => isWord(token));
  if (
    !first ||
    DEPENDENT.test(first.low) ||
    first.low.endsWith('ly') ||
    first.low.endsWith('ing') ||
    verbOf(first.low)?.forms.has('participle')
  )
    return;
  if (before.some(({ word }) => /^[,;:()"“”?—–]$/.test(word))) return;
  // "The more … the more", "so late that": clauses that lean on one another.
  if (
    before.some(({ low }) =>
      /^(?:than|if|when|although|because|whatever|whether|unless|where|while|as|so|such|until|once|after|before)$/.test(
        low,
      ),
    )
  )
    return;
  const from = tokens.indexOf(first);
  if (!before.slice(from + 1).some((token) => isFinite(token))) return;
  let k = i + 2;
  while (tokens[k] && BETWEEN.test(tokens[k]!.low) && k < i + 5) k++;
  const verb = tokens[k];
  const pastAdverb = k > i + 2 && verb && verbOf(verb.low)?.forms.has('base');
  if (
    !isWord(verb) ||
    !(isFinite(verb) || pastAdverb || (/^(?:they|we|I)$/.test(pronoun.word) && verbOf(verb.low)?.forms.has('base')))
  )
    return;
  if (SAYING.test(verb.low) || tokens[k + 1]?.word === ',' || /^[.?!]$/.test(tokens[k + 1]?.word ?? '')) return;
  if (tokens.slice(k).some(({ word }) => word === ',')) return;
  emit(SPLICE, tokens[i - 1]!.start, pronoun.end, `${tokens[i - 1]!.word}; ${pronoun.word}`);
}
