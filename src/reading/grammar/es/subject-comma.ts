import type { Emit } from '../emit.ts';
import { isSmall, isWord, type Token } from '../tokens.ts';
import { ORTOGRAFIA, type Rule } from '../rule.ts';
import { determiner } from './determiners.ts';
import type { Morphology } from './morphology.ts';
import { finite } from './subjects.ts';

const COMMA: Rule = {
  id: 'es.coma.sujeto',
  category: 'puntuacion',
  weight: 1.5,
  say: { es: 'Coma entre sujeto y verbo.', en: 'A comma between subject and verb.' },
  source: ORTOGRAFIA,
};

/** Nouns of time: "El lunes, compareció". */
const TIME =
  /^(?:día|mes|año|semana|mañana|tarde|noche|madrugada|lunes|martes|miércoles|jueves|viernes|sábado|domingo|vez|momento|fecha|primero|segundo|último|cual|que|mismo|misma|resto|anterior)$/;
/** Forms that are verbs wherever they stand. */
const VERB =
  /^(?:es|son|era|eran|fue|fueron|debe|deben|puede|pueden|tiene|tienen|declara|declaran|acuerda|acuerdan|conviene|convienen|comparece|comparecen|acepta|aceptan|paga|pagan|vence|vencen|queda|quedan|carece|carecen|constituye|constituyen|corresponde|corresponden|requiere|requieren|produce|producen|\p{L}{2,}(?:rán?|aron|ieron|ó))$/u;
/** Verbs that may stand between commas: "La demanda, señaló el actor, es nula". */
const SAYING =
  /^(?:dij|dic|dec|señal|sost|afirm|agreg|explic|indic|expres|manifest|aleg|argument|expus|expon|conclu|respond|contest|añad|declar|inform|record|insist|pregunt|ord|dispu|resol)/;
const RELATIVE = /^(?:que|quien|quienes|cuyo|cuya|cuyos|cuyas|donde)$/;
/** Words of a subject at most. */
const LONGEST = 13;

/** "El arrendatario, deberá pagar": a comma behind the subject at the head of a sentence, and none that would open or close an aside. */
export function subjectComma(tokens: readonly Token[], i: number, morphology: Morphology, emit: Emit): void {
  if (i !== 0) return;
  let k = 0;
  if (tokens[0]!.low === 'que' || /^\p{N}/u.test(tokens[0]!.word)) k++;
  const det = tokens[k] && determiner(tokens[k]!.low);
  if (
    !det ||
    /^(?:del|al|cuy|un)/.test(tokens[k]!.low) ||
    TIME.test(tokens[k + 1]?.low ?? '') ||
    !isWord(tokens[k + 1])
  )
    return;
  const comma = tokens.findIndex(({ word }, at) => at > k && !isWord(tokens[at]) && !/^[\p{N}°º%$]/u.test(word));
  if (comma < k + 2 || comma > k + LONGEST || tokens[comma]!.word !== ',') return;
  const inside = tokens.slice(k + 1, comma);
  const relative = inside.findIndex(({ low }) => RELATIVE.test(low));
  const head = relative < 0 ? inside : inside.slice(0, relative);
  // A verb before the comma: what follows is another clause.
  if (
    head.some((token) => VERB.test(token.low) || /^(?:se|no|si|cuando|como|sin|según|aunque|conforme)$/.test(token.low))
  )
    return;
  let v = comma + 1;
  while (tokens[v] && /^(?:no|se|le|les)$/.test(tokens[v]!.low) && v < comma + 3) v++;
  const verb = tokens[v];
  if (!isWord(verb) || !isSmall(verb)) return;
  const word = morphology(verb.low);
  if (!VERB.test(verb.low) && !(finite(word, verb.low) && (word.persons.has('3s') || word.persons.has('3p')))) return;
  if (word.noun || (det.number === 'p') !== (verb.low.endsWith('n') || verb.low === 'son')) return;
  const next = tokens.findIndex(({ word: one }, at) => at > v && one === ',');
  if (SAYING.test(verb.low) && next >= 0 && next < v + 12) return;
  const last = tokens[comma - 1]!;
  emit(
    COMMA,
    last.start,
    verb.end,
    `${last.word} ${tokens
      .slice(comma + 1, v + 1)
      .map(({ word: one }) => one)
      .join(' ')}`,
  );
}
