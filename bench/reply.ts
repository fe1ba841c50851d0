import { parseArgs } from 'node:util';
import { present } from './data.ts';
import type { Bench, Figure } from './figure.ts';
import { rowsOf } from './reply/against.ts';
import { figuresOf } from './reply/bars.ts';
import { acrossLanguages, privacy, statutes } from './reply/found.ts';
import { rowsOfCases, type Row } from './reply/row.ts';
import { casesOf } from './reply/sets/all.ts';
import { table } from './reply/table.ts';
import { turned } from './reply/turned.ts';

/** `--set NAME`: that set alone · `--list`: each question of the tuned side with what is shown first · `--against REVISION`: what turned right and wrong since. */
const OPTIONS = { set: { type: 'string' }, list: { type: 'boolean' }, against: { type: 'string' } } as const;

const say = (text: string): void => void process.stdout.write(`${text}\n`);

/** One question with what was shown first, to be read beside the documents. */
function lineOf({ id, question, answerable, outcome, first, three, shown, stage }: Row): string {
  const mark = answerable ? (first ? '✓' : three ? '○' : '✗') : outcome === 'answer' ? '✗' : '✓';
  return `  ${mark} ${outcome}${stage ? ` (${stage})` : ''}  ${id}  ${question}\n      ${shown.slice(0, 300)}`;
}

/** The sets that are held against what is found rather than against what is shown. */
const FOUND: Record<string, { needs: string; tell: (report: (figure: Figure) => void) => void }> = {
  across: { needs: 'xquad', tell: acrossLanguages },
  'cl-statute': { needs: 'clstatute', tell: statutes },
  privacy: { needs: 'legalbenchrag', tell: privacy },
};

async function run(report: (figure: Figure) => void): Promise<void> {
  const { values } = parseArgs({ options: OPTIONS, strict: false });
  const { set: wanted, list, against } = values as { set?: string; list?: boolean; against?: string };
  for (const { name, cases } of casesOf(wanted)) {
    const from = performance.now();
    const rows = await rowsOfCases(cases());
    const before = against === undefined ? [] : rowsOf(against, name);
    for (const set of new Set(rows.map((row) => row.set))) {
      const own = rows.filter((row) => row.set === set);
      if (list) for (const row of own) if (row.side === 'tuned') say(lineOf(row));
      say(table(set, own));
      figuresOf(set, own).forEach(report);
      if (before.length > 0) say(turned(set, before, own));
    }
    say(`  (${name}: ${((performance.now() - from) / 1000).toFixed(1)} s)`);
  }
  for (const [name, { needs, tell }] of Object.entries(FOUND))
    if ((!wanted || wanted === name) && present(needs)) tell(report);
}

export const bench: Bench = {
  name: 'reply',
  about: 'what a person sees of an answer: the right words first, among three, refused, claimed without ground',
  run,
};
