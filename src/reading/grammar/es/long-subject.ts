import type { Emit } from '../emit.ts';
import { isSmall, isWord, type Token } from '../tokens.ts';
import { determiner } from './determiners.ts';
import type { Morphology } from './morphology.ts';
import { beginsClause, nounPhrase } from './noun-phrase.ts';
import { finite, VERB, verbAfter } from './subjects.ts';

/** Tokens within which the verb of a long subject is looked for. */
const WITHIN = 16;
const JOINS = new Set(['y', 'e', 'o', 'u', ',']);

/** Where what follows a noun with "de" ends: "de la apelante", "de distribución, franquicia y agencia"; null where it is not surely of it. */
export function behind(tokens: readonly Token[], from: number, morphology: Morphology): number | null {
  let k = from;
  while (k < from + WITHIN && (tokens[k]?.low === 'de' || tokens[k]?.low === 'del')) {
    k++;
    for (;;) {
      if (tokens[k] && determiner(tokens[k]!.low)) k++;
      const noun = tokens[k];
      if (!isWord(noun) || noun.word.length < 3 || noun.low === 'que') return null;
      const word = morphology(noun.low);
      // A name, or a word that is a noun and no verb.
      if (isSmall(noun) && (!(word.noun || word.common !== null || word.adjective) || finite(word, noun.low)))
        return null;
      k++;
      const after = tokens[k];
      const adjective = isWord(after) && isSmall(after) && after.word.length > 3 ? morphology(after.low) : null;
      if (adjective && (adjective.adjective || adjective.common !== null) && !finite(adjective, after!.low)) k++;
      if (!tokens[k] || !JOINS.has(tokens[k]!.low) || !isWord(tokens[k + 1])) break;
      const next = tokens[k + 1]!;
      if (finite(morphology(next.low), next.low)) break;
      k++;
    }
  }
  return k;
}

/** A plural subject at the head of its clause, with what "de" adds to it, and a verb in the singular: "Los testigos de la apelante no desmiente". */
export function longSubject(tokens: readonly Token[], i: number, morphology: Morphology, emit: Emit): void {
  if (!beginsClause(tokens, i) || /^(?:del|al|cuy)/.test(tokens[i]!.low)) return;
  const subject = nounPhrase(tokens, i, morphology);
  if (!subject?.complement || subject.number !== 'p') return;
  const end = behind(tokens, subject.next, morphology);
  if (end === null) return;
  const k = verbAfter(tokens, end);
  const verb = tokens[k];
  if (!isWord(verb) || !isSmall(verb)) return;
  const word = morphology(verb.low);
  // "Los plazos de la ley fija el juez": what follows is the subject.
  const after = tokens[k + 1];
  if (isWord(after) && /^(?:el|la)$/.test(after.low)) return;
  if (!finite(word, verb.low) || !word.persons.has('3s') || word.persons.has('3p')) return;
  const name = tokens.slice(i, subject.next).map(({ word: one }) => one);
  emit(VERB, tokens[i]!.start, verb.end, null, [name.join(' '), verb.word]);
}
