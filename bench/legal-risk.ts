import { readFileSync } from 'node:fs';
import path from 'node:path';
import tool from '#studio/legal-risk/server/index.ts';
import { hitsOf, read } from '#reading/risk/match.ts';
import { LAWS } from '#reading/risk/rules/laws.ts';
import { RULES } from '#reading/risk/rules/all.ts';

import { filesBelow, mean, present, readRows, readText, share } from './data.ts';
import { type Bench, type Figure, percent } from './figure.ts';
import { blind } from './risk-blind.ts';
import { onBothSides } from './split.ts';

const FIXTURES = path.resolve('test/fixtures/contracts');
type Report = (figure: Figure) => void;
type Asked = { file: string; category: string; spans?: [number, number][] };
type Row = { type: string; positives: number; f1: number; spans: number; base: number };

/** Types that nearly every contract has: saying yes always would do as well. */
const UNIVERSAL = ['Governing Law', 'Anti-Assignment', 'Expiration Date'];
const TYPES = RULES.flatMap((rule) => (rule.cuad ? [{ type: rule.cuad, rule }] : []));
const f1 = (tp: number, fp: number, fn: number): number => (200 * tp) / Math.max(1, 2 * tp + fp + fn);

type Contract = { file: string; there: Asked[]; absent: Asked[] };
/** The contracts of CUAD with the types of clause that lawyers found in them, and those that they did not. */
function contracts(): Contract[] {
  const there = readRows<Asked>('cuad', 'queries.jsonl');
  const absent = readRows<Asked>('cuad', 'absent.jsonl');
  return [...new Set([...there, ...absent].map(({ file }) => file))].map((file) => ({
    file,
    there: there.filter((one) => one.file === file),
    absent: absent.filter((one) => one.file === file),
  }));
}

/** Which of the types of clause of the lawyers' labels stand in which contract. */
function cuad(report: Report, some: readonly Contract[]): void {
  const there = some.flatMap((one) => one.there);
  const absent = some.flatMap((one) => one.absent);
  const files = some.map(({ file }) => file);
  const found = new Map<string, { start: number; end: number }[]>();
  let [characters, ms] = [0, 0];
  for (const file of files) {
    const text = readText('cuad', 'full_contract_txt', file);
    const begun = performance.now();
    const reading = read(text);
    for (const { type, rule } of TYPES)
      found.set(
        `${file}\n${type}`,
        hitsOf(rule, reading).map(({ unit }) => unit),
      );
    ms += performance.now() - begun;
    characters += text.length;
  }
  const rows = TYPES.map(({ type }): Row => {
    let [tp, fp, fn, touched, spans] = [0, 0, 0, 0, 0];
    const hits = (file: string) => found.get(`${file}\n${type}`) ?? [];
    for (const one of there.filter(({ category }) => category === type)) {
      if (hits(one.file).length > 0) tp++;
      else fn++;
      for (const [from, to] of one.spans ?? []) {
        spans++;
        if (hits(one.file).some(({ start, end }) => start < to && end > from)) touched++;
      }
    }
    const without = absent.filter(({ category }) => category === type);
    fp = without.filter(({ file }) => hits(file).length > 0).length;
    const positives = tp + fn;
    return {
      type,
      positives,
      f1: f1(tp, fp, fn),
      spans: share(touched, spans),
      base: f1(positives, without.length, 0),
    };
  });
  for (const { type, f1: value, positives } of rows.sort((a, b) => b.f1 - a.f1))
    report({ name: `  ${type}`, value: Number(value.toFixed(1)), unit: 'F1', of: positives });
  const few = rows.filter(({ type }) => !UNIVERSAL.includes(type));
  const one = (value: number): number => Number(value.toFixed(1));
  report({ name: 'clause types claimed', value: rows.length, unit: 'types', bar: { min: 25 } });
  report({
    name: 'presence, macro-F1 over them',
    value: one(mean(rows.map((row) => row.f1))),
    unit: 'F1 of contracts',
    of: files.length,
    bar: { min: 78 },
  });
  report({ name: 'without the three near-universal types', value: one(mean(few.map((row) => row.f1))), unit: '' });
  report({ name: 'always-yes over all of them', value: one(mean(rows.map((row) => row.base))), unit: '' });
  report({
    name: 'spans of the lawyers touched, mean of types',
    value: one(mean(rows.map((row) => row.spans))),
    unit: '%',
  });
  report({ name: 'speed', value: Number((characters / ms / 1000).toFixed(2)), unit: 'MB/s' });
}

type Label = { kind: string; high: string[]; other: string[] };
const analyse = (text: string, speaks: 'es' | 'en') =>
  tool.offline({ title: '', type: 'txt', text, speaks }, 'es', () => undefined);
const GRAVE = ['critical', 'high'];

