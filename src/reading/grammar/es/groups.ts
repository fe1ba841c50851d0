import { isSmall, isWord, type Token } from '../tokens.ts';
import { dpd, NGLE_AGREEMENT, type Rule } from '../rule.ts';
import type { Emit } from '../emit.ts';
import { determiner } from './determiners.ts';
import type { Morphology } from './morphology.ts';
import { beginsClause } from './noun-phrase.ts';

const COLLECTIVE: Rule = {
  id: 'es.colectivo',
  category: 'gramatica',
  weight: 2,
  say: { es: '«$1» pide el verbo en singular.', en: '"$1" wants a verb in the singular.' },
  source: NGLE_AGREEMENT,
};
const PAIR: Rule = {
  id: 'es.coordinado',
  category: 'gramatica',
  weight: 2,
  say: {
    es: 'Dos sujetos unidos por «$1» piden el verbo en plural.',
    en: 'Two subjects joined by "$1" want a plural verb.',
  },
  source: NGLE_AGREEMENT,
};
const COMPOUND: Rule = {
  id: 'es.haber.verbo',
  category: 'gramatica',
  weight: 3,
  say: { es: 'Tras «$1» va un participio, no «$2».', en: 'After "$1" comes a participle, not "$2".' },
  source: dpd('haber'),
};
const PREPOSITION: Rule = {
  id: 'es.ha.infinitivo',
  category: 'gramatica',
  weight: 3,
  say: { es: 'Ante infinitivo va la preposición «a», no «ha».', en: 'Before an infinitive stands "a", not "ha".' },
  source: dpd('a'),
};

/** Heads that are one, though they mean many. */
const HEADS = [
  'la gente',
  'la familia',
  'el público',
  'el comité',
  'el directorio',
  'el equipo',
  'el tribunal',
  'la comisión',
  'el consejo',
  'nadie',
  'alguien',
  'todo el mundo',
  'la policía',
  'el pueblo',
  'la junta',
].map((head) => head.split(' '));
const EACH = /^(?:cada|ningun[oa]|algun[oa])$/;

/** A collective, "nadie", or "cada uno de los …" with a verb in the plural. */
export function collective(tokens: readonly Token[], i: number, morphology: Morphology, emit: Emit): void {
  const before = tokens[i - 1]?.low ?? '';
  if (!beginsClause(tokens, i) && !/^(?:que|y|donde)$/.test(before)) return;
  let k = 0;
  const head = HEADS.find((words) => words.every((word, at) => tokens[i + at]?.low === word));
  if (head) k = i + head.length;
  else if (EACH.test(tokens[i]!.low)) {
    const uno = tokens[i]!.low === 'cada' ? 1 : 0;
    if (uno === 1 && !/^un[oa]$/.test(tokens[i + 1]?.low ?? '')) return;
    if (tokens[i + uno + 1]?.low !== 'de') return;
    k = i + uno + 2;
    if (determiner(tokens[k]?.low ?? '')) k++;
    k++;
  } else return;
  while (/^(?:no|se|ya|me|le|les|lo|la|los|las)$/.test(tokens[k]?.low ?? '')) k++;
  const verb = tokens[k];
  if (!isWord(verb) || !isSmall(verb)) return;
  const { persons, noun, adjective, common } = morphology(verb.low);
  if (noun || adjective || common !== null || persons.has('3s') || !(persons.has('3p') || persons.has('1p'))) return;
  const name = tokens
    .slice(i, head ? i + head.length : k)
    .map(({ word }) => word)
    .join(' ');
  emit(COLLECTIVE, tokens[i]!.start, verb.end, null, [name]);
}

const isName = (token: Token | undefined): token is Token => token !== undefined && /^\p{Lu}\p{Ll}+$/u.test(token.word);

/** The token behind one of two coordinated subjects; 0 where there is none. */
function memberAt(tokens: readonly Token[], i: number, morphology: Morphology): number {
  const [first, second] = [tokens[i], tokens[i + 1]];
  if (!first) return 0;
  if (/^(?:el|la|mi|su|un|una)$/.test(first.low))
    return second &&
      (isSmall(second) || isName(second)) &&
      (morphology(second.low).noun ?? morphology(second.low).adjective)?.number === 's'
      ? i + 2
      : 0;
  if (/^(?:él|ella|usted)$/.test(first.low)) return i + 1;
  return isName(first) ? i + 1 : 0;
}

/** "Ana y Luis firma", "ni él ni ella sabe": two persons or things at the head of a sentence, and a verb in the singular. */
export function pair(tokens: readonly Token[], i: number, morphology: Morphology, emit: Emit): void {
  if (i > 1 || (i === 1 && isWord(tokens[0]))) return;
  const opens = /^(?:ni|tanto)$/.test(tokens[i]!.low) ? 1 : 0;
  const first = memberAt(tokens, i + opens, morphology);
  if (
    first === 0 ||
    (opens === 0 && isName(tokens[i]) && !determiner(tokens[i]!.low) && morphology(tokens[i]!.low).known)
  )
    return;
  const link = tokens[first]?.low ?? '';
  if (!(opens ? /^(?:ni|como)$/ : /^[ye]$/).test(link)) return;
  const second = memberAt(tokens, first + 1, morphology);
  if (second === 0) return;
  let k = second;
  while (/^(?:no|se|ya)$/.test(tokens[k]?.low ?? '')) k++;
  const verb = tokens[k];
  if (!isWord(verb) || !isSmall(verb)) return;
  const { persons, noun, adjective } = morphology(verb.low);
  if (noun || adjective || !persons.has('3s') || persons.has('3p')) return;
  emit(PAIR, tokens[i]!.start, verb.end, null, [tokens[first]!.word]);
}

const HAVE =
  /^(?:he|has|ha|hemos|han|había|habías|habíamos|habían|habrá|habrán|habría|habrían|haya|hayan|hubiera|hubieran|hubiese)$/;

/** What stands behind a form of haber: a participle; and "ha" before an infinitive is the preposition. */
export function behindHaber(tokens: readonly Token[], i: number, morphology: Morphology, emit: Emit): void {
  const [have, verb] = [tokens[i]!, tokens[i + 1]];
  if (!HAVE.test(have.low) || !isWord(verb) || !isSmall(verb)) return;
  const word = morphology(verb.low);
  if (have.low === 'ha' && morphology.isVerb(verb.low) && !word.noun)
    return emit(PREPOSITION, have.start, verb.end, `a ${verb.word}`);
  if (/^hayan?$/.test(have.low)) return;
  const isFinite = word.persons.size > 0 && !word.noun && !word.adjective && word.common === null;
  if (isFinite && !word.persons.has('1s') && verb.word.length > 3)
    emit(COMPOUND, have.start, verb.end, null, [have.word, verb.word]);
}
