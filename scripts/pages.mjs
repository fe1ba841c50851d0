// Writes the public pages of the built web beforehand, and packs what a browser fetches. Plain Node, a part of the build (ready.mjs).
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const WEB = 'dist/web';
const WRITER = 'dist/writer';
const PAGES = path.join(WEB, '.pages');

/** The scripts and the styles that a screen needs beyond what every page loads. */
function filesOf(manifest, entry, screens) {
  const files = new Set();
  const walk = (name, into) => {
    const chunk = manifest[name];
    if (!chunk || into.has(chunk.file)) return;
    into.add(chunk.file);
    for (const style of chunk.css ?? []) into.add(style);
    for (const imported of chunk.imports ?? []) walk(imported, into);
  };
  walk(entry, files);
  const always = new Set(files);
  for (const screen of screens) walk(screen, files);
  return [...files].filter((file) => !always.has(file));
}

/** `page` set into the built page. */
function whole(template, manifest, { language, screens, head, body }) {
  const preload = filesOf(manifest, 'index.html', screens).map((file) =>
    file.endsWith('.css')
      ? `<link rel="stylesheet" crossorigin href="/${file}">`
      : `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`,
  );
  return (
    template
      .replace('<html lang="en"', `<html lang="${language}" data-written="${language}"`)
      // What is read comes before what makes it move: styles and letters before code.
      .replace('<script type="module"', '<script type="module" fetchpriority="low"')
      .replaceAll(
        '<link rel="modulepreload" crossorigin href',
        '<link rel="modulepreload" crossorigin fetchpriority="low" href',
      )
      .replace(/\s*<meta\s+name="description"[^>]*>/, '')
      .replace(/<title>.*?<\/title>/, () => [head, ...preload].join('\n    '))
      .replace('<div id="root"></div>', () => `<div id="root">${body}</div>`)
  );
}

/** Writes the pages of `src/web/prerender.tsx` into dist/web/.pages, which is not served as files: the server fills their gaps. */
export async function writePages(build) {
  await build({
    logLevel: 'error',
    build: { ssr: 'src/web/prerender.tsx', outDir: WRITER, emptyOutDir: true, manifest: false, copyPublicDir: false },
  });
  const { written } = await import(pathToFileURL(path.resolve(WRITER, 'prerender.js')).href);
  const template = readFileSync(path.join(WEB, 'index.html'), 'utf8');
  const manifest = JSON.parse(readFileSync(path.join(WEB, '.vite/manifest.json'), 'utf8'));
  mkdirSync(PAGES, { recursive: true });
  for (const page of await written()) writeFileSync(path.join(PAGES, page.file), whole(template, manifest, page));
  rmSync(WRITER, { recursive: true, force: true });
}

/** Writes the fingerprint of what the page without a connection consists of into the script that keeps it: a new one is fetched where it changed. */
export function stampOffline(folder = WEB) {
  const hash = createHash('sha256');
  for (const name of ['offline.html', 'offline.css', 'offline.js']) hash.update(readFileSync(path.join(folder, name)));
  const worker = path.join(folder, 'sw.js');
  const script = readFileSync(worker, 'utf8');
  writeFileSync(worker, script.replaceAll('{{offline}}', hash.digest('hex').slice(0, 12)));
}

/** Puts a packed copy beside each script, style and drawing: the server sends it to who takes it. */
export function packFiles(folder = WEB) {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const file = path.join(folder, entry.name);
    if (entry.isDirectory() && !entry.name.startsWith('.')) packFiles(file);
    if (!entry.isFile() || !/\.(js|css|svg|json|webmanifest)$/.test(entry.name)) continue;
    const bytes = readFileSync(file);
    writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
    const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  }
}
