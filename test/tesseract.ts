import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A program that is called as Tesseract is, and answers in its way: it "reads" the given words in every image that is not all white. */
const PROGRAM = `#!/usr/bin/env node
const { existsSync, readFileSync, writeFileSync, appendFileSync } = require('node:fs');
const { spawn } = require('node:child_process');
const here = (name) => __dirname + '/' + name;
const [first] = process.argv.slice(2);
if (first === '--version') console.log('tesseract 5.3.0\\n leptonica-1.82.0');
else if (first === '--list-langs') console.log('List of available languages (3):\\neng\\nosd\\nspa');
else {
  const image = readFileSync(0);
  appendFileSync(here('calls'), process.argv.slice(2).join(' ') + ' threads=' + process.env.OMP_THREAD_LIMIT + '\\n');
  if (existsSync(here('hangs'))) {
    const other = spawn('sleep', ['600'], { stdio: 'ignore' });
    writeFileSync(here('hangs'), process.pid + ' ' + other.pid);
    setInterval(() => undefined, 1000);
  } else if (image.includes('BROKEN')) process.exit(1);
  else {
    const row = (...cells) => console.log(cells.join('\\t'));
    row('level', 'page_num', 'block_num', 'par_num', 'line_num', 'word_num', 'left', 'top', 'width', 'height', 'conf', 'text');
    const pixels = image.toString('latin1', 0, 2) === 'P5' ? image.subarray(image.indexOf('255\\n') + 4) : Buffer.from([0]);
    const { text, confidence } = JSON.parse(readFileSync(here('words.json'), 'utf8'));
    if (pixels.some((pixel) => pixel < 128))
      text.split('\\n\\n').forEach((paragraph, p) =>
        paragraph.split('\\n').forEach((line, l) =>
          line.split(' ').forEach((word, w) => row(5, 1, 1, p + 1, l + 1, w + 1, 0, 0, 1, 1, confidence, word))));
  }
}
`;

export type FakeTesseract = {
  /** The PATH on which it is found before any real one. */
  path: string;
  /** From now on it says these words of every image. */
  says: (text: string, confidence?: number) => Promise<void>;
  /** From now on it never ends; answers how to know which processes hang. */
  hangs: () => Promise<() => Promise<number[]>>;
  /** From now on it ends again. */
  recovers: () => Promise<void>;
  /** How it was called so far to read, a line each. */
  calls: () => Promise<string[]>;
  remove: () => Promise<void>;
};

/** Puts a pretended Tesseract into a folder of its own. */
export async function fakeTesseract(text: string, confidence = 96): Promise<FakeTesseract> {
  const folder = await mkdtemp(path.join(tmpdir(), 'fojas-tesseract-'));
  const file = (name: string): string => path.join(folder, name);
  const read = (name: string): Promise<string> => readFile(file(name), 'utf8').catch(() => '');
  const says = (words: string, sure = 96): Promise<void> =>
    writeFile(file('words.json'), JSON.stringify({ text: words, confidence: sure }));
  // CommonJS whatever the folder above says.
  await writeFile(file('package.json'), '{}');
  await writeFile(file('tesseract'), PROGRAM);
  await chmod(file('tesseract'), 0o755);
  await says(text, confidence);
  return {
    path: `${folder}${path.delimiter}${process.env.PATH}`,
    says,
    hangs: async () => {
      await writeFile(file('hangs'), '');
      return async () => (await read('hangs')).split(' ').filter(Boolean).map(Number);
    },
    recovers: () => rm(file('hangs'), { force: true }),
    calls: async () => (await read('calls')).split('\n').filter(Boolean),
    remove: () => rm(folder, { recursive: true, force: true }),
  };
}
