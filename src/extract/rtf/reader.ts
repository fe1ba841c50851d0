import { headingNamed } from '../document/blocks.ts';
import { mark, plain } from '../document/marks.ts';
import { roman } from '../document/number-words.ts';
import { symbol } from '../document/symbols.ts';
import { Unreadable } from '../extracted.ts';
import { Flow, type Paragraph } from './flow.ts';
import { encodingOf, Fonts } from './fonts.ts';
import { GROUPS } from './groups.ts';
import { PROPERTIES } from './properties.ts';
import { begun, DISCARD } from './state.ts';
import { tokens } from './tokens.ts';
import { SIGNS, UNSEEN } from './words.ts';

/** How deep groups may stand in each other. No program writes deeper ones. */
const DEEPEST = 1024;

/** The styles of a document, as far as they are of headings. */
class Styles {
  private readonly levels = new Map<number, number>();
  private last: number | null = null;

  define = (number: number): void => void (this.last = number);
  name(text: string): void {
    const level = this.last === null ? null : headingNamed(text.replace(/;.*$/s, '').trim());
    if (level !== null) this.levels.set(this.last!, level);
    this.last = null;
  }
  heading = (number: number): number | null => this.levels.get(number) ?? null;
}

type Comment = { author: string; text: string; anchor: string };

/** Reads an RTF file group by group; what stands outside of its text is kept for the end. */
export class Reader {
  readonly body = new Flow();
  readonly notes: string[] = [];
  readonly comments: Comment[] = [];
  readonly heads: Record<'header' | 'footer', string[]> = { header: [], footer: [] };
  readonly embedded: string[] = [];
  readonly outside = new Set<string>();
  readonly fonts = new Fonts();
  readonly styles = new Styles();
  /** Comments whose words began and did not yet end, by their numbers. */
  readonly open = new Set<string>();
  /** Who wrote the comment that is being read, and the number of the words that it is about. */
  readonly remark = { author: '', about: '' };
  /** The property of a picture that is being read, and what describes it. */
  property = { name: '', description: '' };
  /** Whether the field that is being read is a sign, which its code draws. */
  drawn = false;
  state = begun(this.body);
  /** How bytes are letters where their font does not say. */
  encoding = encodingOf(1252);
  standard = -1;
  /** Whether the note that is being read stands at the end of the document. */
  atEnd = false;
  private readonly stack: (typeof this.state)[] = [];
  private readonly anchors = new Map<string, string>();
  private readonly counts = { feet: 0, ends: 0 };
  private pending: Buffer[] = [];
  /** Signs that are still to be passed over, since they say what a letter before them did. */
  private skip = 0;

  /** Reads it all. Throws CORRUPT where groups stand too deep or are not closed. */
  read(bytes: Buffer): void {
    for (const token of tokens(bytes)) {
      if (token.kind === 'bytes') {
        this.bytes(token.bytes);
        continue;
      }
      this.flush();
      if (token.kind === 'word') this.word(token.name, token.number);
      else {
        this.skip = 0;
        if (token.kind === 'open') this.begin();
        else if (this.end()) return;
      }
    }
    throw new Unreadable('CORRUPT');
  }

  private begin(): void {
    if (this.stack.length === DEEPEST) throw new Unreadable('CORRUPT');
    this.stack.push(this.state);
    this.state = { ...this.state, ended: null, optional: false };
  }

  /** Ends a group; answers whether it was the last. */
  private end(): boolean {
    const { ended } = this.state;
    const before = this.stack.pop();
    if (!before) throw new Unreadable('CORRUPT');
    this.state = before;
    ended?.();
    return this.stack.length === 0;
  }

  /** Collects the words of a group that are no text. */
  collect(done: (text: string) => void): void {
    let text = '';
    this.state.sink = (more) => (text += more);
    this.state.ended = () => done(text);
  }
  discard(done: (() => void) | null = null): void {
    this.state.sink = DISCARD;
    this.state.ended = done;
  }
  /** A text of its own within the document, such as a note: its paragraphs begin anew. */
  aside(done: (flow: Flow) => void): void {
    const flow = new Flow();
    this.state = { ...begun(flow), font: this.state.font, fallback: this.state.fallback, ended: () => done(flow) };
  }

  note(text: string): void {
    const label = `[^${this.atEnd ? roman(++this.counts.ends) : ++this.counts.feet}]`;
    this.state.flow.write(label);
    if (text !== '') this.notes.push(`${label}: ${text}`);
  }
  comment(text: string): void {
    const { author, about } = this.remark;
    this.comments.push({ author, text, anchor: this.anchors.get(about) ?? '' });
  }

  private bytes(bytes: Buffer): void {
    const passed = Math.min(this.skip, bytes.length);
    this.skip -= passed;
    const { sink } = this.state;
    if (sink !== null && sink !== DISCARD && passed < bytes.length) this.pending.push(bytes.subarray(passed));
  }
  private flush(): void {
    if (this.pending.length === 0) return;
    const bytes = Buffer.concat(this.pending);
    this.pending = [];
    const { font, table } = this.state;
    const pictures = table === null ? this.fonts.pictures(font) : null;
    if (pictures === null) this.write(this.fonts.decode(bytes, table === null ? font : -1, this.encoding));
    else this.write([...bytes].map((byte) => (byte === 0x20 ? ' ' : symbol(pictures, 0xf000 + byte))).join(''));
  }

  private write(text: string): void {
    const { flow, sink, hidden, change } = this.state;
    if (sink === null) return;
    if (sink !== 'flow') return sink(text);
    const words = text === '\n' || text === '\t' ? text : plain(text);
    for (const id of this.open) this.anchors.set(id, (this.anchors.get(id) ?? '') + words);
    const shown = hidden ? mark('hidden', words) : words;
    flow.write(change ? mark(change, shown) : shown);
  }
  private letter(code: number): void {
    const pictures = code >= 0xf000 && code <= 0xf0ff ? this.fonts.pictures(this.state.font) : null;
    this.write(pictures === null ? String.fromCharCode(code) : symbol(pictures, code));
    this.skip = this.state.fallback;
  }

  /** What the paragraph is that ends here. */
  get paragraph(): Paragraph {
    const { style, outline, inTable, nesting, level } = this.state;
    return { heading: outline ?? this.styles.heading(style), inTable, nesting, level };
  }

  private word(name: string, number: number | null): void {
    if (this.skip > 0) {
      const stoodFor = SIGNS[name] !== undefined;
      this.skip = stoodFor ? this.skip - 1 : 0;
      if (stoodFor) return;
    }
    const { optional, sink, second } = this.state;
    this.state.optional = name === '*';
    if (name === 'ud' && second !== undefined) Object.assign(this.state, { sink: second, second: undefined });
    else if (sink === null || name === '*') return;
    else if (Object.hasOwn(GROUPS, name)) GROUPS[name]!(this);
    else if (UNSEEN.has(name) || optional) this.state.sink = null;
    else if (Object.hasOwn(SIGNS, name)) this.write(SIGNS[name]!);
    else if (name === 'u') this.letter((number ?? 0) & 0xffff);
    else if (Object.hasOwn(PROPERTIES, name)) PROPERTIES[name]!(this, number);
  }
}
