import { readFileSync } from 'node:fs';
import path from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { factsAsValues } from './scripts/facts-plugin.ts';
import { releasesOf } from './scripts/releases.ts';
import { sampleAsValues } from './scripts/sample-plugin.ts';

/** What a row of the table of calls says to the server and to who reads the OpenAPI document alone: not its method, its path, and whether it is `open`. */
const FOR_THE_SERVER =
  /\b(?:about:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`$]*`)|(?:scope|frozen|setUp|wire): '[a-z]+'|status: 20\d),?/g;

/** Values that a schema lists: no browser parses with it. */
const LISTED = /\bz\.enum\(\[(?:\s|'[^'\n]*'|,|\/\/[^\n]*)*\]\)/g;
/** A schema of one value, such as `z.string().min(1)`: it does nothing in the browser, where `z` alone is the same. */
const OF_ONE_VALUE =
  /\bz\.(?:string|number|boolean|uuid|iso\.datetime|iso\.date)\(\)(?:\.(?:int|positive|nonnegative|nullable|optional|min|max)\(\w*\))*/g;

/** Leaves out of the browser's table of calls what no browser reads (docs/decisions/007). */
const callsOfTheBrowser: Plugin = {
  name: 'calls-of-the-browser',
  enforce: 'pre',
  transform: (code, id) =>
    /\/src\/(?:contract\/[\w-]+|studio\/[\w-]+\/contract)\.ts$/.test(id)
      ? { code: code.replace(FOR_THE_SERVER, '').replace(LISTED, 'z').replace(OF_ONE_VALUE, 'z'), map: null }
      : undefined,
};

export default defineConfig({
  // What src/web/pages/help tells of versions.
  define: { RELEASES: JSON.stringify(releasesOf(readFileSync('CHANGELOG.md', 'utf8'))) },
  plugins: [factsAsValues, sampleAsValues, callsOfTheBrowser, react(), tailwindcss()],
  // docs/decisions/007: the browser keeps the table of calls and leaves its schemas to the server.
  resolve: { alias: { zod: path.resolve('src/web/api/no-schemas.ts') } },
  build: {
    outDir: 'dist/web',
    emptyOutDir: true,
    target: 'es2022',
    sourcemap: false,
    manifest: true,
    assetsInlineLimit: 0,
  },
  server: {
    port: 5173,
    strictPort: true,
    proxy: Object.fromEntries(
      ['/api', '/mcp', '/dev/outbox'].map((path) => [
        path,
        // The outbox answers only whoever asks for the address that the server listens at.
        { target: `http://127.0.0.1:${process.env.PORT ?? 3000}`, changeOrigin: path === '/dev/outbox' },
      ]),
    ),
  },
});
