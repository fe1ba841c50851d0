import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { runnerImport, type Plugin } from 'vite';

const PLACE = '/src/web/pages/sample/made.ts';
/** What the answers are made of and by; those made of the same are taken as they are. */
const MADE_OF = ['contract', 'reading', 'extract/text', 'server/ports/ai', 'server/sample', 'server/sources'];
const CACHE = path.resolve('node_modules/.cache/fojas-sample.json');
const KEEP: { print: string; made: unknown } = { print: '', made: null };

function fingerprint(): string {
  const hash = createHash('sha256');
  for (const folder of MADE_OF)
    for (const name of readdirSync(path.join('src', folder), { recursive: true, encoding: 'utf8' }).sort())
      if (/(?<!\.test)\.(ts|json)$/.test(name))
        hash
          .update(name)
          .update('\0')
          .update(readFileSync(path.join('src', folder, name)));
  return hash.digest('hex');
}

/**
 * Has the page of the sample carry what the product's own engine answers from the documents of the sample: made as the web is built or first asked for in development,
 * and written in the place of the module that names its shape.
 */
export const sampleAsValues: Plugin = {
  name: 'sample-as-values',
  enforce: 'pre',
  async load(id) {
    if (!id.endsWith(PLACE)) return;
    const print = fingerprint();
    let kept = existsSync(CACHE) ? (JSON.parse(readFileSync(CACHE, 'utf8')) as typeof KEEP) : KEEP;
    if (kept.print !== print) {
      const options = { configFile: false, logLevel: 'error' } as const;
      const { module } = await runnerImport<{ made: unknown }>('/scripts/sample-made.ts', options);
      kept = { print, made: module.made };
      mkdirSync(path.dirname(CACHE), { recursive: true });
      writeFileSync(CACHE, JSON.stringify(kept));
    }
    return `export const made = JSON.parse(${JSON.stringify(JSON.stringify(kept.made))});`;
  },
};
