import type { Language } from '#contract/language.ts';
import type { Range } from '#reading/lines.ts';
import type { Claim } from '#server/ports/ai/port.ts';
import type { Line } from '../../contract.ts';
import { NAMES } from '../text.ts';
import { spokenWords } from './spoken-length.ts';
import { begun, ended, tidy } from './tidy.ts';

type Speaker = Line['speaker'];
type Part = Line['part'];
/** Characters of a line, a little below what the contract allows. */
const LINE = 590;

/** Lines as they are written, with the places of what they tell; each place is claimed once. */
export class Writer {
  readonly lines: Line[] = [];
  readonly claims: Claim[] = [];
  private readonly numbers = new Map<string, number>();
  part: Part = 'opening';
  constructor(
    readonly language: Language,
    private readonly texts: readonly string[],
  ) {}

  get speakers(): { name: string; voice: string }[] {
    const { a, b } = NAMES[this.language];
    return [
      { name: a, voice: '' },
      { name: b, voice: '' },
    ];
  }
  /** Words of the whole when they are spoken. */
  get spoken(): number {
    return this.lines.reduce((sum, { text }) => sum + spokenWords(text), 0);
  }
  /** Who has not spoken last. */
  get other(): Speaker {
    return this.lines.at(-1)?.speaker === 'a' ? 'b' : 'a';
  }

  /** A line that tells nothing of a source. */
  frame(speaker: Speaker, text: string): void {
    const last = this.lines.at(-1);
    // What one voice says in a row without telling anything is one line.
    if (
      last &&
      !last.location &&
      last.speaker === speaker &&
      last.part === this.part &&
      last.text.length + text.length < LINE
    )
      last.text += ` ${text}`;
    else this.lines.push({ speaker, part: this.part, text });
  }

  /** Lines in the words of a source, divided between the voices from this one on. */
  tell(speaker: Speaker, said: readonly string[], { start, end }: Range, source: number, label?: string): void {
    const location = { citation_id: this.number(start, end, source), ...(label !== undefined && { label }) };
    let turn = speaker;
    for (const text of said) {
      this.lines.push({ speaker: turn, part: this.part, text, location });
      turn = turn === 'a' ? 'b' : 'a';
    }
  }

  /** Tells pieces of a source as they stand there. */
  tellPieces(speaker: Speaker, pieces: readonly Range[], source: number, asWritten = false): boolean {
    const [first, last] = [pieces[0], pieces.at(-1)];
    const text = this.texts[source]!;
    const words = tidy(pieces.map(({ start, end }) => text.slice(start, end)).join(', '), asWritten);
    if (!first || !last || words.length < 3 || words.length > LINE) return false;
    this.tell(speaker, [ended(begun(words))], { start: first.start, end: last.end }, source);
    return true;
  }

  private number(start: number, end: number, source: number): number {
    const text = this.texts[source]!;
    let [from, to] = [start, end];
    while (from < to && /\s/.test(text[from]!)) from++;
    while (to > from && /\s/.test(text[to - 1]!)) to--;
    const key = `${source} ${from} ${to}`;
    const known = this.numbers.get(key);
    if (known !== undefined) return known;
    const made = this.claims.push({ source, start: from, end: to, quote: text.slice(from, to) });
    this.numbers.set(key, made);
    return made;
  }
}
