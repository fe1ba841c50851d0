import { decide } from '#reading/answer/decide.ts';
import type { Read } from '#reading/answer/rank.ts';
import { reply } from '#reading/answer/reply.ts';
import { search } from '#reading/search/search.ts';
import { buildSegment } from '#reading/segment.ts';
import { Chance } from './chance.ts';
import { filesBelow, mean, percentile, present, readRows, readText, share } from './data.ts';
import type { Bench, Figure } from './figure.ts';

type Report = (figure: Figure) => void;
type Present = { file: string; category: string; question: string; spans: [number, number][] };
type Absent = { file: string; category: string };

const read = (text: string, language: 'es' | 'en', title = ''): Read => ({
  title,
  text,
  index: buildSegment({ text, language }),
});
const overlaps = (spans: readonly [number, number][], { start, end }: { start: number; end: number }): boolean =>
  spans.some(([from, to]) => start < to && end > from);

/** The first sentences against the lawyers' spans, and whether an absent clause is said to be absent. */
function cuad(report: Report): void {
  const asked = readRows<Present>('cuad', 'queries.jsonl');
  const absent = readRows<Absent>('cuad', 'absent.jsonl');
  const wording = new Map(asked.map(({ category, question }) => [category, question]));
  let [first, three, answered] = [0, 0, 0];
  const byCategory = new Map<string, { present: number[]; absent: number[] }>();
  const tally = (category: string) => {
    const known = byCategory.get(category) ?? { present: [], absent: [] };
    byCategory.set(category, known);
    return known;
  };
  let [refused, absentAll] = [0, 0];
  for (const file of new Set(asked.map((one) => one.file))) {
    const source = [read(readText('cuad', 'full_contract_txt', file), 'en')];
    for (const { category, question, spans } of asked.filter((one) => one.file === file)) {
      const { verdict, sentences } = decide(source, question);
      if (sentences[0] && overlaps(spans, sentences[0])) first++;
      if (sentences.slice(0, 3).some((sentence) => overlaps(spans, sentence))) three++;
      if (verdict === 'answer') answered++;
      tally(category).present.push(verdict === 'answer' ? 1 : 0);
    }
    for (const { category } of absent.filter((one) => one.file === file)) {
      const question = wording.get(category);
      if (!question) continue;
      const no = decide(source, question).verdict !== 'answer';
      absentAll++;
      if (no) refused++;
      tally(category).absent.push(no ? 1 : 0);
    }
  }
  const [yes, no] = [share(answered, asked.length), share(refused, absentAll)];
  const each = [...byCategory.values()].filter((one) => one.present.length > 0 && one.absent.length > 0);
  report({ name: 'CUAD right sentence first', value: share(first, asked.length), unit: '%', bar: { min: 60 } });
  report({ name: 'CUAD right sentence among three', value: share(three, asked.length), unit: '%', bar: { min: 80 } });
  report({ name: 'CUAD present, answered', value: yes, unit: '%' });
  report({ name: 'CUAD absent, refused', value: no, unit: '%' });
  report({ name: 'CUAD balanced', value: Number(((yes + no) / 2).toFixed(2)), unit: '%', bar: { min: 81 } });
  const balanced = mean(each.map((one) => (mean(one.present) + mean(one.absent)) / 2));
  report({
    name: 'CUAD balanced, mean of the kinds of clause',
    value: share(balanced, 1),
    unit: '%',
    bar: { min: 77 },
  });
}

/** Paragraphs of one article of the encyclopedia, which stand together; articles of a notebook, each a document; the ways to choose the others. */
const PARAGRAPHS = 5;
const ARTICLES = 5;
const STEPS = [3, 7, 11];

