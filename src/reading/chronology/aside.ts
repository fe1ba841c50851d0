import type { Language } from '#contract/language.ts';
import type { Range } from '../lines.ts';

/** Characters before a date in which a birth or a paper of identity is named. */
const BEFORE = 120;

/** Words before a date of birth, or one of a paper that proves who somebody is, folded. Ours. */
const OF_A_PERSON: Record<Language, RegExp> = {
  es: /(?<![a-z])(?:(?:nacid[oa]s?|(?:quien|que) nacio|fecha de nac(?:imiento|\.)|nacimiento) ?:?,? ?(?:en [a-z ,]{2,30})?(?:con fecha|el dia|el|de)? ?|(?:cedulas?|carne|carnet|pasaportes?|documento de identidad|licencia de conducir|c\. ?i\.)(?![a-z])[^;]{0,70}(?<![a-z])(?:emi(?:t|s)[a-z]+|otorgad[oa]|expedid[oa]|venc[a-z]+|valid[oa]|vigente|vigencia)[^.;]{0,24})$/,
  en: /(?<![a-z])(?:(?:born|date of birth|d\.?o\.?b\.?|birth ?date) ?:?,? ?(?:in [a-z ,]{2,30})?(?:on|is)?(?: the)? ?|(?:passports?|identity cards?|id cards?|identity documents?|driver.?s licen[cs]es?)(?![a-z])[^;]{0,70}(?<![a-z])(?:issued?|expir[a-z]+|valid)[^.;]{0,24})$/,
};

/** What may come before a date on its own line: a place, or a word for a date or a signature. */
const LEAD =
  /^[^\p{L}\d]*(?:(?:[Ee]n |[Ii]n )?\p{Lu}\p{L}+(?: (?:de|del|la|las|los|el)(?= )| \p{Lu}\p{L}+){0,4}, *(?:a |al |el |on |this )?)?$/u;
const LEAD_WORD =
  /^[^\p{L}\d]*(?:(?:fecha|fechad[oa]|firma|firmad[oa]|dated?|signed|signature)[\s:._-]*){1,3}(?:el |on |a )?$/iu;
const REST = /^[\s.,;:_-]*$/;

/**
 * Whether a date is of no event: a birth, a paper of identity, or the line that dates a letter or a signature. `folded`: the text, folded and with plain spaces.
 */
export function isAside(text: string, folded: string, { start, end }: Range, language: Language): boolean {
  if (OF_A_PERSON[language].test(folded.slice(Math.max(0, start - BEFORE), start).replace(/ +/g, ' '))) return true;
  const lead = text.slice(text.lastIndexOf('\n', start - 1) + 1, start);
  const line = text.indexOf('\n', end);
  return REST.test(text.slice(end, line < 0 ? text.length : line)) && (LEAD.test(lead) || LEAD_WORD.test(lead));
}
