import { MOST_MARKED, type AnswerContent, type Segment } from '#contract/answer.ts';
import { mapCells, type CardOf, type Cell } from '#contract/card.ts';
import type { Citation } from '#contract/span.ts';
import type { Claim, Draft, DraftCell, DraftSegment } from '#server/ports/ai/port.ts';
import type { Cited } from './show-span.ts';
import { cite } from './cite-claim.ts';
import type { Selected } from './open.ts';
import { Sieve, type Piece, type Shown, type Sieved } from './sieve.ts';

/** Gives numbers by first appearance; the same span keeps its number. */
class Numbers {
  readonly list: Citation[] = [];
  private readonly bySpan = new Map<string, number>();

  of(cited: Cited): number {
    const { source_id, version, start, end, excerpt } = cited;
    const span = `${source_id} ${version} ${start} ${end} ${excerpt}`;
    const known = this.bySpan.get(span);
    if (known !== undefined) return known;
    const citation_id = this.list.length + 1;
    this.bySpan.set(span, citation_id);
    this.list.push({ citation_id, ...cited });
    return citation_id;
  }
}

/** Whether a citation's words stand somewhere. */
export const isFound = (state: Citation['state']): boolean => state !== 'missing' && state !== 'deleted';

/** A quotation reads on over the line ends of its page. */
const flow = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Where some words stand in a quotation; null where they are none of it, or all. */
function placeIn(quoted: string, words: string): Segment['focus'] | null {
  const from = words === '' ? -1 : quoted.indexOf(words);
  return from < 0 || words.length === quoted.length ? null : { from, to: from + words.length };
}

/** A cell of a card that rests on a claim of some kind. */
export type CellOf<C> = Exclude<DraftCell, { state: 'stated' }> | { state: 'stated'; claim: C; focus?: string };
/** Pieces of an answer that rest on claims of some kind. */
export type Claims<C> = Omit<Draft, 'direct' | 'segments' | 'cards' | 'none'> & {
  direct: Shown<C>[];
  segments: Piece<C>[];
  cards: CardOf<CellOf<C>>[];
  none: (Omit<NonNullable<Draft['none']>, 'nearest'> & { nearest: readonly C[] }) | null;
};

/** Cites each claim once, however often it is made. */
class Citing<C> {
  readonly numbers = new Numbers();
  private readonly known = new Map<C, number | null>();

  constructor(private readonly cite: (claim: C) => Cited | null) {}

  private numberOf(claim: C): number | null {
    if (!this.known.has(claim)) {
      const one = this.cite(claim);
      this.known.set(claim, one && this.numbers.of(one));
    }
    return this.known.get(claim)!;
  }

  of(claims: readonly C[]): number[] {
    return [...new Set([...new Set(claims)].map((one) => this.numberOf(one)).filter((number) => number !== null))];
  }

  /** Those of the claims that were found. */
  found(claims: readonly C[]): Cited[] {
    return claims.flatMap((claim) => this.cite(claim) ?? []).filter(({ state }) => isFound(state));
  }

  /** A piece of a model as it passed the sieve. */
  sieved({ piece, support, uncovered }: Sieved<C>): Segment {
    return { ...this.show(piece), ...(support && { support }), ...(uncovered && { uncovered }) };
  }

  show({ kind, text, claims, focus }: Shown<C>): Segment {
    const [first, ...others] = this.of(claims);
    if (first === undefined) return { kind: kind === 'quote' ? 'prose' : kind, text };
    const numbered = { citation_id: first, ...(others.length > 0 && { citation_ids: [first, ...others] }) };
    const { state, excerpt } = this.numbers.list[first - 1]!;
    if (kind !== 'quote') return { kind, text, ...numbered };
    if (state === 'missing') return { kind: 'prose', text, ...numbered };
    const shown = flow(excerpt);
    const place = focus === undefined ? null : placeIn(shown, flow(focus));
    return { kind, text: shown, ...numbered, ...(place && { focus: place }) };
  }

