import type { Language } from '#contract/language.ts';
import { called } from './called.ts';
import { relatedTo } from '../concepts/related.ts';
import { tellLanguage } from '../language.ts';
import { search } from '../search/search.ts';
import { isRow } from '../sentences.ts';
import { eachWord, fold, FRAME, isStop, stem, stemsOf } from '../words.ts';
import { divisionAt, isTitle } from './divisions.ts';
import { frames, type Intent } from './intent.ts';
import type { Found } from './look-up.ts';
import type { Read } from './rank.ts';

/** A word of the matter that a question is about. `weight`: how much it tells, less where it was borrowed from the conversation. */
type Word = {
  folded: string;
  stems: Record<Language, string>;
  related: Record<Language, ReadonlySet<string>>;
  weight: number;
  mended: boolean;
  /** It stands in a source, and is not only looked for by words for the same. */
  found: boolean;
  /** All the sources are called so: it says of them nothing that tells. */
  itself: boolean;
};
/** The matter of a question: its words without those that tell what kind of thing is asked. */
export type Matter = { words: Word[]; weight: number };
/** A sentence beside what is asked. `own` and `all`: shares of the matter that it holds, and that it holds with what it stands under and behind. */
export type Evidence = Found & {
  words: string;
  label: string;
  own: number;
  all: number;
  near: boolean;
  /** It only names what follows. */
  heading: boolean;
};
/** What an earlier answer lends: its question's words, and whether a sentence lies in a division that it quoted. */
export type Loan = { words: string; near: (source: number, start: number) => boolean };

/** Passages that are looked through for one answer. */
const PASSAGES = 30;
/** What a borrowed word counts, what a word counts that the question only leads with, and the least that a common word does. */
const BORROWED = 0.5;
const FRAMING = 0.15;
const LEAST = 0.25;
/** What stands around a sentence counts less than what it says itself; a word of the same group as much as nearly the word. */
const AROUND = 0.6;
const RELATED = 0.85;
/** What says nothing of the matter, nor its division's name, speaks of it at most so much by the sentence before it. */
const ONLY_BEFORE = 0.5;
/** A word that was mended may be another one: alone it proves nothing. */
const MENDED = 0.5;
/** What stands before a hyphen and is no word. */
const PREFIX = /^(?:non|pre|sub|co|ex)$/;
const WORTH = { own: 0.8, said: 0.2, all: 0.45, passage: 0.3, near: 0.35 } as const;

/** What a question is about, and the sentences of the passages that come close to it. */
export type Field = { matter: Matter; sentences: Evidence[] };

/** Reads the passages that fit a question. The rarer a word of the matter in the sources, the more it tells. */
export function fieldOf(
  sources: readonly Read[],
  question: string,
  intent: Intent,
  loan?: Loan,
  limit = PASSAGES,
): Field {
  const { hits, query } = found(sources, loan ? `${question} ${loan.words}` : question, limit);
  const said = new Set(
    fold(question)
      .match(/\p{N}{1,3}(?:[.,]\p{N}{3})+|[\p{L}\p{N}]+/gu)
      ?.map((word) => word.replace(/(?<=\p{N})[.,]/gu, '')),
  );
  const words = query.terms.flatMap((term) => {
    if (term.extra || frames(intent, term.asked) || isEmpty(term.asked)) return [];
    const borrowed = !said.has(term.asked);
    if (!loan && borrowed) return [];
    const least = Math.max(LEAST, term.idf);
    const itself = sources.every((read) => called(read).has(term.stems[read.index.language]));
    const framing = itself || FRAME.es.has(term.asked) || FRAME.en.has(term.asked) ? FRAMING : 1;
    return [
      {
        folded: term.asked,
        stems: term.stems,
        related: { es: relatedTo(stem(term.asked, 'es'), 'es'), en: relatedTo(stem(term.asked, 'en'), 'en') },
        weight: least * framing * (borrowed ? BORROWED : 1),
        mended: term.mended,
        found: term.found,
        itself,
      },
    ];
  });
  const matter = { words, weight: words.reduce((sum, { weight }) => sum + weight, 0) };
  const top = hits[0]?.score || 1;
  const seen = new Set<string>();
  const plain = words.length === 0 && intent === 'deadline';
  const more = plain || hits.length === 0 ? firstPassages(sources, question, limit, plain) : [];
  const sentences = [...hits, ...more].flatMap((hit) => {
    const read = sources[hit.source]!;
    const { index } = read;
    const out: Evidence[] = [];
    for (let s = index.sentenceOf[hit.passage]!; s < index.sentenceOf[hit.passage + 1]!; s++) {
      const start = index.sentenceStart[s]!;
      const key = `${hit.source}:${start}`;
      if (seen.has(key)) continue;
      seen.add(key);
      out.push(weigh(read, hit.source, s, matter, hit.score / top, loan));
    }
    return out;
  });
  return { matter, sentences };
}

/**
 * What a question without a matter of its own is looked for in too: "¿Cuánto dura?" may be answered where none of its words stands. So may one whose words
 * are found nowhere since the sources are in another language, by the kind of thing that it asks for: a date, a term, the parties.
 */
function firstPassages(
  sources: readonly Read[],
  question: string,
  limit: number,
  plain: boolean,
): { source: number; passage: number; score: number }[] {
  const own = tellLanguage(question);
  if (!plain && (own === null || sources.some(({ index }) => index.language === own))) return [];
  return sources
    .flatMap(({ index }, source) =>
      Array.from({ length: Math.min(limit, index.passages) }, (_, passage) => ({ source, passage, score: 0 })),
    )
    .slice(0, limit);
}

