import { oneLine, paragraphBlock, type Block } from '../document/blocks.ts';
import type { DocxContext } from './context.ts';
import { readDrawing } from '../package/drawing.ts';
import { Fields } from './fields.ts';
import { mark, picture, plain } from '../document/marks.ts';
import { equation } from './math.ts';
import { symbol } from '../document/symbols.ts';
import { readTable } from './table.ts';
import { readAltChunk } from './chunk.ts';
import type { Relation } from '../package/office.ts';
import { childOf, elementsOf, ownText, within, type Xml } from '../package/xml.ts';

/** One text of a document, such as its body, a header or a note, read block by block in its order. */
export class Story {
  private readonly fields: Fields;
  /** Comments whose beginning was read and whose end was not yet. */
  private readonly commented = new Set<string>();
  /** Text boxes and charts that hang on the paragraph that is being read: they follow it. */
  private boxes: Block[] = [];
  private paragraph: Xml | undefined;

  constructor(
    private readonly context: DocxContext,
    private readonly relations: ReadonlyMap<string, Relation>,
  ) {
    this.fields = new Fields((target) => context.outside.add(target));
  }

  /** The blocks of an element that holds paragraphs and tables, however they are wrapped. */
  blocks(element: Xml): Block[] {
    return elementsOf(element).flatMap((child) => this.block(child));
  }

  block(element: Xml): Block[] {
    switch (element.name) {
      case 'w:p':
        return this.paragraphBlocks(element);
      case 'w:tbl':
        return readTable(element, (cell) => this.blocks(cell));
      case 'w:altChunk':
        return readAltChunk(this.context.file, this.relations.get(element.attributes['r:id'] ?? ''));
      case 'mc:AlternateContent':
        return (
          this.chosen(
            element,
            (branch) => this.blocks(branch),
            (found) => found.length > 0,
          ) ?? []
        );
      case 'm:oMathPara':
      case 'm:oMath':
        return [{ kind: 'paragraph', text: plain(equation(element)) }];
      case 'w:ins':
      case 'w:moveTo':
      case 'w:del':
      case 'w:moveFrom': {
        const kind = element.name === 'w:ins' || element.name === 'w:moveTo' ? 'inserted' : 'deleted';
        return this.blocks(element).map((block) => ({ ...block, text: mark(kind, block.text) }));
      }
      case 'w:sdt':
      case 'w:sdtContent':
      case 'w:customXml':
      case 'w:smartTag':
        return this.blocks(element);
      default:
        // Comments may begin and end between paragraphs.
        this.inline(element);
        return [];
    }
  }

  private paragraphBlocks(element: Xml): Block[] {
    const outer = { boxes: this.boxes, paragraph: this.paragraph };
    this.boxes = [];
    const properties = childOf(element, 'w:pPr');
    this.paragraph = properties;
    const text = this.inlines(element).trim();
    const { boxes } = this;
    ({ boxes: this.boxes, paragraph: this.paragraph } = outer);
    // Word numbers an empty paragraph too; nobody sees that it does, but those that follow count on.
    const { styles, numbering } = this.context;
    const place = styles.place(properties, (list, style) => numbering.levelOfStyle(list, style));
    const label = place.list === undefined ? null : numbering.next(place.list, place.level ?? 0);
    if (text === '') return boxes;
    if (!label?.bullet) return [paragraphBlock(text, styles.heading(properties), label?.text), ...boxes];
    return [{ kind: 'item', text: `${'  '.repeat(label.level)}${label.text} ${text}` }, ...boxes];
  }

  private inlines(element: Xml): string {
    let out = '';
    let last = '';
    for (const child of elementsOf(element)) {
      // Equations side by side stand apart on the page.
      out += (last === 'm:oMath' && child.name === last ? '; ' : '') + this.inline(child);
      last = child.name;
    }
    return out;
  }

  private inline(element: Xml): string {
    const { name, attributes } = element;
    switch (name) {
      case 'w:r':
        return this.run(element);
      case 'w:t':
      case 'w:delText':
        return this.said(plain(ownText(element)));
      case 'w:ins':
      case 'w:moveTo':
        return mark('inserted', this.inlines(element));
      case 'w:del':
      case 'w:moveFrom':
        return mark('deleted', this.inlines(element));
      case 'w:tab':
      case 'w:ptab':
        return this.said('\t');
      case 'w:br':
      case 'w:cr':
        return this.said('\n');
      case 'w:noBreakHyphen':
        return this.said('-');
      case 'w:sym':
        return this.said(symbol(attributes['w:font'] ?? '', Number.parseInt(attributes['w:char'] ?? '', 16) || 0x25af));
      case 'w:fldChar':
        return this.said(this.fields.turn(element));
      case 'w:instrText':
      case 'w:delInstrText':
        this.fields.addCode(ownText(element));
        return '';
      case 'w:fldSimple':
        this.fields.told(attributes['w:instr'] ?? '');
        return this.inlines(element);
      case 'w:footnoteReference':
      case 'w:endnoteReference':
        return this.fields.inCode ? '' : this.context.notes.refer(name, attributes['w:id'] ?? '');
      case 'w:commentRangeStart':
        this.commented.add(attributes['w:id'] ?? '');
        return '';
      case 'w:commentRangeEnd':
        this.commented.delete(attributes['w:id'] ?? '');
        return '';
      case 'w:ruby':
        return this.ruby(element);
      case 'm:oMath':
      case 'm:oMathPara':
        return this.said(plain(equation(element)));
      case 'w:drawing':
      case 'w:pict':
      case 'w:object':
        return this.drawing(element);
      case 'mc:AlternateContent':
        return this.chosen(element, (branch) => this.inlines(branch), Boolean) ?? '';
      default:
        return name.endsWith('Pr') ? '' : this.inlines(element);
    }
  }

  /** What is written, unless it is the code of a field; a comment that is open is about it. */
  private said(text: string): string {
    if (text === '' || this.fields.inCode) return '';
    for (const id of this.commented) this.context.anchors.set(id, (this.context.anchors.get(id) ?? '') + text);
    return text;
  }

  /** Hidden text stays and is marked: it may change what a document means, and may be meant for a machine. */
  private run(element: Xml): string {
    const text = this.inlines(element);
    if (text.trim() === '') return text;
    return this.context.styles.hidden(childOf(element, 'w:rPr'), this.paragraph) ? mark('hidden', text) : text;
  }

  /** How a word is pronounced stands in brackets after it. */
  private ruby(element: Xml): string {
    const [base, spoken] = [childOf(element, 'w:rubyBase'), childOf(element, 'w:rt')];
    const [word, sound] = [base ? this.inlines(base) : '', spoken ? this.inlines(spoken) : ''];
    return sound.trim() === '' ? word : `${word} (${sound})`;
  }

  private drawing(element: Xml): string {
    if (this.fields.inCode) return '';
    const { images, lines } = readDrawing(element, this.context.file, this.relations);
    for (const box of within(element, ['w:txbxContent'])) this.boxes.push(...this.blocks(box));
    for (const text of lines) this.boxes.push({ kind: 'paragraph', text: oneLine(plain(text)) });
    return images.map((image) => ` ${picture(oneLine(plain(image)))} `).join('');
  }

  /** The same thing said in a new and in an old form: the first that has something to read, and never both. */
  private chosen<T>(element: Xml, read: (branch: Xml) => T, found: (result: T) => boolean): T | null {
    for (const branch of elementsOf(element)) {
      const boxes = this.boxes.length;
      const result = read(branch);
      if (found(result) || this.boxes.length > boxes) return result;
    }
    return null;
  }
}
