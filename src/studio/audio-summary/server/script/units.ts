import type { Language } from '#contract/language.ts';
import type { Range } from '#reading/lines.ts';
import { sentences } from '#reading/sentences.ts';
import { fold, isStop } from '#reading/words.ts';
import { blocks } from './blocks.ts';
import { divide, opening, shorten, BREATH } from './shorten.ts';
import { spokenWords } from './spoken-length.ts';
import { begun, ended, tidy, wordCount } from './tidy.ts';

/** A sentence that can be read aloud. `said`: its words, divided between the voices where they are long; `cost`: words when they are spoken. */
export type Unit = Range & {
  n: number;
  said: readonly string[];
  folded: string;
  cost: number;
  /** It leans on the sentence before it ("Este plazo …", "Agrega que …"). */
  leans: boolean;
  /** It opens a list of which not all is read. */
  more: boolean;
};

/** A sentence of more lines than this is left out, unless it is what was decided. */
const LINES = { most: 3, decided: 5 } as const;
/** What is decided, folded. */
export const DECIDES =
  /^se (?:acoge|rechaza|confirma|revoca|declara|desestima|hace lugar|accede|invalida|anula|absuelve)\b/;
/** A stretch longer than this is no sentence. */
const LONGEST = 2600;
const LEAST_LETTERS = 0.66;
/** A text of which so few words are the small words of its language is in another, or none. */
const SMALL = 0.17;
const ITEM = /^\s*(?:\(?[a-zñ][).]-?|\(?[ivx]{1,5}[).]-?|\d{1,2}(?:[.)]|[°º])[-.)]?|[-•*·])\s/iu;
/** An item by a letter or a bullet is a part of the sentence above it, and none of its own unless it says so at once. */
const LETTERED = /^\s*(?:\(?[a-zñ]\)|[a-zñ]\s?\.-|\(?[ivx]{1,5}\)|[-•*·]\s)/u;
/** What is decided stands below in sentences of its own. */
const RESOLVED = /(?:resuelv[eo]|declara|decide|fallo)\s*:$/iu;
/** The name of a paper that is listed as evidence. */
const LISTED =
  /^(?:informe|copias?|comprobante|certificado|decreto|cierre|carta|contrato|resolucion|ordinario|oficio|set|acta|ley|fotografia|correo|liquidacion)\s(?!se\b|es\b|fue\b|que\b)/;
const SHORT_OPENING = 6;
/** Words from which on what begins and ends as a sentence is one, though its verb is not known. */
const PLAINLY = 12;
const ITEMS = { words: 78, most: 6 } as const;

