import path from 'node:path';
import { Readable } from 'node:stream';
import { typeOfName } from '#contract/source-type.ts';
import { Unreadable } from '#extract/extracted.ts';
import { extract } from '#server/sources/extract/extract.ts';
import { filesBelow, ROOT } from '../../bench/data.ts';
import type { Figure } from '../../bench/figure.ts';
import { hostileFiles } from './made.ts';

/** Seconds within which each file must end, and the memory of this process that they may cost together: the readings have processes of their own. */
const PATIENCE = 60;
const GROWTH_MB = 300;

type Ended = { what: string; name: string; end: string; ms: number };

/** Reads a file as the product does: typed by its name, in a process of its own with its limits. */
async function end(name: string, bytes: Buffer): Promise<string> {
  try {
    const { text } = await extract(
      { type: typeOfName(name), mediaType: '', title: name, password: null },
      Readable.from([bytes]),
      { progress: () => undefined, ocr: null },
      AbortSignal.timeout(5 * PATIENCE * 1000),
    );
    return text.includes('root:') ? 'leaked' : 'read';
  } catch (error) {
    return error instanceof Unreadable ? error.code : 'died';
  }
}

/** Files made to harm, of each type that is no PDF, Word document or sheet: each is read, or refused with a reason, in time. */
export async function hostileTypes(report: (figure: Figure) => void): Promise<void> {
  const foreign = filesBelow('attack').filter((file) => /^attack\/(?:files|xxe)\//.test(file));
  const before = process.memoryUsage().rss;
  const ended: Ended[] = [];
  for (const [what, name, make] of hostileFiles(foreign.map((file) => path.join(ROOT, file)))) {
    const bytes = make();
    const from = performance.now();
    ended.push({ what, name, end: await end(name, bytes), ms: performance.now() - from });
  }
  if (process.argv.includes('--list'))
    for (const one of ended)
      process.stdout.write(`  ${one.name}, ${one.what}: ${one.end}, ${(one.ms / 1000).toFixed(1)} s\n`);
  const bad = ended.filter((one) => one.end === 'died' || one.end === 'leaked');
  for (const { what, name, end: how } of bad) process.stdout.write(`  (${name}, ${what}: ${how})\n`);
  report({ name: 'further types: hostile files', value: ended.length, unit: '' });
  report({ name: 'further types: without a reason, or leaked', value: bad.length, unit: '', bar: { max: 0 } });
  const slowest = Math.max(...ended.map(({ ms }) => ms)) / 1000;
  report({ name: 'further types: the slowest', value: Number(slowest.toFixed(1)), unit: 's', bar: { max: PATIENCE } });
  const grown = Math.round((process.memoryUsage().rss - before) / 1024 / 1024);
  report({ name: 'further types: memory of the process that asks', value: grown, unit: 'MB', bar: { max: GROWTH_MB } });
}
