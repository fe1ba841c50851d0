import type { Citation } from '#contract/span.ts';

/** A stretch of the text of a source, in characters of it, end excluded. */
type Words = { start: number; end: number };
/** The source that is open, at which version, lines and words. The address holds it, so that it can be sent and comes back with Back. */
export type Opened = {
  sourceId: string;
  version: number | null;
  lines: { from: number; to: number } | null;
  /** Null where the address leads to whole lines. */
  words: Words | null;
};

const wholeNumber = (text: string | undefined | null): number | null =>
  text && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : null;
/** 'L=120-123' or 'L=120'; anything else is no place. */
function linesOf(text: string | null): Opened['lines'] {
  const [from, to] = (text ?? '').split('-').map(wholeNumber);
  return from ? { from, to: Math.max(from, to ?? from) } : null;
}
/** 'words=0-52'; anything else is none. */
function wordsOf(text: string | null): Words | null {
  const [start, end] =
    /^(\d{1,9})-(\d{1,9})$/
      .exec(text ?? '')
      ?.slice(1)
      .map(Number) ?? [];
  return start !== undefined && end !== undefined && start < end ? { start, end } : null;
}

/** What the address of a notebook leads to; null where that is no source. */
export function openedOf(params: URLSearchParams): Opened | null {
  const sourceId = params.get('source');
  if (!sourceId) return null;
  const lines = linesOf(params.get('L'));
  return { sourceId, version: wholeNumber(params.get('v')), lines, words: lines && wordsOf(params.get('words')) };
}

/** The parts of the address that lead to the very words of a citation. */
export const addressOf = ({
  source_id,
  version,
  start,
  end,
  chunk_lines_from: from,
  chunk_lines_to: to,
}: Citation): Record<string, string> => ({
  source: source_id,
  v: String(version),
  words: `${start}-${end}`,
  L: from === to ? `${from}` : `${from}-${to}`,
});

/** Whether a citation is what the address leads to. */
export const isAt = (citation: Citation, opened: Opened): boolean =>
  citation.source_id === opened.sourceId &&
  citation.version === opened.version &&
  citation.chunk_lines_from === opened.lines?.from &&
  citation.chunk_lines_to === opened.lines.to;
