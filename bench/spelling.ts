import { checkSpelling, type SpellingFinding } from '#reading/spelling/spelling.ts';
import { plain } from '#reading/spelling/plain.ts';
import type { Speller } from '#reading/spelling/speller.ts';
import { spellerOf } from '#studio/quality/server/dictionaries.ts';
import { Chance } from './chance.ts';
import { filesBelow, present, readRows, readText } from './data.ts';
import { type Bench, type Figure, percent } from './figure.ts';
import { onBothSides, onFiles } from './split.ts';

type Report = (figure: Figure) => void;
type Pair = { wrong: string; corrections: string[]; ambiguous?: boolean; kind?: string };
type Sentence = { category: string; correct?: boolean; label?: string; sentence: string; test?: string; rule?: string };
/** Misspellings of one word, or of words that begin alike, are one family. */
const wordOf = ({ corrections }: Pair): string => corrections[0]!.slice(0, 5).toLowerCase();
/** The rule that a sentence was written for, as in bench/quality.ts. */
const ruleOf = ({ rule, test = '' }: Sentence): string =>
  rule ?? test.replace(/^test_(?:integration_)?/, '').split('_')[0]!;

const round = (value: number): number => Number(value.toFixed(2));
const perThousand = (part: number, whole: number): number => round((1000 * part) / Math.max(1, whole));
const wordsIn = (text: string): number => text.match(/\p{L}+/gu)?.length ?? 0;

/** The words of a law, without its front matter and marks. */
const lawText = (file: string): string =>
  readText(file)
    .normalize('NFC')
    .replace(/^---[\s\S]*?\n---\n/, '')
    .replace(/<metadatos>[\s\S]*?<\/metadatos>/, '')
    .replace(/<[^>]*>/g, ' ');
const laws = (): string[] =>
  filesBelow('leychile').filter((file) => /\.(?:md|xml)$/.test(file) && !file.endsWith('README.md'));

/** Lists of single misspelt words: are they told, and is the first suggestion the one wanted? */
function list(report: Report, name: string, speller: Speller, pairs: readonly Pair[]): void {
  let [all, flagged, first, reachable, firstReachable] = [0, 0, 0, 0, 0];
  for (const { wrong, corrections } of pairs) {
    all++;
    const known = speller.knows(wrong);
    if (!known) flagged++;
    const right = !known && corrections.includes(speller.suggest(wrong, 1)[0] ?? '');
    if (right) first++;
    if (!corrections.some((one) => one.split(' ').every((word) => speller.knows(word)))) continue;
    reachable++;
    if (right) firstReachable++;
  }
  report(percent(`${name}: told`, flagged, all, { min: 97 }));
  report(percent(`${name}: first suggestion right`, first, all));
  report(percent(`${name}: the same, where a list of ours has the right word`, firstReachable, reachable, { min: 85 }));
}

const SOUNDS: readonly [string, string][] = [
  ['c', 's'],
  ['s', 'c'],
  ['z', 's'],
  ['v', 'b'],
  ['b', 'v'],
  ['h', ''],
  ['ll', 'y'],
  ['g', 'j'],
];
/** Slips of ours: an accent left out, a letter lost, doubled, swapped or changed to its like. */
const SLIPS: Record<string, (word: string, chance: Chance) => string> = {
  accent: (word) => plain(word),
  lost: (word, chance) => cut(word, chance.between(1, word.length - 2), 1, ''),
  doubled: (word, chance) => {
    const at = chance.between(1, word.length - 2);
    return cut(word, at, 0, word[at]!);
  },
  swapped: (word, chance) => {
    const at = chance.between(1, word.length - 3);
    return cut(word, at, 2, word[at + 1]! + word[at]!);
  },
  sound: (word, chance) => {
    const [from, to] = chance.pick(SOUNDS);
    return word.replace(from, to);
  },
};
const cut = (word: string, at: number, length: number, put: string): string =>
  word.slice(0, at) + put + word.slice(at + length);

type Slip = { start: number; wrong: string; right: string };
/** A law with one slip in each forty words or so, on words of five letters and more. */
function spoil(text: string, chance: Chance): { text: string; slips: Slip[] } {
  const slips: Slip[] = [];
  let out = '';
  let last = 0;
  for (const match of text.matchAll(/(?<![\p{L}\p{N}])\p{Ll}{5,}(?![\p{L}\p{N}])/gu)) {
    if (chance.next() > 0.06) continue;
    const kind = chance.pick(Object.keys(SLIPS));
    const wrong = SLIPS[kind]!(match[0], chance);
    if (wrong === match[0]) continue;
    out += text.slice(last, match.index);
    slips.push({ start: out.length, wrong, right: match[0] });
    out += wrong;
    last = match.index + match[0].length;
  }
  return { text: out + text.slice(last), slips };
}

