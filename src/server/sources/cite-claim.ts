import { beginning } from '#reading/excerpt.ts';
import { cutOf } from '#reading/index/unit-table.ts';
import { isProof } from '#reading/support/quotation.ts';
import { unitAt } from '#reading/units/places.ts';
import { verify, type Verdict } from '#reading/verify/verify.ts';
import type { Claim } from '#server/ports/ai/port.ts';
import { showSpan, type Cited } from './show-span.ts';
import type { Selected } from './open.ts';

/** Looks for the words where they are said to stand, and only then in the other sources. */
function find(selected: readonly Selected[], { source, start, end, quote }: Claim): Verdict & { source: number } {
  const said = selected[source];
  const place = start === undefined ? {} : { start, ...(end !== undefined && { end }) };
  if (said) {
    const here = verify(quote, [said.tokens()], { text: 0, ...place }, { near: false });
    if (here.state !== 'missing') return { ...here, source };
  }
  const all = verify(
    quote,
    selected.map((one) => one.tokens()),
    { text: source, ...place },
    { near: false },
  );
  return { ...all, source: all.text };
}

/** A claim as the verifier found it; null where there is nothing to look in. */
export function cite(selected: readonly Selected[], claim: Claim): Cited | null {
  const { state: told, source, start, end, changes, cautions } = find(selected, claim);
  const from = selected[told === 'missing' ? claim.source : source];
  if (!from) return null;
  const state = told !== 'missing' && claim.proof && !proves(from, claim.quote, start, end) ? 'missing' : told;
  const common = {
    source_id: from.id,
    source_title: from.title,
    source_type: from.type,
    version: from.version,
    state,
    changes,
    cautions,
  };
  // What is missing stands nowhere: it has no place, and its words are the claim's, shown struck through.
  if (state === 'missing')
    return {
      ...common,
      start: 0,
      end: 0,
      chunk_index: 0,
      chunk_lines_from: 0,
      chunk_lines_to: 0,
      page: null,
      time: null,
      since: null,
      excerpt: claim.quote,
      newer: null,
    };
  const shown = claim.most === undefined ? { start, end } : beginning(from.text, { start, end }, claim.most);
  return {
    ...common,
    ...(shown.end < end && { cautions: cautionsOf(from, shown) }),
    ...shown,
    ...showSpan(from, shown),
    newer: null,
  };
}

/** Whether words that a model quotes prove anything where they stand. */
function proves({ text, index }: Selected, quote: string, start: number, end: number): boolean {
  const cut = cutOf(index);
  const divisions = 1 + Math.abs(unitAt(cut, end - 1) - unitAt(cut, start));
  return isProof(quote, text, { start, end }, divisions);
}

/** What is to be said of words that stand there, where they are fewer than those that were looked for. */
function cautionsOf(from: Selected, { start, end }: { start: number; end: number }): Verdict['cautions'] {
  return verify(from.text.slice(start, end), [from.tokens()], { text: 0, start, end }, { near: false }).cautions;
}
