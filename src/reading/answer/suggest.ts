import type { Language } from '#contract/language.ts';
import { termsOf } from '../terms.ts';
import { fold } from '../words.ts';
import { divisionsOf, nameOf, type Division } from './divisions.ts';
import type { Read } from './rank.ts';

/** Words of a suggested question at most. */
const WORDS = 10;
/** Characters of a document in which its parties and terms are named. */
const START = 60_000;

/** How a suggested question is put. The names are the source's own. */
const ASK: Record<
  Language,
  {
    clause: (number: string, title: string) => string;
    article: (number: string, title: string) => string;
    considerando: (number: string, title: string) => string;
    duties: (role: string) => string;
    term: (term: string) => string;
    matter: (phrase: string) => string;
  }
> = {
  es: {
    clause: (number, title) => `¿Qué dice la cláusula ${number}${title && ` (${title})`}?`,
    article: (number, title) => `¿Qué dice el artículo ${number}${title && ` (${title})`}?`,
    considerando: (number, title) => `¿Qué dice el considerando ${number}${title && ` (${title})`}?`,
    duties: (role) => `¿Qué obligaciones tiene ${role}?`,
    term: (term) => `¿Qué significa «${term}»?`,
    matter: (phrase) => `¿Qué se establece sobre ${phrase}?`,
  },
  en: {
    clause: (number, title) => `What does clause ${number}${title && ` (${title})`} say?`,
    article: (number, title) => `What does article ${number}${title && ` (${title})`} say?`,
    considerando: (number, title) => `What does considerando ${number}${title && ` (${title})`} say?`,
    duties: (role) => `What are the obligations of ${role}?`,
    term: (term) => `What does “${term}” mean?`,
    matter: (phrase) => `What is said about ${phrase}?`,
  },
};

const fits = (question: string): boolean => question.split(/\s+/).length <= WORDS;

/** The title of a division without its number: "Mora" of "QUINTO: Mora". */
const titleOf = ({ label }: Division): string => {
  const name = nameOf(label);
  const title = /(?:[:.)–—-]|^\d+(?:\.\d+)*)\s*(\p{Lu}[^.:;()]{2,50})$/u.exec(name)?.[1]?.trim() ?? '';
  const few =
    title.split(/\s+/).length <= 5 && !/[,]|\p{Ll}(?:ará|erá|irá|arán)(?!\p{L})|\b(?:es|se|son)\b/u.test(title)
      ? title
      : '';
  return /^[^\p{Ll}]+$/u.test(few) ? few.charAt(0) + few.slice(1).toLowerCase() : few;
};

/** A question for a division that has a number; null for one without. `plainly`: what one is called that is no article. */
function ofDivision(division: Division, language: Language, plainly: 'clause' | 'considerando'): string | null {
  const number = division.numbers[0];
  if (!number || !/^\d+(?:\.\d+)*(?: bis)?$/.test(number)) return null;
  const ask = ASK[language][division.article ? 'article' : plainly];
  const [titled, plain] = [ask(number, titleOf(division)), ask(number, '')];
  return fits(titled) ? titled : plain;
}

/** What a ruling says before its reasons, and a contract does not, which may have a "considerando" too (folded). */
const OF_RULING = /\bvistos?\s*[:;.,]|\bteniendo (?:ademas )?presente\b/;
const HEAD = 20_000;
/** Whether a text gives reasons as a ruling does, at its beginning. */
export const reasonsAsCourt = (text: string): boolean => OF_RULING.test(fold(text.slice(0, HEAD)));

/** Questions for the divisions of a source from a place on, in their order. */
export function divisionQuestions(read: Read, language: Language, from: number, most: number): string[] {
  const plainly = reasonsAsCourt(read.text) ? 'considerando' : 'clause';
  return divisionsOf(read)
    .filter(({ start, level }) => start > from && level >= 2)
    .flatMap((division) => ofDivision(division, language, plainly) ?? [])
    .slice(0, most);
}

