import { joinBlocks } from '../document/blocks.ts';
import { commentLine, headLines, unreadLines } from '../document/end-words.ts';
import { finish } from '../document/finish.ts';
import type { Extracted } from '../extracted.ts';
import { Reader } from './reader.ts';

/**
 * Reads a document in Rich Text Format (RTF 1.9.1): paragraphs with the numbers that their program wrote before them, headings, tables, text boxes, notes by
 * their marks; after the text the notes, the comments, and heads and feet once. Tracked changes and hidden text stay and are marked, as in a document of
 * Word. Throws CORRUPT for groups that are not closed or stand too deep; NO_TEXT.
 */
export function readRtf(bytes: Buffer): Extracted {
  const reader = new Reader();
  reader.read(bytes);
  return finish({
    body: [joinBlocks(reader.body.end()), ...reader.notes].join('\n\n'),
    comments: (language) =>
      reader.comments.flatMap(({ text, author, anchor }) => commentLine(text, author, anchor, language) ?? []),
    heads: (language) =>
      (['header', 'footer'] as const).flatMap((kind) => headLines(kind, reader.heads[kind], language)),
    unread: (language) => unreadLines(reader.embedded, reader.outside, language),
  });
}
