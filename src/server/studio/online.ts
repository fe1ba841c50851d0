import { setImmediate as turn } from 'node:timers/promises';
import { z } from 'zod';
import { text } from '#contract/language.ts';
import type { Generator } from '#contract/studio.ts';
import { lineStarts, type Range } from '#reading/lines.ts';
import { quotationAt } from '#reading/support/quotation.ts';
import type { Quotation } from '#reading/support/support.ts';
import { fromModel, type FromModel } from '#reading/support/ungated.ts';
import { readVouch, type Vouch } from '#reading/vouch.ts';
import { fold } from '#reading/words.ts';
import { Problem } from '#server/http/problem.ts';
import type { Claim, Task } from '#server/ports/ai/port.ts';
import type { Given } from './tool.ts';

/** Characters of a document that a model reads at once, and the most of such pieces: what is longer is left to the rules of the tool. */
export const WINDOW = { characters: 12_000, most: 40 } as const;
/** Findings that are asked for and taken of one piece, and those of them whose words are asked for again. */
const FINDINGS = { asked: 12, taken: 24, mended: 20 } as const;
/** A quotation of fewer letters shows nothing, one of more characters is none; of a long one so many are shown where it stands. */
const QUOTE = { letters: 4, characters: 1500, shown: 400 } as const;
/** Characters before and after the line that it names in which a quotation is looked for first. */
const NEAR = { before: 2000, after: 8000 } as const;

/** What every finding of a model carries: where its words stand. Extend it by what a tool wants to know. */
export const quoted = z.object({
  line: z.number().int().describe('The number before the line on which the quotation begins'),
  quote: z.string().describe('6 to 25 words copied letter by letter from the material, without the line numbers'),
});
type Quoted = z.infer<typeof quoted>;
/** Where words of a finding stand: `range` is near it where they are written in another way. `quotation`: what the finding is judged by, with the sentence around them. */
type Placed = { claim: Claim; range: Range; quotation: Quotation };
/** A finding whose words stand in the document, as the claim says. What else it says has passed no gate. */
export type Grounded<F> = Placed & { finding: FromModel<F> };

/** What a result says where a model read a part of a document only. */
export const partly = text({
  en: 'The document is longer than what the language model reads: the end of it was read by the rules alone.',
  es: 'El documento es más largo de lo que lee el modelo de lenguaje: su parte final la leyeron solo las reglas.',
});

/** A piece of a document: its lines with their numbers. */
type Window = { from: number; material: string };

/** Cuts a text between its lines into pieces. A line that is longer than a piece is cut between words, each part with its number. */
export function windowsOf(text: string): Window[] {
  const windows: Window[] = [];
  let size = Infinity;
  for (const [at, line] of text.split('\n').entries())
    for (const part of partsOf(line)) {
      const numbered = `${at + 1} | ${part}\n`;
      if (size + numbered.length > WINDOW.characters) {
        windows.push({ from: at + 1, material: '' });
        size = 0;
      }
      windows.at(-1)!.material += numbered;
      size += numbered.length;
    }
  return windows;
}
/** Characters of the longest number of a line, with what parts it from the line. */
const NUMBER = 12;
function partsOf(line: string): string[] {
  const parts: string[] = [];
  let rest = line;
  while (rest.length > WINDOW.characters - NUMBER) {
    const space = rest.lastIndexOf(' ', WINDOW.characters - NUMBER);
    const end = space > 0 ? space : WINDOW.characters - NUMBER;
    parts.push(rest.slice(0, end));
    rest = rest.slice(end).trimStart();
  }
  return [...parts, rest];
}

/** What vouches for prose about a document (reading/vouch.ts); others have their turn while a long one is read. */
export async function vouchFor(document: Pick<Given<Generator>['document'], 'text'>): Promise<Vouch> {
  const reading = readVouch(document.text);
  for (;;) {
    const step = reading.next();
    if (step.done) return step.value;
    await turn();
  }
}

