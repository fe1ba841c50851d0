import type { Found } from '#reading/answer/look-up.ts';
import type { Read } from '#reading/answer/rank.ts';
import { reply } from '#reading/answer/reply.ts';
import { canonical } from '#reading/lines.ts';
import { buildSegment } from '#reading/segment.ts';
import { casesIn, tally, type Case } from '#test/intents.ts';
import asked from './asked/intents.json' with { type: 'json' };
import { percentile, present, readText, share } from './data.ts';
import type { Bench, Figure } from './figure.ts';

type Report = (figure: Figure) => void;

/** Every intent, and those whose answer is several places: all of them are to be quoted. */
const INTENTS = [
  'definition',
  'article',
  'party',
  'date',
  'amount',
  'deadline',
  'penalty',
  'obligations',
  'comparison',
  'place',
] as const;
const LANGUAGES = ['es', 'en'] as const;

/** What went right of the questions of one intent in each language, and of those that must be refused. */
function tell(report: Report, name: string, cases: readonly Case[], refused: readonly Case[]): void {
  for (const language of LANGUAGES) {
    const { asked: count, first, three, all } = tally(cases, language);
    if (count === 0) continue;
    report({ name: `${name}, ${language}, of ${count}: right first`, value: share(first, count), unit: '%' });
    report({ name: `${name}, ${language}: right among three`, value: share(three, count), unit: '%' });
    if (cases.some(({ places }) => places.length > 1))
      report({ name: `${name}, ${language}: every place quoted`, value: share(all, count), unit: '%' });
  }
  const { asked: count, first } = tally(refused);
  report({ name: `${name}, of ${count} to be refused: refused`, value: share(first, count), unit: '%' });
}

function own(report: Report): void {
  for (const intent of INTENTS) tell(report, `ours, ${intent}`, casesIn(intent, 'asked'), casesIn(intent, 'refused'));
  for (const list of ['borrows', 'alone']) {
    const { asked: count, first, three } = tally(casesIn('conversation', list));
    report({ name: `ours, conversation that ${list}, of ${count}: first`, value: share(first, count), unit: '%' });
    report({ name: `ours, conversation that ${list}: among three`, value: share(three, count), unit: '%' });
  }
}

/** Public documents, read once; the questions give places as "source:offset", several where any of them will do. */
function open(): Map<string, Read> {
  return new Map(
    Object.entries(asked.files).map(([name, file]) => {
      const text = canonical(readText(file));
      return [name, { title: file.split('/').at(-1)!, text, index: buildSegment({ text }) }];
    }),
  );
}

const holds =
  (places: string) =>
  (quote: Found): boolean =>
    places.split(' ').some((place) => {
      const [source, offset] = place.split(':').map(Number);
      return quote.source === source && quote.start <= offset! && offset! < quote.end;
    });

function real(report: Report): void {
  const documents = open();
  const caseOf = ([of, question, ...places]: string[]): Case => ({
    question: question!,
    sources: of!.split(' ').map((name) => documents.get(name)!),
    places: places.map(holds),
  });
  for (const intent of INTENTS)
    tell(report, `public, ${intent}`, asked.asked[intent].map(caseOf), asked.refused[intent].map(caseOf));
}

/** Sources of one notebook whose answers are timed; the documents at hand stand in it several times. */
const NOTEBOOK = 50;

function speed(report: Report): void {
  const documents = [...open().values()];
  const sources = Array.from({ length: NOTEBOOK }, (_, i) => documents[i % documents.length]!).map((one, i) => ({
    ...one,
    title: `${i} ${one.title}`,
    index: buildSegment({ text: one.text }),
  }));
  const questions = INTENTS.flatMap((intent) => asked.asked[intent].map(([, question]) => question!));
  for (const question of questions) reply(sources, question);
  const times = questions.map((question) => {
    const from = performance.now();
    reply(sources, question);
    return performance.now() - from;
  });
  report({ name: `whole answer over ${NOTEBOOK} sources, p50`, value: Math.round(percentile(times, 0.5)), unit: 'ms' });
  report({
    name: `whole answer over ${NOTEBOOK} sources, p95`,
    value: Math.round(percentile(times, 0.95)),
    unit: 'ms',
    bar: { max: 300 },
  });
}

async function run(report: Report): Promise<void> {
  own(report);
  if (!['leychile', 'pjud', 'cuad', 'contratos-cl'].every(present)) return;
  real(report);
  speed(report);
}

export const bench: Bench = { name: 'intents', about: 'legal questions by what they ask for, and conversations', run };
