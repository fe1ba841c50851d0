import { WEIGHTS, type Weights } from '#reading/retrieve/weights.ts';
import { embedded } from '#server/ports/ai/embedded.ts';
import { Certifier } from '#server/sources/certify.ts';
import type { Selected } from '#server/sources/open.ts';
import { filesBelow, present, readText } from './data.ts';
import type { Bench, Figure } from './figure.ts';
import { readXml } from './reply/norm.ts';
import { opened } from './reply/engine/source.ts';

/** A page of a law, in characters; the sources of a large selection and their pages; the small sources that together are as long as one large one. */
const PAGE = 2600;
const LARGE = { sources: 50, pages: 200 };
const SMALL = 240;
/** Each asks for another matter, so that nothing but what a selection keeps is kept. */
const QUESTIONS = [
  '¿Cuál es el plazo para apelar?',
  '¿Qué multa se aplica al infractor?',
  '¿Quién paga las costas del juicio?',
  '¿Cuándo prescribe la acción?',
  '¿Me pueden despedir sin aviso?',
  '¿Qué requisitos debe cumplir la solicitud?',
  '¿Qué obligaciones tiene el arrendador?',
  '¿Cómo se notifica la resolución?',
  '¿Quién responde de los daños?',
  '¿Qué se entiende por consumidor?',
];
const SIGNAL = new AbortController().signal;

/** Processor milliseconds of a whole reply, as the server makes it, the mean of the questions; the first is asked once more before, unmeasured. */
async function cost(sources: Selected[]): Promise<number> {
  const reply = async (text: string): Promise<void> => {
    const draft = await embedded.answer({ text, language: 'es', sources, history: [] }, SIGNAL);
    new Certifier(sources).whole(draft);
  };
  await reply(QUESTIONS[0]!);
  const before = process.cpuUsage();
  for (const question of QUESTIONS) await reply(question);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000 / QUESTIONS.length;
}

/** The same without the lexicon: no concept is looked up, and no word is translated. */
async function costWithout(sources: Selected[]): Promise<number> {
  const weights: { -readonly [K in keyof Weights]: number } = WEIGHTS;
  const { concept, across } = weights;
  Object.assign(weights, { concept: 0, across: 0 });
  try {
    return await cost(sources);
  } finally {
    Object.assign(weights, { concept, across });
  }
}

/** The time of a reply over many large sources, and over many small ones against one large one of the same text. */
async function run(report: (figure: Figure) => void): Promise<void> {
  if (!present('leychile')) return;
  const all = filesBelow('leychile', 'xml')
    .filter((file) => file.endsWith('.xml'))
    .map((file) => readXml(readText(file)).text)
    .join('\n\n');
  const length = LARGE.pages * PAGE;
  const step = Math.floor((all.length - length) / LARGE.sources);
  const piece = (from: number, size: number): string => all.slice(from, from + size);
  const large = Array.from({ length: LARGE.sources }, (_, i) => opened(`l${i}`, `Norma ${i}`, piece(i * step, length)));
  const size = Math.floor(length / SMALL);
  const small = Array.from({ length: SMALL }, (_, i) => opened(`s${i}`, `Hoja ${i}`, piece(i * size, size)));
  // Each selection is new: what an earlier one kept would be had for nothing.
  const alone = opened('alone', 'Norma', piece(0, length));
  const [many, one, parts] = [await cost(large), await cost([alone]), await cost(small)];
  // Both once everything is read that a selection and the lexicon keep: the first cost above holds that.
  const [warm, without] = [await cost(large), await costWithout(large)];
  const ms = (value: number): number => Number(value.toFixed(1));
  report({ name: `a reply over ${LARGE.sources} sources of ${LARGE.pages} pages`, value: ms(many), unit: 'ms' });
  report({
    name: `${LARGE.sources} sources with the lexicon against without`,
    value: Number((warm / without).toFixed(2)),
    unit: '×',
    bar: { max: 1.3 },
  });
  report({ name: 'a reply over one of them', value: ms(one), unit: 'ms' });
  report({
    name: `${SMALL} small sources against one large one of the same text`,
    value: Number((parts / one).toFixed(2)),
    unit: '×',
    bar: { max: 1.5 },
  });
}

export const bench: Bench = {
  name: 'reply-time',
  about: 'processor time of a whole reply over large selections, and over many small sources',
  run,
};
