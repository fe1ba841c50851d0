import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Language } from '#contract/language.ts';
import { featuresOf } from '#reading/risk/one-sided/features.ts';
import { flat, foldKept } from '#reading/risk/units.ts';
import { read } from '#reading/risk/match.ts';
import { RULES } from '#reading/risk/rules/all.ts';
import { ELEMENTS } from '#reading/risk/rules/elements/index.ts';
import { ROOT } from '../../bench/data.ts';
import { sideOf } from '../../bench/split.ts';
import { inFolds } from './logistic.ts';

/** A clause that weighs on one side or does not, the document that it is of, and whether it stands in a whole document with labels. */
type Sample = { words: string; weighs: boolean; family: string; natural: boolean; other?: true };
type Label = {
  language: Language;
  side?: 'held' | 'tuned';
  reworded?: true;
  planted: { words: string }[];
  standard: string[];
};

/** Labelled contracts of ours and of another author; their tuned sides are read. */
const LABELLED = ['bench/risk-blind', 'bench/risk-unseen'].map((folder) => path.resolve(folder));
const CLAUSES = path.resolve('bench/risk-clauses');
const OUT = 'src/reading/risk/one-sided/weights.json';
/** Contracts of others of which one in so many is read as ordinary, and characters of each. */
const EVERY = 12;
const READ = 40_000;
/** Sentences of laws that are read as ordinary, one in so many. */
const LAWS = {
  files: ['codigo_civil.xml', 'codigo_tributario.xml', 'codigo_organico_tribunales.xml'],
  every: 25,
  most: 700,
};
/** Standard clauses of labelled documents, and sentences of others' contracts and of laws, that may be taken for one-sided. */
const FLAGGED = { standard: 0.025, others: 0.05 };
/** Labelled clauses that weigh which may read so fairly that what a rule finds in them is not told. */
const DOUBTED = 0.06;
const FOLDS = 5;
const STEPS = 800;
const RATE = { weights: 40, bias: 4 };
const RIDGE = 2e-5;
/** Features that stand in so many clauses, and those kept. */
const SEEN = 2;
const KEPT = 4000;
const SCALE = 100;
/** What each kind of clause weighs, all of it together. */
const SHARE = { weighs: 0.5, fair: 0.35, other: 0.15 } as const;

const folded = (words: string): string => flat(foldKept(words));

const labelled = (language: Language): Sample[] => LABELLED.flatMap((folder) => labelledIn(folder, language));
function labelledIn(folder: string, language: Language): Sample[] {
  const labels = JSON.parse(readFileSync(path.join(folder, 'labels.json'), 'utf8')) as Record<string, Label>;
  return Object.entries(labels)
    .filter(([name, label]) => label.language === language && (label.side ?? sideOf(name)) === 'tuned')
    .flatMap(([name, { planted, standard }]) => {
      const text = readFileSync(path.join(folder, name), 'utf8');
      const over = (list: readonly string[]) => {
        const places = list.map((words) => ({ start: text.indexOf(words), end: text.indexOf(words) + words.length }));
        return (one: { start: number; end: number }) =>
          places.some(({ start, end }) => one.start < end && start < one.end);
      };
      const [isPlanted, isStandard] = [over(planted.map(({ words }) => words)), over(standard)];
      return read(text).units.flatMap((unit): Sample[] =>
        isPlanted(unit) || isStandard(unit)
          ? [{ words: unit.words, weighs: isPlanted(unit), family: name, natural: true }]
          : [],
      );
    });
}

function written(language: Language): Sample[] {
  const lines = readFileSync(path.join(CLAUSES, `${language}.txt`), 'utf8').split('\n');
  const clauses = lines
    .filter((line) => /^[+-] /.test(line))
    .map((line) => ({ words: folded(line.slice(2)), weighs: line.startsWith('+') }));
  const rules = RULES.filter((rule) => rule.language === language).flatMap(({ sort, examples: { hit, miss } }) => [
    { words: folded(hit), weighs: sort !== 'protection' },
    ...miss.map((words) => ({ words: folded(words), weighs: false })),
  ]);
  const elements = ELEMENTS.filter(({ rule }) => rule.startsWith(language)).flatMap(({ yes, no }) => [
    ...yes.map((words) => ({ words: folded(words), weighs: true })),
    ...no.map((words) => ({ words: folded(words), weighs: false })),
  ]);
  return [...clauses, ...rules, ...elements].map((one) => ({ ...one, family: one.words, natural: false }));
}

const ordinary = (text: string, family: string): Sample[] =>
  read(text).units.map(({ words }) => ({ words, weighs: false, family, natural: false, other: true }));

/** Sentences of contracts and laws that nobody labelled: most of them weigh on no one. */
function others(language: Language): Sample[] {
  if (language === 'en') {
    const folder = path.join(ROOT, 'cuad/full_contract_txt');
    return readdirSync(folder)
      .sort()
      .filter((name, i) => i % EVERY === 0 && sideOf(name) === 'tuned')
      .flatMap((name) => ordinary(readFileSync(path.join(folder, name), 'utf8').slice(0, READ), name));
  }
  const folder = path.join(ROOT, 'contratos-cl');
  const templates = readdirSync(folder)
    .filter((name) => name.endsWith('.txt'))
    .flatMap((name) => ordinary(readFileSync(path.join(folder, name), 'utf8'), name));
  const laws = LAWS.files.flatMap((name) => {
    const text = readFileSync(path.join(ROOT, 'leychile/xml/codigos', name), 'utf8').replace(/<[^>]+>/g, ' ');
    return ordinary(text, name)
      .filter((_, i) => i % LAWS.every === 0)
      .slice(0, LAWS.most);
  });
  return [...templates, ...laws];
}

