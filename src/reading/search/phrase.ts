import type { Range } from '../lines.ts';
import type { Segment } from '../index/segment.ts';
import { analyse, fold, wordsOf, type Word } from '../words.ts';
import { locate } from '../index/locate.ts';

/** The content words of a phrase as the index holds them; null where one of them stands nowhere. */
function idsOf(segment: Segment, phrase: readonly Word[]): number[] | null {
  const ids: number[] = [];
  for (const { raw } of phrase) {
    const found = analyse(raw, segment.language);
    if (!found) continue;
    const id = locate(segment, { word: found.word, stems: { es: found.stem, en: found.stem } })?.exact ?? -1;
    if (id < 0) return null;
    ids.push(id);
  }
  return ids;
}

/** Whether the words stand in the stream from `at` on. */
const standsAt = ({ stream }: Segment, ids: readonly number[], at: number): boolean =>
  ids.every((id, k) => stream[at + k] === id);

/**
 * The passages in which the content words of a phrase stand one behind the other, each with the sentence where they begin. Small words are in no index: the
 * text must be asked whether they stand there too. A phrase of small words alone is found nowhere.
 */
export function passagesWith(segment: Segment, phrase: readonly Word[]): Map<number, number> {
  const found = new Map<number, number>();
  const ids = idsOf(segment, phrase);
  if (!ids || ids.length === 0) return found;
  const { wordPost, doc, sentenceOf, sentenceToken } = segment;
  const posts = (id: number): number => wordPost[id + 1]! - wordPost[id]!;
  const rarest = ids.reduce((a, b) => (posts(b) < posts(a) ? b : a));
  for (let post = wordPost[rarest]!; post < wordPost[rarest + 1]!; post++) {
    const passage = doc[post]!;
    const last = sentenceToken[sentenceOf[passage + 1]!]! - ids.length;
    for (let s = sentenceOf[passage]!; s < sentenceOf[passage + 1]! && !found.has(passage); s++)
      for (let at = sentenceToken[s]!; at < sentenceToken[s + 1]! && at <= last; at++)
        if (standsAt(segment, ids, at)) {
          found.set(passage, s);
          break;
        }
  }
  return found;
}

/** The places among these words where all the words of a phrase stand one behind the other, small words too; case and accents are folded. */
export function runsIn(words: readonly Word[], phrase: readonly Word[]): Range[] {
  const wanted = phrase.map(({ raw }) => fold(raw));
  const there = words.map(({ raw }) => fold(raw));
  return words.flatMap(({ start }, at) =>
    wanted.every((word, k) => there[at + k] === word) ? [{ start, end: words[at + wanted.length - 1]!.end }] : [],
  );
}

/** The first place of a phrase that begins within a range of a text; null where it does not stand there. */
export function phraseIn(text: string, { start, end }: Range, phrase: readonly Word[]): Range | null {
  const most = phrase.reduce((sum, { start: from, end: to }) => sum + 3 * (to - from + 1), 0);
  return runsIn(wordsOf(text, start, Math.min(text.length, end + most)), phrase).find((run) => run.start < end) ?? null;
}
