import { readFileSync } from 'node:fs';
import path from 'node:path';
import { canonical } from '#reading/lines.ts';
import { citedRulings } from '#reading/rulings/cited.ts';
import { mentionsOf, type Mention } from '#reading/rulings/precedents.ts';
import { readDocument } from '#reading/rulings/read.ts';
import type { Outcome } from '#reading/rulings/result.ts';
import tool from '#studio/jurisprudence/server/index.ts';
import { labelledPositions, type Labelled } from '#test/labelled-positions.ts';
import { filesBelow, percentile, present, readJson, readText, share } from './data.ts';
import { type Bench, type Figure, percent } from './figure.ts';
import { identities, type Ruling } from './rulings.ts';
import { onBothSides } from './split.ts';

type Report = (figure: Figure) => void;
/** Where a ruling is named (offset of the canonical text), what it is to the document, and for an authority its position: by reading, no words. */
type Label = [at: number, relation: Mention['relation'], stance?: 'for' | 'against' | 'neutral'];
const LABELS = path.resolve('bench', 'data', 'jurisprudence.json');

/** What the index of the courts calls a result. */
const RESULTS: [RegExp, Outcome][] = [
  [/inadmisible/, 'inadmissible'],
  [/abandonad|desiert|desistid/, 'abandoned'],
  [/competen/, 'jurisdiction'],
  [/^revoca/, 'reverses'],
  [/confirma/, 'confirms'],
  [/reemplazo/, 'replaces'],
  [/anulad|invalid|acogida casac/, 'annuls'],
  [/rechaza|desestima/, 'rejects'],
  [/acog/, 'grants'],
];
const fold = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

function results(report: Report, rulings: readonly (Ruling & { resultado: string | null })[]): void {
  let [right, all] = [0, 0];
  for (const { text, resultado } of rulings) {
    const wanted = resultado && RESULTS.find(([pattern]) => pattern.test(fold(resultado)))?.[1];
    if (!wanted) continue;
    all++;
    const told = readDocument(text).decision?.outcome;
    if (told === wanted || (wanted === 'grants' && told === 'grants-in-part')) right++;
  }
  report(percent('result of rulings with one in the index', right, all, { min: 90 }));
}

/** For and against beside what was labelled by reading. The rules were mended on these same citations: expect less elsewhere. */
function agreement(report: Report, labels: readonly (readonly [file: string, list: Label[]])[]): void {
  let [relations, all, stances, authorities, lost] = [0, 0, 0, 0, 0];
  for (const [file, list] of labels) {
    const found = mentionsOf(readDocument(canonical(readText(file))));
    for (const [at, relation, stance] of list) {
      const one = found.find(({ start }) => start === at);
      all++;
      if (!one) lost++;
      if (one?.relation === relation) relations++;
      if (!stance) continue;
      authorities++;
      const told = one && one.relation === 'precedent' ? one.told.stance : 'none';
      if (told === stance) stances++;
    }
  }
  report(percent('authority, own case or another case: agreement', relations, all));
  report(percent('for, against or neither: agreement', stances, authorities));
  report({ name: '  labelled places that are not read as a ruling', value: lost, unit: 'places', of: all });
}

/** For and against in the writings of our own, labelled by who then changed the rules, with all of them in view: it shows only that nothing broke. */
function written(report: Report, writings: readonly Labelled[]): void {
  const told = writings.flatMap(({ text, labels }) => {
    const mentions = mentionsOf(readDocument(text));
    return labels.map(({ end, stance }) => {
      const one = mentions.find((mention) => mention.start < end && mention.end >= end);
      return one?.relation === 'precedent' && one.told.stance === stance;
    });
  });
  report(
    percent('for, against or neither in writings of our own: agreement', told.filter(Boolean).length, told.length),
  );
}

