import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Bench, Figure } from './figure.ts';

type Chunk = { file: string; imports?: string[]; css?: string[]; isEntry?: boolean };
const WEB = 'dist/web';
const ENTRY = 'index.html';
/** The pages of each route and its budget in KB, gzipped (what is loaded before the page can be used). */
const ROUTES: [string, string[], number][] = [
  ['/', ['src/web/pages/landing/Landing.tsx'], 140],
  ['/sample', ['src/web/pages/sample/Sample.tsx'], 160],
  ['/about', ['src/web/pages/about/About.tsx'], 140],
  ['/help', ['src/web/pages/help/Help.tsx'], 150],
  ['/pricing', ['src/web/pages/pricing/Pricing.tsx'], 140],
  ['/terms-of-service', ['src/web/legal/open.tsx', 'src/web/legal/texts/terms-of-service.ts'], 140],
  ['/sign-up', ['src/web/pages/Visitors.tsx'], 160],
  ['/dashboard', ['src/web/pages/SignedIn.tsx', 'src/web/pages/DashboardPage.tsx'], 190],
  ['/notebook/:id', ['src/web/pages/SignedIn.tsx', 'src/web/pages/notebook/NotebookPage.tsx'], 246],
];
const LAZY: [string, string, number][] = [
  ['the reader of Markdown, loaded with the first answer', 'src/web/ui/answer/Markdown.tsx', 65],
  ['the search over the page, loaded when it is first opened', 'src/web/pages/OverPage.tsx', 65],
];
const CSS_BUDGET = 15;

const kilobytes = (files: Iterable<string>): number => {
  const bytes = [...files].reduce(
    (sum, file) => sum + gzipSync(readFileSync(path.join(WEB, file)), { level: 9 }).length,
    0,
  );
  return Number((bytes / 1000).toFixed(1));
};

/** The files of some pages with all that they import. */
function filesOf(manifest: Record<string, Chunk>, pages: readonly string[]): Set<string> {
  const files = new Set<string>();
  const walk = (name: string): void => {
    const chunk = manifest[name];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const imported of chunk.imports ?? []) walk(imported);
  };
  for (const page of pages) walk(page);
  return files;
}

async function run(report: (figure: Figure) => void): Promise<void> {
  const place = path.join(WEB, '.vite', 'manifest.json');
  if (!existsSync(place)) return void process.stdout.write('  (the web is not built)\n');
  const manifest = JSON.parse(readFileSync(place, 'utf8')) as Record<string, Chunk>;
  for (const [route, pages, budget] of ROUTES) {
    const value = kilobytes(filesOf(manifest, [ENTRY, ...pages]));
    report({ name: `initial JS of ${route}`, value, unit: 'KB gz', bar: { max: budget } });
  }
  const always = filesOf(manifest, [ENTRY, ...ROUTES.at(-1)![1]]);
  for (const [what, page, budget] of LAZY) {
    const more = [...filesOf(manifest, [page])].filter((file) => !always.has(file));
    report({ name: what, value: kilobytes(more), unit: 'KB gz', bar: { max: budget } });
  }
  report({ name: 'CSS', value: kilobytes(manifest[ENTRY]?.css ?? []), unit: 'KB gz', bar: { max: CSS_BUDGET } });
}

export const bench: Bench = { name: 'web-size', about: 'what a browser loads, gzipped', run };
