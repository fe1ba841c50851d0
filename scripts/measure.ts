import { readdirSync } from 'node:fs';
import { reached, saidOf, type Bench, type Figure } from '../bench/figure.ts';

/** Prints one figure: its value, on the held side where there are two, the value of the tuned side, and its bar. */
function show({ tuned, ...figure }: Figure): void {
  const { name, unit, bar } = figure;
  const said = (one: { value: number; of?: number | undefined }): string =>
    `${one.value} ${unit}${one.of === undefined ? '' : ` of ${one.of}`}`;
  const values = tuned ? `held ${said(figure)} | tuned ${said(tuned)}` : said(figure);
  const against = bar ? `${saidOf(bar)}  ${reached(figure) ? 'met' : 'NOT MET'}` : 'no bar';
  process.stdout.write(`  ${name.padEnd(60)} ${values.padStart(46)}  ${against}\n`);
}

/** The names of the files of a folder that may hold a measurement. */
export const namesIn = (folder: 'bench' | 'labs'): string[] =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.d.ts'))
    .map((file) => file.replace(/\.ts$/, ''))
    .sort();

/** The words of a command line before its first option; the options are read by the measurement that they are for. */
export function namesGiven(): string[] {
  const given = process.argv.slice(2);
  const options = given.findIndex((word) => word.startsWith('-'));
  return options < 0 ? given : given.slice(0, options);
}

/**
 * Runs the measurements of these files of `bench/` or `labs/`, one after another, and prints each figure beside its bar. A file without a measurement is
 * passed over. Throws where a file is missing. `done` gets the figures of each run that came to its end.
 */
export async function measure(
  folder: 'bench' | 'labs',
  names: readonly string[],
  done?: (bench: Bench, figures: Figure[]) => void,
): Promise<void> {
  const known = namesIn(folder);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`${folder}/${unknown}.ts does not exist; there are ${known.join(', ')}`);
  for (const name of names) {
    const { bench } = (await import(`../${folder}/${name}.ts`)) as { bench?: Bench };
    if (!bench) continue;
    process.stdout.write(`${bench.name}: ${bench.about}\n`);
    const figures: Figure[] = [];
    await bench.run((figure) => {
      figures.push(bench.goals && !figure.goals ? { ...figure, goals: bench.goals } : figure);
      show(figure);
    });
    done?.(bench, figures);
  }
}
