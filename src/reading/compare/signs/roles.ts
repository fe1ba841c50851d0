import type { Language } from '#contract/language.ts';
import { definedTerms } from '../../evidence/defined-terms.ts';
import type { Range } from '../../lines.ts';
import type { Cut } from '../../units/unit.ts';
import { fold } from '../../words.ts';
import type { Sign } from './sign.ts';

/** Roles of private law and labour law, by the stems that their forms begin with (folded). Ours. */
const ROLES: Record<Language, RegExp> = {
  es: /^(?:arrendador|arrendatari|subarrendatari|vendedor|comprador|promitente|acreedor|deudor|codeudor|fiador|avalista|mandante|mandatari|comodante|comodatari|depositante|depositari|trabajador|empleador|prestador|client|provee?dor|contratista|subcontratista|licenciante|licenciatari|cedente|cesionari|franquiciante|franquiciad|asegurador|asegurad|beneficiari|soci[oa]s?$|accionista|propietari|dueñ|duen|usufructuari|donante|donatari|hereder|legatari|tercero|conyuge|empresa|sociedad|estudiante|explotador|transportador|pasajer)/,
  en: /^(?:landlord|tenant|lessor|lessee|sublessee|seller|buyer|purchaser|vendor|creditor|debtor|guarantor|surety|principal|agent|employer|employee|provider|client|customer|supplier|contractor|subcontractor|licensor|licensee|assignor|assignee|franchisor|franchisee|insurer|insured|beneficiary|shareholder|owner|distributor|manufacturer|company|sponsor|organizer|servicer|trustee|borrower|lender|recipient|consultant|affiliate|discloser)s?$/,
};
/** Whether a folded word, or its stem, names a role. */
export const isRole = (folded: string, language: Language): boolean => ROLES[language].test(folded);

/** "the disclosing party": which of the parties. */
const WHICH = /^(?:disclosing|receiving|indemnifying|indemnified|defaulting|other|either|each|both|neither)$/;
const WORD = /\p{L}+/gu;

/** Words of a paragraph that tells who takes part: the names given in it are theirs. */
const PARTIES =
  /(?<!\p{L})(?:entre|comparecen?|por una parte|r\.?u\.?t|between|among|corporation|limited liability|company|parties)(?!\p{L})/iu;
/** Names of the text itself: "herein" says the same. */
const ITSELF = /^(?:agreement|contract|contrato|convenio|acuerdo|instrumento|lease)$/;
/** Names of days and things, which are nobody's. */
const NOBODY = /^(?:.*date|fecha.*|term|services?|servicios?|products?|productos?)$/i;

/** A name that a text gives, where it does. */
type Named = Range & { key: string; isParty: boolean };
/** The names that a text gives, in its order, and the same by their first word (folded). */
export type Names = { named: readonly Named[]; byWord: ReadonlyMap<string, Named> };

/** The names that a text gives to parties and things ("en adelante, el Arrendador"; "Services" means …). */
export function namesOf(text: string, cut: Cut): Names {
  const named = definedTerms(text, cut).map(({ term, ...sentence }): Named => {
    const start = Math.max(sentence.start, text.indexOf(term, sentence.start));
    const line = text.slice(text.lastIndexOf('\n', start) + 1, start);
    return { start, end: start + term.length, key: fold(term), isParty: PARTIES.test(line) && !NOBODY.test(term) };
  });
  return { named, byWord: new Map(named.filter(({ key }) => !key.includes(' ')).map((one) => [one.key, one])) };
}

/** Where `text[start..end)` names a party or something defined, by role or by the name that the text gives, written with a capital; and where it gives names. */
export function rolesIn(text: string, { start, end }: Range, language: Language, names: Names): Sign[] {
  const found = names.named
    .filter((one) => one.start >= start && one.end <= end)
    .map((one): Sign => ({ start: one.start, end: one.end, kind: 'definition', key: `name:${one.key}` }));
  for (const { 0: word, index } of text.slice(start, end).matchAll(WORD)) {
    const folded = fold(word);
    const place = { start: start + index, end: start + index + word.length };
    // A plural or the other gender is the same role.
    const key = `p:${folded.replace(/(?:es|as|os|s|a|o)$/, '')}`;
    const named = /^\p{Lu}/u.test(word) ? names.byWord.get(folded) : undefined;
    if (isRole(folded, language) || (language === 'en' && WHICH.test(folded)) || named?.isParty)
      found.push({ ...place, kind: 'party', key });
    else if (named && !ITSELF.test(folded)) found.push({ ...place, kind: 'definition', key });
  }
  return found;
}
