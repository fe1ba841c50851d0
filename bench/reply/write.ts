import { writeFileSync } from 'node:fs';
import { casesOf } from './sets/all.ts';
import { rowsOfCases } from './row.ts';

// Writes the rows of one set as JSON lines, without what was quoted: `node --import tsx bench/reply/write.ts SET FILE`.
const [set, file] = process.argv.slice(2);
const lines: string[] = [];
for (const { cases } of casesOf(set))
  for (const row of await rowsOfCases(cases())) lines.push(JSON.stringify({ ...row, shown: '' }));
writeFileSync(file!, `${lines.join('\n')}\n`);
process.exit();
