const upper = (text: string): number => text.match(/\p{Lu}/gu)?.length ?? 0;
const lower = (text: string): number => text.match(/\p{Ll}/gu)?.length ?? 0;
/** The share of capitals from which on a text is set in them. */
const CAPITALS = 0.6;

export const wordCount = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}.,’'-]*/gu)?.length ?? 0;

/** Words as a line shows them: in one row, without marks of Markdown and what a removed piece leaves behind; capitals only where they are not all of it. */
export function tidy(words: string, asWritten = false): string {
  const plain = words
    .replace(/\*\*|__|`|^#+\s*|(?<!\p{L})[*_]|[*_](?!\p{L})/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;:.!?)])/g, '')
    .replace(/([,;:])(?:\s?[,;])+/g, '$1')
    .replace(/[,;:]\s?\./g, '.')
    .replace(/(?<!\.)\.\s?\.(?!\.)/g, '.')
    .trim();
  const marks = plain.match(/["“”]/g)?.length ?? 0;
  const even = marks % 2 === 1 ? plain.replace(/["“”]/g, '') : plain;
  const quiet =
    !asWritten && upper(even) > CAPITALS * (upper(even) + lower(even)) && wordCount(even) > 1
      ? even.toLowerCase()
      : even;
  return quiet.replace(/^[\s,;:.)\]–—-]+/, '').trim();
}

/** A capital at the beginning and a stop at the end, for words that begin or end a sentence. */
export const begun = (words: string): string =>
  words.replace(/^(["“«¿¡(]*)(\p{Ll})/u, (_, mark: string, letter: string) => mark + letter.toUpperCase());
export const ended = (words: string): string =>
  /[.?!…]["”»)]*$/.test(words)
    ? words.replace(/\.[-–—]+$/, '.').replace(/\.(["”»])\.$/, '.$1')
    : `${words.replace(/[\s,;:.–—-]+$/, '')}.`;