  /** A cell as it is shown: what was not found word for word is not stated. */
  cell(cell: CellOf<C>): Cell {
    if (cell.state !== 'stated') return { state: cell.state, text: '' };
    const { claim, focus } = cell;
    const shown = this.show({ kind: 'quote', text: '', claims: [claim], ...(focus && { focus }) });
    if (shown.kind !== 'quote') return { state: 'unread', text: '' };
    const { text, citation_id, focus: place } = shown;
    return { state: 'stated', text, citation_id, ...(place && { focus: place }) };
  }
}

/**
 * Puts an answer together: each claim is cited once, however often it is made, and numbered by its first appearance. Words that no source says are
 * never a quotation: they stay as prose, with the mark of what is missing where there is one.
 */
export function assemble<C>(
  searched: readonly { id: string; title: string }[],
  { understood = null, direct, segments, cards, none, followUps }: Claims<C>,
  { cite, sources }: { cite: (claim: C) => Cited | null; sources: readonly Selected[] },
): AnswerContent {
  const citing = new Citing(cite);
  const sieve = new Sieve<C>(sources);
  const line = direct.map((segment) => citing.show(segment));
  const passed = segments.flatMap((segment) => sieve.take(segment, citing.found(segment.claims)));
  const shown = passed.map((one) => citing.sieved(one));
  const told = cards.map((card) => mapCells(card, (cell) => citing.cell(cell)));
  const nearest = none ? citing.of(none.nearest) : [];
  const { list } = citing.numbers;
  const claimed = list.filter((one) => !nearest.includes(one.citation_id));
  return {
    understood,
    direct: line,
    segments: shown,
    cards: told,
    citations: list,
    no_answer: none && {
      outcome: none.outcome,
      reason: none.reason,
      words: none.words,
      sources: searched.map(({ id, title }) => ({ id, title })),
      nearest,
      would_help: none.wouldHelp,
    },
    follow_ups: followUps,
    withdrawn: sieve.withdrawn.slice(0, MOST_MARKED.withdrawn),
    evidence: { found: claimed.filter(({ state }) => isFound(state)).length, total: claimed.length },
  };
}

/** A segment as it may be shown before the whole answer is there, with the citations that it is the first to make. */
export type Told = { segment: Segment; citations: Citation[] };

/** Verifies what an engine claims, segment by segment while it answers, and then as a whole. No claim is looked for twice. */
export class Certifier {
  private readonly cited = new Map<Claim, Cited | null>();
  private readonly told = new Citing<Claim>((claim) => this.cite(claim));
  private readonly sieve: Sieve<Claim>;

  constructor(private readonly selected: readonly Selected[]) {
    this.sieve = new Sieve(selected);
  }

  private cite(claim: Claim): Cited | null {
    if (!this.cited.has(claim)) this.cited.set(claim, cite(this.selected, claim));
    return this.cited.get(claim)!;
  }

  private stands(claim: Claim): boolean {
    const cited = this.cite(claim);
    return cited !== null && cited.state !== 'missing';
  }

  /** Those of the claims that stand nowhere. */
  missing({ claims }: { claims: readonly Claim[] }): Claim[] {
    return claims.filter((claim) => !this.stands(claim));
  }

  /**
   * What may be shown once a segment is there: it, only with what was found, and the headings before it that waited; nothing for a quotation that was not found, nor
   * for what a model says and its quotations do not carry.
   */
  tell(segment: DraftSegment): Told[] {
    const claims = segment.claims.filter((claim) => this.stands(claim));
    if (segment.kind === 'quote' && claims.length === 0) return [];
    return this.sieve.take({ ...segment, claims }, this.told.found(claims)).map((one) => {
      const known = this.told.numbers.list.length;
      return { segment: this.told.sieved(one), citations: this.told.numbers.list.slice(known) };
    });
  }

  /** The number of a claim that is told by itself, as those of an answer get theirs; null where there is nothing to look in. */
  number(claim: Claim): number | null {
    return this.told.of([claim])[0] ?? null;
  }

  /** The citations that were told so far, by their numbers. */
  get citations(): readonly Citation[] {
    return this.told.numbers.list;
  }

  /**
   * Turns a draft into an answer whose every citation was found by the verifier in the selected sources, or is marked `missing`. A quotation
   * shows the source's own words.
   */
  whole(draft: Draft): AnswerContent {
    return assemble(this.selected, draft, { cite: (claim) => this.cite(claim), sources: this.selected });
  }
}
