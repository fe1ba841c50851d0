import type { Language } from '#contract/language.ts';
import { buildSegment, indexPassages, type Segment } from '#reading/segment.ts';
import { CUT } from '#reading/passages.ts';
import type { Searched } from '#reading/search/names.ts';
import { search } from '#reading/search/search.ts';
import { mean, present, readJson, readRows, readText, share } from './data.ts';
import type { Bench, Figure } from './figure.ts';

type Report = (figure: Figure) => void;
type Span = [number, number];
type CuadQuestion = { file: string; query: string; question: string; spans: Span[]; lbr_mini: boolean };

/** The share of gold characters that the ranges cover. */
export function covered(gold: readonly Span[], ranges: readonly Span[]): number {
  const [marked, all] = [new Set<number>(), gold.reduce((sum, [a, b]) => sum + b - a, 0)];
  for (const [a, b] of gold)
    for (const [c, d] of ranges) for (let i = Math.max(a, c); i < Math.min(b, d); i++) marked.add(i);
  return all > 0 ? marked.size / all : 0;
}

function xquad(report: Report, language: Language, bar: number): void {
  const passages = readRows<{ pid: number; text: string }>('xquad', `passages.${language}.jsonl`);
  const questions = readRows<{ question: string; pid: number }>('xquad', `questions.${language}.jsonl`);
  const sources = passages.map(({ text }) => ({ title: '', index: buildSegment({ text, language }) }));
  let [first, five] = [0, 0];
  for (const { question, pid } of questions) {
    const found = [...new Set(search(sources, question, 20).hits.map((hit) => passages[hit.source]!.pid))];
    if (found[0] === pid) first++;
    if (found.slice(0, 5).includes(pid)) five++;
  }
  report({ name: `XQuAD-${language} R@1`, value: share(first, questions.length), unit: '%', bar: { min: bar } });
  report({ name: `XQuAD-${language} R@5`, value: share(five, questions.length), unit: '%' });
}

function statutes(report: Report): void {
  const articles = readRows<{ id: string; text: string }>('clstatute', 'corpus.jsonl');
  const questions = readRows<{ query: string; gold: string[] }>('clstatute', 'queries.jsonl');
  const sources: Searched[] = articles.map(({ text }) => ({
    title: '',
    index: buildSegment({ text, language: 'es' }),
  }));
  let [first, ten] = [0, 0];
  for (const { query, gold } of questions) {
    const found = [...new Set(search(sources, query, 40).hits.map((hit) => articles[hit.source]!.id))];
    if (gold.includes(found[0] ?? '')) first++;
    if (found.slice(0, 10).some((id) => gold.includes(id))) ten++;
  }
  report({ name: 'cl-statute R@1', value: share(first, questions.length), unit: '%', bar: { min: 78 } });
  report({ name: 'cl-statute R@10', value: share(ten, questions.length), unit: '%', bar: { min: 96 } });
}

const contract = (file: string, size: number): { text: string; index: Segment } => {
  const text = readText('cuad', 'full_contract_txt', file);
  return { text, index: buildSegment({ text, language: 'en', cut: { ...CUT, size } }) };
};

function withinContract(report: Report): void {
  const questions = readRows<CuadQuestion>('cuad', 'queries.jsonl');
  const recall: number[] = [];
  for (const file of new Set(questions.map((question) => question.file))) {
    const { index } = contract(file, CUT.size);
    for (const { question, spans } of questions.filter((one) => one.file === file)) {
      const { hits } = search([{ title: '', index }], question, 5);
      recall.push(
        covered(
          spans,
          hits.map(({ passage }): Span => [index.start[passage]!, index.end[passage]!]),
        ),
      );
    }
  }
  report({
    name: 'CUAD within a contract R@5, 1,600 characters',
    value: share(mean(recall), 1),
    unit: '%',
    bar: { min: 87 },
  });
}

