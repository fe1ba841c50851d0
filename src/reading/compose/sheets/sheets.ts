import type { Language } from '#contract/language.ts';
import { cutOf } from '../../index/unit-table.ts';
import { contractSheet } from './contract/contract.ts';
import { rulingIn } from './genre.ts';
import { lawSheet } from './law/law.ts';
import { proseSheet } from './prose.ts';
import { rulingSheet } from './ruling/ruling.ts';
import type { Sheet, SheetRead } from './sheet.ts';

/** Facts from which a sheet of a contract says what it is. */
const ENOUGH = 3;

/** How many facts a sheet states. */
const statedIn = ({ rows }: Sheet): number =>
  rows.filter(({ cells }) => cells.some(({ state }) => state === 'stated')).length;

/**
 * What a document is, fact by fact, each a cell of its own words: of a contract its figures, parties and terms, of a ruling who asks what and what is decided, of a law what it is
 * for, and of other texts their headings. Null where nothing of it can be told for sure.
 */
export function sheetOf(read: SheetRead, language: Language): Sheet | null {
  const reading = rulingIn(read);
  if (reading) return rulingSheet(read, reading, language);
  const { genre } = cutOf(read.index);
  if (genre === 'law') return lawSheet(read, language);
  const contract = contractSheet(read, language);
  return contract && statedIn(contract) >= ENOUGH ? contract : proseSheet(read, language);
}
