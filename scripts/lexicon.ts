// Writes docs/lexicon from the data of the lexicon: npm run -s lexicon. Before that, --verify FOLDER checks its articles against the laws below a folder, and --curve measures what each hundred concepts bring.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { fields } from './lexicon/blocks.ts';
import { CURVE, DOCS, MARKS, keptMarks, pages } from './lexicon/docs.ts';
import { lawsBelow } from './lexicon/laws.ts';
import { writtenMarks } from './lexicon/marks.ts';
import { verify } from './lexicon/verify.ts';

const { values } = parseArgs({ options: { verify: { type: 'string' }, curve: { type: 'boolean' } } });
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
if (values.curve) {
  // Read only here: it loads the engine, and empties the fields that the pages were read from.
  const { curveTable, measureCurve } = await import('./lexicon/curve.ts');
  writeFileSync(CURVE, curveTable(await measureCurve(say)));
}
for (const [file, text] of pages(all)) writeFileSync(path.join(DOCS, file), text);
