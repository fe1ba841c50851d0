import { readFileSync } from 'node:fs';
import { languageOfText } from '#reading/language.ts';
import { canonical } from '#reading/lines.ts';
import { gated, gatedQuestion, gatedTitle } from '#reading/support/gate.ts';
import { tokensOf } from '#reading/rules/tokens.ts';
import { isProof } from '#reading/support/quotation.ts';
import { supportOf, type Support } from '#reading/support/support.ts';
import { indexText } from '#reading/verify/text-index.ts';
import { verify } from '#reading/verify/verify.ts';
import { Chance } from './chance.ts';
import { present, readJson, readRows, readText, share } from './data.ts';
import type { Bench, Figure } from './figure.ts';
import { onBothSides, onEachSide, sideOf } from './split.ts';
import { FIGURES } from './support/figures.ts';
import { FORM } from './support/form.ts';
import { books, passagesOf, type Passage } from './support/passages.ts';
import { PROOFS } from './support/proofs.ts';
import { SENSE } from './support/sense.ts';
import type { Said, Way } from './support/way.ts';
import { WHO } from './support/who.ts';

type Report = (figure: Figure) => void;
/** A number given as an option of the command line; null without it. */
function given(option: string): number | null {
  const at = process.argv.indexOf(option);
  return at < 0 ? null : Number(process.argv[at + 1]);
}
const WAYS: readonly Way[] = [...FIGURES, ...SENSE, ...WHO, ...FORM];
/** Passages of each way (`--each n` for fewer, while rules are made), and those tried for them. */
const EACH = { passages: given('--each') ?? 50, tried: 6000 };
/** Passages of a document that each false proof is tried on. */
const PROOF_TRIES = 4;
/** `--show`: prints what fails, of the tuned side only. */
const SHOW = process.argv.includes('--show');
const show = (...parts: unknown[]): void => void (SHOW && process.stdout.write(`    ${parts.join(' | ')}\n`));

/** Whether something of what is said is shown as supported. */
function shownAsSupported({ said, quoted, form }: Said, { language }: Passage): boolean {
  const quotations = quoted.map((words) => ({ words }));
  if (form) return (form === 'heading' ? gatedTitle : gatedQuestion)(said, quoted, { language }) !== '';
  const { text, state } = gated(said, quotations, { language });
  return text !== '' && state === 'supported';
}

/** Passages of all sets, the ways to mislead, and how many are shown as supported. A seed of its own in each run. */
function mislead(report: Report, side: 'held' | 'tuned', seed: number): void {
  const chance = new Chance(seed);
  const byDocument = books(chance, side).map(passagesOf);
  const passages = byDocument.flat();
  let [all, supported] = [0, 0];
  const wrong = new Map<string, number>();
  const few: string[] = [];
  for (const way of WAYS) {
    let made = 0;
    for (let tries = 0; made < EACH.passages && tries < EACH.tried; tries++) {
      const passage = chance.pick(passages);
      const own = byDocument.find((list) => list[0]?.file === passage.file)!;
      const others = Array.from({ length: 6 }, () => chance.pick(own)).filter((one) => one.words !== passage.words);
      const said = way.mislead(passage, { chance, others });
      if (said === null) continue;
      made++;
      if (!shownAsSupported(said, passage)) continue;
      supported++;
      wrong.set(way.id, (wrong.get(way.id) ?? 0) + 1);
      if (side === 'tuned') show(way.id, said.said, said.quoted.join(' // '));
    }
    if (made < EACH.passages) few.push(`${way.id} ${made}`);
    all += made;
  }
  show(side, 'fewer passages', few.join(', '));
  show(side, [...wrong].map(([id, n]) => `${id} ${n}`).join(', '));
  report({ name: 'ways to mislead', value: WAYS.length, unit: '', bar: { min: 60 } });
  report({ name: 'misleading statements shown as supported', value: supported, unit: '', of: all, bar: { max: 0 } });
}