type Model = { language: Language; bias: number; weights: Float64Array; index: ReadonlyMap<string, number> };
const vector = (words: string, { language, index }: Pick<Model, 'language' | 'index'>): number[] =>
  [...featuresOf(words, language)].flatMap((feature) => index.get(feature) ?? []);
const scored = ({ bias, weights }: Model, known: readonly number[]): number =>
  known.length === 0 ? bias : bias + known.reduce((sum, k) => sum + weights[k]!, 0) / Math.sqrt(known.length);

/** Logistic regression over the words, by gradient descent with a ridge; both kinds weigh alike. */
function fit(samples: readonly Sample[], language: Language): Model {
  const counts = new Map<string, number>();
  for (const { words } of samples)
    for (const one of featuresOf(words, language)) counts.set(one, (counts.get(one) ?? 0) + 1);
  const index = new Map([...counts].filter(([, n]) => n >= SEEN).map(([feature], i) => [feature, i]));
  const kindOf = ({ weighs, other }: Sample): keyof typeof SHARE => (weighs ? 'weighs' : other ? 'other' : 'fair');
  const many = new Map<string, number>();
  for (const one of samples) many.set(kindOf(one), (many.get(kindOf(one)) ?? 0) + 1);
  const rows = samples.map((one) => ({
    known: vector(one.words, { language, index }),
    weighs: one.weighs,
    share: SHARE[kindOf(one)] / many.get(kindOf(one))!,
  }));
  const model: Model = { language, bias: 0, weights: new Float64Array(index.size), index };
  const slope = new Float64Array(index.size);
  for (let step = 0; step < STEPS; step++) {
    slope.fill(0);
    let ofBias = 0;
    for (const { known, weighs, share } of rows) {
      const error = (1 / (1 + Math.exp(-scored(model, known))) - Number(weighs)) * share;
      ofBias += error;
      const each = error / Math.sqrt(known.length || 1);
      for (const k of known) slope[k]! += each;
    }
    for (let k = 0; k < slope.length; k++) model.weights[k]! -= RATE.weights * (slope[k]! + RIDGE * model.weights[k]!);
    model.bias -= RATE.bias * ofBias;
  }
  return model;
}

const shareFrom = (scores: readonly number[], share: number): number =>
  scores.toSorted((a, b) => b - a)[Math.floor(share * scores.length)] ?? 0;

function calibrated(language: Language, say: (line: string) => void) {
  const own = [...labelled(language), ...written(language)];
  const samples = [...own, ...others(language)];
  const scores = inFolds(
    samples,
    FOLDS,
    (some) => fit(some, language),
    (model, { words }) => scored(model, vector(words, model)),
  );
  const of = (chosen: (one: Sample, i: number) => boolean): number[] => scores.filter((_, i) => chosen(samples[i]!, i));
  const standard = of(({ natural, weighs }) => natural && !weighs);
  const strange = of((_, i) => i >= own.length);
  const limit = Math.max(shareFrom(standard, FLAGGED.standard), shareFrom(strange, FLAGGED.others));
  const planted = of(({ natural, weighs }) => natural && weighs);
  const doubt = shareFrom(planted, 1 - DOUBTED) - limit;
  const share = (list: readonly number[]): string =>
    ((100 * list.filter((one) => one >= limit).length) / list.length).toFixed(1);
  say(
    `${language}: ${samples.length} sentences; in folds: planted ${share(planted)} %, standard ${share(standard)} %, of others ${share(strange)} %`,
  );
  const doubted = standard.filter((one) => one - limit < doubt).length / standard.length;
  say(`  doubted under ${doubt.toFixed(2)}: planted ${100 * DOUBTED} %, standard ${(100 * doubted).toFixed(1)} %`);
  const model = fit(samples, language);
  const weights = [...model.index]
    .map(([feature, k]) => [feature, Math.round(SCALE * model.weights[k]!)] as const)
    .filter(([, weight]) => weight !== 0)
    .toSorted((a, b) => Math.abs(b[1]) - Math.abs(a[1]))
    .slice(0, KEPT)
    .toSorted((a, b) => (a[0] < b[0] ? -1 : 1));
  return { bias: model.bias, limit, doubt, scale: SCALE, weights: Object.fromEntries(weights) };
}

/** Writes the weights of the reader of one-sided clauses, from the tuned side of what is labelled, with its limit by folds of whole documents. */
export function calibrateOneSided(say: (line: string) => void): void {
  const [es, en] = (['es', 'en'] as const).map((language) => calibrated(language, say));
  const about =
    'Written by npm run calibrate one-sided from bench/risk-clauses, the examples of the rules and the tuned sides of bench/risk-blind and bench/risk-unseen.';
  writeFileSync(OUT, `${JSON.stringify({ about, date: new Date().toISOString().slice(0, 10), es, en }, null, 2)}\n`);
}
