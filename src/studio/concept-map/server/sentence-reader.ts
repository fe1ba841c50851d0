import type { Language } from '#contract/language.ts';
import type { Mention } from './mentions.ts';
import type { Token } from './tokens.ts';
import type { Verb } from './verbs.ts';
import { ADVERB, CLAUSE, DETERMINERS, PREPOSITIONS } from './words.ts';

/** What no link crosses: the end of a clause, brackets, quotation marks. */
export const STOP = /[;:.!?()«»“”"|*#]|\n\s*\n/;

/** Reads one sentence: `text` is the whole document, so that what stands between two words is known. */
export class Reader {
  constructor(
    readonly text: string,
    readonly tokens: readonly Token[],
    readonly mentions: readonly Mention[],
    readonly verbs: readonly Verb[],
    readonly language: Language,
  ) {}
  /** The text between two tokens. */
  between(a: number, b: number): string {
    return a >= b ? '' : this.text.slice(this.tokens[a]!.end, this.tokens[b]!.start);
  }
  word(i: number): string {
    return this.tokens[i]?.word ?? '';
  }
  words(from: number, to: number): string {
    return this.text.slice(this.tokens[from]!.start, this.tokens[to - 1]!.end).replace(/\s+/g, ' ');
  }
  /** Whether a preposition stands right before the mention, determiners skipped; which one, as its place. */
  preposition(from: number): number | null {
    let at = from - 1;
    while (
      at >= 0 &&
      at >= from - 3 &&
      DETERMINERS[this.language].has(this.word(at)) &&
      !/^(?:del|al)$/.test(this.word(at))
    )
      at--;
    // "las mentadas facturas": a word may stand between a determiner and the name.
    if (
      at === from - 1 &&
      DETERMINERS[this.language].has(this.word(at - 1)) &&
      !PREPOSITIONS[this.language].has(this.word(at))
    )
      at -= DETERMINERS[this.language].has(this.word(at - 2)) ? 3 : 2;
    const near = at >= 0 && !/[,;:.(]/.test(this.between(at, at + 1));
    return near && PREPOSITIONS[this.language].has(this.word(at)) ? at : null;
  }
  /** "PivX's copyright", "customer support": an English name that only says whose or which the next word is. */
  qualifies({ to }: Mention): boolean {
    if (this.language !== 'en') return false;
    if (/['’]s$/i.test(this.tokens[to - 1]!.raw)) return true;
    const next = this.tokens[to];
    return (
      next !== undefined &&
      /^\s$/.test(this.between(to - 1, to)) &&
      /^[a-z]{4,}(?<!ly|ing|ed)$/.test(next.raw) &&
      !this.verbs.some(({ from }) => from === to) &&
      !ADVERB.en.test(next.word) &&
      !CLAUSE.en.has(next.word) &&
      !PREPOSITIONS.en.has(next.word) &&
      !DETERMINERS.en.has(next.word) &&
      !/^(?:that|which|such|shall|will|must|when|then|solely|period|harmless|here\w*|there\w*)$/.test(next.word)
    );
  }
  clause(from: number, to: number): boolean {
    for (let i = from; i < to; i++) if (CLAUSE[this.language].has(this.word(i))) return true;
    return false;
  }
}
