import { diff3Merge } from 'node-diff3';
import { NOTE_TITLE_MAX } from '#contract/notes.ts';
import { cut } from '#contract/words.ts';
import type { Written } from './check.ts';

const wordsOf = (line: string): string[] => line.split(/(?<=\s)(?=\S)/);
/** One line that both sides changed, word by word; null where they changed the same words. */
function line(mine: string, base: string, theirs: string): string | null {
  const merged = diff3Merge(wordsOf(mine), wordsOf(base), wordsOf(theirs), { excludeFalseConflicts: true });
  return merged.some(({ conflict }) => conflict) ? null : merged.flatMap(({ ok }) => ok!).join('');
}

/**
 * A text that two writers changed from the same `base`, with the changes of both: by lines, which are the paragraphs of Markdown, and within one by words. Where both
 * changed the same words, both paragraphs stay, one after the other: nothing that anybody wrote is lost.
 */
export function mergeText(mine: string, base: string, theirs: string): string {
  if (mine === theirs || theirs === base) return mine;
  if (mine === base) return theirs;
  const merged = diff3Merge(mine.split('\n'), base.split('\n'), theirs.split('\n'), {
    excludeFalseConflicts: true,
  }).flatMap(({ ok, conflict }) => {
    if (ok) return ok;
    const { a, o, b } = conflict!;
    const single = a.length === 1 && o.length === 1 && b.length === 1 ? line(a[0]!, o[0]!, b[0]!) : null;
    if (single !== null) return [single];
    return a.length > 0 && b.length > 0 ? [...a, '', ...b] : [...a, ...b];
  });
  return merged.join('\n');
}

/** Title and content of a note that two writers changed. Two new titles stand side by side. The server keeps no blanks around a content: they change nothing. */
export function mergeWritten(mine: Written, base: Written, theirs: Written): Written {
  const both = mine.title !== base.title && theirs.title !== base.title && mine.title !== theirs.title;
  return {
    title: both
      ? cut(`${mine.title} / ${theirs.title}`, NOTE_TITLE_MAX)
      : mine.title === base.title
        ? theirs.title
        : mine.title,
    content: mergeText(mine.content.trim(), base.content.trim(), theirs.content.trim()),
  };
}
