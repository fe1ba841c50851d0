import { SOURCE_TITLE_MAX } from '#contract/sources.ts';
import { clean } from '#contract/words.ts';

/** The ending of a file, by which it is told how it is read. */
const ENDING = /\.[a-z\d]{1,8}$/i;

/**
 * The name of a file that an archive or a letter gives it, as a source can be called: without folders and without marks that control or turn text, cut before its
 * ending where it is too long. "" where it says nothing.
 */
export function ownName(written: string): string {
  const last = written.split(/[\\/]/).findLast((part) => part.trim() !== '') ?? '';
  const name = clean(last.replaceAll('\0', ''));
  if (!/[\p{L}\p{N}]/u.test(name)) return '';
  const ending = ENDING.exec(name)?.[0] ?? '';
  const most = SOURCE_TITLE_MAX - ending.length;
  const stem = name.slice(0, name.length - ending.length);
  // Half a character is none.
  return (stem.length > most ? stem.slice(0, most).replace(/[\uD800-\uDBFF]$/, '') : stem) + ending;
}
