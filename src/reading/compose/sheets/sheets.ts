import type { Language } from '#contract/language.ts';
import { cutOf } from '../../index/unit-table.ts';
import { contractSheet } from './contract/contract.ts';
import type { Sheet, SheetRead } from './sheet.ts';

export function sheetOf(read: SheetRead, language: Language): Sheet | null {
  const { genre } = cutOf(read.index);
  return genre === 'contract' ? contractSheet(read, language) : null;
}
