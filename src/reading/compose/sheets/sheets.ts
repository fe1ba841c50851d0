import type { Language } from '#contract/language.ts';
import { partiesOf } from '../../contract/parties.ts';
import { cutOf } from '../../index/unit-table.ts';
import { contractSheet } from './contract/contract.ts';
import { isCompany } from './contract/kind.ts';
import { rulingIn } from './genre.ts';
import { lawSheet } from './law/law.ts';
import { sectionsOf } from './points.ts';
import { proseSheet } from './prose.ts';
import { rulingSheet } from './ruling/ruling.ts';
import type { Sheet, SheetRead } from './sheet.ts';

/** Facts from which a sheet of a contract says what it is. */
const ENOUGH = 3;

/** How many facts a sheet states. */
const statedIn = ({ rows }: Sheet): number =>
  rows.filter(({ cells }) => cells.some(({ state }) => state === 'stated')).length;

function read(source: SheetRead, language: Language): Sheet | null {
  const reading = rulingIn(source);
  if (reading) return rulingSheet(source, reading, language);
  const { genre } = cutOf(source.index);
  const contract = genre === 'law' && !isCompany(source.text) ? null : contractSheet(source, language);
  if (contract && statedIn(contract) >= ENOUGH) {
    // Who makes it and when says little of it: its sections say more.
    const facts = statedIn(contract) - partiesOf(source.text, source.index.language).length - 1;
    const sections = facts < ENOUGH ? sectionsOf(source.text, cutOf(source.index).units, language) : [];
    return sections.length > 0 ? { ...contract, rows: [...contract.rows, ...sections] } : contract;
  }
  return genre === 'law' ? lawSheet(source, language) : proseSheet(source, language);
}

const kept = new WeakMap<SheetRead['index'], Map<string, Sheet | null>>();
/**
 * What a document is, fact by fact, each a cell of its own words: of a contract its figures, parties and terms, of a ruling who asks what and what is decided, of a law what it is
 * for, and of other texts their headings. Null where nothing of it can be told for sure. Read once for its index.
 */
export function sheetOf(source: SheetRead, language: Language): Sheet | null {
  const sheets = kept.get(source.index) ?? new Map<string, Sheet | null>();
  kept.set(source.index, sheets);
  const key = `${language} ${source.title}`;
  let found = sheets.get(key);
  if (found === undefined) sheets.set(key, (found = read(source, language)));
  return found;
}