/** Characters that are folded in one turn. */
const STRIDE = 100_000;
/** The words of a text without accents and capitals, a space between them and at both ends; others have their turn meanwhile. */
export async function foldedWords(text: string): Promise<string> {
  const parts: string[] = [];
  for (let from = 0; from < text.length;) {
    const line = text.indexOf('\n', from + STRIDE);
    const to = line < 0 ? text.length : line;
    parts.push(...(fold(text.slice(from, to)).match(/[\p{L}\p{N}]+/gu) ?? []));
    from = to;
    if (to < text.length) await turn();
  }
  return ` ${parts.join(' ')} `;
}

export const overlap = (a: Range, b: Range): boolean => a.start < b.end && b.start < a.end;

/** The numbers of lines that a model may copy along with their words. */
const NUMBERS = /^[ \t]*\d+ \| ?/gm;
const letters = (quote: string): number => quote.match(/[\p{L}\p{N}]/gu)?.length ?? 0;
const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Looks for the words of quotations in a document: whitespace may differ, nothing else. */
class Places {
  private readonly starts: Uint32Array;
  private folded: string | null = null;
  constructor(private readonly text: string) {
    this.starts = lineStarts(text);
  }

  /** What a finding claims: to the letter where its words stand so, else its words for the verifier to judge. A few words prove nothing to it. */
  place({ line, quote }: Quoted): Placed {
    const begin = this.starts[line - 1];
    const range = this.find(quote, begin ?? 0);
    const claim = { source: 0, quote, most: QUOTE.shown, proof: true } as const;
    if (range) {
      const quotation = quotationAt(this.text, range);
      return { range, quotation, claim: { ...claim, ...range, quote: quotation.words } };
    }
    const start = begin ?? 0;
    const like = this.like(quote);
    return {
      range: like ?? { start, end: start + quote.length },
      quotation: like ? quotationAt(this.text, like) : { words: quote },
      claim: { ...claim, ...(begin !== undefined && { start: begin }) },
    };
  }

  /** Where the words stand whatever their capitals, accents and marks; null where they do not. */
  private like(quote: string): Range | null {
    this.folded ??= fold(this.text);
    // Where folding changes the length, places in it are none of the text.
    if (this.folded.length !== this.text.length) return null;
    const words = fold(quote).match(/[\p{L}\p{N}]+/gu) ?? [];
    const found = words.length > 0 && new RegExp(words.join('[^\\p{L}\\p{N}]+'), 'u').exec(this.folded);
    return found ? { start: found.index, end: found.index + found[0].length } : null;
  }

  private find(quote: string, begin: number): Range | null {
    const words = new RegExp(quote.split(/\s+/).map(escaped).join('\\s+'), 'g');
    const from = Math.max(0, begin - NEAR.before);
    // First from its line on, then a little before it, then anywhere.
    for (const [at, to] of [
      [begin, begin + NEAR.after],
      [from, begin + quote.length],
      [0, this.text.length],
    ] as const) {
      words.lastIndex = 0;
      const found = words.exec(this.text.slice(at, to));
      if (found) return { start: at + found.index, end: at + found.index + found[0].length };
    }
    return null;
  }
}

const MEND = `The quotations of your findings below stand nowhere in the material, letter by letter. For each, in the same order, give the line and the words as they really stand there, or an empty quote where nothing of the kind stands.`;

/** How many pieces are read at once, and after how many milliseconds no further one is begun: a job has its time. */
const READING = { atOnce: 3, ms: 12 * 60_000 } as const;

