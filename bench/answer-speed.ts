import { search } from '#reading/search/search.ts';
import { buildSegment } from '#reading/segment.ts';
import { embedded } from '#server/ports/ai/embedded.ts';
import type { OpenSource } from '#server/ports/ai/port.ts';
import { Chance } from './chance.ts';
import { filesBelow, percentile, present, readRows, readText } from './data.ts';
import type { Bench, Figure } from './figure.ts';

type Report = (figure: Figure) => void;

const opened = (text: string, number: number): OpenSource => ({
  id: `source-${number}`,
  title: `Expediente ${number}`,
  type: 'text',
  version: 1,
  text,
  index: buildSegment({ text, language: 'es' }),
});

const BIG = 100_000;
const FEW = 50;
/** Characters of one source of the big notebook: a file of some two hundred pages. */
const FILE = 500_000;
/** A notebook of a hundred thousand passages: rulings and laws in files of two hundred pages, each text several times. */
function bigNotebook(): OpenSource[] {
  const texts = [
    ...filesBelow('pjud', 'txt'),
    ...filesBelow('leychile', 'md').filter((file) => file.endsWith('.md')),
  ].map((file) => readText(file));
  const sources: OpenSource[] = [];
  for (let [passages, at] = [0, 0]; passages < BIG;) {
    let text = '';
    while (text.length < FILE) text += `${texts[at++ % texts.length]!}\n\n`;
    const source = opened(text, sources.length + 1);
    sources.push(source);
    passages += source.index.passages;
  }
  return sources;
}

/** Questions as people ask them of laws and rulings; ours. */
const QUESTIONS = [
  '¿Qué es la competencia desleal?',
  '¿Qué es la hipoteca?',
  '¿Qué dice el artículo 1545?',
  '¿Cuándo prescribe la acción de nulidad absoluta?',
  '¿Cuál es el plazo para apelar la sentencia definitiva?',
  '¿Cuántos días de feriado anual tiene el trabajador?',
  '¿Quién responde por los daños causados por un animal?',
  '¿Qué indemnización corresponde por despido injustificado?',
  '¿Cuáles son los requisitos del recurso de casación en el fondo?',
  '¿Puede el empleador poner término al contrato por necesidades de la empresa?',
  '¿Qué obligaciones tiene el arrendatario al terminar el arriendo?',
  '¿Desde cuándo se cuentan los intereses de una obligación en dinero?',
];
const TIMES = 5;

const ask = (sources: readonly OpenSource[], text: string): Promise<unknown> =>
  embedded.answer({ text, language: 'es', sources, history: [] }, new AbortController().signal);

async function timed(
  report: Report,
  name: string,
  asked: readonly string[],
  max: number,
  work: (question: string) => unknown,
): Promise<void> {
  for (const question of asked) await work(question);
  const times: number[] = [];
  for (const question of Array.from({ length: TIMES }, () => asked).flat()) {
    const from = performance.now();
    await work(question);
    times.push(performance.now() - from);
  }
  report({ name: `${name}, p50`, value: Math.round(percentile(times, 0.5)), unit: 'ms' });
  report({ name: `${name}, p95`, value: Math.round(percentile(times, 0.95)), unit: 'ms', bar: { max } });
}

const passagesOf = (sources: readonly OpenSource[]): number =>
  sources.reduce((sum, { index }) => sum + index.passages, 0);

async function run(report: Report): Promise<void> {
  if (![present('pjud'), present('leychile'), present('clstatute')].every(Boolean)) return;
  const sources = bigNotebook();
  const chance = new Chance(11);
  const sentences = readRows<{ query: string }>('clstatute', 'queries.jsonl').map(({ query }) => query);
  const paragraphs = Array.from({ length: 20 }, () => {
    const { text } = chance.pick(sources);
    const at = chance.between(0, Math.max(0, text.length - 900));
    return text.slice(at, at + 800);
  });
  const name = `passages in one notebook of ${sources.length} sources`;
  report({ name, value: passagesOf(sources), unit: '', bar: { min: BIG } });
  await timed(report, 'search for a question', QUESTIONS, 50, (one) => search(sources, one, 20));
  await timed(report, "search for a ruling's sentence", sentences, 100, (one) => search(sources, one, 20));
  await timed(report, 'search for a pasted paragraph', paragraphs, 100, (one) => search(sources, one, 20));
  await timed(report, "the engine's answer to a question", QUESTIONS, 1000, (one) => ask(sources, one));
  await timed(report, "the engine's answer to a ruling's sentence", sentences, 1000, (one) => ask(sources, one));
  const fifty = sources.slice(0, FEW);
  report({ name: `passages in one notebook of ${FEW} sources`, value: passagesOf(fifty), unit: '' });
  await timed(report, "the engine's answer to a question", QUESTIONS, 300, (one) => ask(fifty, one));
  await timed(report, "the engine's answer to a ruling's sentence", sentences, 300, (one) => ask(fifty, one));
}

export const bench: Bench = { name: 'answer-speed', about: 'how fast a large notebook is searched, and answers', run };
