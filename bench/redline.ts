import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { redline } from '#studio/compare/server/redline.ts';
import { pairsOf } from './compare/pairs.ts';
import { present } from './data.ts';
import type { Bench } from './figure.ts';

const MINUTES = 10;
const flat = (words: string): string => words.replace(/\s+/g, ' ').trim();

export const bench: Bench = {
  name: 'redline',
  about: 'redlines of pairs of versions in LibreOffice: all accepted is the second text, all rejected the first',
  async run(report) {
    if (!present('cuad') || !present('leychile') || !present('contratos-cl')) return;
    const pairs = [...pairsOf('held'), ...pairsOf('tuned')];
    const folder = mkdtempSync(path.join(tmpdir(), 'fojas-redline-'));
    try {
      for (const [number, { before, after, language: speaks }] of pairs.entries()) {
        const texts = [
          { text: before, speaks },
          { text: after, speaks },
        ] as const;
        const file = await redline(...texts, { language: 'es', at: new Date().toISOString() });
        writeFileSync(path.join(folder, `${number}.docx`), file);
      }
      const open = path.join(import.meta.dirname, 'compare', 'open.py');
      execFileSync('python3', [open, folder, String(pairs.length)], { timeout: MINUTES * 60_000, stdio: 'inherit' });
      const read = JSON.parse(readFileSync(path.join(folder, 'paragraphs.json'), 'utf8')) as Record<string, string[]>;
      const differ = (command: string, said: (pair: (typeof pairs)[number]) => string): number =>
        pairs.filter((pair, number) => flat(read[`${number}.${command}`]!.join(' ')) !== flat(said(pair))).length;
      report({ name: 'pairs', value: pairs.length, unit: 'pairs' });
      report({
        name: 'all accepted is another text',
        value: differ('Accept', ({ after }) => after),
        unit: 'pairs',
        bar: { max: 0 },
      });
      report({
        name: 'all rejected is another text',
        value: differ('Reject', ({ before }) => before),
        unit: 'pairs',
        bar: { max: 0 },
      });
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  },
};