function mini(report: Report): void {
  const questions = readRows<CuadQuestion>('cuad', 'queries.jsonl').filter((one) => one.lbr_mini);
  const files = [...new Set(questions.map((question) => question.file))];
  const title = (file: string): string =>
    /^Consider the (.+?);/.exec(questions.find((one) => one.file === file)!.query)?.[1] ?? '';
  const sources = files.map((file) => ({ title: title(file), index: contract(file, 500).index }));
  const recall = { 8: [] as number[], 64: [] as number[] };
  for (const { file, query, spans } of questions) {
    const { hits } = search(sources, query, 64);
    const range = ({ source, passage }: (typeof hits)[number]): Span[] =>
      files[source] === file ? [[sources[source]!.index.start[passage]!, sources[source]!.index.end[passage]!]] : [];
    for (const k of [8, 64] as const) recall[k].push(covered(spans, hits.slice(0, k).flatMap(range)));
  }
  report({
    name: `CUAD mini (${files.length} contracts, ${questions.length} questions) R@8`,
    value: share(mean(recall[8]), 1),
    unit: '%',
    bar: { min: 78 },
  });
  report({ name: 'CUAD mini R@64', value: share(mean(recall[64]), 1), unit: '%', bar: { min: 93 } });
}

type Nli = {
  documents: {
    text: string;
    spans: Span[];
    annotation_sets: { annotations: Record<string, { choice: string; spans: number[] }> }[];
  }[];
  labels: Record<string, { hypothesis: string }>;
};
function contractNli(report: Report): void {
  const { documents, labels } = readJson<Nli>('contractnli', 'dev.json');
  const precisions: number[] = [];
  for (const { text, spans, annotation_sets } of documents) {
    const units = spans.map(([start, end]) => ({ start, end, heading: '', sentences: [{ start, end }] }));
    const index = indexPassages(text, units, 'en');
    for (const [id, { choice, spans: gold }] of Object.entries(annotation_sets[0]!.annotations)) {
      if (choice === 'NotMentioned' || gold.length === 0) continue;
      const { hits } = search([{ title: '', index }], labels[id]!.hypothesis, spans.length, { candidates: 1000 });
      const ranks = gold
        .map((span) => hits.findIndex((hit) => hit.passage === span) + 1)
        .filter(Boolean)
        .sort((a, b) => a - b);
      precisions.push(ranks.reduce((sum, rank, i) => sum + (i + 1) / rank, 0) / gold.length);
    }
  }
  report({ name: 'ContractNLI mAP', value: share(mean(precisions), 1), unit: '%', bar: { min: 48 } });
}

function wice(report: Report): void {
  const rows = readRows<{ claim: string; evidence: string[]; supporting_sentences: number[][]; label: string }>(
    'wice',
    'dev.jsonl',
  );
  let [hit, all] = [0, 0];
  for (const { claim, evidence, supporting_sentences: gold, label } of rows) {
    // What the article does not support has no sentence that is right.
    if (label === 'not_supported' || !gold?.some((set) => set.length > 0)) continue;
    all++;
    let text = '';
    const units = evidence.map((sentence) => {
      const start = text.length;
      text += `${sentence}\n`;
      return { start, end: text.length - 1, heading: '', sentences: [{ start, end: text.length - 1 }] };
    });
    const top = search([{ title: '', index: indexPassages(text, units, 'en') }], claim, 1).hits[0]?.passage;
    if (gold.some((set) => set.includes(top ?? -1))) hit++;
  }
  report({ name: 'WiCE hit@1', value: share(hit, all), unit: '%', bar: { min: 86 } });
}

async function run(report: Report): Promise<void> {
  if (present('xquad'))
    for (const [language, bar] of [
      ['es', 93.5],
      ['en', 94.5],
    ] as const)
      xquad(report, language, bar);
  if (present('clstatute')) statutes(report);
  if (present('cuad')) {
    withinContract(report);
    mini(report);
  }
  if (present('contractnli')) contractNli(report);
  if (present('wice')) wice(report);
}

export const bench: Bench = { name: 'search', about: 'finding the passage, on public sets (the part given)', run };
