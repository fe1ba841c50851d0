import type { Numbering } from './numbering.ts';
import type { Styles } from './styles.ts';
import type { OfficeFile } from '../package/office.ts';
import type { Notes } from './notes.ts';

/** What all parts of one document share while they are read. */
export type DocxContext = {
  file: OfficeFile;
  styles: Styles;
  numbering: Numbering;
  notes: Notes;
  /** The words that each comment is about, by its number. */
  anchors: Map<string, string>;
  /** Files and addresses outside of the document from which it would take text or pictures. They are told and never followed. */
  outside: Set<string>;
};

/** A piece of a document in reading order. Items of a list and rows of a table follow each other without an empty line. */
export type Block = { kind: 'paragraph' | 'item' | 'row'; text: string };

/** The pieces as lines. */
export function joinBlocks(blocks: readonly Block[]): string {
  let out = '';
  blocks.forEach(({ kind, text }, i) => {
    const close = kind !== 'paragraph' && blocks[i - 1]?.kind === kind;
    out += (i === 0 ? '' : close ? '\n' : '\n\n') + text;
  });
  return out;
}
