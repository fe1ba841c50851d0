import { fold } from '../words.ts';
import { best, holding } from './choosing.ts';
import type { Evidence, Field } from './evidence.ts';
import { bare } from './intent.ts';
import { holdsAmount, holdsMoney, holdsPenalty, holdsShare, setsPenalty } from './kinds.ts';
import type { Found } from './look-up.ts';

/** A question for a share and not for a sum; what a sentence gains that gives the one which is asked. */
const SHARE = /\b(?:porcentaje|por ciento|recargo|interes|tasa|percent\p{L}*|rate|tope|limite|cap)\b/u;
const FITTING = 0.3;
/** What states it ("la renta mensual será de …") and does not only measure something else by it ("equivalente a un mes de renta"). */
const STATES =
  /\b(?:precio|valor|renta|canon|arriendo|alquiler|sueldo|price|rent|salary)\b[^.;]{0,60}?(?<! a )\b(?:es|sera|seran|asciende|equivale|queda|se fija|is|shall be|will be)\b/;

/** What is paid for a thing, and not for a breach (folded). */
const PRICE = /^(?:precios?|valor(?:es)?|cuestan?|vale|prices?|costs?)$/;
const PAYMENT =
  /^(?:precios?|valor(?:es)?|cuestan?|vale|prices?|costs?|renta|canon|arriendo|alquiler|sueldo|rent|salary)$/;
/** Asks of what is paid by who is late or breaks the contract. */
const LATE = /\b(?:atras\p{L}*|mora|retras\p{L}*|incumpl\p{L}*|late|default|breach)\b/u;
/** A thing that changes hands for a sum, without the word "precio": "promete vender el sitio en 2.150 unidades de fomento". */
const SELLS =
  /\b(?:vend(?:e|en|er|era|io)|transfier(?:e|en)|ced(?:e|en)|sells?|to sell|purchase[sd]?)\b[^.;]{0,260}?\b(?:en|por|for|at)(?: (?:la suma|el precio|the (?:price|sum)) (?:total |unic[oa] )?(?:de|of))? (?:\$|us\$|uf |[\d.,]+ (?:unidades|pesos|uf|dolares|euros))/u;
/** A price that is left to a later act. */
const LEFT =
  /\bprecio\b[^.;]{0,160}\b(?:se (?:fijara|determinara|convendra|acordara|pactara|establecera|estipulara|indicara)|sera (?:el que|fijado|determinado|convenido|acordado|establecido))\b|\bprice\b[^.;]{0,120}\b(?:(?:shall|will|to) be (?:agreed|determined|fixed|set|established)|as (?:the parties )?(?:may )?agree)/u;
/** The share of the other words of a question that a sentence must hold which sells something. */
const OF_THE_REST = 0.2;

/** The sentences that give a sum or a share for what is asked. What is to be paid for a breach is no price, no rent and no wage. */
export function amount(field: Field, question: string): Found[] {
  const share = SHARE.test(bare(question));
  const fitting = (one: Evidence): number => ((share ? holdsShare : holdsMoney)(one.words) ? FITTING : 0);
  const stating = (one: Evidence): number => fitting(one) + (STATES.test(fold(one.words)) ? FITTING : 0);
  const asked = bare(question).split(' ');
  if (!asked.some((word) => PAYMENT.test(word)) || holdsPenalty(question) || LATE.test(bare(question)))
    return holding(field, holdsAmount, fitting);
  const paid = { ...field, sentences: field.sentences.filter(({ words }) => !setsPenalty(words)) };
  const found = holding(paid, holdsAmount, stating);
  const sums = found.filter(({ source, start, end }) =>
    paid.sentences.some(
      (one) => one.source === source && one.start === start && one.end === end && holdsMoney(one.words),
    ),
  );
  if (sums.length > 0) return sums;
  if (!asked.some((word) => PRICE.test(word))) return found;
  const sold = paid.sentences.filter((one) => !one.heading && SELLS.test(fold(one.words)) && holdsRest(field, one));
  if (sold.length > 0) return best(sold);
  return found.length > 0 ? found : best(paid.sentences.filter(({ words }) => LEFT.test(fold(words))));
}

/** Whether a sentence holds some of what a question for a price asks the price of; true where it names nothing. */
function holdsRest({ matter }: Field, { own }: Evidence): boolean {
  const rest = matter.words.filter(({ folded, itself }) => !itself && !PAYMENT.test(folded));
  return rest.length === 0 || own >= OF_THE_REST;
}