/** What is said of real rulings, for reading: how much, and how fast. */
async function volume(report: Report, texts: readonly string[]): Promise<void> {
  const times: number[] = [];
  let [precedents, gaps, wrong, articles] = [0, 0, 0, 0];
  for (const text of texts) {
    const began = performance.now();
    const { result } = await tool.offline({ title: '', type: 'txt', text, speaks: 'es' }, 'es', () => undefined);
    times.push(performance.now() - began);
    precedents += citedRulings(readDocument(text)).filter(({ relation }) => relation === 'precedent').length;
    gaps += result.legal_gaps.length;
    wrong += result.misapplied_jurisprudence_in_favor.length + result.misapplied_jurisprudence_against.length;
    articles += result.legal_citations.length;
  }
  report({ name: `${texts.length} rulings: authorities cited`, value: precedents, unit: '' });
  report({ name: '  legal citations', value: articles, unit: '' });
  report({ name: '  gaps', value: gaps, unit: '' });
  report({ name: '  citations that do not hold', value: wrong, unit: '' });
  report({ name: '  time of one, p95', value: Math.round(percentile(times, 0.95)), unit: 'ms' });
}

const PAGE = 3000;
/** A long ruling beside a code and other rulings. */
async function speed(report: Report, texts: readonly string[]): Promise<void> {
  const long = (pages: number): string => {
    let text = '';
    for (let i = 0; text.length < pages * PAGE; i++) text += `${texts[i % texts.length]!}\n\n`;
    return text.slice(0, pages * PAGE);
  };
  const code = canonical(readText(filesBelow('leychile', 'md').find((file) => /codigo/.test(file)) ?? ''));
  const other = (text: string) => ({ title: '', type: 'txt' as const, text, speaks: 'es' as const });
  for (const [pages, most] of [
    [50, 5],
    [500, 60],
  ] as const) {
    const began = performance.now();
    await tool.offline(other(long(pages)), 'es', () => undefined, [other(code), ...texts.slice(0, 10).map(other)]);
    report({
      name: `${pages} pages beside a code and ten rulings`,
      value: Number(((performance.now() - began) / 1000).toFixed(2)),
      unit: 's',
      bar: { max: most },
    });
  }
}

async function run(report: Report): Promise<void> {
  if (![present('pjud'), present('leychile')].every(Boolean)) return;
  const rulings = readJson<(Ruling & { resultado: string | null })[]>('pjud', 'index.json').map((one) => ({
    ...one,
    text: canonical(readText('pjud', 'txt', `${one.id}.txt`)),
  }));
  const idOf = ({ id }: Ruling): string => id;
  await onBothSides(report, rulings, idOf, identities);
  constitutional(report);
  await onBothSides(report, rulings, idOf, results);
  const labels = JSON.parse(readFileSync(LABELS, 'utf8')) as Record<string, Label[]>;
  await onBothSides(report, Object.entries(labels), ([file]) => file, agreement);
  await onBothSides(report, labelledPositions(), ({ name }) => name, written);
  const texts = rulings.map(({ text }) => text);
  await volume(report, texts);
  await speed(report, texts);
}

/** The rulings of the Constitutional Court that are at hand, by what they say of themselves. */
const CONSTITUTIONAL: [file: string, rol: string, date: string][] = [
  ['SEN-SN-2009-05-28-1002735.md', '1345', '2009-05-25'],
  ['SEN-SN-2022-03-04-1173343.md', '12305', '2022-03-01'],
];
function constitutional(report: Report): void {
  let right = 0;
  for (const [file, rol, date] of CONSTITUTIONAL) {
    const { identity } = readDocument(canonical(readText('leychile', 'md', 'normas', 'sentencia', file)));
    if (identity.ruling?.rol === rol) right++;
    if (identity.court?.type === 'Tribunal Constitucional') right++;
    if (identity.date === date) right++;
  }
  report({
    name: `Constitutional Court, ${CONSTITUTIONAL.length} rulings: number, court and date`,
    value: share(right, CONSTITUTIONAL.length * 3),
    unit: '%',
  });
}

export const bench: Bench = {
  name: 'jurisprudence',
  about:
    'what rulings say of themselves and decide, and the rulings that they cite for and against (rules made before the split saw both sides)',
  run,
};
