import type { Language } from '#contract/language.ts';
import type { Read } from '#reading/answer/rank.ts';
import { CUT } from '#reading/passages.ts';
import { buildSegment, indexPassages } from '#reading/index/segment.ts';
import { Chance } from './chance.ts';
import { present, readJson, readRows, readText } from './data.ts';
import {
  averagePrecision,
  covered,
  documentAt,
  spansIn,
  type Asked,
  type DataSet,
  type Found,
  type Span,
} from './search-measures.ts';
import { WORDING } from './search-wording.ts';

type CuadQuestion = {
  file: string;
  category: string;
  query: string;
  question: string;
  spans: Span[];
  lbr_mini: boolean;
};

const read = (text: string, language: Language, size = CUT.size, title = ''): Read => ({
  title,
  text,
  index: buildSegment({ text, language, cut: { ...CUT, size } }),
});
/** A text whose passages are the given units, each of one sentence. */
const ofUnits = (text: string, units: readonly Span[]): Read => {
  const spans = units.map(([start, end]) => ({ start, end, heading: '', sentences: [{ start, end }] }));
  return { title: '', text, index: indexPassages(text, spans, 'en') };
};
function byFile<T extends { file: string }>(rows: readonly T[]): Map<string, T[]> {
  const files = new Map<string, T[]>();
  for (const row of rows) files.set(row.file, [...(files.get(row.file) ?? []), row]);
  return files;
}

/** Paragraphs of one article of the encyclopedia, which stand together. */
const PARAGRAPHS = 5;

export function xquad(language: Language, min: number): DataSet {
  const passages = readRows<{ pid: number; text: string }>('xquad', `passages.${language}.jsonl`);
  const notebook = passages.map(({ text }) => read(text, language));
  const asked = readRows<{ question: string; pid: number }>('xquad', `questions.${language}.jsonl`).map(
    ({ question, pid }): Asked => ({
      notebook,
      question,
      family: `article ${Math.floor(pid / PARAGRAPHS)}`,
      limit: 20,
      score: documentAt([1, 5], (source) => passages[source]!.pid === pid),
    }),
  );
  return { name: `XQuAD-${language}`, measures: [{ name: 'R@1', min }, { name: 'R@5' }], asked };
}

/** The same questions with two letters of one long word swapped, by chance. */
export function mistyped({ name, measures, asked }: DataSet): DataSet {
  const chance = new Chance(3);
  const spoilt = asked.map((one) => {
    const words = [...one.question.matchAll(/\p{Ll}{6,}/gu)];
    if (words.length === 0) return one;
    const { index, 0: word } = chance.pick(words);
    const at = index + chance.between(1, word.length - 3);
    const { question } = one;
    return { ...one, question: question.slice(0, at) + question[at + 1]! + question[at]! + question.slice(at + 2) };
  });
  return { name: `${name}, a word mistyped`, measures: measures.map((one) => ({ name: one.name })), asked: spoilt };
}

export function statutes(): DataSet {
  const articles = readRows<{ id: string; text: string }>('clstatute', 'corpus.jsonl');
  const notebook = articles.map(({ text }) => read(text, 'es'));
  const asked = readRows<{ query: string; source: string; gold: string[] }>('clstatute', 'queries.jsonl').map(
    ({ query, source: family, gold }): Asked => ({
      notebook,
      question: query,
      family,
      limit: 40,
      score: documentAt([1, 5, 10], (source) => gold.includes(articles[source]!.id)),
    }),
  );
  const measures = [{ name: 'R@1', min: 78 }, { name: 'R@5' }, { name: 'R@10', min: 96 }];
  return { name: 'cl-statute', measures, asked };
}

/** One contract at a time, by the questions of the set or by the descriptions of its authors. */
export function withinContract(own: boolean): DataSet {
  const asked = [...byFile(readRows<CuadQuestion>('cuad', 'queries.jsonl'))].flatMap(([file, rows]) => {
    const notebook = [read(readText('cuad', 'full_contract_txt', file), 'en')];
    return rows.map(({ question, category, spans }): Asked => ({
      notebook,
      question: own ? question : WORDING[category]!,
      family: file,
      limit: 5,
      score: (found) => [1, 5].map((k) => covered(spans, spansIn(notebook, 0, found.slice(0, k)))),
    }));
  });
  const name = own ? 'CUAD within a contract' : "CUAD within a contract, its authors' wording";
  return { name, measures: [{ name: 'R@1' }, { name: 'R@5', min: own ? 87 : 79 }], asked };
}

