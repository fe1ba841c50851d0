import type { SourceType } from '#contract/source-type.ts';
import { canonical, lineStarts } from '#reading/lines.ts';
import { buildSegment } from '#reading/index/segment.ts';
import { indexText, type TextIndex } from '#reading/verify/text-index.ts';
import type { Selected } from '#server/sources/open.ts';

/** A text as the server opens a source of it: read as it is read when it is added. */
export function opened(id: string, title: string, raw: string, { type = 'txt' }: { type?: SourceType } = {}): Selected {
  const text = canonical(raw);
  let tokens: TextIndex | null = null;
  return {
    id,
    title,
    type,
    version: 1,
    text,
    index: buildSegment({ text }),
    lines: lineStarts(text),
    report: null,
    tokens: () => (tokens ??= indexText(text)),
  };
}