const SPOILT = 12;
const SPOILT_LENGTH = 60_000;
function spoiltLaws(report: Report, speller: Speller, files: readonly string[]): void {
  const chance = new Chance(20);
  let [plainSlips, told, first, realWords, realTold] = [0, 0, 0, 0, 0];
  for (const file of chance.shuffled(files).slice(0, SPOILT)) {
    const { text, slips } = spoil(lawText(file).slice(0, SPOILT_LENGTH), chance);
    const found = new Map(checkSpelling(text, { speller, language: 'es' }).map((one) => [one.start, one]));
    for (const { start, wrong, right } of slips) {
      const finding = found.get(start);
      if (speller.knows(wrong)) {
        realWords++;
        if (finding) realTold++;
        continue;
      }
      plainSlips++;
      if (finding) told++;
      if (finding?.suggestions[0] === right) first++;
    }
  }
  report(percent('slips in laws: told', told, plainSlips, { min: 97 }));
  report(percent('slips in laws: first suggestion right', first, plainSlips, { min: 85 }));
  report(percent('slips that make another word: told', realTold, realWords));
}

/** Findings in texts that are taken to be right: some are real mistakes of theirs. */
function alarms(report: Report, name: string, texts: readonly string[], speller: Speller, bar: number): void {
  let [words, found] = [0, 0];
  const kinds = new Map<SpellingFinding['kind'], number>();
  for (const text of texts) {
    words += wordsIn(text);
    for (const { kind } of checkSpelling(text, { speller, language: speller.language })) {
      found++;
      kinds.set(kind, (kinds.get(kind) ?? 0) + 1);
    }
  }
  report({ name: `${name}: findings`, value: perThousand(found, words), unit: '/1,000', of: words, bar: { max: bar } });
  for (const [kind, count] of kinds) report({ name: `${name}: ${kind}`, value: count, unit: 'found' });
}

/** Sentences of other checkers' tests: a wrong one with a finding is caught, a right one with a finding is a false alarm. */
function sentences(report: Report, name: string, rows: readonly Sentence[], speller: Speller): void {
  const told = (text: string): boolean => checkSpelling(text, { speller, language: 'es' }).length > 0;
  const isWrong = ({ correct, label }: Sentence): boolean => correct === false || label === 'incorrect';
  const wrong = rows.filter((row) => row.category === 'ortografia' && isWrong(row));
  const right = rows.filter((row) => !isWrong(row));
  const caught = wrong.filter(({ sentence }) => told(sentence)).length;
  const false_ = right.filter(({ sentence }) => told(sentence)).length;
  report(percent(`${name}: wrong spelling caught`, caught, wrong.length));
  report(percent(`${name}: right or guard sentences with a finding`, false_, right.length));
}

const BIG = 500_000;
function speed(report: Report, speller: Speller): void {
  let text = '';
  for (const file of laws()) if (wordsIn(text) < BIG) text += `${lawText(file)}\n`;
  const words = wordsIn(text);
  const from = performance.now();
  checkSpelling(text, { speller, language: 'es' });
  const seconds = ((performance.now() - from) / 1000) * (BIG / words);
  report({ name: `500,000 words in one text (${words} read)`, value: round(seconds), unit: 's', bar: { max: 20 } });
  report({
    name: 'memory of the process',
    value: Math.round(process.memoryUsage().rss / 1e6),
    unit: 'MB',
    bar: { max: 400 },
  });
}

export const bench: Bench = {
  name: 'spelling',
  about:
    'misspellings told and mended, false alarms, speed (the lexicon and rules made before the split saw both sides)',
  run: async (report) => {
    const from = performance.now();
    const es = spellerOf('es');
    report({
      name: 'reading the Spanish dictionary',
      value: Math.round(performance.now() - from),
      unit: 'ms',
      bar: { max: 1000 },
    });
    if (present('leychile')) speed(report, es);
    const words = (name: string, speller: Speller, pairs: readonly Pair[], step: number): Promise<void> =>
      onBothSides(report, pairs.filter((_, i) => i % step === 0), wordOf, (tell, some) => list(tell, name, speller, some)); // prettier-ignore
    const texts = (name: string, speller: Speller, files: readonly string[], bar: number, read = readText): Promise<void> =>
      onFiles(report, files, (tell, some) =>
        alarms(tell, name, some.map((file) => read(file)), speller, bar),
      ); // prettier-ignore
    const rows = (name: string, set: readonly Sentence[]): Promise<void> =>
      onBothSides(report, set, ruleOf, (tell, some) => sentences(tell, name, some, es));
    if (present('eswiki-misspellings')) {
      const pairs = readRows<Pair>('eswiki-misspellings', 'pairs.jsonl');
      const single = pairs.filter(({ kind, ambiguous }) => kind === 'word' && !ambiguous);
      await words('es.wikipedia', es, single, 4);
    }
    if (present('codespell')) await words('codespell', spellerOf('en'), readRows<Pair>('codespell', 'pairs.jsonl'), 16);
    if (present('leychile')) {
      await onFiles(report, laws(), (tell, files) => spoiltLaws(tell, es, files));
      await texts('laws and codes', es, laws(), 2, lawText);
    }
    if (present('pjud')) await texts('rulings', es, filesBelow('pjud', 'txt'), 6);
    if (present('cuad')) {
      const contracts = filesBelow('cuad', 'full_contract_txt').filter((_file, i) => i % 8 === 0);
      await texts('English contracts', spellerOf('en'), contracts, 6);
    }
    if (present('es-corrector-tests')) await rows('corrector', readRows('es-corrector-tests', 'cases.jsonl'));
    if (present('languagetool')) await rows('LanguageTool es', readRows('languagetool', 'es.jsonl'));
  },
};