/** Chilean contracts of the project, written and labelled by its authors: an upper bound of what to expect elsewhere. */
async function chilean(report: Report, contracts: readonly (readonly [name: string, label: Label])[]): Promise<void> {
  let [kinds, grave, right, wanted, found, all, labelled] = [0, 0, 0, 0, 0, 0, 0];
  for (const [name, label] of contracts) {
    const { result } = await analyse(readFileSync(path.join(FIXTURES, name), 'utf8'), 'es');
    if (result.document.kind === label.kind) kinds++;
    const said = result.legal_issues.filter(({ risk_level }) => GRAVE.includes(risk_level)).map(({ rule }) => rule!);
    grave += said.length;
    right += said.filter((rule) => label.high.includes(rule)).length;
    wanted += label.high.length;
    const issues = result.legal_issues.map(({ rule }) => rule!);
    const due = [...label.high, ...label.other].filter((id) => RULES.find((rule) => rule.id === id)?.sort === 'risk');
    found += issues.filter((rule) => due.includes(rule)).length;
    all += issues.length;
    labelled += due.length;
  }
  const files = contracts.length;
  report(percent('Chilean contracts of ours: kind told', kinds, files));
  report(percent('  high and critical: precision', right, grave, { min: 80 }));
  report(percent('  high and critical: recall', right, wanted));
  report(percent('  findings: precision', found, all));
  report(percent('  findings: recall', found, labelled));
}

/** Real employment templates, which nobody labelled: what is said of them is counted, for reading. */
async function templates(report: Report): Promise<void> {
  const files = filesBelow('contratos-cl').filter((file) => file.endsWith('.txt'));
  let [grave, all] = [0, 0];
  for (const file of files) {
    const { result } = await analyse(readText(file), 'es');
    grave += result.legal_issues.filter(({ risk_level }) => GRAVE.includes(risk_level)).length;
    all += result.legal_issues.length;
  }
  report({ name: `templates, ${files.length}: high or critical findings`, value: grave, unit: '' });
  report({ name: '  findings', value: all, unit: '' });
}

/** Whether the quotation of each basis stands in its article, letter for letter but for spaces, and the date is that of the stored text. */
function quotations(report: Report): void {
  const articles = readRows<{ law: string; numero: string; text: string }>('clstatute', 'corpus.jsonl');
  const plain = (text: string): string => text.replace(/\s+/g, ' ');
  const cited = RULES.flatMap(({ basis, byKind }) => [basis, ...Object.values(byKind ?? {}).map((one) => one.basis)])
    .filter((basis) => basis !== undefined)
    .filter(({ quotation }) => quotation !== '');
  const stand = cited.filter(({ law, article, quotation }) =>
    articles.some((one) => one.law === law && isArticle(one.numero, article) && plain(one.text).includes(quotation)),
  );
  report({
    name: `quotations of laws, ${cited.length}: stand in their article`,
    value: share(stand.length, cited.length),
    unit: '%',
    bar: { min: 100 },
  });
  const texts = filesBelow('leychile', 'xml');
  const stored = Object.entries(LAWS).flatMap(([key, { text_date }]) => {
    const file = texts.find((one) => one.endsWith(`/${key}.xml`));
    return file ? [/fecha_version="([^"]+)"/.exec(readText(file))?.[1] === text_date] : [];
  });
  report({
    name: `dates of ${stored.length} of ${Object.keys(LAWS).length} laws whose text is stored with one: right`,
    value: share(stored.filter(Boolean).length, stored.length),
    unit: '%',
    bar: { min: 100 },
  });
}
const isArticle = (number: string, article: string): boolean =>
  number.toLowerCase() === article.toLowerCase() || number.startsWith(`${article} (DEL`);

/** A contract of 50 pages and a text of 500, put together of those at hand. */
async function time(report: Report): Promise<void> {
  const spanish = readFileSync(path.join(FIXTURES, 'servicios-aseo.txt'), 'utf8');
  for (const [pages, bar] of [
    [50, 5],
    [500, 60],
  ] as const) {
    const text = spanish.repeat(Math.ceil((pages * PAGE) / spanish.length));
    const begun = performance.now();
    await analyse(text, 'es');
    report({
      name: `${pages} pages in Spanish (${Math.round(text.length / 1000)} thousand characters)`,
      value: Number(((performance.now() - begun) / 1000).toFixed(2)),
      unit: 's',
      bar: { max: bar },
    });
  }
}
const PAGE = 3000;

export const bench: Bench = {
  name: 'legal-risk',
  about:
    'clause types of CUAD, labelled Chilean contracts, quotations of the laws, time (rules made before the split saw both sides)',
  async run(report) {
    await blind(report);
    const labels = JSON.parse(readFileSync(path.join(FIXTURES, 'labels.json'), 'utf8')) as Record<string, Label>;
    await onBothSides(report, Object.entries(labels), ([name]) => name, chilean);
    if (present('contratos-cl')) await templates(report);
    if (present('clstatute')) quotations(report);
    await time(report);
    if (present('cuad')) await onBothSides(report, contracts(), ({ file }) => file, cuad);
  },
};
