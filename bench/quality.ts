import { checkGrammar } from '#reading/grammar/grammar.ts';
import type { Finding } from '#reading/grammar/rule.ts';
import { examine } from '#studio/quality/server/examine.ts';
import { morphology } from '#studio/quality/server/morphology.ts';
import { reportOf } from '#studio/quality/server/report.ts';
import { scoreOf } from '#studio/quality/server/score.ts';
import { filesBelow, percentile, present, readRows, readText, share } from './data.ts';
import { type Bench, type Figure, percent } from './figure.ts';
import { seeded, withErrors } from './injected.ts';
import { onBothSides, onFiles } from './split.ts';

type Report = (figure: Figure) => void;
type Sentence = {
  sentence: string;
  label?: 'incorrect' | 'correct' | 'guard';
  correct?: boolean;
  span?: [number, number] | null;
  test?: string;
  rule?: string;
};
/** The rule that a sentence was written for: LanguageTool's, or the first word of the corrector's test. */
const ruleOf = ({ rule, test = '' }: Sentence): string =>
  rule ?? test.replace(/^test_(?:integration_)?/, '').split('_')[0]!;

const rounded = (value: number): number => Number(value.toFixed(2));
const isHard = ({ rule }: Finding): boolean => rule.style !== true;
/** What the whole report finds in one sentence, spelling too. */
const inSentence = (text: string): Finding[] => examine(text, 'es').findings;

/** A wrong sentence is caught where a finding meets its span, or anywhere where it has none; a right one is a false alarm with any finding but advice. */
function sentences(name: string, rows: readonly Sentence[], find: (text: string) => Finding[], report: Report): void {
  let [caught, missed, alarms] = [0, 0, 0];
  for (const { sentence, label, correct, span } of rows) {
    const found = find(sentence);
    if (label === 'incorrect' || correct === false) {
      if (found.some(({ start, end }) => !span || (start < span[1] && end > span[0]))) caught++;
      else missed++;
    } else if (found.some(isHard)) alarms++;
  }
  for (const [what, of, min] of [
    ['precision', caught + alarms, 88],
    ['recall', caught + missed, 35],
  ] as const)
    report(percent(`${name}, ${what}`, caught, of, { min }));
}

/** Findings, advice apart, in texts that are taken for right. */
function alarms(name: string, files: readonly string[], most: number, report: Report): void {
  let [words, found, advice] = [0, 0, 0];
  for (const file of files) {
    const { findings, words: count } = examine(readText(file).slice(0, 1_200_000), 'es');
    words += count;
    found += findings.filter(isHard).length;
    advice += findings.length - findings.filter(isHard).length;
  }
  report({
    name: `false alarms, ${name}`,
    value: rounded((1000 * found) / words),
    unit: 'in 1,000 words',
    of: words,
    bar: { max: most },
  });
  report({ name: `  advice, ${name}`, value: rounded((1000 * advice) / words), unit: 'in 1,000 words' });
}

/** Pieces of 12,000 characters out of statutes. */
const pieces = (files: readonly string[]): string[] =>
  files.flatMap((file) => {
    const text = readText(file);
    const count = Math.min(6, Math.floor(text.length / 15_000));
    return Array.from({ length: count }, (_, i) => {
      const start = text.indexOf('\n', ((i + 1) * text.length) / (count + 1)) + 1;
      return text.slice(start, start + 12_000);
    });
  });

function scores(report: Report, files: readonly string[]): void {
  const random = seeded(7);
  const clean = pieces(files);
  for (const rate of [0, 2, 5, 10, 20]) {
    const values = clean.map((text) => {
      const { findings, words } = examine(rate === 0 ? text : withErrors(text, rate, random), 'es');
      return scoreOf(findings, words).value;
    });
    const name = `score, ${rate} errors in 1,000 words`;
    report({
      name: `${name}, median`,
      value: percentile(values, 0.5),
      unit: 'points',
      of: values.length,
      ...(rate === 5 && { bar: { max: 7.5 } }),
    });
    report({ name: `${name}, 10th of 100`, value: percentile(values, 0.1), unit: 'points' });
    report({ name: `${name}, 90th of 100`, value: percentile(values, 0.9), unit: 'points' });
    if (rate === 0)
      report({
        name: `${name}: 9 or more`,
        value: share(values.filter((one) => one >= 9).length, values.length),
        unit: '%',
        bar: { min: 90 },
      });
    if (rate === 5)
      report({
        name: `${name}: 7.5 or less`,
        value: share(values.filter((one) => one <= 7.5).length, values.length),
        unit: '%',
      });
  }
}

/** Characters of a page of a contract. */
const PAGE = 3000;
function speed(report: Report): void {
  const filled = (text: string, pages: number): string =>
    text.repeat(Math.ceil((pages * PAGE) / text.length)).slice(0, pages * PAGE);
  const code = readText(filesBelow('leychile', 'md', 'codigos')[1]!);
  const contract =
    filesBelow('cuad', 'full_contract_txt')
      .map((file) => readText(file))
      .find(({ length }) => length > 50 * PAGE) ?? code;
  for (const [name, text, speaks, most] of [
    ['a contract of 50 pages, English', filled(contract, 50), 'en', 5],
    ['50 pages, Spanish', filled(code, 50), 'es', 5],
    ['a code of 500 pages', filled(code, 500), 'es', 60],
  ] as const) {
    const from = performance.now();
    reportOf(text, examine(text, speaks), speaks);
    report({ name, value: rounded((performance.now() - from) / 1000), unit: 's', bar: { max: most } });
  }
}

export const bench: Bench = {
  name: 'quality',
  about:
    'the report on the quality of a document: grammar, false alarms, score, time (rules made before the split saw both sides)',
  run: async (report) => {
    if (['es-corrector-tests', 'languagetool', 'leychile', 'pjud', 'cuad'].some((set) => !present(set))) return;
    const grammar = (text: string): Finding[] => checkGrammar(text, { language: 'es', morphology: morphology() });
    const corrector = readRows<Sentence>('es-corrector-tests', 'cases.jsonl');
    const tool = readRows<Sentence>('languagetool', 'es.jsonl');
    for (const [set, rows] of [
      ['corrector', corrector],
      ['LanguageTool (es)', tool],
    ] as const)
      await onBothSides(report, rows, ruleOf, (tell, some) => {
        sentences(`${set}, grammar alone`, some, grammar, tell);
        sentences(`${set}, the whole report`, some, inSentence, tell);
      });
    const codes = [...filesBelow('leychile', 'md', 'codigos'), ...filesBelow('leychile', 'md', 'constitucion')];
    const norms = filesBelow('leychile', 'md', 'normas');
    for (const [name, files, most] of [
      ['codes', codes, 2],
      ['other norms', norms, 6],
      ['rulings', filesBelow('pjud', 'txt'), 6],
    ] as const)
      await onFiles(report, files, (tell, some) => alarms(name, some, most, tell));
    await onFiles(report, [...codes, ...norms], scores);
    speed(report);
  },
};
