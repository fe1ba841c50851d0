import { fold } from '../words.ts';
import { isNorm } from './called.ts';
import { MOST } from './choosing.ts';
import { isTitle } from './divisions.ts';
import { bare } from './intent.ts';
import type { Found } from './look-up.ts';
import type { Read } from './rank.ts';

const CONTRACT =
  '(?:contrato|convenio|acuerdo|documento|arriendo|arrendamiento|compraventa|promesa|mandato|mutuo|agreement|contract|lease|document)';
const ASKS = new RegExp(
  `^(?:(?:cual es|que) )?(?:el )?objeto del? (?:la |este |esta |presente )?${CONTRACT}$` +
    `|^(?:de|sobre) que (?:se )?trata (?:el |la |este |esta )(?:presente )?${CONTRACT}$|^(?:de|sobre) que es (?:el |la |este |esta )${CONTRACT}$` +
    `|^what is the (?:object|purpose|subject|subject matter) of (?:the|this) ${CONTRACT}$|^what is (?:the|this) ${CONTRACT} about$`,
  'u',
);
/** Whether a question asks what a contract is for: "¿Cuál es el objeto del contrato?", "What is this agreement about?". */
export const asksObject = (question: string): boolean => ASKS.test(bare(question));

/** What says so itself, and the verbs by which parties do what they meet for (folded). Ours. */
const SAYS =
  /\btienen? por objeto\b|\bel objeto del? (?:este |presente )?(?:contrato|convenio|acuerdo)\b|\bthe purpose of this\b/;
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

/** The sentence at the beginning of each contract by which its parties do what they meet for; where it says its object in so many words, that one. */
export function objects(sources: readonly Read[]): Found[] {
  return sources
    .flatMap((read, source) => {
      const { index, text } = read;
      if (isNorm(read) || !isContract(read)) return [];
      const first = Array.from({ length: Math.min(FIRST, index.sentenceStart.length) }, (_, s) => ({
        source,
        start: index.sentenceStart[s]!,
        end: index.sentenceEnd[s]!,
        score: 1,
      })).filter((one) => !isTitle(read, one));
      const by = (pattern: RegExp): Found | undefined =>
        first.find(({ start, end }) => pattern.test(fold(text.slice(start, end)).replace(/\s+/g, ' ')));
      return by(SAYS) ?? by(DOES) ?? [];
    })
    .slice(0, MOST);
}
