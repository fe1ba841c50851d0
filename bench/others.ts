import { readFileSync } from 'node:fs';
import path from 'node:path';
import { typeOfName } from '#contract/source-type.ts';
import { Unreadable } from '#extract/extracted.ts';
import { readFile } from '#extract/registry.ts';
import { filesBelow, percentile, present, ROOT, share } from './data.ts';
import { truthsOf, type Truth } from './others/truth.ts';
import type { Bench, Figure } from './figure.ts';

/**
 * The set `others` is not of the project: folders `eml`, `msg`, `odt`, `rtf`, `pptx` and `html` of files from the tests of other projects. Those that were measured came
 * from the source packages of Debian (`apt-get source`): `notmuch` and `libemail-outlook-message-perl` (e-mails, Outlook), `libapache-poi-java` (Outlook, presentations),
 * `python-odf` (OpenDocument), `unrtf` (rich text); pages are those of the set `extraction`.
 */
const TYPES = ['eml', 'msg', 'odt', 'rtf', 'pptx', 'html'] as const;
/** Files of each type that the figures should rest on. */
const LEAST = 20;

/** A soft hyphen is no part of a word, and divides none. */
const wordsOf = (text: string): string[] =>
  text
    .replaceAll('\u00ad', '')
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words that another program reads and that our text has not: `body` as often as they stand there, `once` at all. */
function lostOf({ body, once }: NonNullable<Truth>, text: string): string[] {
  const have = new Map<string, number>();
  for (const word of wordsOf(text)) have.set(word, (have.get(word) ?? 0) + 1);
  const missing = wordsOf(once).filter((word) => !have.has(word));
  const short = wordsOf(body).filter((word) => {
    const left = have.get(word) ?? 0;
    have.set(word, left - 1);
    return left <= 0;
  });
  return [...new Set(missing), ...short];
}

type Ended = { file: string; text: string; warnings: string[]; code: string | null };
async function end(file: string): Promise<Ended> {
  const given = { mediaType: '', password: null, eyes: null, progress: () => undefined };
  try {
    const { text, report } = await readFile(readFileSync(file), { type: typeOfName(file), ...given });
    return { file, text, warnings: report.warnings.map(({ code }) => code), code: null };
  } catch (error) {
    return { file, text: '', warnings: [], code: error instanceof Unreadable ? error.code : 'crashed' };
  }
}

/** Whether words are lost and nothing says that something is not read. */
const isSilent = (lost: readonly string[], { warnings }: Ended): boolean => lost.length > 0 && warnings.length === 0;

async function measure(type: string, report: (figure: Figure) => void): Promise<void> {
  const place = type === 'html' ? ['extraction', 'files'] : ['others', type];
  const files = filesBelow(...place)
    .filter((file) => file.endsWith(`.${type}`))
    .map((file) => path.join(ROOT, file));
  const truths = await truthsOf(type, files);
  const ended: Ended[] = [];
  for (const file of files) ended.push(await end(file));
  const name = (what: string): string => `${type}: ${what}`;
  report({ name: name('files of other projects'), value: files.length, unit: '', bar: { min: LEAST } });
  const refused = ended.filter(({ code }) => code !== null);
  const crashed = refused.filter(({ code }) => code === 'crashed').length;
  report({ name: name('end without a reason'), value: crashed, unit: '', bar: { max: 0 } });
  report({ name: name('refused with a reason'), value: refused.length, unit: `of ${files.length}` });
  const compared = ended.flatMap((one, i) => {
    const truth = truths[i] ?? null;
    if (one.code !== null || truth === null) return [];
    const lost = lostOf(truth, one.text);
    return [{ ...one, lost, all: wordsOf(`${truth.body} ${truth.once}`).length, silent: isSilent(lost, one) }];
  });
  if (process.argv.includes('--list')) {
    for (const { file, code } of refused) process.stdout.write(`  ${path.basename(file)}: ${code}\n`);
    for (const { file, lost, all, warnings } of compared.filter((one) => one.lost.length > 0))
      process.stdout.write(
        `  ${path.basename(file)}: ${lost.length} of ${all}: ${lost.slice(0, 12).join(' ')} (${warnings.join(', ')})\n`,
      );
  }
  const shares = compared.map(({ lost, all }) => (all === 0 ? 1 : 1 - lost.length / all));
  const of = compared.length;
  report({
    name: name('words that another program reads, median'),
    value: share(percentile(shares, 0.5), 1),
    unit: '%',
    of,
  });
  const [lost, all] = [
    compared.reduce((n, one) => n + one.lost.length, 0),
    compared.reduce((n, one) => n + one.all, 0),
  ];
  report({ name: name('the same, of all words'), value: share(all - lost, all), unit: '%', of: all });
  const silent = compared.filter((one) => one.silent).length;
  report({ name: name('files with words lost and nothing said'), value: silent, unit: `of ${of}`, bar: { max: 0 } });
}

async function run(report: (figure: Figure) => void): Promise<void> {
  if (!present('others') || !present('extraction')) return;
  for (const type of TYPES) await measure(type, report);
}

export const bench: Bench = {
  name: 'others',
  about:
    'e-mails, presentations and further types from the tests of other projects: what is lost, and whether it is said',
  run,
};
