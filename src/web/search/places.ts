import type { Hit } from '#contract/search.ts';
import { addressOf as partsOf } from '#web/ui/answer/address.ts';

/** The address of the words of a passage. */
export const addressOf = ({ notebook_id, citation }: Hit): string =>
  `/notebook/${notebook_id}?${new URLSearchParams({ panel: 'sources', ...partsOf(citation) })}`;

/** A stretch of a passage; `found` where it holds words of the query. */
export type Piece = { text: string; found: boolean };
/** Characters before the first word found that are shown; what stands before is an ellipsis. */
const LEAD_IN = 48;

const flow = (text: string): string => text.replace(/\s+/g, ' ');

/** A passage in pieces, as one line of words: it begins shortly before the first word found. */
export function piecesOf({ citation: { excerpt }, words }: Hit): Piece[] {
  const first = words[0]?.start ?? 0;
  const from = first > LEAD_IN * 1.5 ? excerpt.indexOf(' ', first - LEAD_IN) + 1 : 0;
  const pieces: Piece[] = [];
  let at = from > first ? first : from;
  if (at > 0) pieces.push({ text: '… ', found: false });
  for (const { start, end } of words) {
    pieces.push({ text: flow(excerpt.slice(at, start)), found: false });
    pieces.push({ text: flow(excerpt.slice(start, end)), found: true });
    at = end;
  }
  pieces.push({ text: flow(excerpt.slice(at)), found: false });
  return pieces.filter(({ text }) => text !== '');
}
