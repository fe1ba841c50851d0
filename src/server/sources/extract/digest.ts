import type { Language } from '#contract/language.ts';
import { describe, plainDescription, type Description } from '#reading/describe.ts';
import { lineStarts } from '#reading/lines.ts';
import { buildSegment } from '#reading/index/segment.ts';
import { writeSegment } from '#reading/index/segment-file.ts';
import { traceOf } from '#server/log.ts';
import type { Extracted } from '#extract/extracted.ts';

/** A version as it will be kept: its text, its index (base64 of a segment), and what it says of itself. */
export type Digest = Extracted & { index: string; language: Language; lines: number; described: Description };
/** Where something of ours failed; never a word of the text. */
export type Trace = ReturnType<typeof traceOf>;

/**
 * Indexes and describes what was read. Indexing is done in the child too: it would hold up the server's other work. A text that we fail to describe
 * is no corrupt file: it stands, with its index and its file's name, and `undescribed` hears where we failed.
 */
export function digest(
  extracted: Extracted,
  { title, speaks }: { title: string; speaks: Language | null },
  undescribed: (trace: Trace) => void,
  describing = describe,
): Digest {
  const { text } = extracted;
  const index = buildSegment({ text });
  let described: Description;
  try {
    described = describing({ text, title, index }, speaks ?? index.language);
  } catch (error) {
    undescribed(traceOf(error));
    described = plainDescription(title);
  }
  return {
    ...extracted,
    index: Buffer.from(writeSegment(index)).toString('base64'),
    language: index.language,
    lines: lineStarts(text).length,
    described,
  };
}
