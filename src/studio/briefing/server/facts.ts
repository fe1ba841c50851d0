import type { Language } from '#contract/language.ts';
import { CONTENTS } from '#reading/compose/sheets/prose.ts';
import { sheetOf } from '#reading/compose/sheets/sheets.ts';
import type { Point } from '../contract.ts';
import type { Quoted, Source } from './source.ts';

/** Facts of one source that a report tells. */
const MOST = 16;

/** What the sheet of a source states, fact by fact; `main`: the few figures at its head alone. Headings state nothing. */
export function factsOf(source: Source, quoted: Quoted, language: Language, { main = false } = {}): Point[] {
  const rows = sheetOf(source.read, language)?.rows ?? [];
  return rows
    .filter((row) => (!main || row.main) && row.group !== CONTENTS[language])
    .flatMap(({ label, group, speaker, cells }): Point[] => {
      const places = cells.flatMap((cell) => (cell.state === 'stated' ? [quoted.at(source, cell)] : []));
      const said = [group && group !== label ? `${group} · ${label}` : label, speaker].filter(Boolean).join(' · ');
      return places.length > 0 ? [{ said, note: '', level: null, places }] : [];
    })
    .slice(0, MOST);
}
