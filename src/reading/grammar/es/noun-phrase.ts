import { isSmall, isWord, type Token } from '../tokens.ts';
import { determiner, type Determiner } from './determiners.ts';
import type { Gender } from './gender.ts';
import type { Morphology, Number_ } from './morphology.ts';

/** A determiner with its noun, and what follows it as far as it is surely of it. `next`: the token behind. */
export type NounPhrase = {
  det: Determiner;
  noun: Token;
  gender: Gender | null;
  number: Number_;
  next: number;
  /** Something with "de" follows the noun. */
  complement: boolean;
};

const NOT_HEADS = new Set(
  'que cual mayor menor mejor peor resto mayoría minoría mitad tercio parte par serie grupo número cantidad conjunto total totalidad centenar docena millar millón tipo clase especie caso día días mes meses año años semana semanas hora horas vez veces lunes martes miércoles jueves viernes sábado domingo mañana tarde noche momento instante plazo efecto suma sumas'.split(
    ' ',
  ),
);
/** Words behind a noun that are no adjective of it, whatever the dictionary allows. */
const NOT_OF_IT = new Set(
  'para como ante sobre bajo entre según desde hasta donde cuando quien contra salvo sino pero'.split(' '),
);
const CHAIN = new Set(['de', 'del']);

/** The noun phrase that begins at token `i`; null where there is none whose head is certain. */
export function nounPhrase(tokens: readonly Token[], i: number, morphology: Morphology): NounPhrase | null {
  const det = tokens[i] && determiner(tokens[i].low);
  const noun = tokens[i + 1];
  if (!det || !isWord(noun) || !isSmall(noun) || noun.word.length < 3 || NOT_HEADS.has(noun.low)) return null;
  const word = morphology(noun.low);
  const known = word.noun ?? (word.adjective && !word.adjective.participle && word.adjective);
  if (!known || known.number !== det.number) return null;
  if (known.gender && known.gender !== det.gender) return null;
  let next = i + 2;
  const after = tokens[next];
  const adjective =
    after && isSmall(after) && after.word.length > 3 && !NOT_OF_IT.has(after.low) ? morphology(after.low) : null;
  const agrees = adjective?.adjective?.gender === det.gender && adjective.adjective.number === det.number;
  if (adjective && (agrees || (adjective.common === det.number && !adjective.noun && adjective.persons.size === 0)))
    next++;
  const complement = tokens[next] !== undefined && CHAIN.has(tokens[next]!.low);
  return { det, noun, gender: det.gender, number: det.number, next, complement };
}

const STARTS = new Set([',', ';', ':', '.', 'porque', 'cuando', 'si', 'aunque', 'pero', 'mientras', 'pues', 'como']);
/** Whether a clause begins at token `i`. */
export const beginsClause = (tokens: readonly Token[], i: number): boolean =>
  i === 0 || (i === 1 && !isWord(tokens[0])) || STARTS.has(tokens[i - 1]!.low);