/** All contracts of LegalBench-RAG-mini in one notebook, passages of 500 characters, each question naming its contract. */
function cuadMini(): DataSet {
  const rows = readRows<CuadQuestion>('cuad', 'queries.jsonl').filter((one) => one.lbr_mini);
  const files = [...byFile(rows).keys()];
  const title = (file: string): string =>
    /^Consider the (.+?);/.exec(rows.find((one) => one.file === file)!.query)?.[1] ?? '';
  const notebook = files.map((file) => read(readText('cuad', 'full_contract_txt', file), 'en', 500, title(file)));
  const asked = rows.map(({ file, query, spans }): Asked => {
    const source = files.indexOf(file);
    const recall = (found: readonly Found[]) => covered(spans, spansIn(notebook, source, found));
    const score: Asked['score'] = (found) => [8, 64].map((k) => recall(found.slice(0, k)));
    return { notebook, question: query, family: file, limit: 64, score };
  });
  return {
    name: `CUAD mini, ${files.length} contracts`,
    measures: [
      { name: 'R@8', min: 78 },
      { name: 'R@64', min: 93 },
    ],
    asked,
  };
}

/** Lay questions within the privacy policy that they are about, passages of 500 characters. */
export function privacy(): DataSet {
  type Row = { file: string; question: string; spans: Span[] };
  const asked = [...byFile(readRows<Row>('legalbenchrag', 'privacy_qa_spans.jsonl'))].flatMap(([file, rows]) => {
    const notebook = [read(readText('legalbenchrag', 'knowledge-base', file), 'en', 500)];
    return rows.map(({ question, spans }): Asked => {
      const recall = (found: readonly Found[]) => covered(spans, spansIn(notebook, 0, found));
      const precision = (found: readonly Found[]) => covered(spansIn(notebook, 0, found), spans);
      const score = (found: readonly Found[]) => [
        precision(found.slice(0, 1)),
        ...[8, 64].map((k) => recall(found.slice(0, k))),
      ];
      return { notebook, question, family: file, limit: 64, score };
    });
  });
  return {
    name: 'PrivacyQA within a policy',
    measures: [{ name: 'P@1' }, { name: 'R@8', min: 42 }, { name: 'R@64' }],
    asked,
  };
}

function contractNli(): DataSet {
  type Nli = {
    documents: {
      file_name: string;
      text: string;
      spans: Span[];
      annotation_sets: { annotations: Record<string, { choice: string; spans: number[] }> }[];
    }[];
    labels: Record<string, { hypothesis: string }>;
  };
  const { documents, labels } = readJson<Nli>('contractnli', 'dev.json');
  const asked = documents.flatMap(({ file_name, text, spans, annotation_sets }) => {
    const notebook = [ofUnits(text, spans)];
    return Object.entries(annotation_sets[0]!.annotations)
      .filter(([, { choice, spans: gold }]) => choice !== 'NotMentioned' && gold.length > 0)
      .map(([id, { spans: gold }]): Asked => ({
        notebook,
        question: labels[id]!.hypothesis,
        family: file_name,
        limit: spans.length,
        score: (found) => [averagePrecision(gold, found)],
      }));
  });
  return { name: 'ContractNLI', measures: [{ name: 'mAP', min: 48 }], asked };
}

export function wice(): DataSet {
  type Row = {
    meta: { claim_title: string };
    claim: string;
    evidence: string[];
    supporting_sentences: number[][];
    label: string;
  };
  // What the article does not support has no sentence that is right.
  const supported = ({ label, supporting_sentences: gold }: Row): boolean =>
    label !== 'not_supported' && gold?.some((set) => set.length > 0);
  const asked = readRows<Row>('wice', 'dev.jsonl')
    .filter(supported)
    .map(({ meta, claim, evidence, supporting_sentences: gold }): Asked => {
      let text = '';
      const units = evidence.map((sentence): Span => {
        const start = text.length;
        text += `${sentence}\n`;
        return [start, text.length - 1];
      });
      const among = (found: readonly Found[], set: readonly number[]): number =>
        found.filter(({ passage }) => set.includes(passage)).length;
      return {
        notebook: [ofUnits(text, units)],
        question: claim,
        family: meta.claim_title,
        limit: 5,
        score: (found) => [
          Number(gold.some((set) => among(found.slice(0, 1), set) > 0)),
          Math.max(...gold.map((set) => among(found.slice(0, 3), set) / Math.max(1, set.length))),
        ],
      };
    });
  return { name: 'WiCE', measures: [{ name: 'hit@1', min: 86 }, { name: 'R@3' }], asked };
}

/** The sets that are at hand. */
export function* dataSets(): Generator<DataSet> {
  if (present('xquad')) {
    const spanish = xquad('es', 93.5);
    yield spanish;
    yield mistyped(spanish);
    yield xquad('en', 94.5);
  }
  if (present('clstatute')) yield statutes();
  if (present('cuad')) {
    yield withinContract(true);
    yield withinContract(false);
    yield cuadMini();
  }
  if (present('legalbenchrag')) yield privacy();
  if (present('contractnli')) yield contractNli();
  if (present('wice')) yield wice();
}
