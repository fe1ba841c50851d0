import { tokensOf } from '#reading/rules/tokens.ts';
import { supportOf } from '#reading/support/support.ts';
import { readJson, readRows, share } from '../data.ts';
import { type Figure, percent } from '../figure.ts';
import { onBothSides, sideOf } from '../split.ts';
import { reasonsOf, show } from './show.ts';

type Report = (figure: Figure) => void;

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
  report(percent('ContractNLI: contradiction shown as supported', supported, all, { max: 3 }));
  report(percent('ContractNLI: contradiction shown, also in part', kept, all));
  report(percent('ContractNLI: entailment shown, also in part', shown.Entailment[2]!, shown.Entailment[1]!));
}

/** Measures the sets of others: claims with the article cited for them, and contracts with hypotheses. */
export async function sets(report: Report): Promise<void> {
  const claims = readRows<Wice>('wice', 'dev.jsonl');
  await onBothSides(report, claims, ({ claim }) => claim, wice);
  const { documents, labels } = readJson<Ndas>('contractnli', 'dev.json');
  await onBothSides(
    report,
    documents,
    (one) => one.file_name,
    (tell, some) => contradictions(tell, some, labels),
  );
}
