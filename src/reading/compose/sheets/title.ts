import type { Language } from '#contract/language.ts';
import { cutOf } from '../../index/unit-table.ts';
import { contractTitle } from './contract/title.ts';
import { lawTitle } from './law/name.ts';
import { rulingTitle } from './ruling/identity.ts';
import { rulingIn } from './genre.ts';
import type { SheetRead } from './sheet.ts';

/** What a document is called by what it is: "Ley 20.169 · Competencia desleal", "CS Rol 14.882-2023 · Casación", "Contrato de arrendamiento · Bodega 7"; its own title where it does not say. */
export function titleOf(read: SheetRead, language: Language): string {
  if (cutOf(read.index).genre === 'law') return lawTitle(read.text) || read.title;
  const reading = rulingIn(read);
  return (reading ? rulingTitle(reading, language) : contractTitle(read, language)) || read.title;
}
