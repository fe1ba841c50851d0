import type { Note } from '#contract/notes.ts';
import { plainOf } from '#web/ui/answer/as-text.ts';

/** Characters that two lines of a list can show, and more. */
const SHOWN = 400;

/** The beginning of a text in Markdown without its signs. */
export const withoutMarkdown = (markdown: string): string =>
  markdown
    .slice(0, SHOWN)
    .replace(/^\s*(?:#{1,6}|>|[-*+]|\d+\.)\s+/gm, '')
    .replace(/\[([^\]]*)\]\([^)]*\)?/g, '$1')
    .replace(/(?<!\\)(?:\*\*|__|~~|`)/g, '')
    .replace(/(?<![\p{L}\p{N}\\])[*_]|(?<!\\)[*_](?![\p{L}\p{N}])/gu, '')
    .replace(/\\([!-/:-@[-`{-~])/g, '$1')
    .replace(/\s+/g, ' ')
    .trim();

/** What a note says, for two lines of a list. */
export const previewOf = ({ content }: Pick<Note, 'content'>): string =>
  typeof content === 'string' ? withoutMarkdown(content) : plainOf(content);
