import type { Language } from '#contract/language.ts';
import { pick } from './hash.ts';

type Naming = (titles: string, question: string) => string;

/** A question that opens with something else than its interrogative begins in lower case; so does none that opens with a sign or a name. */
const lowered = (question: string): string =>
  /^[¿¡]?\p{Lu}\p{Ll}/u.test(question) ? question.replace(/\p{Lu}/u, (letter) => letter.toLowerCase()) : question;

const WAYS: Record<Language, readonly [Naming, ...Naming[]]> = {
  es: [
    (titles, question) => `En el documento «${titles}», ${lowered(question)}`,
    (titles, question) => `Según ${titles}, ${lowered(question)}`,
    (titles, question) => `En ${titles}: ${lowered(question)}`,
    (titles, question) => `De acuerdo con ${titles}, ${lowered(question)}`,
    (titles, question) => `Respecto de «${titles}»: ${lowered(question)}`,
  ],
  en: [
    (titles, question) => `In the document “${titles}”, ${lowered(question)}`,
    (titles, question) => `According to the ${titles}, ${lowered(question)}`,
    (titles, question) => `In the ${titles}: ${lowered(question)}`,
    (titles, question) => `Regarding "${titles}", ${lowered(question)}`,
    (titles, question) => `Under the ${titles}, ${lowered(question)}`,
  ],
};
const AND: Record<Language, string> = { es: ' y ', en: ' and ' };

/** A title as people write it: without what stands in brackets. */
const spoken = (title: string): string => title.replace(/\s*\([^)]*\)/g, '').trim();

/** The question with its documents named in front, in one of the ways that people do; the same for the same question. */
export const naming = (titles: readonly string[], question: string, language: Language): string =>
  pick(WAYS[language], question)(titles.map(spoken).join(AND[language]), question);

/** Ways in which people name a document by a party alone; the first says what it is. */
const BY_PARTY: readonly [Naming, ...Naming[]] = [
  (party, question) => `In the contract with ${party}, ${lowered(question)}`,
  (party, question) => `${party}: ${lowered(question)}`,
  (party, question) => `What did we agree with ${party}, ${lowered(question)}`,
  (party, question) => `For ${party}, ${lowered(question)}`,
  (party, question) => `${question.replace(/\s*\?$/, '')} with ${party}?`,
];
/** How a company ends its name. */
const COMPANY =
  /[\s,]+(?:inc|ltd|llc|l\.l\.c|corp|corporation|company|co|limited|s\.?a|gmbh|plc|lp|l\.p|n\.?v|b\.?v)\.?$/iu;

/** The question with its contract named by its second party, as a title tells it ("… between A and B"); null where the title tells none. */
export function namingParty(title: string, question: string): string | null {
  const [, party] = /\bbetween\b.+?\band\s+(\p{Lu}[\p{L}\d.& -]{3,40}?)(?:,|$)/u.exec(title) ?? [];
  if (!party) return null;
  const spokenName = party.replace(COMPANY, '').replace(COMPANY, '').trim();
  return pick(BY_PARTY, question)(spokenName, question);
}
