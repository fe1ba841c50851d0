import type { Language } from '#contract/language.ts';
import { tellLanguage } from '../language.ts';
import { fold, stem } from '../words.ts';
import { match } from './match.ts';
import type { Reason } from './reasons.ts';
import { isEndless, readSentence, type Sentence, type Word } from './sentence.ts';
import { supportOf, type Beside, type Quotation, type Support } from './support.ts';

/** What a text is said to do; it says nothing of what it says. Ours. */
const DOES: Record<Language, string> = {
  es: 'regula establece fija dispone contempla contiene define trata señala indica prevé describe detalla incluye recoge aborda',
  en: 'governs regulates establishes sets provides contains defines deals states describes details includes covers addresses',
};
const DOING: Record<Language, ReadonlySet<string>> = { es: stemsOf('es'), en: stemsOf('en') };
function stemsOf(language: Language): ReadonlySet<string> {
  return new Set(DOES[language].split(' ').map((word) => stem(word, language)));
}

/** The share of its words from which a statement in another language is about what its quotation says: not each word has a translation of ours. */
export const ACROSS = 0.6;

/** Whether a word that a quotation does not hold adds nothing: it is judged as a permission or duty ("puede" for "podrá"), or says that a text says something. */
const addsNothing = ({ modals, language }: Sentence, { start, end, content, stem: one }: Word): boolean =>
  (!content && modals.some((modal) => modal.start <= start && end <= modal.end)) || DOING[language].has(one);

/** Whether a quotation in another language is about what a statement says. */
function isAbroad(statement: Sentence, words: string): boolean {
  const language = tellLanguage(words);
  if (language === null || tellLanguage(statement.text) === null || language === statement.language) return false;
  const { uncovered } = match(statement, readSentence(words, language), []);
  const told = statement.words.flatMap((one, i) => (one.content && !addsNothing(statement, one) ? [i] : []));
  return told.filter((i) => !uncovered.includes(i)).length >= ACROSS * told.length;
}

/** What is told by the order of words, which is another in each language. */
const OF_ORDER: ReadonlySet<Reason['kind']> = new Set(['direction', 'condition', 'modality']);

/** Whether a statement is carried to its last word by a quotation that carries it so far. Across languages words without a translation are forgiven where most of it is carried. */
export function isWhole({ state, reasons }: Support, statement: Sentence, { words }: Quotation): boolean {
  if (state !== 'partly') return state === 'supported';
  const abroad = isAbroad(statement, words);
  if (reasons.some(({ kind }) => kind !== 'words' && !(abroad && OF_ORDER.has(kind)))) return false;
  const added = reasons.flatMap(({ at }) =>
    statement.words.filter((one) => at && at.start <= one.start && one.end <= at.end),
  );
  const named = added.length > 0 && reasons.every(({ at }) => at !== null);
  if (added.some(({ word }) => /\d/.test(word))) return false;
  return (named && added.every((one) => addsNothing(statement, one))) || abroad;
}

/** Whether one of some quotations carries a statement to its last word: so much is asked of words that stand where none can be marked. */
export const isCarried = (text: string, quotations: readonly Quotation[], beside: Beside): boolean => {
  if (isEndless(text)) return false;
  const language = tellLanguage(text) ?? beside.language;
  const statement = readSentence(text, language);
  return quotations.some((one) => isWhole(supportOf(text, [one], { ...beside, language }), statement, one));
};

/** Ends of names in the web, of those that are written most. Ours. */
const ENDS =
  'com|net|org|cl|info|io|app|shop|store|online|site|xyz|edu|gob|gov|biz|es|mx|ar|pe|co|uk|eu|link|dev|ai|example';
/** What leads out of a text: an address of the web or of mail, a telephone number. */
const ADDRESS = new RegExp(
  `[\\p{L}\\p{N}._%+-]+@[\\p{L}\\p{N}-]+|\\w+://\\S+|(?<![\\p{L}\\p{N}.@])(?:[\\p{L}\\p{N}-]+\\.)+(?:${ENDS})(?![\\p{L}\\p{N}])|\\+\\d(?:[ ().-]?\\d){6,}|(?<!\\d)\\d(?:[ -]\\d{3,4}){2}(?!\\d)`,
  'giu',
);
/** Whether words of a model lead out to where none of some texts does. */
export const leadsOut = (text: string, texts: readonly string[] = []): boolean =>
  (text.match(ADDRESS) ?? []).some((address) => texts.every((one) => !fold(one).includes(fold(address))));
