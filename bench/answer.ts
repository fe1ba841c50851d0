import { decide } from '#reading/answer/decide.ts';
import type { Read } from '#reading/answer/rank.ts';
import { buildSegment } from '#reading/segment.ts';
import { mean, present, readRows, readText, share } from './data.ts';
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

async function run(report: Report): Promise<void> {
  if (present('cuad')) cuad(report);
  if (present('xquad')) for (const language of ['es', 'en'] as const) otherArticles(report, language);
}

export const bench: Bench = { name: 'answer', about: 'the right sentence, and the honest no', run };
