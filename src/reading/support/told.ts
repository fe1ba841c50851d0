import type { Language } from '#contract/language.ts';
import { finder, type Finder } from '../rules/find.ts';
import { tokensOf } from '../rules/tokens.ts';
import type { Hit } from '../rules/types.ts';
import { fold } from '../words.ts';
import type { Match } from './match.ts';
import type { Reason } from './reasons.ts';
import type { Sentence } from './sentence.ts';
import { TELLING_EN } from './signs/telling/en.ts';
import { TELLING_ES } from './signs/telling/es.ts';

const TELLING: Record<Language, Finder> = { es: finder([TELLING_ES]), en: finder([TELLING_EN]) };
const kindOf = ({ id }: Hit): string => id.slice(0, id.indexOf('.'));
const COURT =
  /(?<!\p{L})(?:corte|tribunal|tribunales|sala|juez|jueza|juzgado|sentencia|court|courts|judge|justice)(?!\p{L})/u;
/** Characters before such a verb in which who claims it is looked for. */
const BEFORE = 80;
/** An order to a program, or to whoever answers, to say something (folded). */
const ORDERED =
  /(?<!\p{L})(?:respond(?:e|a|er)|contest(?:a|e|ar)|di|diga|escrib(?:e|a|ir)|answer|reply|respond|say|write|state)\s+(?:(?:solo|unicamente|siempre|only|always)\s+)?(?:que|that)(?!\p{L})/u;
/** What such an order puts aside (folded). */
const ASIDE =
  /(?<!\p{L})(?:ignor[ae]\w*|olvid[ae]\w*|omit[ae]\w*|disregard|forget|override)\s[^.]{0,60}?(?:reglas?|instruccion(?:es)?|indicacion(?:es)?|rules?|instructions?|prompts?)(?!\p{L})/u;
/** A statement that says who says it (folded). */
const ATTRIBUTED = /(?<!\p{L})(?:segun|a juicio de|according to|ordena|orders|pide|asks|instruye|instructs)(?!\p{L})/u;

/** What a sentence tells and does not say itself. What a court holds is said. */
function tellingIn({ text, language }: Sentence): Hit[] {
  const folded = fold(text);
  return TELLING[language](tokensOf(text)).filter(
    ({ id, start }) => !id.startsWith('claimed.') || !COURT.test(folded.slice(Math.max(0, start - BEFORE), start)),
  );
}

/** Whether a statement says what stands behind a hit, up to the end of its sentence. */
function saysOf({ to }: Hit, { words }: Sentence, { pairs }: Match): boolean {
  const end = words.findIndex((one, at) => at > to && one.break === 'sentence');
  return [...pairs.values()].some((found) => found.some((at) => at >= to && (end < 0 || at < end)));
}

/** What a sentence of a source only tells, asks, or orders to be told, and a statement says as if the source said it. */
export function toldOf(statement: Sentence, quotation: Sentence, match: Match): Reason[] {
  const ours = fold(statement.text);
  if (ORDERED.test(ours) || ATTRIBUTED.test(ours)) return [];
  const theirs = fold(quotation.text);
  if (ORDERED.test(theirs) && ASIDE.test(theirs)) return [{ kind: 'words', turned: true, at: null }];
  const said = new Set(tellingIn(statement).map(kindOf));
  const told = tellingIn(quotation).some((hit) => !said.has(kindOf(hit)) && saysOf(hit, quotation, match));
  return told ? [{ kind: 'words', turned: false, at: null }] : [];
}