/** Questions asked of a notebook with their own article, of one with that article but for the paragraph that answers, and of one of other articles. */
function otherArticles(report: Report, language: 'es' | 'en'): void {
  const paragraphs = readRows<{ pid: number; text: string }>('xquad', `passages.${language}.jsonl`);
  const questions = readRows<{ pid: number; question: string }>('xquad', `questions.${language}.jsonl`);
  const article = (n: number, without = -1): Read => {
    const own = paragraphs.slice(n * PARAGRAPHS, (n + 1) * PARAGRAPHS).filter(({ pid }) => pid !== without);
    return read(own.map(({ text }) => text).join('\n\n'), language);
  };
  const articles = Array.from({ length: Math.floor(paragraphs.length / PARAGRAPHS) }, (_, n) => article(n));
  const answers = (sources: Read[], question: string): number => Number(decide(sources, question).verdict === 'answer');
  let [there, other, robbed] = [0, 0, 0];
  for (const { pid, question } of questions)
    for (const step of STEPS) {
      const own = Math.floor(pid / PARAGRAPHS);
      const others = Array.from({ length: ARTICLES }, (_, k) => articles[(own + step * (k + 1)) % articles.length]!);
      there += answers([articles[own]!, ...others.slice(1)], question);
      other += 1 - answers(others, question);
      robbed += 1 - answers([article(own, pid), ...others.slice(1)], question);
    }
  const asked = questions.length * STEPS.length;
  const name = `XQuAD-${language}`;
  const [yes, no, hard] = [share(there, asked), share(other, asked), share(robbed, asked)];
  const balanced = (refused: number): number => Number(((yes + refused) / 2).toFixed(2));
  report({ name: `${name}, own article there: answered`, value: yes, unit: '%' });
  report({ name: `${name}, other articles only: refused`, value: no, unit: '%' });
  report({ name: `${name}, balanced`, value: balanced(no), unit: '%', bar: { min: 95 } });
  report({ name: `${name}, own article without its paragraph: refused`, value: hard, unit: '%' });
  report({ name: `${name}, balanced with that`, value: balanced(hard), unit: '%', bar: { min: 85 } });
}

const BIG = 100_000;
/** Characters of one source of the big notebook: a file of some two hundred pages. */
const FILE = 500_000;
/** A notebook of a hundred thousand passages: rulings and laws in files of two hundred pages, each text several times. */
function bigNotebook(): Read[] {
  const texts = [
    ...filesBelow('pjud', 'txt'),
    ...filesBelow('leychile', 'md').filter((file) => file.endsWith('.md')),
  ].map((file) => readText(file));
  const sources: Read[] = [];
  for (let [passages, at] = [0, 0]; passages < BIG;) {
    let text = '';
    while (text.length < FILE) text += `${texts[at++ % texts.length]!}\n\n`;
    const source = read(text, 'es', `Expediente ${sources.length + 1}`);
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

function speed(report: Report): void {
  const sources = bigNotebook();
  const chance = new Chance(11);
  const sentences = readRows<{ query: string }>('clstatute', 'queries.jsonl').map(({ query }) => query);
  const paragraphs = Array.from({ length: 20 }, () => {
    const { text } = chance.pick(sources);
    const at = chance.between(0, Math.max(0, text.length - 900));
    return text.slice(at, at + 800);
  });
  const timed = (name: string, asked: readonly string[], max: number, work: (question: string) => unknown): void => {
    for (const question of asked) work(question);
    const times = Array.from({ length: TIMES }, () => asked)
      .flat()
      .map((question) => {
        const from = performance.now();
        work(question);
        return performance.now() - from;
      });
    report({ name: `${name}, p50`, value: Math.round(percentile(times, 0.5)), unit: 'ms' });
    report({ name: `${name}, p95`, value: Math.round(percentile(times, 0.95)), unit: 'ms', bar: { max } });
  };
  const passages = sources.reduce((sum, { index }) => sum + index.passages, 0);
  report({
    name: `passages in one notebook of ${sources.length} sources`,
    value: passages,
    unit: '',
    bar: { min: BIG },
  });
  timed('search for a question', QUESTIONS, 50, (one) => search(sources, one, 20));
  timed("search for a ruling's sentence", sentences, 100, (one) => search(sources, one, 20));
  timed('search for a pasted paragraph', paragraphs, 100, (one) => search(sources, one, 20));
  timed('whole answer to a question', QUESTIONS, 100, (one) => reply(sources, one));
  timed("whole answer to a ruling's sentence", sentences, 100, (one) => reply(sources, one));
}

async function run(report: Report): Promise<void> {
  if (present('cuad')) cuad(report);
  if (present('xquad')) for (const language of ['es', 'en'] as const) otherArticles(report, language);
  if ([present('pjud'), present('leychile'), present('clstatute')].every(Boolean)) speed(report);
}

export const bench: Bench = { name: 'answer', about: 'the right sentence, the honest no, and how fast', run };
