import type { Language } from '#contract/language.ts';
import { tellLanguage } from '../language.ts';
import type { Range } from '../lines.ts';
import { dependsOf } from './depends.ts';
import { directionsOf } from './actors.ts';
import { boundsOf, joinedOtherwise } from './bounds.ts';
import { alsoInPesos } from './figures.ts';
import { focusOf } from './focus.ts';
import { causesOf } from './causes.ts';
import { match } from './match.ts';
import { mixedOf } from './mixed.ts';
import { namesOf } from './named.ts';
import type { Reason } from './reasons.ts';
import { replacedIn } from './replaced.ts';
import { isEndless, readSentence, type Sentence } from './sentence.ts';
import { swappedOf } from './swapped.ts';
import { tensesOf } from './tense.ts';
import { restrictedOf } from './restricted.ts';
import { toldOf } from './told.ts';
import { sameLimits, turnsOf } from './turned.ts';
import { widenedOf } from './widened.ts';

/** How far quotations carry a statement. `uncovered`: the words of it that they do not, in order; `reasons`: why it is not supported, or only in part. */
export type Support = { state: 'supported' | 'partly' | 'not'; uncovered: Range[]; reasons: Reason[] };
/** `known`: words that stand beside the quotations, such as the title and the division of their source: they cover words and names, and turn nothing. */
export type Beside = {
  language: Language;
  known?: readonly string[];
  /** Whether a word (folded) stands anywhere in the sources: a name that does is doubtful, one that does not is invented. Without it none does. */
  stands?: (word: string) => boolean;
};
/** Words of a source, and the sentence that they are a part of, where that is longer: what it denies or makes depend is not left out. */
export type Quotation = { words: string; sentence?: string };

/** The share of a statement's words of content that a quotation holds at least where it is about the same. */
const LEAST = 0.4;

const RANK = { supported: 2, partly: 1, not: 0 } as const;

type Read = { words: Sentence; sentence: Sentence };
type Known = { known: readonly Sentence[]; stands: (word: string) => boolean };

/** Ranges in order, those that touch or overlap as one. */
function merged(ranges: readonly Range[]): Range[] {
  const out: Range[] = [];
  for (const { start, end } of [...ranges].sort((a, b) => a.start - b.start || b.end - a.end)) {
    const last = out.at(-1);
    if (last && start <= last.end + 1) last.end = Math.max(last.end, end);
    else out.push({ start, end });
  }
  return out;
}

const supportFrom = (reasons: readonly Reason[]): Support => ({
  state: reasons.some(({ turned }) => turned) ? 'not' : reasons.length > 0 ? 'partly' : 'supported',
  uncovered: merged(reasons.flatMap(({ at }) => at ?? [])),
  reasons: [...reasons],
});

/** Words by which a sentence says of another what was said before (folded). */
const ALSO = new Set(
  'tambien tampoco asimismo igualmente identico mismo also too neither nor likewise so same'.split(' '),
);
/** Whether a sentence says something only by the one before it: "También el arrendador." */
const leansOn = ({ words, figures }: Sentence): boolean =>
  words.some(({ word }) => ALSO.has(word)) &&
  figures.length === 0 &&
  words.every(({ content, actor, capital, word }) => !content || actor || capital || ALSO.has(word));

/** How far one quotation carries a statement. */
function carried(said: Sentence, { words, sentence }: Read, beside: Known): Support {
  const isAbroad = said.language !== words.language;
  const statement = isAbroad ? { ...said, figures: alsoInPesos(said.figures, said.text, sentence.figures) } : said;
  const { known } = beside;
  const inWords = match(statement, words, known);
  const inSentence = sentence === words ? inWords : match(statement, sentence, known);
  const limits = sameLimits(statement, sentence);
  const lacking = inWords.uncovered.map((i): Reason => {
    const { start, end } = statement.words[i]!;
    return { kind: 'words', turned: false, at: { start, end } };
  });
  const apart: Reason[] = inWords.share < LEAST ? [{ kind: 'words', turned: true, at: null }] : [];
  // "Sí, debe." says of nothing in the quotation that it is so.
  const says = statement.figures.length + statement.references.length;
  const bare: Reason[] = inWords.isBare && says === 0 ? [{ kind: 'words', turned: false, at: null }] : [];
  const leaning: Reason[] = leansOn(statement)
    ? [{ kind: 'words', turned: false, at: { start: 0, end: statement.text.trimEnd().length } }]
    : [];
  return supportFrom([
    ...namesOf(statement, words, beside, inWords),
    ...turnsOf(statement, sentence, inSentence),
    ...boundsOf(statement, sentence, limits),
    ...widenedOf(statement, sentence),
    ...joinedOtherwise(statement, sentence, inSentence),
    ...tensesOf(statement, sentence, inSentence),
    ...directionsOf(statement, sentence, inSentence),
    ...mixedOf(statement, sentence, inSentence),
    ...swappedOf(statement, sentence, inSentence),
    ...causesOf(statement, sentence, inSentence),
    ...dependsOf(statement, sentence, inSentence),
    ...restrictedOf(statement, sentence, inSentence),
    ...(limits ? [] : replacedIn(statement, words, inWords)),
    ...toldOf(statement, sentence, inSentence),
    ...apart,
    ...bare,
    ...leaning,
    ...lacking,
  ]);
}

const better = (a: Support, b: Support): Support => {
  const gain = RANK[b.state] - RANK[a.state] || a.reasons.length - b.reasons.length;
  return gain > 0 ? b : a;
};

/** What several quotations carry only together: no single one says it. */
function together(statement: Sentence, quotations: readonly Quotation[], language: Language, beside: Known) {
  const [words, sentence] = [
    quotations.map((one) => one.words).join('. '),
    quotations.map((one) => one.sentence ?? one.words).join('. '),
  ].map((text) => readSentence(text, language)) as [Sentence, Sentence];
  const { reasons } = carried(statement, { words, sentence }, beside);
  return supportFrom([...reasons, { kind: 'joined', turned: false, at: null }]);
}

/**
 * Whether quotations carry one statement. Pure and deterministic. `supported`: each figure, authority, name and word of it stands in them, and nothing of them is
 * turned: what they deny, allow, bound, except, and who does it. `not`: it names what stands nowhere, turns a sense, or is about something else. `partly`: what is
 * between, with the words that are not covered. What is too long for a statement is not carried.
 */
export function supportOf(
  statement: string,
  quotations: readonly Quotation[],
  { language, known = [], stands = () => false }: Beside,
): Support {
  if (quotations.length === 0 || isEndless(statement)) return supportFrom([{ kind: 'words', turned: true, at: null }]);
  const ours = readSentence(statement, language);
  const beside: Known = { known: known.map((text) => readSentence(text, tellLanguage(text) ?? language)), stands };
  const read = quotations.map(({ words, sentence }): Read => {
    const tongue = tellLanguage(sentence ?? words) ?? language;
    const long = readSentence(words, tongue);
    // Words of a whole sentence of their own are read within no other.
    const short = sentence === undefined ? (focusOf(ours, long, (part) => readSentence(part, tongue)) ?? long) : long;
    return { words: short, sentence: sentence === undefined ? short : readSentence(sentence, tongue) };
  });
  const single = read.map((one) => carried(ours, one, beside)).reduce(better);
  if (read.length === 1 || single.state === 'supported') return single;
  const tongue = read[0]!.words.language;
  return better(single, together(ours, quotations, tongue, beside));
}
