import type { Emit } from '../emit.ts';
import { isSmall, isWord, type Token } from '../tokens.ts';
import { determiner } from './determiners.ts';
import { behind } from './long-subject.ts';
import type { Morphology } from './morphology.ts';
import { beginsClause, nounPhrase } from './noun-phrase.ts';
import { finite, VERB, verbAfter } from './subjects.ts';

/** Tokens between the commas of an aside at most. */
const LONGEST = 30;
/** By what an aside begins that is no second subject. */
const OPENS =
  /^(?:que|quien|quienes|cuyo|cuya|cuyos|cuyas|según|conforme|aunque|como|por|en|de|sin|pese|salvo|incluso|incluid[oa]s?|sumad[oa]|cualquiera|cualesquiera|todos|todas|ambos|ambas|mediante|ante|contra|previa?|junto|además|sea|tanto|lo|desde|hasta|durante)$/;
/** Where an aside ends that is one of several, or joins another subject. */
const JOINS = /^(?:y|e|o|u|ni|como|así)$/;

/**
 * A subject with an aside between commas and a verb that does not agree with it: "Los turnos de la sala, que no admite pausas, comenzará".
 * A singular subject is judged only where nothing within could make it plural.
 */
export function subjectWithAside(tokens: readonly Token[], i: number, morphology: Morphology, emit: Emit): void {
  if (!beginsClause(tokens, i) || tokens[i - 1]?.low === ',' || /^(?:del|al|cuy)/.test(tokens[i]!.low)) return;
  const subject = nounPhrase(tokens, i, morphology);
  if (!subject?.number) return;
  const comma = behind(tokens, subject.next, morphology);
  if (comma === null || tokens[comma]?.word !== ',') return;
  const first = tokens[comma + 1];
  if (!isWord(first)) return;
  const opens = OPENS.test(first.low) || morphology(first.low).adjective?.participle === true;
  if (!opens) return;
  for (let k = comma + 2; k < Math.min(tokens.length, comma + LONGEST); k++) {
    if (/^[;:.()]$/.test(tokens[k]!.word)) return;
    if (tokens[k]!.word !== ',') continue;
    const at = verbAfter(tokens, k + 1);
    const verb = tokens[at];
    if (!isWord(verb) || !isSmall(verb)) continue;
    const word = morphology(verb.low);
    if (!finite(word, verb.low) || !(word.persons.has('3s') || word.persons.has('3p'))) continue;
    const within = tokens.slice(comma, k);
    const passive = tokens.slice(k, at).some(({ low }) => low === 'se');
    const wrong =
      subject.number === 'p'
        ? word.persons.has('3s') && !word.persons.has('3p') && !isSubject(tokens, at + 1)
        : word.persons.has('3p') &&
          !word.persons.has('3s') &&
          !passive &&
          !within.some(({ low }, at) => JOINS.test(low) && joinsSubject(within[at + 1]));
    if (!wrong) return;
    const name = tokens.slice(i, subject.next).map(({ word: one }) => one);
    return emit(VERB, verb.start, verb.end, null, [name.join(' '), verb.word], {
      start: tokens[i]!.start,
      end: tokens[subject.next - 1]!.end,
    });
  }
}

/** Whether what "y" joins may be a second subject. */
const joinsSubject = (token: Token | undefined): boolean =>
  isWord(token) && (determiner(token.low) !== undefined || !isSmall(token) || /^sus?$/.test(token.low));

/** Whether what follows a verb may be its subject: "que, según la ley, fija el juez". */
const isSubject = (tokens: readonly Token[], at: number): boolean => determiner(tokens[at]?.low ?? '')?.number === 's';