/** Quotations that prove nothing, and how many are taken for a proof. */
function falseProofs(report: Report, side: 'held' | 'tuned', seed: number): void {
  const chance = new Chance(seed);
  let [all, taken] = [0, 0];
  for (const book of books(chance, side)) {
    const passages = passagesOf(book);
    const index = indexText(book.text);
    for (const { id, quote } of PROOFS)
      for (let tries = 0; tries < PROOF_TRIES && passages.length > 1; tries++) {
        const passage = chance.pick(passages);
        const others = [chance.pick(passages)].filter(({ start }) => start > passage.end);
        const said = quote(passage, { chance, others });
        if (said === null) continue;
        all++;
        const { state, start, end } = verify(
          said,
          [index],
          { text: 0, start: passage.start, end: passage.end },
          { near: false },
        );
        const parts = end > passage.end + 1 ? 2 : 1;
        if (state === 'missing' || !isProof(said, book.text, { start, end }, parts)) continue;
        taken++;
        if (side === 'tuned') show(id, said, book.text.slice(start, end));
      }
  }
  report({
    name: 'quotations that prove nothing, taken for a proof',
    value: taken,
    unit: '',
    of: all,
    bar: { max: 0 },
  });
}

/** Reasons as they are printed, with their words. */
const reasonsOf = (said: string, { reasons }: Support): string =>
  reasons
    .map(({ kind, turned, at }) => `${kind}${turned ? '!' : ''}${at ? `(${said.slice(at.start, at.end)})` : ''}`)
    .join(' ');

type Paraphrase = { file: string; begins: string; ends: string; said: string };
const flat = (text: string): string => text.replace(/\s+/g, ' ');
const texts = new Map<string, string>();
function passageOf({ file, begins, ends }: Paraphrase): string {
  const text = texts.get(file) ?? flat(canonical(readText(file)));
  texts.set(file, text);
  const start = text.indexOf(begins);
  return text.slice(start, text.indexOf(ends, start) + ends.length);
}

/** Statements that are true of a passage, in other words (written before the rules). */
function paraphrases(report: Report, list: readonly Paraphrase[]): void {
  const tuned = list.every(({ file }) => sideOf(file) === 'tuned');
  const states = list.map((one) => {
    const quoted = passageOf(one);
    const support = supportOf(one.said, [{ words: quoted }], { language: languageOfText(one.said) });
    if (tuned && support.state !== 'supported') show(support.state, one.said, quoted, reasonsOf(one.said, support));
    return support.state;
  });
  const of = states.length;
  const count = (wanted: string): number => states.filter((state) => state === wanted).length;
  report({
    name: 'true paraphrases taken for unsupported',
    value: share(count('not'), of),
    unit: '%',
    of,
    bar: { max: 8 },
  });
  report({ name: 'true paraphrases shown without a mark', value: share(count('supported'), of), unit: '%', of });
}

type Wice = {
  label: string;
  claim: string;
  evidence: string[];
  supporting_sentences: number[][];
  meta?: { id: string };
};
/** Sentences of an article that are quoted where nothing supports a claim: those that come nearest. */
const QUOTED = 3;
const stemsOf = (text: string): Set<string> => new Set(text.toLowerCase().match(/[\p{L}\p{N}]{4,}/gu) ?? []);
/** What somebody would quote for a claim: the sentences that support it, or else those that look as if they did. */
function quotedFor({ claim, evidence, supporting_sentences: [given = []] }: Wice): string[] {
  if (given.length > 0) return given.map((n) => evidence[n] ?? '');
  const wanted = stemsOf(claim);
  const common = (one: string): number => [...stemsOf(one)].filter((word) => wanted.has(word)).length;
  return [...evidence].sort((a, b) => common(b) - common(a)).slice(0, QUOTED);
}

