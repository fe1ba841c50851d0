import { fold } from '../words.ts';
import { isNorm } from './called.ts';
import { MOST } from './choosing.ts';
import { isTitle } from './divisions.ts';
import { bare } from './intent.ts';
import type { Found } from './look-up.ts';
import type { Read } from './rank.ts';

const CONTRACT =
  '(?:contrato|convenio|acuerdo|documento|arriendo|arrendamiento|compraventa|promesa|mandato|mutuo|agreement|contract|lease|document)';
/** What by-laws are of. */
const COMPANY =
  '(?:sociedad|empresa|compania|corporacion|fundacion|asociacion|cooperativa|estatutos?|company|partnership)';
const ASKS = new RegExp(
  `^(?:(?:cual es|que) )?(?:el )?objeto del? (?:la |este |esta |presente )?${CONTRACT}$` +
    `|^(?:de|sobre) que (?:se )?trata (?:el |la |este |esta )(?:presente )?${CONTRACT}$|^(?:de|sobre) que es (?:el |la |este |esta )${CONTRACT}$` +
    `|^(?:cual es )?(?:el )?objeto (?:social|del? (?:la |los |esta )?${COMPANY})$|^(?:cual es el )?giro (?:de la |del )?${COMPANY}$|^a que se dedica (?:la |esta )?${COMPANY}$` +
    `|^what is the (?:object|purpose|subject|subject matter) of (?:the|this) ${CONTRACT}$|^what is (?:the|this) ${CONTRACT} about$`,
  'u',
);
/** Whether a question asks what a contract or a company is for: "¿Cuál es el objeto del contrato?", "What is this agreement about?", "objeto social". */
export const asksObject = (question: string): boolean => ASKS.test(bare(question));
const OF_COMPANY = new RegExp(`\\b(?:social|${COMPANY})$`, 'u');

/** What says so itself, and the verbs by which parties do what they meet for (folded). Ours. */
const SAYS =
  /\b(?:tienen?|tendran?) por objeto\b|\bel objeto del? (?:este |presente )?(?:contrato|convenio|acuerdo)\b|\bthe purpose of this\b/;
const SAYS_OF_COMPANY =
  /\b(?:sociedad|compania|corporacion|fundacion|asociacion|cooperativa|empresa)\b[^.;]{0,40}\b(?:tienen?|tendran?) por objeto\b|\b(?:el|su) objeto (?:social\b|del? (?:la |esta )?(?:sociedad|compania|corporacion|fundacion|asociacion|cooperativa|empresa)\b)|\bthe (?:object|purpose)s? of the (?:company|partnership)\b/;
const DOES = new RegExp(
  [
    String.raw`\bvenden?(?:, | y | al? )|\bpromete[n]? (?:vender|comprar|celebrar)`,
    String.raw`\b(?:dan?|entregan?|reciben?|toman?)\b[^.;]{0,60}\ben (?:sub)?(?:arriendo|arrendamiento|comodato|mutuo|prestamo)\b|\barriendan?\b|\bel arriendo de\b`,
    String.raw`\b(?:encargan?|encomiendan?|contratan?)\b|\botorgan? al?\b[^.;]{0,60}\blicencia\b|\bconfieren? (?:mandato|poder)\b|\bconstituyen? (?:una )?sociedad|\b(?:reconocen?|declaran?) (?:adeudar|deber)\b`,
    String.raw`\bse (?:obliga|compromete)n? a \p{L}+(?:ar|er|ir)\b|\bse desempenara\b|\bsera (?:cajer|contratad)|\bprestara\b[^.;]{0,60}\bservicios?\b|\bmantendra (?:en )?(?:estricta )?reserva\b`,
    String.raw`\b(?:ejecutara|realizara|efectuara|llevara|construira|desarrollara|suministrara|distribuira|vendera|conducira|administrara|elaborara) `,
    String.raw`\b(?:hereby )?(?:sells?|leases|engages?|appoints?|retains?|grants?|hires?)\b|\b(?:shall|will|agrees to) (?:provide|supply|develop|sell|purchase|lease|perform)\b`,
  ].join('|'),
  'u',
);
/** Sentences of a contract within which it says what it is for. */
const FIRST = 14;
/** What parties agree upon is called so at its beginning, or says that they agree; a ruling or a letter does neither (folded). */
const AGREED =
  /\b(?:contrato|convenio|acuerdo|promesa|compraventa|arrendamiento|arriendo|mandato|mutuo|escritura|sociedad|estatutos?|reconocimiento|terminos|finiquito|agreement|contract|lease|deed)\b|\bse (?:conviene|pacta|acuerda|ha convenido)|\b(?:acuerdan|convienen|exponen|comparecen)\b/;
const BEGINNING = 700;
const RULING = /\bvistos?\s*[:.,]|\bconsiderando\b|\bteniendo presente\b|\b(?:rit|ruc)\b/;
const isContract = ({ title, text }: Read): boolean => {
  const start = fold(`${title} ${text.slice(0, BEGINNING)}`);
  return AGREED.test(start) && !RULING.test(start);
};

/** Sentences of by-laws within which they say what the company is for. */
const FIRST_OF_COMPANY = 80;

/**
 * The sentence at the beginning of each contract by which its parties do what they meet for; where it says its object in so many words, that one. What a
 * company is for is said in so many words, or not at all. None where no source is a contract; null where the contracts do not say.
 */
export function objects(sources: readonly Read[], question: string): Found[] | null {
  const company = OF_COMPANY.test(bare(question));
  const contracts = sources.flatMap((read, source) => (isNorm(read) || !isContract(read) ? [] : [{ read, source }]));
  const found = contracts.flatMap(({ read, source }) =>
    company
      ? (first(read, source, FIRST_OF_COMPANY, SAYS_OF_COMPANY) ?? [])
      : (first(read, source, FIRST, SAYS) ??
        first(read, source, FIRST_OF_COMPANY, SAYS_OF_COMPANY) ??
        first(read, source, FIRST, DOES) ??
        []),
  );
  return found.length > 0 || company || contracts.length === 0 ? found.slice(0, MOST) : null;
}

/** The first sentence that says it among the first `most` of a source. */
function first(read: Read, source: number, most: number, says: RegExp): Found | null {
  const { index, text } = read;
  for (let s = 0; s < Math.min(most, index.sentenceStart.length); s++) {
    const range = { start: index.sentenceStart[s]!, end: index.sentenceEnd[s]! };
    const words = fold(text.slice(range.start, range.end)).replace(/\s+/g, ' ');
    if (!isTitle(read, range) && says.test(words)) return { source, ...range, score: 1 };
  }
  return null;
}
