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