/** Says nothing of a matter in either language: a question may be put in one and its source be in the other. */
const isEmpty = (folded: string): boolean => PREFIX.test(folded) || isStop(folded, 'es') || isStop(folded, 'en');

/** The passages for a question; a word of it that stands nowhere is looked for by those that lawyers use for the same. */
function found(sources: readonly Read[], text: string, limit: number): ReturnType<typeof search> {
  const first = search(sources, text, limit);
  const language = sources[0]?.index.language ?? 'es';
  const other = first.query.terms
    .filter(({ extra, found: stands, mended }) => !extra && (!stands || mended))
    .flatMap(({ asked }) => [...relatedTo(stem(asked, language), language)]);
  return other.length === 0 ? first : search(sources, `${text} ${other.join(' ')}`, limit);
}

/** An item of a list leans on the sentence that opens the list. */
export const ITEM = /^\s*(?:\(?[a-zñ](?:\.\d{1,2})?\)|\(?[ivx]{1,5}\)|\d{1,2}(?:[.)]|[º°ª])[-.)]?\s|[-•*]\s)/iu;
/** Words that point to the paragraph or division that a sentence stands in. */
const POINTS_BACK =
  /\b(?:est[ea]|dich[oa]|presente|mism[oa]) (?:inciso|art[íi]culo|cl[áa]usula|numeral|p[áa]rrafo|prohibici[óo]n|obligaci[óo]n)|\b(?:this|of) (?:section|clause|article|paragraph)\b|\bthese obligations\b|inciso (?:primero|anterior)/iu;
/** Sentences and characters looked back upon. */
const BACK = { title: 4, items: 14, characters: 1500, sentence: 600 } as const;

/** What a sentence is to be read with: the one before it, the one that opens its list, or all of its division before it where it points there. */
function contextOf(
  { index, text }: Pick<Read, 'index' | 'text'>,
  s: number,
  division: number,
): { words: string; sure: boolean } {
  const textOf = (i: number): string => text.slice(index.sentenceStart[i], index.sentenceEnd[i]);
  const start = index.sentenceStart[s]!;
  const own = textOf(s);
  if (isRow(own)) return { words: '', sure: false };
  if (POINTS_BACK.test(own))
    return { words: text.slice(Math.max(division, start - BACK.characters), start), sure: true };
  let before = s - 1;
  const title = titleBefore({ index, text }, s, division);
  if (ITEM.test(own)) while (before > 0 && s - before < BACK.items && ITEM.test(textOf(before))) before--;
  if (before < 0 || index.sentenceStart[before]! < division) return { words: title, sure: false };
  return { words: `${title} ${textOf(before).slice(-BACK.sentence)}`, sure: ITEM.test(own) };
}

/** The title that a sentence stands behind within its paragraph: "9.03. Indemnity." */
function titleBefore({ index, text }: Pick<Read, 'index' | 'text'>, s: number, division: number): string {
  for (let i = s - 1; i >= 0 && s - i <= BACK.title && index.sentenceStart[i]! >= division; i--) {
    const range = { start: index.sentenceStart[i]!, end: index.sentenceEnd[i]! };
    if (isTitle({ index, text }, range)) return text.slice(range.start, range.end);
  }
  return '';
}

function weigh(read: Read, source: number, s: number, matter: Matter, passage: number, loan?: Loan): Evidence {
  const { language, sentenceStart, sentenceEnd } = read.index;
  const [start, end] = [sentenceStart[s]!, sentenceEnd[s]!];
  const words = read.text.slice(start, end).replace(/\s+/g, ' ');
  const division = divisionAt(read, start);
  const label = division?.label ?? '';
  // What stands before a division's own first sentence is of another matter.
  const context = contextOf(read, s, division?.body.start ?? 0);
  const held = new Set(stemsOf(words, language));
  const said = shareOf(matter, held, language);
  if (said < 1) for (const one of stemsOf(label, language)) held.add(one);
  const labelled = said < 1 ? shareOf(matter, held, language) : said;
  if (said < 1) for (const one of stemsOf(context.words, language)) held.add(one);
  const around = said < 1 ? shareOf(matter, held, language) : said;
  const own = context.sure ? Math.max(said, RELATED * around) : said;
  const whole = Math.max(own, said + AROUND * (around - said));
  const all = labelled === 0 && !context.sure ? Math.min(whole, ONLY_BEFORE) : whole;
  const near = loan?.near(source, start) ?? false;
  // What is said by the sentence itself comes before what it leans on.
  const score =
    WORTH.own * own + WORTH.all * all + WORTH.said * said + WORTH.passage * passage + (near ? WORTH.near : 0);
  return {
    source,
    start,
    end,
    score,
    words,
    label,
    own,
    all,
    near,
    heading: isTitle(read, { start, end }),
  };
}

/** The share of a matter that some stems hold; all of it where there is none. */
function shareOf({ words, weight }: Matter, held: ReadonlySet<string>, language: Language): number {
  if (weight === 0) return 1;
  let sum = 0;
  for (const word of words) {
    const own = word.stems[language];
    if (held.has(own)) sum += word.weight * (word.mended ? MENDED : 1);
    else
      for (const one of word.related[language])
        if (held.has(one)) {
          sum += RELATED * word.weight;
          break;
        }
  }
  return sum / weight;
}

/** The folded words of a question that are neither of its kind nor stop words; what a conversation lends and borrows. */
export function matterWords(question: string, intent: Intent, language: Language): string[] {
  const out: string[] = [];
  eachWord(question, 0, question.length, language, (word, _stem, at) => {
    if (!frames(intent, word) && !FRAME[language].has(word))
      out.push(/^[\p{L}\p{N}.,]+/u.exec(question.slice(at))![0].replace(/[.,]+$/, ''));
  });
  return out;
}
