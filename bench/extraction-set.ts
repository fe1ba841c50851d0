import { readFileSync } from 'node:fs';
import { Readable } from 'node:stream';
import path from 'node:path';
import { typeOfName } from '#contract/source-type.ts';
import { extract } from '#server/sources/extract/extract.ts';
import { Unreadable } from '#extract/extracted.ts';
import { mean, percentile, readBytes, readRows, readText, share } from './data.ts';
import type { Figure } from './figure.ts';
import { onBothSides } from './split.ts';

/** A file of the set: what it is, and what must be read of it. */
type Listed = {
  file: string;
  ext: string;
  tags: string[];
  password?: string | null;
  reference?: string | null;
  expected?: string | null;
  must_contain?: string[] | null;
};
type Ended = { row: Listed; text: string; code: string | null; ms: number };

/** Seconds within which each file must end. */
const PATIENCE = 60;
/** Words from which a reference tells something. */
const LEAST = 20;

/** A word that a line end divides is one word, in the reference and in what was read; a soft hyphen is none. */
const words = (text: string): string[] =>
  text
    .replace(/(\p{L})[-‐\u00ad\ufffe]\n\s*(?=\p{Ll})/gu, '$1')
    .replace(/[\u00ad\ufffe]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

/** The words of a Markdown file without what is its markup: comments, addresses of links and pictures, entities. */
const unmarked = (markdown: string): string =>
  markdown
    .replace(/<!--[\s\S]*?-->/g, ' ')
    .replace(/!\[[^\]]*\]\([^)]*\)/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .replace(/&(?:lt|gt|amp|quot);/g, ' ')
    .replace(/\\([_*#])/g, '$1');

/**
 * The share of the reference's words that were read, as a multiset: a word that stands there five times and was read four times is found four times.
 * Words are runs of letters and digits, in NFKC and small letters. Null for a reference of fewer than twenty words.
 */
export function recall(reference: string, text: string): number | null {
  const wanted = words(reference);
  if (wanted.length < LEAST) return null;
  const have = new Map<string, number>();
  for (const word of words(text)) have.set(word, (have.get(word) ?? 0) + 1);
  const found = wanted.filter((word) => {
    const left = have.get(word) ?? 0;
    have.set(word, left - 1);
    return left > 0;
  });
  return found.length / wanted.length;
}

/** The greatest memory, in megabytes, of the processes that this one has started and that still run; 0 where the system does not tell. */
function childMemory(): number {
  try {
    const children = readFileSync(`/proc/${process.pid}/task/${process.pid}/children`, 'utf8').trim().split(' ');
    const peaks = children.filter(Boolean).map((pid) => {
      const peak = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1];
      return Number(peak ?? 0) / 1024;
    });
    return Math.max(0, ...peaks);
  } catch {
    return 0;
  }
}

/** Reads a file as the product does: typed by its name, in a process of its own. */
async function end(row: Listed, password: string | null = null): Promise<Ended> {
  const from = performance.now();
  const done = (text: string, code: string | null): Ended => ({ row, text, code, ms: performance.now() - from });
  const title = path.basename(row.file);
  try {
    const { text } = await extract(
      { type: typeOfName(row.file), mediaType: '', title, password },
      Readable.from([readBytes('extraction', row.file)]),
      { progress: () => undefined, ocr: null },
      AbortSignal.timeout(10 * PATIENCE * 1000),
    );
    return done(text, null);
  } catch (error) {
    return done('', error instanceof Unreadable ? error.code : `died: ${String(error)}`);
  }
}

const LOCKED = ['ENCRYPTED', 'PASSWORD_NEEDED'];
/** A document of nothing but pictures, where nothing looks at pictures. */
const WORDLESS = ['NO_TEXT', 'NO_OCR'];
const BROKEN = ['CORRUPT', 'NO_TEXT', 'WRONG_TYPE'];
const UNHEARD = ['UNSUPPORTED_TYPE', 'NO_OCR', 'NO_TRANSCRIPTION', 'MEDIA_UNREADABLE', 'WRONG_TYPE'];
/**
 * Whether a file ended as the manifest lets one expect. What is locked asks for its password; what is corrupt fails with a reason, or is read as far as
 * it can be mended; sound and images need a provider that this bench has none of; of all others text comes, unless they have none.
 */
function asExpected({ row: { tags, ext }, code }: Ended): boolean {
  if (code === null) return !tags.some((tag) => tag === 'encrypted' || tag === 'not-a-document') || ext === 'md';
  if (tags.includes('encrypted') || tags.includes('protected')) return LOCKED.includes(code);
  if (tags.includes('corrupt')) return BROKEN.includes(code);
  if (tags.some((tag) => ['image', 'audio', 'not-a-document'].includes(tag)) || ['wav', 'xls', 'xlsm'].includes(ext))
    return UNHEARD.includes(code);
  return WORDLESS.includes(code);
}

/** What is read of one kind of file: of its references how much, and of its phrases how many. */
function figures(kind: string, ended: readonly Ended[], report: (figure: Figure) => void): void {
  const least: Record<string, number> = { pdf: 99.5, docx: 99 };
  for (const truth of ['reference', 'expected'] as const) {
    const recalls = ended.flatMap(({ row, text, code }) => {
      const place = row[truth];
      if (!place || code !== null) return [];
      const raw = readText('extraction', place);
      return recall(truth === 'expected' ? unmarked(raw) : raw, text) ?? [];
    });
    if (recalls.length === 0) continue;
    const name = `${kind}: words of the ${truth} that were read`;
    const of = recalls.length;
    const bar = least[kind];
    const barred = bar !== undefined && { bar: { min: bar } };
    report({ name: `${name}, median`, value: share(percentile(recalls, 0.5), 1), unit: '%', of, ...barred });
    report({ name: `${name}, mean`, value: share(mean(recalls), 1), unit: '%', of });
  }
  let [must, found] = [0, 0];
  for (const { row, text } of ended) {
    const flat = text.replace(/\s+/g, ' ');
    for (const wanted of row.must_contain ?? []) {
      must++;
      if (flat.includes(wanted.replace(/\s+/g, ' '))) found++;
    }
  }
  if (must > 0) report({ name: `${kind}: phrases that must be there`, value: found, unit: 'phrases', of: must });
}

/** Other people's test files: that each ends as it should, what is read of them, in what time and with how much memory. */
export async function extractionSet(report: (figure: Figure) => void): Promise<void> {
  const rows = readRows<Listed>('extraction', 'manifest.jsonl');
  const ended: Ended[] = [];
  let memory = 0;
  const watch = setInterval(() => (memory = Math.max(memory, childMemory())), 20);
  for (const row of rows) ended.push(await end(row));
  clearInterval(watch);
  const odd = ended.filter((one) => !asExpected(one));
  for (const { row, code } of odd)
    process.stdout.write(`  (${row.file} [${row.tags.join(', ')}] ended ${code ?? 'completed'})\n`);
  const all = `of ${rows.length}`;
  report({ name: 'files of ten other projects that end as expected', value: rows.length - odd.length, unit: all });
  const locked = rows.filter(({ ext, password }) => ext === 'pdf' && password);
  const opened: Ended[] = [];
  for (const row of locked) opened.push(await end(row, row.password));
  report({
    name: 'locked PDFs that open with their password',
    value: opened.filter(({ code }) => code === null || WORDLESS.includes(code)).length,
    unit: `of ${locked.length}`,
  });
  const died = ended.filter(({ code }) => code?.startsWith('died'));
  report({ name: 'readings that ended without a reason', value: died.length, unit: '', bar: { max: 0 } });
  const slowest = Math.max(...ended.map(({ ms }) => ms)) / 1000;
  report({ name: 'the slowest of them', value: Number(slowest.toFixed(1)), unit: 's', bar: { max: PATIENCE } });
  if (memory > 0) report({ name: 'the most memory that a reading took', value: Math.round(memory), unit: 'MB' });
  for (const kind of ['pdf', 'docx', 'doc', 'xlsx', 'html', 'md', 'txt'])
    await onBothSides(
      report,
      ended.filter(({ row }) => row.ext === kind),
      ({ row }) => row.file,
      (tell, some) => figures(kind, some, tell),
    );
}
