import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Level } from '#contract/studio.ts';
import tool from '#studio/legal-risk/server/index.ts';
import { share } from './data.ts';
import { type Figure, percent } from './figure.ts';
import { onBothSides, onEachSide, onSides } from './split.ts';

const FOLDER = path.resolve('bench/risk-blind');
/** Contracts by an author who saw neither the rules nor the other ones; the held half is never read to change a rule. */
const UNSEEN = path.resolve('bench/risk-unseen');
/** A label of what both sides bear: the tool names neither. */
const BOTH = ['both', 'ambas', 'ambos', 'ambas partes', 'both parties'];
const LEVELS: readonly Level[] = ['low', 'medium', 'high', 'critical'];

/** A planted problem: its words, the level that its author gives it, and who bears it. */
type Planted = { words: string; level: Level; fault: 'void' | 'abusive' | 'dangerous'; bears: string };
/**
 * `reworded`: written after the rules, in words as far from theirs as came to mind. `side`: written to see how far the rules reach, before the elements of
 * rules (tuned: they were made with these in sight) or before the reader of one-sided clauses (held).
 */
type Label = {
  kind: string;
  language: 'es' | 'en';
  reworded?: true;
  side?: 'held' | 'tuned';
  planted: Planted[];
  standard: string[];
};
type Report = (figure: Figure) => void;
type Found = { level: Level; pasted: boolean; bears: string; spans: { start: number; end: number }[] };

/** What the tool says of a contract: its findings and what it praises, each with where it stands. */
async function saidOf(text: string, language: 'es' | 'en') {
  const { result, claims } = await tool.offline(
    { title: '', type: 'txt', text, speaks: language },
    language,
    () => undefined,
  );
  const spans = (places: { citation_id: number }[]) =>
    places.map(({ citation_id }) => {
      const { start = 0, end = 0 } = claims[citation_id - 1]!;
      return { start, end };
    });
  const found: Found[] = [
    ...result.legal_issues.map((issue) => ({ ...issue, level: issue.risk_level })),
    ...result.disadvantages.map((one) => ({ ...one, level: one.severity })),
  ].map(({ level, replacement, bears, location, also }) => ({
    level,
    pasted: Boolean(replacement),
    bears: (bears ?? '').toLowerCase(),
    spans: spans([location, ...also]),
  }));
  const praised = result.advantages.flatMap(({ location }) => spans([location]));
  return { kind: result.document.kind, overall: result.overall_risk_level, found, praised };
}

const rank = (level: Level): number => LEVELS.indexOf(level);

/** Contracts with planted problems and standard clauses, written by the project's authors before they read the rules. */
async function planted(
  report: Report,
  contracts: readonly (readonly [name: string, label: Label])[],
  folder = FOLDER,
): Promise<void> {
  let [kinds, wanted, found, graves, right, exact, bad, praise, clauses, flagged] = [0, 0, 0, 0, 0, 0, 0, 0, 0, 0];
  let [pasted, findings, bearers, whole, critical] = [0, 0, 0, 0, 0];
  for (const [name, label] of contracts) {
    const text = readFileSync(path.join(folder, name), 'utf8');
    const said = await saidOf(text, label.language);
    if (said.kind === label.kind) kinds++;
    const at = (words: string) => {
      const start = text.indexOf(words);
      return (spans: Found['spans']) => spans.some((one) => one.start < start + words.length && one.end > start);
    };
    for (const { words, level, fault, bears } of label.planted) {
      const over = at(words);
      const hits = said.found.filter(({ spans }) => over(spans));
      wanted++;
      if (fault !== 'dangerous') {
        bad++;
        if (over(said.praised)) praise++;
      }
      if (hits.length === 0) continue;
      found++;
      const worst = hits.toSorted((a, b) => rank(b.level) - rank(a.level))[0]!;
      const off = Math.abs(rank(worst.level) - rank(level));
      if (off <= 1) right++;
      if (off === 0) exact++;
      if (level === 'critical') {
        critical++;
        if (worst.level === 'critical') graves++;
      }
      if (hits.some((hit) => (BOTH.includes(bears) ? hit.bears === '' : hit.bears.includes(bears.toLowerCase()))))
        bearers++;
    }
    for (const words of label.standard) {
      const over = at(words);
      clauses++;
      if (said.found.some(({ spans }) => over(spans))) flagged++;
    }
    findings += said.found.length;
    pasted += said.found.filter((one) => one.pasted).length;
    if (said.overall === 'critical') whole++;
  }
  const files = contracts.length;
  const tell = (name: string, value: number, of: number, bar?: Figure['bar']): void =>
    report({ name: `  ${name}`, value, unit: '%', of, ...(bar && { bar }) });
  report(percent('contracts with planted problems: kind told', kinds, files));
  tell('planted problems found', share(found, wanted), wanted, { min: 78 });
  report({ name: '  void or abusive clauses praised', value: praise, unit: '', of: bad, bar: { max: 0 } });
  tell('standard clauses flagged', share(flagged, clauses), clauses, { max: 8 });
  tell('level right within one, of those found', share(right, found), found, { min: 90 });
  tell('level right, of those found', share(exact, found), found);
  tell('critical ones found and called so', share(graves, critical), critical);
  tell('who bears it, of those found', share(bearers, found), found);
  tell('findings with wording to paste', share(pasted, findings), findings, { min: 90 });
  tell('the whole called critical', share(whole, files), files);
}

/** Reports what is found of what was planted, on each side; the held side is for its bar and is never read to change a rule. */
const labelsOf = (folder: string): [name: string, label: Label][] =>
  Object.entries(JSON.parse(readFileSync(path.join(folder, 'labels.json'), 'utf8')) as Record<string, Label>);

export async function blind(report: Report): Promise<void> {
  const all = labelsOf(FOLDER);
  const plain = all.filter(([, { reworded, side }]) => !reworded && !side);
  await onBothSides(report, plain, ([name]) => name, planted);
  const other = all.filter(([, { reworded }]) => reworded);
  // They are there to show how far the rules reach; no bar is held against them.
  const named: Report = (figure) => {
    const { bar: _, ...rest } = figure;
    report({ ...rest, name: `in other words on purpose: ${figure.name.trim()}` });
  };
  await onBothSides(named, other, ([name]) => name, planted);
  await onEachSide(
    (figure) => report({ ...figure, name: `in plain words, later: ${figure.name.trim()}` }),
    async (tell, wanted) =>
      planted(
        tell,
        all.filter(([, { side }]) => side === wanted),
      ),
  );
  await onSides(
    (figure) => report({ ...figure, name: `by another author, unseen: ${figure.name.trim()}` }),
    labelsOf(UNSEEN),
    ([, { side = 'held' }]) => side,
    (tell, contracts) => planted(tell, contracts, UNSEEN),
  );
}
