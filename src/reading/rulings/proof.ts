import { fold } from '../words.ts';
import type { Reading } from './precedents.ts';
import type { Spoken } from './spoken.ts';

/** A reason that accounts for the evidence that was brought (folded, at its head). Ours. */
const BROUGHT =
  /^\W*(?:[\w ]{1,24}\W{1,4})?(?:que,? )?[^.;]{0,160}?(?<!\bno |\bno se |\bhaber(?:se)? )\b(?:(?:incorpor|rindi|ofreci|acompan|aport|produj|alleg)\w*,? (?:\w+ ){0,8}?(?:prueba|medios|documentos?|documental|probanzas?|instrumental|testimonial|confesional|lo siguiente|antecedentes)|(?:prueba|documental|testimonial|confesional|instrumental|medios de prueba) (?:\w+ ){0,4}?(?:incorporad|rendid|ofrecid|acompanad|aportad|producid)\w+|solicit\w+ (?:y obtuvo )?la confesional)/;
/** Words by which the court takes up what the evidence shows, in whatever reason (folded). */
const WEIGHS =
  /\b(?:(?:se (?:tiene|tendra|encuentra|logra|estima|concluye|desprende|infiere|colige|acredita|acredito)|ha quedado|aparece (?:de manifiesto|claro|que|establecido)|permiten? (?:tener|concluir|establecer)|a juicio de est|esta? (?:tribunal|sentenciador|juez|jueza|corte)\w*|(?:sera|debe ser|debera ser|habra de ser) (?:acogid|rechazad|desestimad)|se (?:rechazara|acogera|desestimara)))/;

/** Characters of a sentence that tell whether a reason accounts for evidence. */
const HEAD = 400;

/**
 * The sentences in which a ruling accounts for the evidence that was brought, witnesses and documents, up to where the court takes up what it shows: whatever
 * they say is no reason of the court.
 */
export function toldProof({ text }: Reading, spoken: readonly Spoken[]): ReadonlySet<Spoken> {
  const told = new Set<Spoken>();
  let [number, isOpen]: [number | null, boolean] = [null, false];
  for (const one of spoken) {
    const words = fold(text.slice(one.start, Math.min(one.end, one.start + HEAD))).replace(/\s+/g, ' ');
    if (one.part !== 'considerando') isOpen = false;
    else if (one.number !== number) isOpen = BROUGHT.test(words);
    number = one.part === 'considerando' ? one.number : null;
    if (isOpen && WEIGHS.test(words)) isOpen = false;
    if (isOpen) told.add(one);
  }
  return told;
}
