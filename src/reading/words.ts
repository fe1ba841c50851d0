import snowball from 'snowball-stemmers';
import type { Language } from '#contract/language.ts';

/** The words of typesetting; an explicit table, since NFKC would also turn "m²" into "m2" and "½" into "1/2". */
const LIGATURES: Record<string, string> = {
  ﬀ: 'ff',
  ﬁ: 'fi',
  ﬂ: 'fl',
  ﬃ: 'ffi',
  ﬄ: 'ffl',
  ﬅ: 'st',
  ﬆ: 'st',
  æ: 'ae',
  œ: 'oe',
  ß: 'ss',
  ĳ: 'ij',
};
const LIGATURE = /[ﬀ-ﬆæœßĳ]/g;
/** A lower-case word with its ligatures written out: "conﬁdencial" is "confidencial". */
export const withoutLigatures = (word: string): string => word.replace(LIGATURE, (c) => LIGATURES[c] ?? c);

const MARKS = /[\u0300-\u036f]/g;
/** Lower case without accents and ligatures: how words are compared everywhere but in the verifier. */
export const fold = (text: string): string => withoutLigatures(text.normalize('NFD').replace(MARKS, '').toLowerCase());

const list = (words: string): ReadonlySet<string> => new Set(words.split(' '));
/** Words that say nothing of a subject (folded), and forms of "ser" whose stem is that of "fuero". The lists are ours. */
const STOP: Record<Language, ReadonlySet<string>> = {
  es: list(
    'a al algo alguna algunas alguno algunos ante antes aquel aquella aquello aquellos asi aun cada como con contra cual cuales cualquier cuando cuanta cuantas cuanto cuantos de del desde donde dos durante e el ella ellas ello ellos en entre era eran es esa esas ese eso esos esta estaba estan estas este esto estos fue fuera fueran fuere fueren fueron fuese fuesen ha haber habia hace hacia han hasta hay he la las le les lo los mas me mi mientras mismo muy ni no nos o os otra otras otro otros para pero por porque pues que quien quienes se sea sean segun ser si sido sin sobre solo son su sus tal tambien tan tanto te tiene tienen toda todas todo todos tras tu tus u un una unas uno unos y ya',
  ),
  en: list(
    'a about an and any are as at be been being but by can could did do does doing for from had has have having he her here him his how i if in into is it its me my no nor not of on or our out she should so some such than that the their them then there these they this those to too was we were what when where which who whom whose why will with would you your',
  ),
};
/**
 * Words that frame a question, or hang its words together, without naming its subject: kept, at a small weight (folded). Beside those of
 * asking and telling they are the forms of haber, ser, estar and tener, the words that point back ("dicho", "referido"), and the English
 * prepositions and quantifiers; not "under", which lawyers put before what they mean.
 */
export const FRAME: Record<Language, ReadonlySet<string>> = {
  es: list(
    'acuerdo caso cita consider considerar debe deben debera deberan debo dice dijo existe existir explica expresa habla indica indicar menciona nombre podra podran presente puede pueden puedo respecto senala tipo trata clase contempla contrato documento fuente ' +
      'conforme corresponde dispone disponen disponer dispuesto establece establecen establecer establecido mediante procede regula relacion ' +
      'pasa pasan ocurre ocurren sucede mis tengo ' +
      'pactan pactaron pactado pactada estipula estipulan estipularon estipulado acordaron ' +
      'quiero quiere quieren queremos quisiera deseo desea desean necesito necesita necesitan ' +
      'dado dada dados dadas estado estando estara estuviera estuviere estuvo habia habian habiendo habiendose habiendosele habra habran habria haya hayan hubiera hubieran hubiere hubieren hubiese hubo siendo sea sean sera seran seria serian sido tendra tendran tenga tengan tenia tenian tenido teniendo tuviere tuvo ' +
      'ambos anterior anteriores aquellos aludido citado citada correspondiente dicha dichas dicho dichos mencionado referida referido respectiva respectivas respectivo respectivos senalado siguiente siguientes tales',
  ),
  en: list(
    'consider include included includes may must provide provided provides specify specified mention mentioned describe happen happens event contract agreement document last lasts long shall type kind name called many much policy ' +
      'after against among before between both during each least more most over through while within',
  ),
};
export const isStop = (folded: string, language: Language): boolean => STOP[language].has(folded);

const stemmers = { es: snowball.newStemmer('spanish'), en: snowball.newStemmer('english') };
/** Characters of the longest word that is stemmed: what is longer is no word, and the stemmer takes time by its square. */
const STEMMED = 60;
type Analysed = { word: string; stem: string } | null;
const REMEMBERED = 200_000;
const memo: Record<Language, Map<string, Analysed>> = { es: new Map(), en: new Map() };

/** Spanish words in -ción and -sión are often typed without their accent, by which the stemmer knows them. */
const accented = (word: string, language: Language): string =>
  language === 'es' ? word.replace(/(?<=\p{L}{2}[cs])ion$/u, 'ión') : word;

/** Folded word and folded Snowball stem of a lower-case word; null for a stop word. The stemmer wants the accents, so folding comes last. */
export function analyse(raw: string, language: Language): Analysed {
  const cache = memo[language];
  let found = cache.get(raw);
  if (found === undefined) {
    const word = fold(raw);
    found = STOP[language].has(word)
      ? null
      : {
          word,
          stem:
            raw.length > STEMMED
              ? word
              : fold(stemmers[language].stem(accented(withoutLigatures(raw), language))) || word,
        };
    if (cache.size > REMEMBERED) cache.clear();
    cache.set(raw, found);
  }
  return found;
}
export const stem = (word: string, language: Language): string => analyse(word, language)?.stem ?? fold(word);

/** "1.545" and "1545" are one number; letters and digits otherwise make words. */
const WORD = /\p{N}{1,3}(?:[.,]\p{N}{3})+(?!\p{N})|[\p{L}\p{N}]+/gu;

/** A word as it was met, in lower case; a number without its points. */
function lowered(met: string): string {
  const raw = met.toLowerCase();
  return raw.charCodeAt(0) < 58 && (raw.includes('.') || raw.includes(',')) ? raw.replace(/[.,]/g, '') : raw;
}

/** Calls `visit` with word, stem and offset of each content word of `text[start..end)`. */
export function eachWord(
  text: string,
  start: number,
  end: number,
  language: Language,
  visit: (word: string, stem: string, at: number) => void,
): void {
  const slice = start === 0 && end === text.length ? text : text.slice(start, end);
  for (const match of slice.matchAll(WORD)) {
    const found = analyse(lowered(match[0]), language);
    if (found) visit(found.word, found.stem, start + match.index);
  }
}

/** A word of a text, in lower case, with its place. */
export type Word = { raw: string; start: number; end: number };
/** Every word of `text[start..end)`, small words too. */
export const wordsOf = (text: string, start = 0, end = text.length): Word[] =>
  [...text.slice(start, end).matchAll(WORD)].map(({ 0: met, index }) => ({
    raw: lowered(met),
    start: start + index,
    end: start + index + met.length,
  }));

/** The stems of the content words of a text, in order. */
export function stemsOf(text: string, language: Language): string[] {
  const stems: string[] = [];
  eachWord(text, 0, text.length, language, (_word, found) => void stems.push(found));
  return stems;
}
