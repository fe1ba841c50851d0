import { itemOf, type Item } from './items.ts';
import { closes, kindOf } from './kind.ts';
import { paragraphAt, type Line } from './line.ts';
import type { Mark } from './marks.ts';
import { cellsOf, isFirstOfSheet, isRule } from './rows.ts';
import { headingOf, nameBelow, nameOfContainer, titleBehind, type Heading, type IsMarked } from './titles.ts';
import type { Genre, Unit, UnitKind } from './unit.ts';
import { Speech } from './speech.ts';
import type { Voice } from './voices.es.ts';

/** A piece of a line that no division begins within. `signs`: signatures begin there · `until`: where the next division begins. */
export type Segment = { start: number; line: Line; at: number; mark: Mark | undefined; signs: boolean; until: number };
type Open = { level: number; unit: number };

/** Behind this share of a text it may close. */
const LATE = 0.4;
/** Characters of a paragraph that tell its kind. */
const PARAGRAPH = 800;

/** Builds the list of units from what a reader of the text meets, in its order; the ends of the units are not known yet. */
export class Builder {
  readonly units: Unit[] = [];
  private readonly open: Open[] = [];
  private division = -1;
  /** The lists that are open, the innermost last. */
  items: (Item & { unit: number })[] = [];
  /** The paragraph without a number whose list is open; -1 where none is. */
  private led = -1;
  private header: string[] = [];
  private incisos = 0;
  private last = -1;
  private readonly speech = new Speech();
  private closing = false;
  private named = 0;

  constructor(
    private readonly text: string,
    private readonly lines: readonly Line[],
    private readonly genre: Genre,
    private readonly isMarked: IsMarked,
  ) {}

  private add(unit: Omit<Unit, 'end'>): number {
    return this.units.push({ ...unit, end: unit.start }) - 1;
  }
  private close(level: number): void {
    while (this.open.length > 0 && this.open.at(-1)!.level >= level) this.open.pop();
    this.division = this.led = -1;
    this.items = [];
    this.header = [];
    this.incisos = 0;
    this.last = -1;
  }
  private get parent(): number {
    return this.open.at(-1)?.unit ?? -1;
  }
  private enter(level: number, unit: number, division: boolean): void {
    this.open.push({ level, unit });
    if (division) this.division = unit;
  }

  /** As `Speech` says. */
  get decides(): boolean {
    return this.speech.decides;
  }
  /** A part of a ruling begins. */
  speak(voice: Voice, line: Line): void {
    this.speech.begin(voice);
    this.close(4.9);
    if (voice === 'decision' || voice === 'dissent')
      this.divide(line.start, 4.9, {
        form: voice === 'decision' ? 'decision' : 'vote',
        label: '',
        number: '',
        title: '',
        kind: voice,
      });
  }
  private divide(start: number, level: number, unit: Pick<Unit, 'form' | 'label' | 'number' | 'title' | 'kind'>): void {
    this.enter(level, this.add({ role: 'division', parent: this.parent, start, ...unit }), true);
  }

  /** A division or a container begins at a mark. */
  begin(mark: Mark, { line, at, until }: Segment): void {
    const { form, start, end, label, number } = mark;
    // "5.0" heads 5.1 and those that follow it.
    const depth = form.id === 'decimal' ? mark.number.replace(/\.0$/, '').split('.').length - 1 : 0;
    const level = form.level + depth;
    this.close(level);
    this.closing = false;
    const name = { form: form.id, label, number };
    if (form.role === 'container') {
      const { title, more, from } = nameOfContainer(this.text, this.lines, at, end, until, this.isMarked);
      this.named = more;
      const unit = this.add({ role: 'container', kind: 'heading', parent: this.parent, title, start, ...name });
      this.enter(level, unit, false);
      if (from !== null) this.paragraph(from, this.text.slice(from, Math.min(line.end, until)), '');
      return;
    }
    const behind = titleBehind(this.text, end, line.end);
    const bare = !/\p{L}/u.test(this.text.slice(end, line.end));
    const below =
      bare && !mark.inline ? nameBelow(this.text, this.lines, at + 1, this.isMarked) : { count: 0, title: '' };
    const kind = this.kindOf(mark, until);
    // "ARTICLE II", and below it "GOVERNANCE": its name, and no heading that ends it.
    const isNamedBelow =
      below.count === 1 &&
      this.genre !== 'law' &&
      headingOf(this.text, this.lines, at + 1, this.genre, this.isMarked) !== null;
    this.named = isNamedBelow ? 1 : 0;
    this.divide(start, level, { ...name, title: behind || (below.count === 1 ? below.title : ''), kind });
  }
  private kindOf(mark: Mark, until: number): UnitKind {
    const said = this.speech.kindOf(this.text.slice(mark.end, until).trimEnd());
    if (said) return said;
    if (mark.transitory) return 'transitory';
    return kindOf(this.text.slice(mark.end, Math.min(mark.end + PARAGRAPH, until)), this.genre);
  }