/** Works on a list a few at a time, in order, until it is done or the time is over. What fails ends all. Answers what was made of those begun. */
async function inTurns<T, R>(
  list: readonly T[],
  { ms, signal }: { ms: number; signal: AbortSignal },
  work: (one: T, signal: AbortSignal) => Promise<R>,
): Promise<R[]> {
  const stop = new AbortController();
  const either = AbortSignal.any([signal, stop.signal]);
  const over = performance.now() + ms;
  const made: R[] = [];
  let next = 0;
  const take = async (): Promise<void> => {
    while (next < list.length && performance.now() < over && !either.aborted) {
      const at = next++;
      made[at] = await work(list[at]!, either);
    }
  };
  try {
    await Promise.all(Array.from({ length: READING.atOnce }, take));
    return made;
  } finally {
    stop.abort();
  }
}

type Looked<F extends typeof quoted> = { task: string; stage: string; finding: F; ms?: number };
/**
 * Has the model look for something in the whole document, piece by piece. `finding` is what one says beside its quotation. A quotation that stands
 * nowhere is asked for once more, and its finding left out where that fails: what is answered stands in the document. `whole` is false where
 * the document is longer than what a model reads, in all or in the time that there is (`ms`).
 */
export async function findAll<G extends Generator, F extends typeof quoted>(
  { document, language, model, missing, hear, signal }: Given<G>,
  { task, stage, finding, ms = READING.ms }: Looked<F>,
): Promise<{ found: Grounded<z.output<F>>[]; whole: boolean }> {
  type Found = z.output<F>;
  type Read = Placed & { said: Found };
  const places = new Places(document.text);
  const windows = windowsOf(document.text);
  const shape = z.object({ findings: z.array(finding) });
  const asked = `${task}\n- At most ${FINDINGS.asked} findings, the most important ones; none where there is nothing: an empty list is a good answer.`;
  const ground = (said: readonly Found[]): { found: Read[]; broken: Found[] } => {
    const all = said
      .map((one) => ({ ...one, quote: one.quote.replace(NUMBERS, '').trim() }))
      .filter(({ quote }) => letters(quote) >= QUOTE.letters && quote.length <= QUOTE.characters)
      .map((one) => ({ said: one, ...places.place(one) }));
    const lost = new Set(missing(all.map(({ claim }) => claim)));
    return {
      found: all.filter(({ claim }) => !lost.has(claim)),
      broken: all.filter(({ claim }) => lost.has(claim)).map((one) => one.said),
    };
  };
  // What a model says is read here for its quotations alone; what is handed on has passed no gate.
  const hears = async <S extends z.ZodType>(task: Task<S>, until: AbortSignal): Promise<z.output<S>> =>
    (await model.generate(task, until)) as z.output<S>;
  const mend = async (broken: readonly Found[], material: string, until: AbortSignal): Promise<Read[]> => {
    const lines = broken.map(({ line, quote }) => `${line} | ${quote.replace(/\s+/g, ' ')}`).join('\n');
    const wanted = z.object({ quotations: z.array(quoted) });
    const again = { task: MEND, material: `${material}\nFINDINGS\n${lines}`, shape: wanted, language };
    const { quotations } = await hears(again, until).catch((error: unknown) => {
      // What cannot be mended is left out, and takes nothing else with it.
      if (error instanceof Problem && !until.aborted) return { quotations: [] };
      throw error;
    });
    return ground(broken.flatMap((one, n) => (quotations[n] ? [{ ...one, ...quotations[n] }] : []))).found;
  };
  const read = windows.slice(0, WINDOW.most).filter(({ material }) => /\p{L}/u.test(material));
  let done = 0;
  hear(stage, 0);
  const found = await inTurns(read, { ms, signal }, async ({ material }, until) => {
    const { findings } = await hears({ task: asked, material, shape, language }, until);
    const { found: first, broken } = ground(findings.slice(0, FINDINGS.taken));
    const mended = broken.length > 0 ? await mend(broken.slice(0, FINDINGS.mended), material, until) : [];
    hear(stage, ++done / read.length);
    return [...first, ...mended].map(({ said, ...placed }) => ({ finding: fromModel(said), ...placed }));
  });
  signal.throwIfAborted();
  return { found: found.flat(), whole: windows.length <= WINDOW.most && found.length === read.length };
}
