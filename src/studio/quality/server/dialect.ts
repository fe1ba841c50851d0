import type { Language } from '#contract/language.ts';
import type { Dialect } from '#server/ports/grammar/port.ts';

/** Words that one side of the ocean writes so, and places whose law says on which side a document is. */
const BRITISH =
  /\b(?:colour|honour|labour|favour|behaviour|neighbour|endeavour|centre|cheque|licence|defence|offence|whilst|fulfil|instalments?|(?:organ|recogn|author|real|util|final|summar|minim|penal)is(?:e|ed|es|ing|ation)|England|Wales|Scotland|United Kingdom|HMRC|solicitors?)\b|£\s?\d/gi;
const AMERICAN =
  /\b(?:color|honor|labor|favor|behavior|neighbor|endeavor|center|license|defense|offense|fulfill|installments?|(?:organ|recogn|author|real|util|final|summar|minim|penal)iz(?:e|ed|es|ing|ation)|Delaware|California|New York|United States|attorneys?)\b|\bUS?\$\s?\d/gi;
/** Characters that are looked at. */
const LOOKED_AT = 200_000;

/** How a document writes its language: English as in Britain where more of it is so, else as in America. */
export function dialectOf(text: string, speaks: Language): Dialect {
  if (speaks === 'es') return 'es';
  const looked = text.slice(0, LOOKED_AT);
  const times = (words: RegExp): number => looked.match(words)?.length ?? 0;
  return times(BRITISH) > times(AMERICAN) ? 'en-GB' : 'en-US';
}