  /** Whether the next line is the name of the division above it. */
  get isNamed(): boolean {
    return this.named > 0;
  }
  /** Whether a numbered division goes on here, which a heading that is none would end. */
  get isNumbered(): boolean {
    return this.division >= 0 && this.units[this.division]!.number !== '';
  }
  /** A heading without a number. */
  head({ level, words, more }: Heading, start: number): void {
    this.close(level);
    this.named = more;
    this.enter(
      level,
      this.add({
        role: 'container',
        kind: 'heading',
        form: 'title',
        parent: this.parent,
        label: words,
        number: '',
        title: '',
        start,
      }),
      false,
    );
  }

  /** A line that begins no division: a row, an item, a paragraph, or the next line of one. */
  go(line: Line, at: number): void {
    if (this.named > 0) return void this.named--;
    const words = this.text.slice(line.start, Math.min(line.end, line.start + 2000));
    if (line.row) return this.row(line, words);
    if (line.furniture && this.units.length > 0) return;
    if (
      closes(line.head) &&
      this.speech.voice === null &&
      line.start > this.text.length * LATE &&
      (line.fresh || line.blankBefore)
    ) {
      this.close(5);
      this.closing = true;
    }
    const item = itemOf(line, this.text, this.items);
    if (this.division < 0) {
      if (item && this.isLed(line)) return this.item(item, line);
      const isWithin = this.last >= 0 && (this.led >= 0 || this.units[this.last]!.form === 'paragraph');
      if (isWithin && !line.paragraph) return;
      const first = paragraphAt(this.text, this.lines, at, PARAGRAPH);
      return this.paragraph(line.start, first, titleBehind(this.text, line.at, line.end));
    }
    if (item) this.item(item, line);
    else if (this.last < 0 || line.paragraph) this.inciso(line.start);
  }
  /** Whether an item stands below a paragraph without a number that leads to it, or goes on with the list there. */
  private isLed({ start }: Line): boolean {
    const last = this.units[this.last];
    if (this.led >= 0 && this.items.length > 0) return true;
    if (last?.role !== 'division' || last.form !== 'paragraph') return false;
    if (!/:\s*$/.test(this.text.slice(Math.max(last.start, start - 8), start))) return false;
    this.led = this.last;
    return true;
  }
  private row(line: Line, words: string): void {
    if (isRule(words)) return;
    const cells = cellsOf(words);
    if (isFirstOfSheet(words)) this.header = [];
    const title = this.header.join(' · ');
    if (this.header.length === 0) this.header = cells;
    const row = { form: 'row', kind: 'row', label: cells[0] ?? '', number: '', title, start: line.start } as const;
    this.items = [];
    this.last =
      this.division >= 0
        ? this.add({ role: 'part', parent: this.division, ...row })
        : this.add({ role: 'division', parent: this.parent, ...row });
  }
  private paragraph(start: number, words: string, title: string): void {
    this.header = [];
    this.items = [];
    this.led = -1;
    this.last = this.add({
      role: 'division',
      form: 'paragraph',
      kind: this.kindOfParagraph(words),
      parent: this.parent,
      label: '',
      number: '',
      title,
      start,
    });
  }
  /** The signatures of a contract begin within a line. */
  sign(start: number): void {
    this.close(5);
    this.closing = true;
    this.paragraph(start, '', '');
  }
  private kindOfParagraph(words: string): UnitKind {
    const said = this.speech.kindOf(words);
    if (said || this.closing) return said ?? 'closing';
    if (this.genre !== 'prose' && this.open.length === 0) return 'preamble';
    return kindOf(words, this.genre);
  }
  private part(start: number, parent: number, name: Pick<Unit, 'form' | 'label' | 'number'>): void {
    const { kind } = this.units[this.division < 0 ? this.led : this.division]!;
    this.last = this.add({ role: 'part', kind, parent, title: '', start, ...name });
  }
  private item(item: Item, line: Line): void {
    this.header = [];
    const same = this.items.findIndex(({ style }) => style === item.style);
    this.items = same >= 0 ? this.items.slice(0, same) : this.items;
    const { label, number } = item;
    this.part(line.start, this.items.at(-1)?.unit ?? (this.division < 0 ? this.led : this.division), {
      form: 'item',
      label,
      number,
    });
    this.items.push({ ...item, unit: this.last });
  }
  private inciso(start: number): void {
    this.header = [];
    this.items = [];
    const law = this.genre === 'law';
    const number = law ? String(++this.incisos) : '';
    this.part(start, this.division, { form: law ? 'inciso' : 'paragraph', label: '', number });
  }
  /** The first paragraph of a division, which begins at its mark. */
  first(mark: Mark): void {
    if (this.division >= 0 && mark.form.role === 'division') this.inciso(mark.start);
  }
}
