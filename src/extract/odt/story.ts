import { joinBlocks, paragraphBlock, type Block } from '../document/blocks.ts';
import { mark, picture, plain } from '../document/marks.ts';
import { roman } from '../document/number-words.ts';
import { childOf, elementsOf, ownText, type Xml } from '../package/xml.ts';
import { Changes } from './changes.ts';
import { LEVELS, Lists, type Label, type List } from './lists.ts';
import { readDrawing } from './drawing.ts';
import type { Styles } from './styles.ts';
import { readTable } from './table.ts';

/** Spaces that one element may stand for; a hostile file may say a billion. */
const SPACES = 200;
/** What says how a document is made and is no text of it. */
const UNSEEN = /^(?:text:.*-source|text:number|text:script|office:forms|svg:.*)$/;
/** What only holds other drawings. */
const GROUPS = ['draw:a', 'draw:g'];
/** The level of a heading, from 1 (ODF 1.3, 19.850). */
const outlineLevel = ({ attributes }: Xml): number =>
  Math.max(1, Math.min(LEVELS, Math.trunc(Number(attributes['text:outline-level'])) || 1));

/** A comment: who wrote it, its text and the words that it is about. */
type Comment = { author: string; text: string; anchor: string };

/** The text of a document, read block by block in its order; its notes, comments and what it holds besides are kept for the end. */
export class Story {
  readonly notes: string[] = [];
  readonly comments: Comment[] = [];
  readonly embedded: string[] = [];
  readonly outside = new Set<string>();
  private readonly counts = { footnote: 0, endnote: 0 };
  private readonly changes = new Changes();
  private readonly lists: Lists;
  private readonly commented = new Map<string, Comment>();
  /** Text boxes that hang on the paragraph that is being read: they follow it. */
  private boxes: Block[] = [];
  /** Whether what is being read is hidden by what it stands in. */
  private hidden = false;

  constructor(private readonly styles: Styles) {
    this.lists = new Lists(styles);
  }

  blocks(element: Xml, list: List | null = null): Block[] {
    return elementsOf(element).flatMap((child) => this.block(child, list));
  }

  block(element: Xml, list: List | null = null): Block[] {
    const { name, attributes } = element;
    switch (name) {
      case 'text:p':
      case 'text:h':
        return this.paragraph(element, this.labelOf(element, null));
      case 'text:list':
        return this.list(element, this.lists.begin(attributes, list));
      case 'table:table':
        return readTable(element, (cell) => this.blocks(cell));
      case 'text:tracked-changes':
        this.changes.add(element);
        return [];
      case 'text:change-start':
      case 'text:change-end':
      case 'office:annotation':
        this.inline(element);
        return [];
      case 'text:change':
        return this.deletedBlocks(element);
      case 'draw:frame':
      case 'draw:g':
      case 'draw:custom-shape':
        return this.drawn(element);
      case 'text:section':
        for (const { attributes: from } of elementsOf(element, 'text:section-source')) this.takesIn(from['xlink:href']);
        return this.within(attributes['text:display'] === 'none', () => this.blocks(element));
      default:
        return UNSEEN.test(name) ? [] : this.blocks(element);
    }
  }

  /** Reads what stands in something hidden, or not. */
  private within<T>(hidden: boolean, read: () => T): T {
    const before = this.hidden;
    this.hidden ||= hidden;
    const result = read();
    this.hidden = before;
    return result;
  }

  /** Reads something that stands by itself: its words, and the boxes that hang on them. */
  private aside(read: () => string): { text: string; boxes: Block[] } {
    const outer = this.boxes;
    this.boxes = [];
    const text = read().trim();
    const { boxes } = this;
    this.boxes = outer;
    return { text, boxes };
  }

  /** The number before a paragraph: that of its item, or the one that headings of its level have. A file may say itself what it is. */
  private labelOf(element: Xml, list: List | null): Label | null {
    const { attributes } = element;
    const level = outlineLevel(element);
    const counted = list
      ? this.lists.next(list)
      : element.name === 'text:h' && attributes['text:is-list-header'] !== 'true'
        ? { text: this.lists.heading(level, null), bullet: false, level }
        : null;
    const said = childOf(element, 'text:number');
    return counted && said && !counted.bullet ? { ...counted, text: plain(ownText(said)).trim() } : counted;
  }

  private paragraph(element: Xml, label: Label | null): Block[] {
    const { attributes } = element;
    const hidden = this.styles.hidden('paragraph', attributes['text:style-name']) ?? false;
    const { text, boxes } = this.aside(() => this.within(hidden, () => this.inlines(element)));
    if (text === '') return boxes;
    if (label?.bullet) return [{ kind: 'item', text: `${'  '.repeat(label.level)}${label.text} ${text}` }, ...boxes];
    const level = element.name === 'text:h' ? outlineLevel(element) : null;
    return [paragraphBlock(text, level, label?.text), ...boxes];
  }

