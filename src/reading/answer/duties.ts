import { fold } from '../words.ts';
import type { Field } from './evidence.ts';
import { bare } from './intent.ts';
import type { Found } from './look-up.ts';

const DUTY =
  'se obligan?|debera[n]?|debe[n]?|se comprometen?|se compromete y obliga|queda[n]? obligad[oa]s?|(?:es|son|sera[n]?|esta[n]?|estara[n]?) obligad[oa]s?|tendra[n]? la obligacion|tiene[n]? (?:el deber|la obligacion)|tendra[n]? que|shall|must|agrees? (?:to|that|not)|undertakes?|is (?:required|obliged)|covenants?|will(?! be deemed)';
const FUTURE = String.raw`\p{L}{3,}(?:ara|era|ira|aran|eran|iran)`;
const FORBIDS = /\bno podra|\bse prohibe|\bprohibid|\bshall not|\bmay not|\bmust not|\bwill not|not to\b/;

/** The party of "obligaciones del arrendatario", "what must the Consultant do": its word, folded; null where none is named. */
export function dutyBearer(question: string): string | null {
  const folded = bare(question);
  const patterns = [
    /\b(?:obligaci\p{L}+|deber\p{L}*)(?: \p{L}+)? (?:del?|de la|de los|de las|que tienen?|tienen?) (?:el |la |los |las )?(\p{L}+)/u,
    /\b(?:obligations?|duties) (?:of|does|do) (?:the |an? )?(\p{L}+)/u,
    /\b(\p{L}+) (?:s )?(?:obligations|duties)\b/u,
    /\b(?:se obligan?|se compromete[n]?|se condeno a|prohibid\p{L}+) (?:a )?(?:el |la |los |las |al )?(\p{L}+)/u,
    /^que (?:no )?deben? \p{L}+ (?:el |la |los |las )(\p{L}+)/u,
    /^what (?:must|shall|should) (?:the |an? )?(\p{L}+)/u,
    /^(?:de |del |las del? |los del? )?(?:el |la |los |las |the )?(\p{L}+)$/u,
  ];
  const found = patterns.map((pattern) => pattern.exec(folded)?.[1]).find(Boolean);
  return found && !/^(?:las?|los|el|tiene|obligaciones|deberes|the|be|this|contrato|agreement|ley)$/.test(found)
    ? found
    : null;
}

const TO_DO =
  /^que (?:debo|debemos|tengo que|tenemos que|hay que|se debe|me toca) hacer\b|^what (?:do (?:i|we) (?:have|need) to|must (?:i|we)|should (?:i|we)) do\b/u;
/** Whether a question asks what is to be done: "¿Qué debo hacer al entregar la oficina?". */
export const asksToDo = (question: string): boolean => TO_DO.test(bare(question));
const MUST = new RegExp(String.raw`(?<!\p{L})(?:${DUTY})(?!\p{L})`, 'u');
/** What may be done, and how: "podrá renunciar avisando con treinta días de anticipación". */
const MAY = /(?<!\p{L})(?:podran?|pueden?|may)(?!\p{L})/u;
/** How surely a sentence lays something to be done upon somebody: 1 by a verb of duty, 0.5 where it may be done, 0 not at all. */
export function laysUpon(words: string): number {
  const folded = fold(words);
  return MUST.test(folded) ? 1 : MAY.test(folded) ? 0.5 : 0;
}

/** What is left of a party's word for both its genders and its plural: "arrendador" of "arrendadora". */
const stemOf = (role: string): string => fold(role).replace(/(?:as|os|es|a|o|e|s)$/u, '');

