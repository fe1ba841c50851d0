import type { Match } from './match.ts';
import type { Reason } from './reasons.ts';
import type { Sentence } from './sentence.ts';

type Tense = 'past' | 'future';
/** Words that tell by themselves when it is, folded; a verb beside them needs no ending. */
const TELLING: Record<Tense, ReadonlySet<string>> = {
  past: new Set('was were had did fue fueron hubo tuvo tuvieron pudo debio quedo habia estuvo'.split(' ')),
  future: new Set('will shall sera seran tendra tendran habra quedara quedaran estara estaran'.split(' ')),
};
/** "Has paid", "ha pagado": a past. */
const PERFECT = new Set('has have ha han'.split(' '));
/** The participle behind it; "has to" is a duty. */
const PARTICIPLE = /(?:ado|ido|\p{L}to|cho|ed|en|aid|ade)$/u;
/** English pasts without an ending; behind "be", "have" or an article they are participles. */
const IRREGULAR = new Set(
  'paid gave made took became went held kept sent sold bought met left lost began brought came found got knew saw wrote'.split(
    ' ',
  ),
);
const AUXILIARY = new Set('be been being is are was were has have had'.split(' '));
const NAMED = new Set('the a any all fees amounts amount sums'.split(' '));
const isParticiple = (words: Sentence['words'], at: number): boolean =>
  words.slice(Math.max(0, at - BEFORE), at).some(({ word }) => AUXILIARY.has(word)) ||
  NAMED.has(words[at - 1]?.word ?? '') ||
  words[at + 1]?.word === 'by';
/** Words before a verb among which its auxiliary is looked for. */
const BEFORE = 3;

/** The tense that a word tells by its form; null where it tells none. */
function byForm({ words, text, language }: Sentence, at: number): Tense | null {
  const { start, end, word } = words[at]!;
  if (TELLING.past.has(word)) return 'past';
  if (TELLING.future.has(word)) return 'future';
  const before = words[at - 1]?.word ?? '';
  if (PERFECT.has(word) && !TELLING.future.has(before) && PARTICIPLE.test(words[at + 1]?.word ?? '')) return 'past';
  if (language === 'en') return IRREGULAR.has(word) && !isParticiple(words, at) ? 'past' : null;
  const typed = text.slice(start, end).toLowerCase();
  if (typed.length > BEFORE && /(?:ar|er|ir|dr|br|rr)(?:á|án|é)$/u.test(typed)) return 'future';
  return typed.length > BEFORE && /(?:ó|aron|ieron|eron)$/u.test(typed) ? 'past' : null;
}

/** An English verb by its ending, which may be a participle too. */
const endsAsPast = ({ words, language }: Sentence, at: number): boolean =>
  language === 'en' && words[at]!.word.endsWith('ed') && !isParticiple(words, at);

/** The tense of a word: its own, or that of an auxiliary before it. */
function tenseOf(sentence: Sentence, at: number): Tense | null {
  for (let i = at; i >= Math.max(0, at - BEFORE); i--) {
    const told = byForm(sentence, i);
    if (told) return told;
  }
  return null;
}

const rangeAt = ({ words }: Sentence, at: number): { start: number; end: number } => {
  const { start, end } = words[at]!;
  return { start, end };
};

const count = (tenses: readonly (Tense | null)[], wanted: Tense): number =>
  tenses.filter((one) => one === wanted).length;

/** A thing to come that is told as done, or the reverse: of a common verb, or of the whole sentence. */
export function tensesOf(statement: Sentence, quotation: Sentence, { pairs }: Match): Reason[] {
  for (const [i, found] of pairs) {
    const here = byForm(statement, i) ?? (endsAsPast(statement, i) ? 'past' : null);
    if (here === null || !statement.words[i]!.content) continue;
    const there = found.map((j) => tenseOf(quotation, j));
    const same = found.some((j) => quotation.words[j]!.word === statement.words[i]!.word);
    if (!same && there.every((one) => one !== null && one !== here))
      return [{ kind: 'tense', turned: byForm(statement, i) !== null, at: rangeAt(statement, i) }];
  }
  const [ours, theirs] = [statement, quotation].map((one) => one.words.map((_, i) => byForm(one, i))) as [
    Tense[],
    Tense[],
  ];
  const more = (tense: Tense): number => count(ours, tense) - count(theirs, tense);
  for (const [tense, other] of [
    ['past', 'future'],
    ['future', 'past'],
  ] as const) {
    const swapped = more(tense) > 0 && (more(other) < 0 || (count(theirs, tense) === 0 && count(theirs, other) > 0));
    if (swapped) return [{ kind: 'tense', turned: false, at: rangeAt(statement, ours.lastIndexOf(tense)) }];
  }
  return [];
}
