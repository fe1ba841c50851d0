import { readFileSync } from 'node:fs';
import { languageOfText } from '#reading/language.ts';
import { gated, gatedQuestion, gatedTitle } from '#reading/support/gate.ts';
import { gatedOpinion } from '#reading/support/opinion.ts';
import { isProof } from '#reading/support/quotation.ts';
import { supportOf } from '#reading/support/support.ts';
import { indexText } from '#reading/verify/text-index.ts';
import { verify } from '#reading/verify/verify.ts';
import { Chance } from './chance.ts';
import { present } from './data.ts';
import { type Bench, type Figure, percent } from './figure.ts';
import { onBothSides, onEachSide, sideOf } from './split.ts';
import { attacked } from './support/attack.ts';
import { FIGURES } from './support/figures.ts';
import { FORM } from './support/form.ts';
import { fresher } from './support/fresh.ts';
import { books, partOf, passagesOf, type Passage } from './support/passages.ts';
import { PROOFS } from './support/proofs.ts';
import { SENSE } from './support/sense.ts';
import { sets } from './support/sets.ts';
import { reasonsOf, show } from './support/show.ts';
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

type Paraphrase = { file: string; begins: string; ends: string; said: string };
/** Statements that are true of a passage, in other words (written before the rules). */
function paraphrases(report: Report, list: readonly Paraphrase[]): void {
  const tuned = list.every(({ file }) => sideOf(file) === 'tuned');
  let opinions = 0;
  const states = list.map((one) => {
    const quoted = partOf(one.file, one.begins, one.ends);
    const beside = { language: languageOfText(one.said), vouch: (prose: string) => prose };
    if (gatedOpinion(one.said, { words: quoted }, beside) !== '') opinions++;
    const support = supportOf(one.said, [{ words: quoted }], { language: languageOfText(one.said) });
    if (tuned && support.state !== 'supported') show(support.state, one.said, quoted, reasonsOf(one.said, support));
    return support.state;
  });
  const of = states.length;
  const count = (wanted: string): number => states.filter((state) => state === wanted).length;
  report(percent('true paraphrases taken for unsupported', count('not'), of, { max: 8 }));
  report(percent('true paraphrases shown without a mark', count('supported'), of));
  report(percent('true paraphrases shown as an opinion', opinions, of));
}

async function run(report: Report): Promise<void> {
  const needed = ['leychile', 'pjud', 'contratos-cl', 'cuad', 'wice', 'contractnli'];
  if (!needed.every(present)) return;
  const seed = given('--seed') ?? Date.now() % 1_000_000;
  process.stdout.write(`  seed ${seed}\n`);
  await onEachSide(report, (tell, side) => mislead(tell, side, seed));
  await onEachSide(report, (tell, side) => falseProofs(tell, side, seed));
  const list = JSON.parse(readFileSync('bench/data/paraphrases.json', 'utf8')) as Paraphrase[];
  await onBothSides(
    report,
    list,
    ({ file }) => file,
    (tell, some) => paraphrases(tell, some),
  );
  await attacked(report);
  await fresher(report);
  await sets(report);
}

export const bench: Bench = {
  name: 'support',
  about:
    'statements of a model beside true quotations: misleading ones shown as supported, true ones taken for unsupported',
  run,
};
