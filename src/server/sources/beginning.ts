import { buildSegment } from '#reading/index/segment.ts';
import type { OpenSource } from '#server/ports/ai/port.ts';

/** Characters that Fojas describes a document by without a model. */
const LONGEST = 300_000;

/** A source as far as it is described by: itself, or its beginning with an index of its own. */
export function beginningOf(source: OpenSource): OpenSource {
  if (source.text.length <= LONGEST) return source;
  const text = source.text.slice(0, LONGEST);
  return { ...source, text, index: buildSegment({ text, language: source.index.language }) };
}
