import { citedAt, LONGEST as LONGEST_QUOTE, type Cited } from './cited.ts';

/** One piece of what a model says, by the form that it was asked to keep. */
export type Piece =
  | { kind: 'prose' | 'heading' | 'quote'; text: string; cited: Cited[] }
  | { kind: 'follow-up'; text: string }
  /** The passages do not answer; the text says what would help. */
  | { kind: 'none'; text: string };

const NONE = /^\W*NO[_ -]?ANSWER\W*/;
const FENCE = /^\s*(?:```|~~~)/;
const LIST = /^\s*(?:[-*+•]|\d{1,3}[.)])\s/;
/** Thinking aloud of models that reason, which is no part of the answer. */
const [THINKS, THOUGHT] = [/^\s*<(?:think|thinking|reasoning)>/i, /<\/(?:think|thinking|reasoning)>/i];
/** Characters of a line; a longer one is cut there. */
const LONGEST = 4000;
const SPACES = /[ \t\u00a0]*/y;
/** What ends a statement. */
const POINT = /(?:\s*[.;:!?])?/y;
const POINTED = /[.;:!?][»”"’')*]*$/;
/** Where a statement that had its proof in its midst is over: an abbreviation is not followed by a capital. */
const OVER = /([.;!?][»”"’')*]*)\s+(?=[\p{Lu}¿¡«“"*])/u;

/** The part of a line of prose up to the end of the first statement that has proofs; a proof in its midst goes to its end. `whole`: the line is complete. Null where more must be awaited. */
function firstPart(
  line: string,
  passages: number,
  whole: boolean,
): { text: string; cited: Cited[]; rest: string } | null {
  let text = '';
  const cited: Cited[] = [];
  for (let at = 0; at < line.length;) {
    const ahead = line.slice(at);
    const bracket = /[[【]/.exec(ahead)?.index;
    const over = cited.length > 0 ? OVER.exec(ahead) : null;
    if (over && over.index < (bracket ?? Infinity))
      return {
        text: `${text + ahead.slice(0, over.index)}${over[1]!} `,
        cited,
        rest: ahead.slice(over.index + over[0].length),
      };
    if (bracket === undefined) return whole ? { text: text + line.slice(at), cited, rest: '' } : null;
    const here = at + bracket;
    const found = citedAt(line, here, passages);
    if (found === null) {
      text += line.slice(at, here + 1);
      at = here + 1;
      continue;
    }
    if (found === 'open') {
      if (!whole) return null;
      const last = unclosed(line.slice(here));
      if (last.length > 0) return { text: text + line.slice(at, here), cited: [...cited, ...last], rest: '' };
      text += line.slice(at, here + 1);
      at = here + 1;
      continue;
    }
    cited.push(...found.cited);
    text = (text + line.slice(at, here)).trimEnd();
    SPACES.lastIndex = found.end;
    const next = found.end + SPACES.exec(line)![0].length;
    if (next >= line.length && !whole) return null;
    if ('[【'.includes(line[next] ?? ' ') && citedAt(line, next, passages) !== null) {
      at = next;
      continue;
    }
    POINT.lastIndex = found.end;
    const point = POINT.exec(line)![0];
    if (point === '' && next < line.length && !POINTED.test(text)) {
      at = found.end;
      continue;
    }
    const end = found.end + point.length;
    const rest = line.slice(end);
    const body = rest.trimStart();
    if (body === '' && !whole) return null;
    return { text: text + point.trim() + (rest.length > body.length && body ? ' ' : ''), cited, rest: body };
  }
  return whole ? { text, cited, rest: '' } : null;
}

/** A proof whose bracket was never closed: its words go to the end of the line. */
function unclosed(line: string): Cited[] {
  const [, number, words] = /^[[【]\D*(\d{1,4})\s*[:,–—|-]?\s*[«"“„'‘`]?(.*)$/s.exec(line) ?? [];
  const quote = (words ?? '').replace(/[»"”'’`\]\s]+$/, '').slice(0, LONGEST_QUOTE);
  return number && quote ? [{ passage: Number(number), quote }] : [];
}

/**
 * Reads what a model says as it comes, in pieces of whole lines or, within prose, up to the end of each proof. The form (ours): `## heading`,
 * `> [3: «words»]` for a quotation, prose with `[3: «words»]` after each statement, `? question` for what to ask next, `NO_ANSWER`. What is read does not depend
 * on how it was cut into chunks. Never throws.
 */
export class SegmentReader {
  private rest = '';
  private inLine = false;
  private inList = false;
  private thinking = false;
  private lastQuoted = 0;

  /** `passages`: how many were sent. */
  constructor(private readonly passages: number) {}

  push(chunk: string): Piece[] {
    this.rest += chunk.replaceAll('\r', '');
    const pieces: Piece[] = [];
    for (;;) {
      const end = this.rest.indexOf('\n');
      if (end < 0 && this.rest.length < LONGEST) break;
      const cut = end < 0 || end > LONGEST ? LONGEST : end;
      const line = this.rest.slice(0, cut);
      this.rest = this.rest.slice(end === cut ? cut + 1 : cut);
      pieces.push(...this.line(line));
    }
    return [...pieces, ...this.within()];
  }

  /** What is left when the model has ended; nothing of it where it was cut off. */
  end(cut = false): Piece[] {
    const line = this.rest;
    this.rest = '';
    return cut ? [] : this.line(line);
  }

  /** Parts of the unfinished line that are whole. */
  private within(): Piece[] {
    const pieces: Piece[] = [];
    while (!this.thinking && (this.inLine || this.isProse(this.rest))) {
      const part = firstPart(this.rest, this.passages, false);
      if (!part || part.rest === '') break;
      pieces.push({ kind: 'prose', text: part.text, cited: part.cited });
      if (!this.inLine) this.inList = LIST.test(this.rest);
      this.rest = part.rest;
      this.inLine = true;
    }
    return pieces;
  }

  private isProse(line: string): boolean {
    return /^\s*[^\s>#?<`~]/.test(line) && !NONE.test(line);
  }

  private line(line: string): Piece[] {
    if (this.inLine) {
      this.inLine = false;
      return this.prose(line, this.inList);
    }
    if (THINKS.test(line)) this.thinking = true;
    if (this.thinking) {
      const [, after] = line.split(THOUGHT, 2);
      if (after === undefined) return [];
      this.thinking = false;
      line = after;
    }
    const text = line.trim();
    if (text === '' || FENCE.test(line) || /^(?:-{3,}|\*{3,}|_{3,})$/.test(text)) return [];
    if (NONE.test(text)) return [{ kind: 'none', text: text.replace(NONE, '').trim() }];
    if (text.startsWith('? ')) return [{ kind: 'follow-up', text: text.slice(2).trim() }];
    if (text.startsWith('>')) return this.quote(text.replace(/^[>\s]+/, ''));
    if (/^#{1,6}\s/.test(text)) return [{ kind: 'heading', text: text.replace(/^#+\s+/, ''), cited: [] }];
    return this.prose(line, LIST.test(line));
  }

  /** A quotation on a line of its own; without a number it goes on with the one before. */
  private quote(line: string): Piece[] {
    const part = firstPart(line, this.passages, true)!;
    const said = part.cited.filter(({ quote }) => quote !== '');
    const bare = (part.text + part.rest).replace(/^[\s«"“]+|[\s»"”.]+$/g, '');
    const passage = part.cited[0]?.passage ?? this.lastQuoted;
    const cited = said.length > 0 ? said : bare ? [{ passage, quote: bare }] : [];
    if (cited.length > 0) this.lastQuoted = cited[0]!.passage;
    return cited.map((one) => ({ kind: 'quote', text: one.quote, cited: [one] }));
  }

  private prose(line: string, inList: boolean): Piece[] {
    const pieces: { kind: 'prose'; text: string; cited: Cited[] }[] = [];
    for (let rest = line; rest.trim() !== '';) {
      const part = firstPart(rest, this.passages, true)!;
      pieces.push({ kind: 'prose', text: part.text, cited: part.cited });
      rest = part.rest;
    }
    const last = pieces.at(-1);
    if (last) last.text = last.text.trimEnd() + (inList ? '\n' : '\n\n');
    return pieces;
  }
}
