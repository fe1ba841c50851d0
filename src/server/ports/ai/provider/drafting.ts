import { gatedQuestion, type Supported } from '#reading/support/gate.ts';
import { asUngated } from '#reading/support/ungated.ts';
import type { Claim, DraftSegment, Hear } from '../port.ts';
import type { Cited } from './cited.ts';
import { plain } from './plain.ts';
import type { Request } from './prompt.ts';
import type { Piece } from './segments.ts';

/** Characters of a sentence that leads to what follows, of a follow-up question, and of words that were not found. */
const LONGEST = { lead: 240, followUp: 120, missing: 300 } as const;
/** Words of a quotation are as many as the rules ask for (prompt.ts). */
const MOST = { followUps: 3, segments: 80, words: 25 } as const;
/** A line of the rules from this length on is not said by chance. */
const TELLING = 60;
const LIST = /^\s*(?:[-*+•]|\d{1,3}[.)])\s/;

/** A claim whose words stand nowhere, in the segment that rests on it. */
export type Failing = { segment: DraftSegment; claim: Claim; passage: number };

/**
 * Makes a draft of the pieces that a model says, as they come. Statements without a proof are left out, but for a heading or a lead (a sentence that
 * ends with a colon) of what follows; so is whatever repeats the rules. Words that were hidden are put back before anything is verified.
 */
export class Drafting {
  readonly segments: DraftSegment[] = [];
  readonly followUps: Supported[] = [];
  /** The model says that the passages do not answer. */
  none = false;
  /** Whether anything at all was said. */
  said = false;
  /** Whether anything of the answer may be shown. */
  shown = false;
  private readonly missing = new Map<DraftSegment, readonly Claim[]>();
  private readonly numbers = new Map<Claim, number>();
  private readonly rules: readonly string[];

  constructor(
    private readonly request: Request,
    private readonly hear: Hear | undefined,
  ) {
    this.rules = request.system.split('\n').filter((line) => line.length >= TELLING);
  }

  private restore(text: string): string {
    return this.request.redactor?.restore(text) ?? text;
  }

  /** The claims of proofs: each at the passage that it names, or nowhere where that was never sent. */
  claimsOf(cited: readonly Cited[]): Claim[] {
    return cited.map(({ passage, quote }) => {
      const sent = this.request.passages[passage - 1];
      const claim = { ...(sent ?? { source: -1 }), quote: this.restore(quote), most: MOST.words, proof: true as const };
      this.numbers.set(claim, sent ? passage : 0);
      return claim;
    });
  }

  take(piece: Piece): void {
    this.said = true;
    if (this.none || piece.text.includes(this.request.mark)) return;
    if (this.rules.some((rule) => piece.text.includes(rule))) return;
    const text = plain(this.restore(piece.text));
    // What would help is told by ours: nothing proves a model's words here.
    if (piece.kind === 'none') this.none = this.segments.length === 0;
    else if (piece.kind === 'follow-up') {
      const { words, language } = this.request;
      const question = gatedQuestion(text.trim().slice(0, LONGEST.followUp), words, { language });
      if (question && this.followUps.length < MOST.followUps) this.followUps.push(question);
    } else {
      const claims = this.claimsOf(piece.cited);
      const kind = piece.kind === 'prose' && text.trim() === '' ? 'quote' : piece.kind;
      if (kind === 'quote')
        for (const claim of claims) this.add({ kind, text: asUngated(claim.quote), claims: [claim], by: 'model' });
      else if (claims.length > 0 || kind === 'heading' || isLead(text))
        this.add({ kind, text: asUngated(text), claims, by: 'model' });
    }
  }

  private add(segment: DraftSegment): void {
    if (this.segments.length >= MOST.segments) return;
    this.segments.push(segment);
    this.verify(segment);
  }

  private verify(segment: DraftSegment): void {
    const heard = this.hear?.(segment);
    if (!heard) return;
    this.missing.set(segment, heard.missing);
    this.shown ||= heard.shown;
  }

  private stands(segment: DraftSegment, claim: Claim): boolean {
    return claim.quote !== '' && !this.missing.get(segment)?.includes(claim);
  }

  /** The claims that stand nowhere, in the order of the draft. */
  failing(): Failing[] {
    return this.segments.flatMap((segment) =>
      segment.claims
        .filter((claim) => !this.stands(segment, claim))
        .map((claim) => ({ segment, claim, passage: this.numbers.get(claim) ?? 0 })),
    );
  }

  /** Puts other proofs in the place of one that failed, where they stand. */
  mend({ segment, claim }: Failing, cited: readonly Cited[]): void {
    const before = segment.claims;
    const others = this.claimsOf(cited);
    if (segment.kind === 'quote') others.splice(1);
    segment.claims = before.flatMap((one) => (one === claim ? others : [one]));
    this.verify(segment);
    if (others.length > 0 && others.every((one) => this.stands(segment, one))) return;
    segment.claims = before;
    this.verify(segment);
  }

  /**
   * The segments of the answer: a quotation that stands nowhere is left out; a statement keeps the mark of what was not found.
   */
  kept(): DraftSegment[] {
    const kept: DraftSegment[] = [];
    for (const segment of this.segments.toReversed()) {
      const claims = segment.claims.flatMap((claim) => {
        if (this.stands(segment, claim)) return [claim];
        const quote = plain(claim.quote).slice(0, LONGEST.missing);
        return segment.kind === 'quote' || quote === '' ? [] : [{ ...claim, quote }];
      });
      const next = kept[0];
      const leads = next && (next.claims.length > 0 || (segment.kind === 'heading' && next.kind === 'prose'));
      if (claims.length > 0 || (segment.claims.length === 0 && leads)) {
        segment.claims = claims;
        kept.unshift(segment);
      }
    }
    return kept;
  }
}

const isLead = (text: string): boolean => text.length <= LONGEST.lead && /:\**\s*$/.test(text) && !LIST.test(text);
