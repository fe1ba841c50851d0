import type { NumberStyle } from './number.ts';
import type { Genre, UnitRole } from './unit.ts';

/**
 * A way in which documents mark the beginning of a division. It is data: words, then a number, then what must follow. Its examples run as tests, each
 * beginning as a paragraph of its own.
 */
export type Form = {
  id: string;
  language: 'es' | 'en' | 'both';
  role: Exclude<UnitRole, 'part'>;
  /** How deep it stands; 1 is the highest. */
  level: number;
  /** The sorts of documents in which it is open. */
  genres: readonly Genre[];
  /** The words before the number, folded; none for a bare number. */
  words: readonly string[];
  numbers: readonly NumberStyle[];
  /** `line`: at the beginning of any line · `paragraph`: only where a paragraph begins, since the words stand in running text too. */
  where: 'line' | 'paragraph';
  /**
   * What stands behind the number. `stop`: a stop, a colon or a dash · `title`: one of these, the end of the line, or words that begin with a capital ·
   * `heading`: a stop and a heading on the same line · `any`: nothing is asked for.
   */
  behind: 'stop' | 'title' | 'heading' | 'any';
  reason: string;
  source: string;
  /** Lines that it must open, with label and number. */
  yes: readonly (readonly [line: string, label: string, number: string])[];
  /** Lines that it must leave. */
  no: readonly string[];
};
