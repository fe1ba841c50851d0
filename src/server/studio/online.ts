import { z } from 'zod';
import type { Generator } from '#contract/studio.ts';
import { lineStarts } from '#reading/lines.ts';
import type { Claim } from '#server/ports/ai/port.ts';
import type { Given } from './tool.ts';

/** Characters of a document that a model reads at once, and the most of such pieces: what is longer is left to the rules of the tool. */
export const WINDOW = { characters: 12_000, most: 40 } as const;
/** Findings of one piece whose words are asked for again. */
const MENDED = 20;

/** What every finding of a model carries: where its words stand. Extend it by what a tool wants to know. */
export const quoted = z.object({
  line: z.number().int().describe('The number before the line on which the quotation begins'),
  quote: z
    .string()
    .describe('Words copied letter by letter from the material, 25 words at most, without the line numbers'),
});
export type Quoted = z.infer<typeof quoted>;
/** A finding whose words stand in the document, as the claim says. */
export type Grounded<F> = { finding: F; claim: Claim };

/** A piece of a document: its lines with their numbers. */
type Window = { from: number; material: string };

/** Cuts a text between its lines into pieces; a line that is longer than a piece is one. */
export function windowsOf(text: string): Window[] {
  const windows: Window[] = [];
  let size = Infinity;
  for (const [at, line] of text.split('\n').entries()) {
    const numbered = `${at + 1} | ${line}`;
    if (size + numbered.length > WINDOW.characters) {
      windows.push({ from: at + 1, material: '' });
      size = 0;
    }
    windows.at(-1)!.material += `${numbered}\n`;
    size += numbered.length + 1;
  }
  return windows;
}

const MEND = `The quotations of your findings below stand nowhere in the material, letter by letter. For each, in the same order, give the line and the words as they really stand there, or an empty quote where nothing of the kind stands.`;

/**
 * Has the model look for something in the whole document, piece by piece. `shape` is what a finding says beside its quotation. A quotation that stands
 * nowhere is asked for once more, and its finding left out where that fails: what is answered stands in the document. `whole` is false where
 * the document is longer than what a model reads.
 */
export async function findAll<G extends Generator, F extends typeof quoted>(
  { document, language, model, missing, hear, signal }: Given<G>,
  { task, stage, finding }: { task: string; stage: string; finding: F },
): Promise<{ found: Grounded<z.output<F>>[]; whole: boolean }> {
  const starts = lineStarts(document.text);
  const claimOf = ({ line, quote }: Quoted): Claim => {
    const start = starts[line - 1];
    return { source: 0, quote, ...(start !== undefined && { start }) };
  };
  const windows = windowsOf(document.text);
  const found: Grounded<z.output<F>>[] = [];
  for (const [at, { material }] of windows.slice(0, WINDOW.most).entries()) {
    hear(stage, at / Math.min(windows.length, WINDOW.most));
    const shape = z.object({ findings: z.array(finding) });
    const { findings } = await model.generate({ task, material, shape, language }, signal);
    const said = findings
      .filter(({ quote }) => quote.trim() !== '')
      .map((one) => ({ finding: one, claim: claimOf(one) }));
    const lost = new Set(missing(said.map(({ claim }) => claim)));
    found.push(...said.filter(({ claim }) => !lost.has(claim)));
    const broken = said.filter(({ claim }) => lost.has(claim)).slice(0, MENDED);
    if (broken.length === 0) continue;
    const mended = await model.generate(
      {
        task: MEND,
        material: `${material}\nFINDINGS\n${broken.map(({ finding: { line, quote } }) => `${line} | ${quote}`).join('\n')}`,
        shape: z.object({ quotations: z.array(quoted) }),
        language,
      },
      signal,
    );
    const again = broken.flatMap(({ finding: one }, n) => {
      const better = mended.quotations[n];
      return better && better.quote.trim() !== '' ? [{ finding: { ...one, ...better }, claim: claimOf(better) }] : [];
    });
    const still = new Set(missing(again.map(({ claim }) => claim)));
    found.push(...again.filter(({ claim }) => !still.has(claim)));
  }
  hear(stage, 1);
  return { found, whole: windows.length <= WINDOW.most };
}
