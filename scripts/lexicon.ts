// Writes docs/lexicon from the data of the lexicon: npm run -s lexicon; checks its articles against the laws below a folder: npm run -s lexicon -- --verify FOLDER
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fields } from './lexicon/blocks.ts';
import { DOCS, MARKS, keptMarks, pages } from './lexicon/docs.ts';
import { lawsBelow } from './lexicon/laws.ts';
import { writtenMarks } from './lexicon/marks.ts';
import { verify } from './lexicon/verify.ts';

const { values } = parseArgs({ options: { verify: { type: 'string' } } });
const say = (text: string): void => void process.stdout.write(`${text}\n`);

const all = fields();
mkdirSync(DOCS, { recursive: true });
if (values.verify !== undefined) {
  const laws = lawsBelow(values.verify);
  const { marks, unverified, wrong } = verify(all, laws, keptMarks());
  writeFileSync(MARKS, writtenMarks(marks));
  const verified = [...marks.values()].reduce((sum, { size }) => sum + size, 0);
  wrong.forEach(say);
  say(`${laws.length} laws: ${verified} articles verified, ${unverified} unverified, ${wrong.length} wrong`);
  process.exitCode = wrong.length > 0 ? 1 : 0;
}
for (const [file, text] of pages(all)) writeFileSync(path.join(DOCS, file), text);
