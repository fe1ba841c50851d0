import { randomUUID } from 'node:crypto';
import type { AnswerContent } from '#contract/answer.ts';
import { lineStarts } from '#reading/lines.ts';
import { indexText } from '#reading/verify/text-index.ts';
import type { Claim, DraftSegment, Engine, Exchange } from '#server/ports/ai/port.ts';
import { Certifier, type Told } from '#server/sources/certify.ts';
import type { Selected } from '#server/sources/open.ts';
import { asSource } from './texts.ts';

/** A text as a source that was selected, without a database. */
export function selected(raw: string, title: string): Selected {
  const { text, index } = asSource(raw, title);
  const tokens = indexText(text);
  return {
    id: randomUUID(),
    title,
    type: 'copied-text',
    version: 1,
    text,
    index,
    lines: lineStarts(text),
    report: null,
    tokens: () => tokens,
  };
}

/** Asks an engine as chat does: answers the verified answer, and what was heard on the way. */
export async function askEngine(
  engine: Engine,
  sources: readonly Selected[],
  text: string,
  { history = [], signal = new AbortController().signal }: { history?: Exchange[]; signal?: AbortSignal } = {},
): Promise<{ content: AnswerContent; heard: DraftSegment[]; missing: Claim[]; told: Told[] }> {
  const certifier = new Certifier(sources);
  const heard: DraftSegment[] = [];
  const missing: Claim[] = [];
  const told: Told[] = [];
  const draft = await engine.answer({ text, language: 'es', sources, history }, signal, (segment) => {
    heard.push(segment);
    const gone = certifier.missing(segment);
    missing.push(...gone);
    told.push(...certifier.tell(segment));
    return { missing: gone, shown: told.length > 0 };
  });
  return { content: certifier.whole(draft), heard, missing, told };
}
