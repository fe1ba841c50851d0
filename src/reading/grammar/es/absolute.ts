import type { Emit } from '../emit.ts';
import { isWord, type Token } from '../tokens.ts';
import { NGLE_AGREEMENT, type Rule } from '../rule.ts';
import type { Morphology } from './morphology.ts';
import { beginsClause, nounPhrase } from './noun-phrase.ts';

const ABSOLUTE: Rule = {
  id: 'es.participio.absoluto',
  category: 'gramatica',
  weight: 2,
  say: { es: '«$1» no concuerda con «$2».', en: '"$1" does not agree with "$2".' },
  source: NGLE_AGREEMENT,
};
/** Participles that stand unchanged, as prepositions or formulas. */
const UNCHANGED =
  /^(?:visto|vistos|dado|incluido|excepto|salvo|debido|considerado|puesto|supuesto|comprendido|exceptuado|sido|habido|podido|debido|querido|junto|hecho|dicho|dichos|dicha|dichas)$/;

/** "Una vez vencida el plazo": a participle before its noun, at the head of a clause. */
export function absolute(tokens: readonly Token[], i: number, morphology: Morphology, emit: Emit): void {
  const participle = tokens[i]!;
  const once = tokens[i - 1]?.low === 'vez' && tokens[i - 2]?.low === 'una';
  if (!isWord(participle) || (!once && !beginsClause(tokens, i)) || UNCHANGED.test(participle.low)) return;
  const { adjective, persons } = morphology(participle.low);
  if (!adjective?.participle || persons.size > 0) return;
  const of = nounPhrase(tokens, i + 1, morphology);
  if (!of?.gender || /^(?:del|al|cuy)/.test(tokens[i + 1]!.low)) return;
  if (of.gender === adjective.gender && of.number === adjective.number) return;
  const noun = tokens.slice(i + 1, of.next).map(({ word }) => word);
  const ending = `${of.gender === 'm' ? 'o' : 'a'}${of.number === 'p' ? 's' : ''}`;
  emit(
    ABSOLUTE,
    participle.start,
    tokens[of.next - 1]!.end,
    `${participle.word.replace(/[oa]s?$/, ending)} ${noun.join(' ')}`,
    [participle.word, noun.join(' ')],
  );
}
