import type { Emit } from '../emit.ts';
import { isSmall, isWord, type Token } from '../tokens.ts';
import { NGLE_AGREEMENT, type Rule } from '../rule.ts';
import type { Morphology } from './morphology.ts';

const NUMBER: Rule = {
  id: 'es.participio.numero',
  category: 'gramatica',
  weight: 3,
  say: { es: '«$2» no concuerda en número con «$1».', en: '"$2" does not agree in number with "$1".' },
  source: NGLE_AGREEMENT,
};
const PLURAL =
  /^(?:son|serán|fueron|eran|sean|serían|fueran|están|estarán|estaban|estén|estuvieron|quedan|quedarán|quedaron|queden)$/;
const MODAL = /^(?:deben|deberán|deberían|pueden|podrán|podrían|deban|puedan|suelen)$/;
const COPULA = /^(?:ser|estar|quedar|permanecer)$/;
/** Participles and adjectives that stand unchanged. */
const UNCHANGED =
  /^(?:dado|debido|hecho|sido|estado|hasta|lado|demasiado|todo|cuando|tanto|objeto|puesto|dicho|pasado|cuidado|resultado|abogad[oa]|dad[oa]|caso|mucho|poco|contenido|sentido|significado)$/;

/** "Los gastos serán reembolsado": a participle in the singular behind a verb in the plural. */
export function participleNumber(tokens: readonly Token[], i: number, morphology: Morphology, emit: Emit): void {
  let k = i;
  if (MODAL.test(tokens[i]!.low) && COPULA.test(tokens[i + 1]?.low ?? '')) k = i + 1;
  else if (!PLURAL.test(tokens[i]!.low)) return;
  k++;
  while (/mente$|^(?:no|también|siempre|ya|solo|sólo)$/.test(tokens[k]?.low ?? '')) k++;
  const participle = tokens[k];
  if (!isWord(participle) || !isSmall(participle) || UNCHANGED.test(participle.low)) return;
  const { adjective, noun, persons } = morphology(participle.low);
  if (!adjective?.participle || adjective.number !== 's' || noun || persons.size > 0) return;
  const verb = tokens.slice(i, k).map(({ word }) => word);
  emit(NUMBER, tokens[i]!.start, participle.end, `${verb.join(' ')} ${participle.word}s`, [
    verb.join(' '),
    participle.word,
  ]);
}
