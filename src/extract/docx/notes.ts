import { roman } from '../document/number-words.ts';

type Kind = 'w:footnoteReference' | 'w:endnoteReference';

/** The foot and end notes that a text refers to, numbered as they come: feet 1, 2, 3 and ends i, ii, iii, as Word does where nobody says otherwise. */
export class Notes {
  private readonly marks = new Map<string, string>();
  private readonly counts: Record<Kind, number> = { 'w:footnoteReference': 0, 'w:endnoteReference': 0 };

  /** The mark of a note where the text refers to it: the same note has the same mark everywhere. */
  refer(kind: Kind, id: string): string {
    const key = `${kind} ${id}`;
    let label = this.marks.get(key);
    if (label === undefined) {
      const number = ++this.counts[kind];
      label = kind === 'w:endnoteReference' ? roman(number) : String(number);
      this.marks.set(key, label);
    }
    return `[^${label}]`;
  }

  /** The mark of a note that the text referred to; null for one that it never did. */
  markOf(kind: Kind, id: string): string | null {
    const label = this.marks.get(`${kind} ${id}`);
    return label === undefined ? null : `[^${label}]`;
  }
}
