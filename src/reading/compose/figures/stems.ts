import type { Read } from '../../evidence/choose.ts';
import { cutOf } from '../../index/unit-table.ts';
import type { Range } from '../../lines.ts';
import { foldSameLength } from '../../references/cursor.ts';
import { pathOf, unitAt } from '../../units/places.ts';
import type { Cut } from '../../units/unit.ts';
import { stemsOf } from '../../words.ts';

/** Words with the same first letters belong to one family. */
const FAMILY = 5;
/** Whether a stem, or one of its family ("responsabilidad", "responderá"), is among others. */
export const isHeld = (one: string, stems: ReadonlySet<string>): boolean =>
  stems.has(one) ||
  (one.length >= FAMILY && [...stems].some((other) => other.slice(0, FAMILY) === one.slice(0, FAMILY)));

/** Reads the stems of sentences with those of the titles that they stand under. */
export class Stems {
  private readonly cut: Cut;
  private readonly above = new Map<number, ReadonlySet<string>>();
  private readonly folded: string;

  constructor(private readonly from: Read) {
    this.cut = cutOf(from.index);
    this.folded = foldSameLength(from.text);
  }

  private titlesOf(at: number): ReadonlySet<string> {
    const known = this.above.get(at);
    if (known) return known;
    const unit = this.cut.units[at];
    const titles = unit ? [unit.title, ...pathOf(this.cut, unit).slice(-1)].join(' ') : '';
    const stems = new Set(stemsOf(titles, this.from.index.language));
    this.above.set(at, stems);
    return stems;
  }

  of({ start, end }: Range): Set<string> {
    const own = stemsOf(this.from.text.slice(start, end), this.from.index.language);
    return new Set([...this.titlesOf(unitAt(this.cut, start)), ...own]);
  }

  /** Whether all of some stems may be held by a sentence: told by their first letters, before it is read. */
  mayHold({ start, end }: Range, nouns: ReadonlySet<string>): boolean {
    const words = this.folded.slice(start, end);
    const titles = this.titlesOf(unitAt(this.cut, start));
    return [...nouns].every((one) => words.includes(one.slice(0, FAMILY)) || isHeld(one, titles));
  }
}