/** Claims of an encyclopedia and the article cited for them: supported against not. */
function wice(report: Report, rows: readonly Wice[]): void {
  const told = { supported: [0, 0], not_supported: [0, 0] };
  for (const row of rows) {
    if (row.label !== 'supported' && row.label !== 'not_supported') continue;
    const words = new Set(tokensOf(row.evidence.join(' ')).map(({ word }) => word));
    const quotations = quotedFor(row).map((one) => ({ words: one }));
    const support = supportOf(row.claim, quotations, {
      language: 'en',
      known: row.evidence.slice(0, 1),
      stands: (word) => words.has(word),
    });
    const { state } = support;
    if (sideOf(row.claim) === 'tuned') show(row.label, state, row.claim, reasonsOf(row.claim, support));
    const right = (state !== 'not') === (row.label === 'supported');
    told[row.label][0]! += Number(right);
    told[row.label][1]! += 1;
  }
  const [yes, no] = [told.supported, told.not_supported].map(([right, all]) => share(right!, all!)) as [number, number];
  report({ name: 'WiCE: supported kept', value: yes, unit: '%', of: told.supported[1] });
  report({ name: 'WiCE: not supported told', value: no, unit: '%', of: told.not_supported[1] });
  report({ name: 'WiCE: balanced', value: Number(((yes + no) / 2).toFixed(2)), unit: '%', bar: { min: 72 } });
}

type Nda = {
  file_name: string;
  text: string;
  spans: [number, number][];
  annotation_sets: { annotations: Record<string, { choice: string; spans: number[] }> }[];
};
type Ndas = { documents: Nda[]; labels: Record<string, { hypothesis: string }> };
/** Hypotheses on a contract with the sentences that bear on them: those that these contradict. */
function contradictions(report: Report, documents: readonly Nda[], labels: Ndas['labels']): void {
  const shown = { Contradiction: [0, 0, 0], Entailment: [0, 0, 0] };
  for (const { text, spans, annotation_sets: sets } of documents)
    for (const [id, { choice, spans: at }] of Object.entries(sets[0]!.annotations)) {
      if (choice !== 'Contradiction' && choice !== 'Entailment') continue;
      const quotations = at.map((one) => ({ words: text.slice(...spans[one]!) }));
      const { state } = supportOf(labels[id]!.hypothesis, quotations, { language: 'en' });
      shown[choice][0]! += Number(state === 'supported');
      shown[choice][1]! += 1;
      shown[choice][2]! += Number(state !== 'not');
    }
  const [supported, all, kept] = shown.Contradiction as [number, number, number];
  report({
    name: 'ContractNLI: contradiction shown as supported',
    value: share(supported, all),
    unit: '%',
    of: all,
    bar: { max: 3 },
  });
  report({ name: 'ContractNLI: contradiction shown, also in part', value: share(kept, all), unit: '%', of: all });
  report({
    name: 'ContractNLI: entailment shown, also in part',
    value: share(shown.Entailment[2]!, shown.Entailment[1]!),
    unit: '%',
    of: shown.Entailment[1]!,
  });
}

async function run(report: Report): Promise<void> {
  const sets = ['leychile', 'pjud', 'contratos-cl', 'cuad', 'wice', 'contractnli'];
  if (!sets.every(present)) return;
  const seed = Date.now() % 1_000_000;
  process.stdout.write(`  seed ${seed}\n`);
  await onEachSide(report, (tell, side) => mislead(tell, side, seed));
  await onEachSide(report, (tell, side) => falseProofs(tell, side, seed));
  const list = JSON.parse(readFileSync('bench/support/paraphrases.json', 'utf8')) as Paraphrase[];
  await onBothSides(
    report,
    list,
    ({ file }) => file,
    (tell, some) => paraphrases(tell, some),
  );
  const claims = readRows<Wice>('wice', 'dev.jsonl');
  await onBothSides(
    report,
    claims,
    ({ claim }) => claim,
    (tell, some) => wice(tell, some),
  );
  const { documents, labels } = readJson<Ndas>('contractnli', 'dev.json');
  await onBothSides(
    report,
    documents,
    ({ file_name: file }) => file,
    (tell, some) => contradictions(tell, some, labels),
  );
}

export const bench: Bench = {
  name: 'support',
  about:
    'statements of a model beside true quotations: misleading ones shown as supported, true ones taken for unsupported',
  run,
};
