import type { Emit } from '../emit.ts';
import { OURS, type Rule } from '../rule.ts';
import { isWord, type Token } from '../tokens.ts';
import type { Morphology } from './morphology.ts';

const style = (id: string, es: string, en: string): Rule => ({
  id,
  category: 'redaccion',
  weight: 0.25,
  style: true,
  say: { es, en },
  source: OURS,
});
const PASSIVE = style(
  'es.pasiva',
  'Voz pasiva: la activa dice quién actúa y es más breve.',
  'Passive voice: the active says who acts, and is shorter.',
);
const ADVERBS = style(
  'es.mente',
  'Dos adverbios en -mente en una oración breve: «$1» y «$2».',
  'Two adverbs in -mente in one short sentence: "$1" and "$2".',
);
const NOMINAL = style(
  'es.nominalizacion',
  'Verbo vacío con sustantivo: basta el verbo «$1».',
  'An empty verb with a noun: the verb "$1" is enough.',
);
const THAT = style('es.que.seguidos', '$1 «que» en una oración breve.', '$1 times "que" in one short sentence.');

const BE = /^(?:es|son|era|eran|fue|fueron|será|serán|sido|ser|sea|sean|fuere|fueren)$/;
const SHORT = 30;
const MANY_THAT = 5;

/** What weighs a sentence down: passive with agent, adverbs in -mente, chains of "que". */
export function density(tokens: readonly Token[], morphology: Morphology, emit: Emit): void {
  const words = tokens.filter(isWord);
  words.forEach(({ low, start }, i) => {
    const [participle, by] = [words[i + 1], words[i + 2]];
    if (!BE.test(low) || !participle || !by || !/^por$/.test(by.low)) return;
    if (morphology(participle.low).adjective?.participle) emit(PASSIVE, start, by.end, null);
  });
  if (words.length >= SHORT) return;
  const adverbs = words.filter(({ low }) => /\p{L}{3,}mente$/u.test(low));
  if (adverbs.length >= 2)
    emit(ADVERBS, adverbs[0]!.start, adverbs[1]!.end, null, [adverbs[0]!.word, adverbs[1]!.word]);
  const that = words.filter(({ low }) => low === 'que');
  if (that.length >= MANY_THAT) emit(THAT, that[0]!.start, that.at(-1)!.end, null, [String(that.length)]);
}

const EMPTY = new Set('efectuar realizar proceder'.split(' '));
/** "proceder a la devolución", "efectuar la notificación": the verb that the noun was made of is enough. */
export function nominal(tokens: readonly Token[], i: number, morphology: Morphology, emit: Emit): void {
  const verb = tokens[i]!;
  if (!EMPTY.has(verb.low) && !morphology(verb.low).infinitives.some((one) => EMPTY.has(one))) return;
  const k = tokens[i + 1]?.low === 'a' ? i + 2 : i + 1;
  const noun = tokens[k + 1];
  if (!/^(?:el|la|una?)$/.test(tokens[k]?.low ?? '') || !noun) return;
  const stem = /^(\p{L}{3,})(?:ción)$/u.exec(noun.low)?.[1];
  const infinitive = stem && [`${stem}r`, `${stem.replace(/u$/, 'o')}ver`].find((one) => morphology.isVerb(one));
  if (infinitive) emit(NOMINAL, verb.start, noun.end, infinitive, [infinitive]);
}