  private list(element: Xml, list: List): Block[] {
    return elementsOf(element).flatMap((item) => {
      const start = Number(item.attributes['text:start-value'] ?? Number.NaN);
      const own = { ...list, start: Number.isNaN(start) ? null : start };
      // Only the first paragraph of an item has its number; a header of a list has none.
      let first = item.name === 'text:list-item';
      return elementsOf(item).flatMap((child) => {
        if (child.name !== 'text:p' && child.name !== 'text:h') return this.block(child, list);
        const label = first ? this.labelOf(child, own) : null;
        first = false;
        return this.paragraph(child, label);
      });
    });
  }

  private deletedBlocks({ attributes }: Xml): Block[] {
    const deleted = this.changes.taken(attributes['text:change-id'] ?? '');
    if (!deleted) return [];
    // A heading that was taken out is one no more.
    return this.blocks(deleted).map(({ kind, text }) => ({ kind, text: mark('deleted', text.replace(/^#+ /, '')) }));
  }

  private takesIn(target = ''): void {
    if (/^(?:[a-z][a-z\d+.-]*:|\/|\.\.)/i.test(target)) this.outside.add(target);
  }

  private inlines(element: Xml): string {
    return element.children
      .map((child) => (typeof child === 'string' ? this.said(plain(child)) : this.inline(child)))
      .join('');
  }

  private inline(element: Xml): string {
    const { name, attributes } = element;
    switch (name) {
      case 'text:s':
        return this.said(' '.repeat(Math.min(SPACES, Number(attributes['text:c'] ?? 1) || 1)));
      case 'text:tab':
        return this.said('\t');
      case 'text:line-break':
        return this.said('\n');
      case 'text:span':
        return this.within(this.styles.hidden('text', attributes['text:style-name']) ?? false, () =>
          this.inlines(element),
        );
      case 'text:hidden-text':
        return this.within(true, () => this.said(plain(attributes['text:string-value'] ?? ownText(element))));
      case 'text:note':
        return this.note(element);
      case 'office:annotation':
        this.comment(element);
        return '';
      case 'office:annotation-end':
        this.commented.delete(attributes['office:name'] ?? '');
        return '';
      case 'text:change-start':
        this.changes.begin(attributes['text:change-id'] ?? '');
        return '';
      case 'text:change-end':
        this.changes.end(attributes['text:change-id'] ?? '');
        return '';
      case 'text:change':
        return this.deletedBlocks(element)
          .map(({ text }) => text)
          .join('\n');
      case 'text:ruby': {
        const [word, sound] = ['text:ruby-base', 'text:ruby-text'].map((part) => {
          const found = childOf(element, part);
          return found ? this.inlines(found) : '';
        });
        return sound?.trim() ? `${word} (${sound})` : (word ?? '');
      }
      default:
        return name.startsWith('draw:') && !GROUPS.includes(name)
          ? this.drawing(element)
          : UNSEEN.test(name)
            ? ''
            : this.inlines(element);
    }
  }

  /** What is written: put in, taken out or hidden as the place is where it stands; a comment that is open is about it. */
  private said(text: string): string {
    for (const comment of this.commented.values()) comment.anchor += text;
    const words = this.hidden ? mark('hidden', text) : text;
    return this.changes.now ? mark(this.changes.now, words) : words;
  }

  private note(element: Xml): string {
    const kind = element.attributes['text:note-class'] === 'endnote' ? 'endnote' : 'footnote';
    const number = ++this.counts[kind];
    const label = `[^${kind === 'endnote' ? roman(number) : number}]`;
    const body = childOf(element, 'text:note-body');
    const text = body ? this.aside(() => joinBlocks(this.blocks(body))).text : '';
    if (text !== '') this.notes.push(`${label}: ${text}`);
    return label;
  }

  private comment(element: Xml): void {
    const creator = childOf(element, 'dc:creator');
    const paragraphs = elementsOf(element).filter(({ name }) => name === 'text:p' || name === 'text:list');
    const text = joinBlocks(paragraphs.flatMap((one) => this.block(one)));
    const comment: Comment = { author: creator ? plain(ownText(creator)) : '', text, anchor: '' };
    this.comments.push(comment);
    const name = element.attributes['office:name'];
    if (name !== undefined) this.commented.set(name, comment);
  }

  private drawn(element: Xml): Block[] {
    const { text, boxes } = this.aside(() => this.inline(element));
    return text === '' ? boxes : [{ kind: 'paragraph', text }, ...boxes];
  }

  /** A frame or a shape: a picture by the words that describe it; text in it follows its paragraph. */
  private drawing(element: Xml): string {
    const { described, embedded, images, texts } = readDrawing(element);
    for (const target of [...embedded, ...images]) this.takesIn(target);
    this.embedded.push(...embedded);
    this.boxes.push(...texts.flatMap((text) => this.blocks(text)));
    // What another program drew stands beside it as a picture, which is the same once more.
    const shown = described !== '' || (images.length > 0 && embedded.length === 0);
    return shown ? ` ${picture(described)} ` : '';
  }
}