/** What stands before a party that is not the one who must: "el aviso al empleador deberá …", "Servicio Nacional del Consumidor". */
const NO_SUBJECT = String.raw`(?<!(?<!\p{L})(?:del|de|al|a|para|por|con|contra|ante|sobre|entre|que|si|of|to|by|from|for|with|against|if|that)\s(?:(?:el|la|los|las|the|an?|cada|each)\s)?)`;
/** What defines a party or brings it forward, and lays nothing upon it. */
const FILLER =
  /["”»] (?:significa|means?\b|shall mean)|se entender?a(?:n|ra|ran)? por|^\S{0,4}\s*["“]?\p{L}+(?: [ou] \p{L}+)?["”]?: (?:las? personas?|tod[oa]s?|aquel\p{L}*|quien(?:es)?|(?:el|la|los|las) que)(?!\p{L})|\bcomparecen?\b|\bby and between\b|\bentered into (?:as of|by|on)\b/u;

/** How surely a sentence lays a duty upon the party: 3 by a verb of duty behind its name, 2 by a list of duties, 1.5 by a future, 0 not at all. */
function lays(role: string, words: string, forbidding: boolean): number {
  const folded = fold(words);
  if (FILLER.test(folded) && !/obligacion|obligation|deber(?:es)?\b/.test(folded)) return 0;
  const word = String.raw`${NO_SUBJECT}(?<!\p{L})${stemOf(role)}(?:as|os|es|a|o|e|s)?(?![\p{L}])`;
  const plain = word.slice(NO_SUBJECT.length);
  if (forbidding && !FORBIDS.test(folded)) return 0;
  const test = (pattern: string): boolean => new RegExp(pattern, 'u').test(folded);
  const opens = /^(?:\S+ ){0,3}(?:son|seran?|constituyen) (?:tambien )?(?:obligacion|deber)|:$/.test(folded);
  if (
    opens &&
    test(String.raw`(?:obligacion(?:es)?(?: \p{L}+)?|deberes) (?:del?|de la) (?:el |la |los |las )?${plain}`)
  )
    return 3.2;
  if (test(String.raw`${word}(?:\([a-z]+\))?[^.;,:]{0,24}(?:,[^,.;]{0,90},)?[^.;,:]{0,24} (?:${DUTY})(?!\p{L})`))
    return 3;
  if (test(String.raw`(?:prohibid[oa]|se prohibe|no podra) (?:a |al )?(?:el |la )?${plain}`)) return 2.8;
  if (
    test(
      String.raw`(?:de cargo|por cuenta) (?:del?|de la) (?:el |la )?${plain}|(?:se condena|condena) a (?:la |el )?(?:parte )?${plain}`,
    )
  )
    return 2.4;
  if (test(String.raw`${word},?(?: no)? (?:${FUTURE}|garantiza)(?!\p{L})`)) return 1.6;
  return 0;
}

/** Sentences of an answer that lists duties. */
const MOST = 5;
const OF_SOURCE = 5;
/** A duty said of a matter is kept from this share of the matter on. */
const LEAST = 0.4;
/** What a duty gains that stands under "Obligaciones del Proveedor". */
const LISTED = 0.5;

/** The duties of the party that a question names, several, in the order of how surely and how soon they are said; null where it names none. */
export function duties(field: Field, question: string): Found[] | null {
  const role = dutyBearer(question);
  if (role === null) return null;
  const forbidding = /prohibid|no debe|shall not|must not|may not|\bnot do\b/.test(bare(question));
  const rest = field.matter.words.filter(({ folded }) => !folded.startsWith(stemOf(role)));
  const weight = rest.reduce((sum, word) => sum + word.weight, 0);
  const laid = field.sentences.flatMap((one) => {
    const sure = lays(role, one.words, forbidding);
    const listed = new RegExp(`(?:obligacion|deber|obligation|dut)[^]*${stemOf(role)}`, 'u').test(fold(one.label))
      ? LISTED
      : 0;
    return sure === 0 || one.heading ? [] : [{ ...one, score: sure + listed + (weight > 0 ? 4 * one.own : 0) }];
  });
  const fit = weight > 0 ? laid.filter(({ own, all }) => Math.max(own, all) >= LEAST) : laid;
  const sorted = fit.sort((a, b) => b.score - a.score || a.source - b.source || a.start - b.start);
  const counts = new Map<number, number>();
  return sorted
    .filter(({ source }) => {
      counts.set(source, (counts.get(source) ?? 0) + 1);
      return counts.get(source)! <= OF_SOURCE;
    })
    .slice(0, MOST);
}
