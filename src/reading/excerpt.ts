import type { Range } from './lines.ts';
import { sentences } from './sentences.ts';

const WORD = /[\p{L}\p{N}]+/gu;

/**
 * The beginning of a quoted range: so many words, and on to the end of the sentence that the last of them stands in, so that no condition at the end of a
 * sentence is cut off from it. The whole range where it is no longer.
 */
export function beginning(text: string, { start, end }: Range, words: number): Range {
  WORD.lastIndex = start;
  let last = start;
  for (let n = 0; n < words; n++) {
    const word = WORD.exec(text);
    if (!word || word.index >= end) return { start, end };
    last = word.index + word[0].length;
  }
  const whole = sentences(text, start, end).find((sentence) => sentence.end >= last);
  return { start, end: Math.min(end, Math.max(last, whole?.end ?? end)) };
}
