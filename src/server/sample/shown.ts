import type { Language } from '#contract/language.ts';
import type { ShownSample } from '#contract/sample.ts';
import { readText } from '#extract/text/text.ts';
import { buildSegment } from '#reading/index/segment.ts';
import { lineStarts } from '#reading/lines.ts';
import { indexText } from '#reading/verify/text-index.ts';
import type { Engine } from '#server/ports/ai/port.ts';
import { Certifier, type Selected } from '#server/sources/index.ts';
import { documentsOf, wording, type Document } from './text.ts';

/** A document of the sample as it is open for a question: read, indexed and divided into lines as an upload is. */
function opened({ key, title, text: uploaded }: Document): Selected {
  const { text, report } = readText(Buffer.from(uploaded), false);
  const tokens = indexText(text);
  return {
    id: key,
    title,
    type: 'txt',
    version: 1,
    text,
    index: buildSegment({ text }),
    lines: lineStarts(text),
    report,
    tokens: () => tokens,
  };
}

/**
 * The sample as anybody may read it: its documents, and its questions as `engine` answers them, each citation verified as those of an account are. Made from the
 * documents alone, without a database, so that the build writes it into the page.
 */
export async function shownSample(
  engine: Pick<Engine, 'answer'>,
  language: Language,
  questions: readonly string[] = wording[language].shown,
): Promise<ShownSample> {
  const sources = documentsOf(language).map(opened);
  const exchanges: ShownSample['exchanges'] = [];
  for (const asked of questions) {
    const answering = { text: asked, language, sources, history: [] };
    const draft = await engine.answer(answering, new AbortController().signal);
    exchanges.push({ question: asked, answer: new Certifier(sources).whole(draft) });
  }
  return { sources: sources.map(({ id, title: name, text }) => ({ id, title: name, text })), exchanges };
}
