import type { SourceType } from '#contract/source-type.ts';
import { canonical, lineStarts } from '#reading/lines.ts';
import { CUT } from '#reading/passages.ts';
import { buildSegment } from '#reading/segment.ts';
import { indexText, type TextIndex } from '#reading/verify/text-index.ts';
import type { Selected } from '#server/sources/open.ts';

/** `size`: characters of a passage, where another than the engine's own is asked for. */
type How = { type?: SourceType; size?: number };

/** A text as the server opens a source of it: read as it is read when it is added. */
export function opened(id: string, title: string, raw: string, { type = 'txt', size = CUT.size }: How = {}): Selected {
  const text = canonical(raw);
  let tokens: TextIndex | null = null;
  return {
    id,
    title,
    type,
    version: 1,
    text,
    index: buildSegment({ text, cut: { ...CUT, size } }),
    lines: lineStarts(text),
    report: null,
    tokens: () => (tokens ??= indexText(text)),
  };
}
