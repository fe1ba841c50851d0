import { hitsOf, read } from '../src/studio/legal-risk/server/match.ts';
import { RULES } from '../src/studio/legal-risk/server/rules/all.ts';

import { mean, present, readRows, readText, share } from './data.ts';
import type { Bench, Figure } from './figure.ts';

type Report = (figure: Figure) => void;
type Asked = { file: string; category: string; spans?: [number, number][] };
type Row = { type: string; tp: number; fp: number; fn: number; f1: number; spans: number; base: number };

/** Types that nearly every contract has: saying yes always would do as well. */
const UNIVERSAL = ['Governing Law', 'Anti-Assignment', 'Expiration Date'];
const TYPES = RULES.flatMap((rule) => (rule.cuad ? [{ type: rule.cuad, rule }] : []));
const f1 = (tp: number, fp: number, fn: number): number => (200 * tp) / Math.max(1, 2 * tp + fp + fn);

/** Which of the types of clause of the lawyers' labels stand in which contract. */
function cuad(report: Report): void {
  const there = readRows<Asked>('cuad', 'queries.jsonl');
  const absent = readRows<Asked>('cuad', 'absent.jsonl');
  const files = [...new Set([...there, ...absent].map(({ file }) => file))];
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
      tp,
      fp,
      fn,
      f1: f1(tp, fp, fn),
      spans: share(touched, spans),
      base: f1(positives, without.length, 0),
    };
  });
  for (const { type, f1: value, tp, fp, fn, spans, base } of rows.sort((a, b) => b.f1 - a.f1))
    report({
      name: `  ${type} (n ${tp + fn}, wrong ${fp}, spans ${spans}, always-yes ${base.toFixed(1)})`,
      value: Number(value.toFixed(1)),
      unit: 'F1',
    });
  const few = rows.filter(({ type }) => !UNIVERSAL.includes(type));
  const one = (value: number): number => Number(value.toFixed(1));
  report({
    name: `clause types claimed, over ${files.length} contracts`,
    value: rows.length,
    unit: '',
    bar: { min: 25 },
  });
  report({
    name: 'presence, macro-F1 over them',
    value: one(mean(rows.map((row) => row.f1))),
    unit: '',
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

export const bench: Bench = {
  name: 'legal-risk',
  about: 'clause types of CUAD, the labelled Chilean contracts, quotations of the laws, time',
  async run(report) {
    if (present('cuad')) cuad(report);
  },
};
