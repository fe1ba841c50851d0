import { rank, type Read, type Worth } from '#reading/answer/rank.ts';
import { buildSegment } from '#reading/segment.ts';
import type { Weights } from '#reading/search/weights.ts';
import { present, readRows, readText, share } from './data.ts';
import type { Bench } from './figure.ts';
import { found, measured } from './search.ts';
import type { Span } from './search-measures.ts';
import { dataSets } from './search-sets.ts';

/** What is taken out of the search, by the weights that then hold. */
const OUT: [ingredient: string, weights: Partial<Weights>][] = [
  ['the ramp: a fifth for the exact word in any question', { wordLong: 0.2 }],
  ['exact words: stems only', { word: 0, wordLong: 0 }],
  ['stems: exact words only', { word: 1 }],
  ['pairs of neighbours', { pair: 0 }],
  ['the best sentence', { sentence: 0 }],
  ['coverage', { coverage: 0 }],
  ['the whole second look', { pair: 0, sentence: 0, coverage: 0, phrase: 0 }],
  ["a concept's words", { concept: 0 }],
  ["a concept's phrases", { phrase: 0 }],
  ['concepts', { concept: 0, phrase: 0 }],
  ['light frame words', { frame: 1 }],
  ['routing by the name of a source', { named: 0 }],
  ['– only by its first lines', { lead: Infinity }],
  ['mending', { typo: 0 }],
  ["the title's words", { title: 0 }],
  ['headings', { heading: 0 }],
  ['b 0.75, k1 1.2, as is usual', { b: 0.75, k1: 1.2 }],
];
/** The same for the signs of a sentence. */
const SIGNS: [sign: string, worth: Partial<Worth>][] = [
  ['coverage', { coverage: 0 }],
  ['BM25 of the sentence', { bm25: 0 }],
  ['pairs', { pair: 0 }],
  ['the passage it stands in', { passage: 0, top: 0, first: 0 }],
  ['what only its neighbours hold', { before: 0, after: 0 }],
  ['the kind of answer', { type: 0 }],
  ['words that are new', { novelty: 0 }],
  ["a concept's phrases", { phrase: 0 }],
  ['proof', { proof: 0 }],
  ['definition', { defines: 0 }],
];

const line = (cells: readonly string[]): void => void process.stdout.write(`| ${cells.join(' | ')} |\n`);
function table(head: readonly string[], rows: Iterable<[string, number[]]>): void {
  line(head);
  line(head.map(() => '---'));
  for (const [name, values] of rows) line([name, ...values.map((value) => value.toFixed(2))]);
}

function passages(): void {
  const sets = [...dataSets()];
  const head = sets.flatMap(({ name, measures }) => measures.map((measure) => `${name} ${measure.name}`));
  const all = (weights: Partial<Weights>): number[] =>
    sets.flatMap((set) => measured(set, (one) => found(one, weights)));
  const base = all({});
  const change = (weights: Partial<Weights>): number[] => all(weights).map((value, i) => value - base[i]!);
  table(
    ['taken out', ...head],
    (function* () {
      yield ['nothing', base];
      for (const [name, weights] of OUT) yield [name, change(weights)];
    })(),
  );
}

type Sentences = { question: string; notebook: Read[]; gold: Span[] }[];
function contracts(): Sentences {
  const rows = readRows<{ file: string; question: string; spans: Span[] }>('cuad', 'queries.jsonl');
  const read = (file: string): Read => {
    const text = readText('cuad', 'full_contract_txt', file);
    return { title: '', text, index: buildSegment({ text, language: 'en' }) };
  };
  const notebooks = new Map([...new Set(rows.map(({ file }) => file))].map((file) => [file, [read(file)]]));
  return rows.map(({ file, question, spans }) => ({ question, notebook: notebooks.get(file)!, gold: spans }));
}
function paragraphs(language: 'es' | 'en'): Sentences {
  type Row = { question: string; pid: number; answers: { answer_start: number; text: string }[] };
  const texts = readRows<{ pid: number; text: string }>('xquad', `passages.${language}.jsonl`);
  const notebook = new Map(
    texts.map(({ pid, text }) => [pid, [{ title: '', text, index: buildSegment({ text, language }) }]]),
  );
  return readRows<Row>('xquad', `questions.${language}.jsonl`).map(({ question, pid, answers }) => ({
    question,
    notebook: notebook.get(pid)!,
    gold: answers.map(({ answer_start: from, text }): Span => [from, from + text.length]),
  }));
}

function sentences(): void {
  const sets: [string, Sentences][] = [
    ['CUAD', contracts()],
    ['XQuAD-es', paragraphs('es')],
    ['XQuAD-en', paragraphs('en')],
  ];
  const all = (worth: Partial<Worth>): number[] =>
    sets.flatMap(([, asked]) => {
      const ranks = asked.map(({ question, notebook, gold }) =>
        rank(notebook, question, 'out', [], worth).sentences.findIndex((one) =>
          gold.some(([from, to]) => one.start < to && one.end > from),
        ),
      );
      return [1, 3].map((k) => share(ranks.filter((at) => at >= 0 && at < k).length, asked.length));
    });
  const base = all({});
  table(
    ['taken out', ...sets.flatMap(([name]) => [`${name} first`, `${name} among three`])],
    (function* () {
      yield ['nothing', base];
      for (const [name, worth] of SIGNS) yield [name, all(worth).map((value, i) => value - base[i]!)];
    })(),
  );
}

async function run(): Promise<void> {
  process.stdout.write('Passages: the figures in per cent, then what they change by\n');
  passages();
  if (!present('cuad') || !present('xquad')) return;
  process.stdout.write('Sentences: the same, of the five best passages of the right document\n');
  sentences();
}

export const bench: Bench = { name: 'ablation', about: 'what each ingredient of the search earns', run };