const ROLE =
  /(?:en adelante|denominad[oa]|llamad[oa])(?:,? (?:también|e indistintamente|indistintamente|simplemente))*,? (?:(el|la|los|las) )?["“«](?:(el|la|los|las) )?(\p{Lu}?\p{L}{4,20}(?:\/\p{L})?)["”»]|\((?:the|el|la) ["“](\p{Lu}\p{L}{3,20})["”]\)/gu;
/** Names in brackets that are no parties. */
const NO_PARTY =
  /^(?:agreement|effective|term|contract|contrato|propiedad|services?|products?|ley|products|inmueble|anexo)/i;

const article = (role: string): string => (/(?:a|ión|dad)$/u.test(role) ? 'la' : 'el');
/** The parties as a source names them, with their article. */
function rolesOf(text: string, language: Language): string[] {
  const found = [...text.slice(0, START).matchAll(ROLE)].flatMap(([, before, within, named, bracketed]) => {
    const role = named ?? bracketed!;
    if (NO_PARTY.test(role)) return [];
    if (
      /^(?:company|consultant|supplier|distributor|customer|client|contractor|licensor|licensee|buyer|seller)$/i.test(
        role,
      )
    )
      return [`the ${role}`];
    return language === 'es' ? [`${before ?? within ?? article(role)} ${role}`] : [`the ${role}`];
  });
  return [...new Set(found)];
}

const MEANS =
  /["“«]([\p{L}][\p{L} ]{2,40})["”»] (?:significa|means?|shall mean|se refiere)|[Ss]e entender[áa] por ["“«]([\p{L} ]{3,40})["”»]/gu;
/** The terms that a source defines. */
const definedIn = (text: string): string[] => [...text.matchAll(MEANS)].map(([, one, other]) => (one ?? other)!.trim());

/** Endings of verbs and participles, which end no phrase that stands for a thing. */
const NO_NOUN = /(?:rá|rán|ado|ada|ados|adas|ido|ida|idos|idas|iere|iera|aron|ieron)$/u;
const DETERMINERS: Record<Language, string> = { es: 'el|la|los|las|del|al', en: 'the' };
/** Noun phrases that stand in the text as such: behind an article, and ending where the phrase ends. */
function phrasesOf(text: string, language: Language): string[] {
  return termsOf(text, language, 12).flatMap(({ text: term }) => {
    const all = [
      ...text.matchAll(
        new RegExp(
          `(?<!\\p{L})(${DETERMINERS[language]}) ${term.replaceAll(' ', String.raw`\s+`)}(?!\\p{L})(?:\\s+(de|del|of)\\b)?`,
          'giu',
        ),
      ),
    ];
    const whole = all.filter((match) => match[2] === undefined);
    if (NO_NOUN.test(term)) return [];
    if (whole.length < 2 || whole.length < all.length / 2) return [];
    const determiner = whole[0]![1]!.toLowerCase().replace(/^(?:del|al)$/, 'el');
    return [`${determiner} ${term}`];
  });
}

/** Where a source speaks of parties, terms and matters, the questions that ask for them; `text` is the part of it that is looked at. */
export function matterQuestions(read: Read, language: Language, text: string): string[] {
  const ask = ASK[language];
  const own = read.index.language === language;
  return [
    ...rolesOf(read.text, language).slice(0, 3).map(ask.duties),
    ...definedIn(text).slice(0, 3).map(ask.term),
    ...(own ? phrasesOf(text, language).map(ask.matter) : []),
  ].filter(fits);
}

/** Words that put a question and say nothing of its matter (folded). */
const PUTS =
  /^(?:que|dice|tiene|establece|sobre|what|does|said|about|obligations|obligaciones|significa|mean|clause|article|clausula|articulo|cual|cuales|para)$/;
/** Whether two questions ask nearly the same. */
export function alike(one: string, other: string): boolean {
  const words = (text: string): string[] =>
    (fold(text).match(/\d+|\p{L}{4,}/gu) ?? []).filter((word) => !PUTS.test(word));
  const [a, b] = [new Set(words(one)), new Set(words(other))];
  const shared = [...a].filter((word) => b.has(word)).length;
  return fold(one) === fold(other) || (shared > 0 && shared / Math.min(a.size, b.size) > 0.6);
}