/** A verb that says something of somebody; folded. Lenient: it only keeps headings and lists of names away. */
const VERB: Record<Language, RegExp> = {
  es: /\b(?:es|son|fue|fueron|sera|seran|era|eran|sea|sean|ha|han|habia|hay|tiene|tienen|tendra|tendran|puede|pueden|podra|podran|debe|deben|debera|deberan|esta|estan|estara|consta|corresponde|queda|quedan|se \p{L}+(?:a|e|an|en|o|ron|ra|ran)|\p{L}{2,}(?:aron|ieron|ara|era|ira|aran|eran|iran|aria|eria|iria|aba|aban)|no ha lugar|(?:senal|expon|indic|sostien|agreg|solicit|aleg|declar|rechaz|acog|confirm|revoc|conden|orden|dispon|establec|interpon|interpus|dedu|invoc|refier|afirm|explic|estim|conclu|pid|anad|reclam|compare|recurr|argument|otorg|entreg|da|dan|vend|compr|obliga|declara|acept|convien|acuerd|regul|proteg|aplic|comprend|garantiz|remit|inform|hac)(?:a|an|e|en|o|ia|io|ce|cen|jo|jeron|aron|ieron|uso|ese)?)\b/u,
  en: /\b(?:is|are|was|were|be|been|has|have|had|shall|will|may|must|can|could|would|should|agrees?|means?|includes?|does|do|did|makes?|grants?|provides?|requires?|held|holds?|states?|\p{L}{3,}ed)\b/u,
};
/** Words that lean on what was said before; folded, at the beginning. */
const LEANS: Record<Language, RegExp> = {
  es: /^(?:(?:(?:este|esta|estos|estas) (?!ley\b|contrato|codigo|acuerdo|instrumento|convenio|corte\b|tribunal|sentencia)|de (?:esta|este) (?:forma|manera|modo)|de donde|en consecuencia|respecto (?:a|de) (?:esto|ello|lo)|con todo|lo (?:expresado|expuesto|senalado|dicho)|(?:ese|esa|esos|esas|dicho|dicha|dichos|dichas|aquel\p{L}*|tal|tales|el mismo|la misma|lo anterior|ello|esto|eso|el referido|la referida|el citado|la citada|el aludido|el cual|la cual|lo cual|en caso contrario|en tal caso|en ese caso|en dicho|en dicha|para (?:ello|estos|tal)|por (?:ello|ende|tanto|lo (?:tanto|anterior|cual|que)|consiguiente)|de lo anterior|con ello|sin embargo|no obstante|pero|empero|tampoco|tambien|igualmente|agreg|anade|indica|senala|expone|refiere|sostiene|afirma|concluye|explica|hace presente|aduce|alega|argumenta|manifiesta|cita|expresa|menciona|precisa|plantea|estima|solicita|pide|da cuenta|luego|asi|alli|entre (?:ellas|ellos)|que)\b)|(?:su|sus) )/u,
  en: /^(?:(?:such|this (?!agreement|lease|contract|act\b|license|amendment)|these|those|that|it|they|he|she|the foregoing|the same|the latter|otherwise|however|thereafter|also|but|and|or|for this|in that|in such|to that end|if so|if not|therefore|thus)\b)/u,
};
/** What is no sentence to hear: blanks to fill in, formulas, addresses, numbers in a row, marks left by a file. */
const UNHEARD =
  /_{2,}|\.{3,}|https?:|www\.|@|\[\s*[*_●•]|\*{3}|[|{}<>\\^~=#]|(?:\d[\d.,-]*\s+){5,}|�|confidential treatment|filed separately|securities and exchange|in witness whereof|se notific[óo] por el estado|\bsiguientes?(?: \p{L}+){0,4}\.$|\bfollowing\.$|has the (?:same )?meaning|have the meaning|table of contents/iu;
const WRECK = /(?:\b\p{L}\s){5,}|\p{Ll}\p{Lu}\p{Ll}+\p{Lu}|(?<!\p{Lu})[bcdfghjklmnñpqrstvwxz]{6,}|\p{L}[¬¦§¤¢]\p{L}/u;
/** What only goes on in a list, and words of a form in capitals within a sentence: more of them in a row than the names of a person. */
const FRAGMENT =
  /^(?:y|e|o|ni|and|or|nor|pero)\s|^(?:primero|segundo|tercero|cuarto|quinto|luego),? (?:que|la|el)\b|^(?:que|el que|la que|los que|las que|al que|a quien(?:es)?)\s/;
const ABBREVIATED = /\b(?:rev|p[áa]g|cfr|vid|ed|art|arts|inc|n[°º]|nro|sr|sra|dr)\.?\s*$/iu;
const SHOUTED = /(?:(?<!\p{L})\p{Lu}{3,}(?!\p{L})[^\p{Ll},;]{0,12}){6}/u;
const FORMULA =
  /^(?:an[óo]tese|reg[íi]strese|notif[íi]quese|comun[íi]quese|arch[íi]vese|dev[úu][ée]lvase|transcr[íi]base|publ[íi]quese|redacci[óo]n|rol|in witness whereof|now,? therefore|resoluci[óo]n incluida|a (?:los|sus) (?:folios|antecedentes)|al (?:folio|otros[íi])|art[íi]culo \S+ (?:derogado|suprimido)|proveyendo|la disidencia corresponde|la prevenci[óo]n corresponde|autoriza la?|se certifica|firma|proyecto de ley|tribunal constitucional|habi[ée]ndose cumplido|los? ministros? [^.]{0,160}no firman?|no firma|firmado|certifico|en \p{L}+, a [^.]{0,60}se notific|incluid[ao] en el estado)/iu;

const times = (words: string, mark: RegExp): number => words.match(mark)?.length ?? 0;
/** Whether each bracket and each quotation that opens is closed. */
const isEven = (words: string): boolean =>
  times(words, /\(/g) === times(words, /\)/g) &&
  times(words, /[“«]/g) === times(words, /[”»]/g) &&
  times(words, /"/g) % 2 === 0;

/** A noun alone at the beginning, whose only verb is subordinate, lists something and says nothing. */
const STARTS =
  /^["“«¿(]?(?:el|la|los|las|lo|un|una|unos|unas|este|esta|estos|estas|ese|esa|esos|esas|dich[oa]s?|tal|tales|tod[oa]s?|cada|cualquier[a]?|ningun[a]?|algun[oa]?s?|quien(?:es)?|su|sus|se|no|si|en|a|al|ante|bajo|con|contra|de|del|desde|durante|entre|hacia|hasta|mediante|para|por|segun|sin|sobre|tras|cuando|como|aunque|mas|mientras|tampoco|tambien|ademas|asi|sera|seran|son|es|don|dona|queda|solo|sin|nada|nadie|esto|eso|ello|ambos|ambas|toda vez|transcurrid\p{L}+|vencid\p{L}+|conforme|respecto|primero|\p{L}+mente)\s/u;
const saysSomething = (folded: string): boolean =>
  !LISTED.test(folded) &&
  (STARTS.test(folded) ||
    VERB.es.test(folded.replace(/\besta\b/g, '').split(/\b(?:que|cuy[oa]s?|quien(?:es)?)\b|,/u, 1)[0]!));

/** Whether words can be read aloud as a sentence of a language. */
function speakable(words: string, folded: string, language: Language): boolean {
  const count = wordCount(words);
  if (FRAGMENT.test(folded) || SHOUTED.test(words) || ABBREVIATED.test(words.replace(/\.$/, ''))) return false;
  if (language === 'es' && !saysSomething(folded)) return false;
  if (count < BREATH.least || UNHEARD.test(words) || WRECK.test(words) || FORMULA.test(words)) return false;
  if (!/^["“«¿(]?[\p{Lu}\d$]/u.test(words)) return false;
  const letters = words.match(/\p{L}/gu)?.length ?? 0;
  if (letters < LEAST_LETTERS * words.replace(/\s/g, '').length) return false;
  const list = folded.match(/\p{L}+/gu) ?? [];
  const small = list.filter((word) => isStop(word, language)).length;
  const says = VERB[language].test(folded) || (language === 'es' && count >= PLAINLY && STARTS.test(folded));
  return small >= SMALL * list.length && says;
}

/** Whether an item has a verb of its own, before what is only subordinate. */
function saysAtOnce(words: string, language: Language): boolean {
  const folded = fold(words.slice(opening(words)));
  if (!/^(?:el|la|los|las|si|en caso|se|no|the|each|either|neither|if|no)\s(?!que\b)/u.test(folded)) return false;
  return VERB[language].test(folded.split(/\b(?:que|which|that|cuy[oa]s?|quien(?:es)?)\b/u, 1)[0]!);
}

/** A sentence that ends in a colon goes on in the items below it, as many as a listener can keep. */
function withItems(
  text: string,
  all: readonly Range[],
  i: number,
): { parts: Range[]; next: number; more: boolean; taken: number } {
  const parts: Range[] = shorten(text, all[i]!);
  let words = wordCount(text.slice(all[i]!.start, all[i]!.end));
  let next = i + 1;
  let more = false;
  if (RESOLVED.test(text.slice(all[i]!.start, all[i]!.end))) return { parts, next, more, taken: 0 };
  let taken = 0;
  for (; next < all.length; next++) {
    const item = all[next]!;
    const said = text.slice(item.start, item.end);
    if (!ITEM.test(said) || item.start - all[next - 1]!.end > 12) break;
    // Numbered items below a word or two are sentences of their own.
    if (!LETTERED.test(said) && wordCount(text.slice(all[i]!.start, all[i]!.end)) < SHORT_OPENING) break;
    const count = wordCount(said);
    if (more || taken >= ITEMS.most || words + count > ITEMS.words) {
      more = true;
      continue;
    }
    parts.push(...shorten(text, item, true));
    words += count;
    taken++;
  }
  return { parts, next, more, taken };
}

function unitOf(
  text: string,
  parts: readonly Range[],
  language: Language,
  cut: boolean,
): Omit<Unit, 'n' | 'more'> | null {
  const [first, last] = [parts[0], parts.at(-1)];
  if (!first || !last) return null;
  const raw = parts.map(({ start, end }) => text.slice(start, end)).join(' ');
  const words = tidy(raw);
  // What begins in small letters is the rest of a sentence, but for one whose number or link was cut off.
  if (!isEven(raw) || (!cut && /^\p{Ll}/u.test(words))) return null;
  const whole = ended(begun(words));
  const folded = fold(whole);
  if (!speakable(whole, folded, language) && !(VOTES.test(whole) && wordCount(whole) >= BREATH.least)) return null;
  const said = divide(whole);
  if (
    !said ||
    said.length > (DECIDES.test(folded) ? LINES.decided : LINES.most) ||
    said.some((line) => line.length > 560)
  )
    return null;
  return {
    start: first.start,
    end: last.end,
    said,
    folded,
    cost: spokenWords(whole),
    leans: LEANS[language].test(folded),
  };
}

/** Who votes otherwise is told before a colon. */
const VOTES =
  /voto (?:en contra|disidente|particular)|\bprev(?:iene|ienen|ino|inieron|enci[óo]n)\b|estuv(?:o|ieron) por/i;
/** Whether a stretch ends as a sentence does; a heading and a broken-off one do not. */
const ENDS = /[.;?!]["”»)\]]*[-–—]*\s*$|[.;]["”»]?\s?(?:y|e|o|and|or)\s*$/u;

/** Sentences that were cut where a line happens to begin with an article that it only names. */
function joined(text: string, all: readonly Range[]): Range[] {
  const out: Range[] = [];
  for (const one of all) {
    const last = out.at(-1);
    const goesOn =
      last && /[\p{Ll}\d,)]$/u.test(text.slice(last.start, last.end)) && !ITEM.test(text.slice(one.start, one.end));
    if (goesOn && one.end - last.start < LONGEST) last.end = one.end;
    else out.push({ ...one });
  }
  return out;
}

/** The sentences of a text that can be read aloud, in their order. `from`..`to` bounds the reading. Linear in the length of the text. */
export function unitsOf(text: string, language: Language): Unit[] {
  const units: Unit[] = [];
  const all = blocks(text).flatMap(({ start, end }) => joined(text, sentences(text, start, end)));
  for (let i = 0; i < all.length; i++) {
    const range = all[i]!;
    if (range.end - range.start > LONGEST) continue;
    const words = text.slice(range.start, range.end);
    const opens = words.endsWith(':');
    const votes = opens && VOTES.test(words);
    if (!opens && !ENDS.test(words)) continue;
    if (LETTERED.test(words) && !opens && !saysAtOnce(words, language)) continue;
    // An item without its opening is a fragment; a numbered sentence of a ruling or a contract begins with a capital.
    if (ITEM.test(words) && !/^["“«¿]?[\p{Lu}\d]/u.test(words.slice(opening(words, true)))) continue;
    const { parts, next, more, taken } =
      opens && !votes ? withItems(text, all, i) : { parts: shorten(text, range), next: i + 1, more: false, taken: 0 };
    if (opens && !votes && taken === 0) continue;
    const unit = unitOf(text, parts, language, opening(words) > 0);
    if (unit) i = next - 1;
    if (unit) units.push({ ...unit, n: units.length, more });
  }
  return units;
}
