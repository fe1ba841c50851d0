import type { Language } from '#contract/language.ts';
import { readConfig } from '#server/config.ts';
import type { Embedding } from '#server/ports/embedding/port.ts';
import { createProviderEmbedding } from '#server/ports/embedding/provider.ts';
import { fuse, type Place } from '#reading/search/fuse.ts';
import type { Searched } from '#reading/search/names.ts';
import { search } from '#reading/search/search.ts';
import { bytesOfVectors, nearest, quantise, type Vectors } from '#reading/search/vectors.ts';
import { buildSegment } from '#reading/segment.ts';
import { Chance } from '../bench/chance.ts';
import { percentile, present, readRows, share } from '../bench/data.ts';
import type { Bench, Figure } from '../bench/figure.ts';

type Report = (figure: Figure) => void;
const [PASSAGES, SOURCES, DIMENSIONS, QUESTIONS, NEAREST] = [100_000, 50, 768, 40, 60];

/** Speed and memory, which do not depend on what the numbers mean. */
function speed(report: Report): void {
  const chance = new Chance(7);
  const vector = (): Float32Array =>
    Float32Array.from({ length: DIMENSIONS }, () => chance.between(-1000, 1000) / 1000);
  // One source's vectors stand for all: the work is the same, and making all of them takes a minute.
  const some = quantise(Array.from({ length: PASSAGES / SOURCES }, vector));
  const sources: Vectors[] = Array.from({ length: SOURCES }, () => ({ ...some, values: some.values.slice() }));
  const before = process.cpuUsage();
  const times = Array.from({ length: QUESTIONS }, () => {
    const question = vector();
    const from = performance.now();
    nearest(question, sources, NEAREST);
    return performance.now() - from;
  });
  const { user } = process.cpuUsage(before);
  const bytes = sources.reduce((sum, one) => sum + bytesOfVectors(one), 0);
  const what = `${PASSAGES.toLocaleString('en')} vectors of ${DIMENSIONS}`;
  report({ name: `${what}: nearest to a question, p50`, value: Math.round(percentile(times, 0.5)), unit: 'ms' });
  report({ name: `${what}: nearest to a question, p95`, value: Math.round(percentile(times, 0.95)), unit: 'ms' });
  report({ name: `${what}: work of the processor`, value: Math.round(user / 1000 / QUESTIONS), unit: 'ms' });
  report({ name: `${what}: in memory`, value: Number((bytes / 1e6).toFixed(1)), unit: 'MB' });
  report({ name: 'bytes of a passage', value: bytes / PASSAGES, unit: 'B' });
}

type Asked = { question: string; gold: readonly string[] };
type Set = { name: string; texts: { id: string; text: string }[]; asked: Asked[]; language: Language };

function sets(): Set[] {
  const found: Set[] = [];
  if (present('xquad'))
    for (const language of ['es', 'en'] as const)
      found.push({
        name: `XQuAD-${language}`,
        language,
        texts: readRows<{ pid: number; text: string }>('xquad', `passages.${language}.jsonl`).map(({ pid, text }) => ({
          id: String(pid),
          text,
        })),
        asked: readRows<{ question: string; pid: number }>('xquad', `questions.${language}.jsonl`).map(
          ({ question, pid }) => ({ question, gold: [String(pid)] }),
        ),
      });
  if (present('clstatute'))
    found.push({
      name: 'cl-statute',
      language: 'es',
      texts: readRows<{ id: string; text: string }>('clstatute', 'corpus.jsonl'),
      asked: readRows<{ query: string; gold: string[] }>('clstatute', 'queries.jsonl').map(({ query, gold }) => ({
        question: query,
        gold,
      })),
    });
  return found;
}

/** Words alone, vectors alone, and both, by the model that is set. */
async function quality(report: Report, embedding: Embedding, { name, texts, asked, language }: Set): Promise<void> {
  const signal = new AbortController().signal;
  const sources: Searched[] = texts.map(({ text }) => ({ title: '', index: buildSegment({ text, language }) }));
  const places: Place[] = sources.flatMap(({ index }, source) =>
    Array.from({ length: index.passages }, (_, passage) => ({ source, passage })),
  );
  const passages = places.map(({ source, passage }) => {
    const { start, end } = sources[source]!.index;
    return texts[source]!.text.slice(start[passage], end[passage]);
  });
  const vectors = [quantise(await embedding.embed(passages, 'passage', signal))];
  const questions = await embedding.embed(
    asked.map(({ question }) => question),
    'question',
    signal,
  );
  const right = { words: [0, 0], vectors: [0, 0], both: [0, 0] };
  asked.forEach(({ question, gold }, n) => {
    const words: Place[] = search(sources, question, NEAREST).hits;
    const near = nearest(questions[n]!, vectors, NEAREST).map(({ passage }) => places[passage]!);
    for (const [way, found] of [
      ['words', words],
      ['vectors', near],
      ['both', fuse([words, near])],
    ] as const) {
      const ids = [...new Set(found.map(({ source }) => texts[source]!.id))];
      right[way][0]! += Number(gold.includes(ids[0] ?? ''));
      right[way][1]! += Number(ids.slice(0, 10).some((id) => gold.includes(id)));
    }
  });
  for (const [way, [first, ten]] of Object.entries(right)) {
    report({ name: `${name}, ${way}: R@1`, value: share(first!, asked.length), unit: '%' });
    report({ name: `${name}, ${way}: R@10`, value: share(ten!, asked.length), unit: '%' });
  }
}

async function run(report: Report): Promise<void> {
  speed(report);
  const { embedding } = readConfig(process.env);
  if (!embedding) {
    process.stdout.write('  (quality is measured where FOJAS_AI_EMBEDDING_MODEL is set; no model is at hand here)\n');
    return;
  }
  const quiet = (): void => undefined;
  const log = { debug: quiet, info: quiet, warn: quiet, error: quiet };
  const adapter = createProviderEmbedding({ ...embedding, log });
  for (const set of sets()) await quality(report, adapter, set);
}

export const bench: Bench = {
  name: 'hybrid',
  about: 'vectors beside words: speed, memory, and quality where a model is set',
  run,
};
