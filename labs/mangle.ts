import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { canonical } from '#reading/lines.ts';
import { buildSegment } from '#reading/index/segment.ts';
import { traceOf } from '#server/log.ts';
import { divideLongLines } from '#extract/text/long-lines.ts';
import { Chance } from '../bench/chance.ts';
import { filesBelow, present, readText } from '../bench/data.ts';
import type { Bench, Figure } from '../bench/figure.ts';
import { crawl } from './mangle/crawl.ts';
import { LONGEST, mangled } from './mangle/forms.ts';
import { questionsFor } from './mangle/questions.ts';
import { steps, timed, type Step, type Subject } from './mangle/steps.ts';
import { UNITS } from './mangle/words.ts';

const COUNT = Number(process.env.COUNT ?? 300);
const SEED = Number(process.env.SEED ?? 1);
/** One step alone, or a few. */
const ONLY = process.env.ONLY?.split(',');
/** Milliseconds that plain text is held to take at least, so that a ratio is none of noise. */
const FLOOR = 10;
/** Milliseconds of the processor under which a step is too short to be compared with what it takes for plain text. */
const SHORT = 60;
/** Things that are repeated until they are a text. */
const REPEATED = Number(process.env.REPEATED ?? 8);
const FIXTURES = 'test/fixtures/documents';

type Found = { throws: number; astray: number; unlike: number; slowest: number };

function texts(): string[] {
  const own = readdirSync(FIXTURES)
    .filter((name) => /\.(?:md|txt)$/.test(name))
    .map((name) => readFileSync(path.join(FIXTURES, name), 'utf8'));
  const sets = [['pjud', 'txt'], ['cuad', 'full_contract_txt'], ['contratos-cl'], ['leychile', 'md']];
  const others = sets.flatMap((set) =>
    present(set[0]!)
      ? filesBelow(...set)
          .filter((file) => /\.(?:md|txt)$/.test(file))
          .slice(0, 12)
          .map((file) => readText(file))
      : [],
  );
  return [...own, ...others];
}

/** The text as a reader would have kept it. */
const kept = (raw: string): string => divideLongLines(canonical(raw));
const subjectOf = (text: string, questions: readonly string[]): Subject => ({ text, index: buildSegment({ text }), questions, spans: [] }); // prettier-ignore

/** What of the places that were given out is not as it should be. */
function judge({ text, spans }: Subject): { astray: number; unlike: number } {
  const outside = spans.filter(({ start, end }) => !(Number.isInteger(start) && start >= 0 && end > start && end <= text.length)); // prettier-ignore
  const unlike = spans.filter(({ start, end, quote }) => quote !== undefined && text.slice(start, end) !== quote);
  return { astray: outside.length, unlike: unlike.length };
}

const tell = (what: string, seed: number, ways: readonly string[], step: string): void =>
  void process.stdout.write(`  ${what}: SEED=${seed} COUNT=1 ONLY=${step} (${ways.join(', ')})\n`);

/** One text, spoiled by its seed, through every step. */
async function one(seed: number, all: readonly string[], taken: ReadonlyMap<string, Step>, found: Found) {
  const chance = new Chance(seed * 7919);
  const base = chance.pick(all);
  const from = chance.between(0, Math.max(0, base.length - LONGEST));
  const { text: raw, ways } = mangled(base.slice(from, from + chance.between(300, LONGEST / 2)), chance);
  const text = kept(raw);
  if (text.trim() === '') return;
  const questions = questionsFor(text, chance);
  const plain = kept(all[0]!.repeat(Math.ceil(text.length / all[0]!.length)).slice(0, text.length));
  for (const [name, step] of taken) {
    try {
      const subject = subjectOf(text, questions);
      const took = await timed(step, subject);
      const { astray, unlike } = judge(subject);
      if (astray > 0) tell(`${astray} places astray`, seed, ways, name);
      if (unlike > 0) tell(`${unlike} quotations unlike their place`, seed, ways, name);
      found.astray += astray;
      found.unlike += unlike;
      if (took < SHORT) continue;
      const usual = await timed(step, subjectOf(plain, questions));
      // What is slow only once was held up by something else.
      const again = took > usual * 5 ? Math.min(took, await timed(step, subjectOf(text, questions))) : took;
      const ratio = again / Math.max(FLOOR, usual);
      if (ratio > 10) tell(`${ratio.toFixed(1)} times plain text, ${Math.round(again)} ms`, seed, ways, name);
      found.slowest = Math.max(found.slowest, ratio);
    } catch (error) {
      found.throws++;
      tell(`throws ${String(error).slice(0, 200)} ${traceOf(error).at.slice(0, 300)}`, seed, ways, name);
    }
  }
}

async function run(report: (figure: Figure) => void): Promise<void> {
  const all = texts();
  const taken = new Map([...(await steps())].filter(([name]) => !ONLY || ONLY.includes(name)));
  const found: Found = { throws: 0, astray: 0, unlike: 0, slowest: 0 };
  // The first of each reads its tables, and is compared with nothing.
  for (const step of taken.values()) await step(subjectOf(kept(all[0]!), ['¿Cuál es el plazo?']));
  for (let seed = SEED; seed < SEED + COUNT; seed++) await one(seed, all, taken, found);
  const units = new Chance(SEED).shuffled(UNITS).slice(0, REPEATED);
  const slowest = await crawl(taken, (text) => subjectOf(kept(text), ['¿Cuál es el plazo?']), { units, plain: all[0]! }, (ratio, unit, step, ms) => void process.stdout.write(`  ${ratio.toFixed(1)} times plain text, ${Math.round(ms)} ms: ${step} of ${JSON.stringify(unit)}\n`)); // prettier-ignore
  const bar = { max: 0 };
  report({ name: `spoiled texts (seed ${SEED}), each through ${taken.size} steps`, value: COUNT, unit: '' });
  report({ name: 'throws', value: found.throws, unit: '', bar });
  report({ name: 'places outside the text, or empty', value: found.astray, unit: '', bar });
  report({ name: 'quotations that are not the text at their place', value: found.unlike, unit: '', bar });
  report({ name: 'slowest step, as a ratio to plain text of its length', value: Number(found.slowest.toFixed(1)), unit: '', bar: { max: 20 } }); // prettier-ignore
  report({ name: `slowest step of one of ${units.length} things over and over, as such a ratio`, value: Number(slowest.toFixed(1)), unit: '', bar: { max: 20 } }); // prettier-ignore
}

export const bench: Bench = {
  name: 'mangle',
  about: 'real texts, spoiled by seed, through all that reads them: nothing may throw, point outside or crawl',
  run,
};
