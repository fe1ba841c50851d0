import type { Emit } from '../emit.ts';
import { isSmall, isWord, type Token } from '../tokens.ts';
import { determiner } from './determiners.ts';
import type { Morphology } from './morphology.ts';
import { beginsClause, nounPhrase } from './noun-phrase.ts';
import { finite, VERB, verbAfter } from './subjects.ts';

/** Tokens within which the verb of a long subject is looked for. */
const WITHIN = 16;
const JOINS = new Set(['y', 'e', 'o', 'u', ',']);
const LINKS = /^(?:del?|entre|en|con|por|para|sobre|contra|ante)$/;
/** Words that begin a clause: they never belong to the complement of a noun. */
const NO_NOUN = /^(?:que|quien|quienes|cuy[oa]s?|según|como|cuando|donde|si|se|no|sin|aunque|conforme)$/;

/** Whether the comma at token `k` parts the members of a list: one behind it is joined by "y" or "o". */
const isList = (tokens: readonly Token[], k: number): boolean =>
  !NO_NOUN.test(tokens[k + 1]?.low ?? '') &&
  tokens
    .slice(k + 1, k + 7)
    .some(({ low }, at, next) => /^[yeou]$/.test(low) && !next.slice(0, at).some(({ word }) => /[;:.]/.test(word)));

/** Where what follows a noun with a preposition ends: "de la apelante", "de distribución, franquicia y agencia"; null where it is not surely of it. */
export function behind(tokens: readonly Token[], from: number, morphology: Morphology): number | null {
  let k = from;
  while (k < from + WITHIN && LINKS.test(tokens[k]?.low ?? '')) {
    k++;
    for (;;) {
      if (tokens[k] && determiner(tokens[k]!.low)) k++;
      const noun = tokens[k];
      if (!isWord(noun) || noun.word.length < 3 || NO_NOUN.test(noun.low)) return null;
      const word = morphology(noun.low);
      // A name, or a word that is a noun and no verb.
      if (isSmall(noun) && (!(word.noun || word.common !== null || word.adjective) || finite(word, noun.low)))
        return null;
      k++;
      const after = tokens[k];
      const adjective = isWord(after) && isSmall(after) && after.word.length > 3 ? morphology(after.low) : null;
      if (adjective && (adjective.adjective || adjective.common !== null) && !finite(adjective, after!.low)) k++;
      const join = tokens[k]?.low;
      if (join === undefined || !JOINS.has(join) || !isWord(tokens[k + 1])) break;
      const next = tokens[k + 1]!;
      if ((join === ',' && !isList(tokens, k)) || finite(morphology(next.low), next.low)) break;
      k++;
    }
  }
  return k;
}

/**
 * A subject at the head of its clause, with what prepositions add to it, and a verb of another number: "Los testigos de la apelante no desmiente".
 * One in the singular is judged only at the head of a sentence, where nothing joins another to it.
 */
export function longSubject(tokens: readonly Token[], i: number, morphology: Morphology, emit: Emit): void {
  if (!beginsClause(tokens, i) || /^(?:del|al|cuy)/.test(tokens[i]!.low)) return;
  const subject = nounPhrase(tokens, i, morphology);
  if (!subject || !LINKS.test(tokens[subject.next]?.low ?? '')) return;
  const end = behind(tokens, subject.next, morphology);
  if (end === null) return;
  let k = verbAfter(tokens, end);
  if (/^les?$/.test(tokens[k]?.low ?? '')) k++;
  const verb = tokens[k];
  if (!isWord(verb) || !isSmall(verb)) return;
  const word = morphology(verb.low);
  if (!finite(word, verb.low)) return;
  // "Los plazos de la ley fija el juez": what follows is the subject.
  const after = tokens[k + 1];
  const within = tokens.slice(subject.next, k);
  const wrong =
    subject.number === 'p'
      ? !(isWord(after) && /^(?:el|la)$/.test(after.low)) && word.persons.has('3s') && !word.persons.has('3p')
      : i === 0 &&
        word.persons.has('3p') &&
        !word.persons.has('3s') &&
        !within.some(({ low }) => JOINS.has(low) || low === 'se' || low === 'entre' || low === 'con') &&
        determiner(after?.low ?? '')?.number !== 'p';
  if (!wrong) return;
  const name = tokens.slice(i, subject.next).map(({ word: one }) => one);
  emit(VERB, tokens[i]!.start, verb.end, null, [name.join(' '), verb.word]);
}
