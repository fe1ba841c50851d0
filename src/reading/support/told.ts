import { fold } from '../words.ts';
import type { Reason } from './reasons.ts';
import type { Sentence } from './sentence.ts';

/** Verbs by which somebody claims what the text itself does not say, before "que" or "that" (folded). A court that holds something is another matter. */
const CLAIMED =
  /(?<!\p{L})(?:aleg(?:a|an|o|aron|aba)|aduc(?:e|en)|adujo|arguye|arguyo|argument(?:a|an|o|aron)|sostiene|sostienen|sostuvo|afirm(?:a|an|o|aron)|asever(?:a|an|o)|alleg(?:e|es|ed)|contend(?:s|ed)?|claim(?:s|ed)?|argue(?:s|d)?|assert(?:s|ed)?)\s+(?:que|that)(?!\p{L})/u;
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

/** What a sentence of a source only tells, or orders to be told, and a statement says as if the source said it. */
export function toldOf(statement: Sentence, quotation: Sentence): Reason[] {
  const ours = fold(statement.text);
  if (CLAIMED.test(ours) || ORDERED.test(ours) || ATTRIBUTED.test(ours)) return [];
  const theirs = fold(quotation.text);
  if (ORDERED.test(theirs) && ASIDE.test(theirs)) return [{ kind: 'words', turned: true, at: null }];
  const claimed = CLAIMED.exec(theirs);
  const byCourt = claimed && COURT.test(theirs.slice(Math.max(0, claimed.index - BEFORE), claimed.index));
  return claimed && !byCourt ? [{ kind: 'words', turned: false, at: null }] : [];
}
