import { timed, type Step, type Subject } from './steps.ts';

/** Characters of each text, and of a line: one more is divided before anything reads it. */
const LENGTH = 24_000;
const LINE = 7900;
/** Milliseconds of the processor under which nothing is compared: what is so fast holds nobody up. */
const LEAST = 150;

/** One thing over and over, in lines that are as long as lines may be. */
export function repeated(unit: string): string {
  const line = unit.repeat(Math.ceil((unit.includes('\n') ? LENGTH : LINE) / unit.length));
  return unit.includes('\n') ? line : `${line}.\n`.repeat(Math.ceil(LENGTH / LINE));
}

/** How much longer a step takes for one thing over and over than for plain text of that length: the worst of all; those above ten are told. */
export async function crawl(
  steps: ReadonlyMap<string, Step>,
  subjectOf: (text: string) => Subject,
  { units, plain }: { units: readonly string[]; plain: string },
  told: (ratio: number, unit: string, step: string, ms: number) => void,
): Promise<number> {
  let worst = 0;
  const usual = plain.repeat(Math.ceil(LENGTH / plain.length)).slice(0, LENGTH);
  for (const [name, step] of steps) {
    await step(subjectOf(usual));
    const base = Math.max(10, await timed(step, subjectOf(usual)));
    for (const unit of units) {
      const took = await timed(step, subjectOf(repeated(unit)));
      if (took < LEAST) continue;
      if (took / base > 10) told(took / base, unit, name, took);
      worst = Math.max(worst, took / base);
    }
  }
  return worst;
}
