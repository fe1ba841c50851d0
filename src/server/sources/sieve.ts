import type { Language } from '#contract/language.ts';
import { MOST_MARKED, type Segment } from '#contract/answer.ts';
import { cutOf } from '#reading/index/unit-table.ts';
import { tellLanguage } from '#reading/language.ts';
import { gated, gatedTitle, type Withdrawn } from '#reading/support/gate.ts';
import { wordsOf, type Ungated } from '#reading/support/ungated.ts';
import { quotationAt } from '#reading/support/quotation.ts';
import type { Quotation } from '#reading/support/support.ts';
import { pathOf, unitAt } from '#reading/units/places.ts';
import type { Cited } from './show-span.ts';
import type { Selected } from './open.ts';

/** A piece of an answer that rests on claims of some kind, in words that may be shown. */
export type Shown<C> = { kind: Segment['kind']; text: string; claims: readonly C[]; focus?: string };
/** A piece of an answer, and whether a model wrote it. */
export type Piece<C> = (Shown<C> & { by?: never }) | (Omit<Shown<C>, 'text'> & { text: Ungated; by: 'model' });
type Modelled<C> = Extract<Piece<C>, { by: 'model' }>;
/** A piece as it may be shown. */
export type Sieved<C> = { piece: Shown<C>; support?: Segment['support']; uncovered?: Segment['uncovered'] };

type Source = Pick<Selected, 'id' | 'version' | 'title' | 'text' | 'index'>;

/** Titles of what a place lies under, and its label. */
function divisionsOf({ index }: Source, start: number): string[] {
  const cut = cutOf(index);
  const unit = unitAt(cut, start);
  return unit < 0 ? [] : [...pathOf(cut, cut.units[unit]!), cut.units[unit]!.label].filter(Boolean);
}

const inWords = <C>({ kind, claims, focus }: Modelled<C>, text: string): Shown<C> => ({
  kind,
  text,
  claims,
  ...(focus !== undefined && { focus }),
});

/**
 * Lets through what a model wrote only as far as its quotations carry it (reading/support): statement by statement, and headings and leads by the first piece below
 * them. What others wrote passes as it is. Pieces are taken in their order.
 */
export class Sieve<C> {
  readonly withdrawn: Withdrawn[] = [];
  private held: Modelled<C>[] = [];

  constructor(private readonly sources: readonly Source[]) {}

  /** The pieces that may be shown now, in their order: none, the one given, or those before it that waited for it too. `found`: its citations that were found. */
  take(piece: Piece<C>, found: readonly Cited[]): Sieved<C>[] {
    if (piece.by !== 'model') return [{ piece }];
    const [first] = found;
    if (!first) {
      this.wait(piece);
      return [];
    }
    // A quotation is shown in the words of its source.
    if (piece.kind === 'quote')
      return [
        ...this.above(first.excerpt, found, tellLanguage(first.excerpt) ?? 'es'),
        { piece: inWords(piece, first.excerpt) },
      ];
    const { quotations, known } = this.read(found);
    const language = tellLanguage(wordsOf(piece.text)) ?? tellLanguage(quotations[0]!.words) ?? 'es';
    const { text, state, uncovered, withdrawn } = gated(piece.text, quotations, { language, known });
    this.withdrawn.push(...withdrawn);
    if (text === '') return [];
    const marked = uncovered.slice(0, MOST_MARKED.uncovered).map(({ start, end }) => ({ from: start, to: end }));
    return [
      // What is only partly carried is no ground for a heading.
      ...this.above(state === 'supported' ? text : '', found, language),
      { piece: inWords(piece, text), support: state, ...(marked.length > 0 && { uncovered: marked }) },
    ];
  }

  /** Headings and leads wait for what follows; a quotation or a statement none of whose quotations was found is withdrawn. */
  private wait(piece: Modelled<C>): void {
    if (piece.claims.length > 0 || piece.kind === 'quote')
      this.withdrawn.push({ text: wordsOf(piece.text).trim(), reason: 'proof' });
    else this.held = piece.kind === 'heading' ? [piece] : [...this.held, piece];
  }

  /** The headings and leads that waited, as far as what follows carries them. */
  private above(below: string, found: readonly Cited[], language: Language): Sieved<C>[] {
    const waiting = this.held;
    this.held = [];
    if (waiting.length === 0) return [];
    const { quotations, known } = this.read(found);
    return waiting.flatMap((one) => {
      const over = quotations.flatMap(({ words, sentence = '' }) => [words, sentence]);
      const text = gatedTitle(one.text, [...over, below], { language, known });
      return text === '' ? [] : [{ piece: inWords(one, text), support: 'supported' as const }];
    });
  }

  private read(found: readonly Cited[]): { quotations: Quotation[]; known: string[] } {
    const quotations: Quotation[] = [];
    const known = new Set<string>();
    for (const { source_id, version, start, end, excerpt } of found) {
      const source = this.sources.find(({ id, version: number }) => id === source_id && number === version);
      quotations.push({ ...(source && quotationAt(source.text, { start, end })), words: excerpt });
      if (source) for (const words of [source.title, ...divisionsOf(source, start)]) known.add(words);
    }
    return { quotations, known: [...known] };
  }
}
