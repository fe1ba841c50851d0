import { termAsked } from '../evidence/defined-terms.ts';
import type { Range } from '../lines.ts';
import type { Part } from '../reply.ts';
import { fold } from '../words.ts';

/** A name that is given in brackets behind what it names: `April 1, 2019 (the "Effective Date")`. */
const GIVEN = /\(\s?(?:[\p{L},]+\s){0,6}["“«]([^"”»\n]{2,60})["”»][^)]{0,30}\)/gu;
/** Words by which a sentence says what a term means, behind the end of its word. */
const SAYS =
  /^(?!\p{L})["”»]?\s?(?:,[^,]{1,60},\s)?(?::|means?|shall mean|has the meaning|refers? to|includes?|is defined|es|son|significa|se entiende|se entender[áa]|designa|corresponde)(?!\p{L})/iu;
/** Words by which a sentence says before a term that it means it, and those that deny that. */
const MEANS_BEFORE =
  /(?<!\p{L})(?:se entiende|se entienden|se entenderán?|llámase|se llaman?|denomínase|se denominan?|se consideran?|se considerarán?|consiste en|means|shall mean|is called|is defined as)(?!\p{L})/iu;
const DENIED = /(?<!\p{L})(?:no|not|never|nunca)\s(?:\p{L}+\s){0,2}$/iu;
/** The article before a name. */
const ARTICLE = /(?<!\p{L})(?:el|la|los|las|un|una|the|an?) $/iu;
/** Where the words begin that a name in brackets stands for, and how many characters they have at most. Ours. */
const BREAK =
  /(?<!(?<!\p{L})(?:Mr|Mrs|Ms|Dr|Inc|No|Nos|St|Corp|Ltd|Co|Sr|Sra|Art|art))[.;:]\s|(?<=^WHEREAS),\s|,\s(?=(?:and|y|e|con|with|that|which|que|whereas)\s)/gu;
/** What no meaning begins with, a blank in its words, and letters that say one. */
const DANGLES = /^(?:that|which|who|whose|que|cuy[oa]s?|and|or|y|o)(?!\p{L})|_{3}/iu;
const LEAST = 15;
const SHORT = 40;
const LONG = 180;

/** Whether a question asks for the meaning of a term that a document defines. */
export const asksMeaning = ({ id }: Part['intent']): boolean => id === 'definition';

/** Whether a sentence says what something means, wherever in it the term stands. */
export function defines(words: string): boolean {
  const found = MEANS_BEFORE.exec(words);
  return found !== null && !DENIED.test(words.slice(0, found.index));
}

/**
 * The words of a sentence that define the term asked: those before its name in brackets, with it, or the sentence from its name on; null where the sentence only uses
 * it. Offsets in `text`.
 */
export function definingIn(text: string, sentence: Range, intent: Part['intent']): Range | null {
  const term = termAsked(intent);
  if (term === '') return null;
  const words = text.slice(sentence.start, sentence.end);
  const given = [...words.matchAll(GIVEN)].find(({ 1: name }) => fold(name!) === term);
  if (given) {
    const end = given.index + given[0].length;
    const before = words.slice(0, given.index);
    const cuts = [...before.matchAll(BREAK)].map(({ index, 0: mark }) => index + mark.length);
    const start = cuts.filter((at) => given.index - at > 3).at(-1) ?? 0;
    const says = words.slice(start, end);
    // "The term of this Agreement (the “Term”) begins …": what it means is still to come.
    const isEmpty = given.index - start < SHORT && fold(words.slice(start, given.index)).includes(term);
    const isWhole = !isEmpty && end - start <= LONG && given.index - start >= LEAST && !DANGLES.test(says.trimStart());
    return isWhole ? { start: sentence.start + start, end: sentence.start + end } : null;
  }
  const folded = fold(words);
  for (let at = folded.indexOf(term); at >= 0 && folded.length === words.length; at = folded.indexOf(term, at + 1))
    if (
      SAYS.test(words.slice(at + term.length)) &&
      words.length - at <= LONG &&
      words.length - at >= term.length + LEAST
    )
      return {
        start:
          sentence.start +
          at -
          (/["“«]/u.exec(words[at - 1] ?? '') ?? ARTICLE.exec(words.slice(0, at)) ?? [''])[0].length,
        end: sentence.end,
      };
  return null;
}
