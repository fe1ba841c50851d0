import { UNIT_KINDS, UNIT_ROLES, type Cut, type Genre, type Unit } from '../units/unit.ts';

/** The units of a text as they are kept: numbers in arrays, words in one text. */
export type UnitTable = {
  readonly genre: Genre;
  readonly unitStart: Uint32Array;
  readonly unitEnd: Uint32Array;
  /** The parent's number and one; 0 at the top. */
  readonly unitParent: Uint32Array;
  /** The role in the high four bits, the kind in the low four. */
  readonly unitSort: Uint8Array;
  /** Form, label, number and title of each unit in UTF-8, each ended by the control character of a unit separator. */
  readonly unitWords: Uint8Array;
};

const SEPARATOR = '\u001f';
const utf8 = new TextEncoder();
const plain = (words: string): string => words.replaceAll(SEPARATOR, ' ') + SEPARATOR;

export function tableOfUnits({ genre, units }: Cut): UnitTable {
  return {
    genre,
    unitStart: Uint32Array.from(units, ({ start }) => start),
    unitEnd: Uint32Array.from(units, ({ end }) => end),
    unitParent: Uint32Array.from(units, ({ parent }) => parent + 1),
    unitSort: Uint8Array.from(units, ({ role, kind }) => (UNIT_ROLES.indexOf(role) << 4) | UNIT_KINDS.indexOf(kind)),
    unitWords: utf8.encode(
      units.map(({ form, label, number, title }) => [form, label, number, title].map(plain).join('')).join(''),
    ),
  };
}

const read = new WeakMap<UnitTable, Cut>();
/** The units of a table, read once. */
export function cutOf(table: UnitTable): Cut {
  let cut = read.get(table);
  if (!cut) {
    const words = new TextDecoder().decode(table.unitWords).split(SEPARATOR);
    const units = Array.from(table.unitStart, (start, i): Unit => {
      const [form, label, number, title] = words.slice(4 * i, 4 * i + 4) as [string, string, string, string];
      const sort = table.unitSort[i]!;
      const [role, kind] = [UNIT_ROLES[sort >> 4]!, UNIT_KINDS[sort & 15]!];
      return {
        role,
        kind,
        form,
        parent: table.unitParent[i]! - 1,
        label,
        number,
        title,
        start,
        end: table.unitEnd[i]!,
      };
    });
    cut = { genre: table.genre, units };
    read.set(table, cut);
  }
  return cut;
}
