// Makes a checkout ready: installs what is missing and builds what is stale. Plain Node, since it runs before anything is installed.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

const root = path.resolve(import.meta.dirname ?? path.dirname(new URL(import.meta.url).pathname), '..');
process.chdir(root);

const stop = (line) => {
  process.stderr.write(`${line}\n`);
  process.exit(1);
};

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19))
  stop(`Fojas needs Node 20.19, 22.13 or 24; this is ${process.versions.node}.`);

/** A fingerprint of files and of what lies in folders, by name and content. */
function fingerprint(places) {
  const hash = createHash('sha256');
  const add = (place) => {
    if (!existsSync(place)) return;
    for (const entry of readdirSync(place, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
      const file = path.join(place, entry.name);
      if (entry.isDirectory()) add(file);
      else hash.update(file).update('\0').update(readFileSync(file));
    }
  };
  for (const place of places) {
    if (place.endsWith('/')) add(place);
    else if (existsSync(place)) hash.update(place).update('\0').update(readFileSync(place));
  }
  return hash.digest('hex');
}

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

/** Runs `work` unless the fingerprint in `stamp` says that it was done for just these inputs. */
async function unlessDone(stamp, inputs, work) {
  const now = fingerprint(inputs);
  if (read(stamp) === now) return;
  rmSync(stamp, { force: true });
  await work();
  mkdirSync(path.dirname(stamp), { recursive: true });
  writeFileSync(stamp, now);
}

/** Runs npm to its end: its exit code, and what it said of errors where that is not `shown`. */
const npm = (args, { shown = false, limit } = {}) =>
  new Promise((resolve) => {
    const options = { stdio: ['ignore', shown ? process.stderr : 'ignore', shown ? process.stderr : 'pipe'] };
    const child = spawn('npm', args, { ...options, shell: process.platform === 'win32' });
    let said = '';
    child.stderr?.on('data', (bytes) => (said += bytes));
    const late = limit && setTimeout(() => child.kill() && resolve({ code: 1, said: 'ETIMEDOUT' }), limit);
    child.on('close', () => clearTimeout(late));
    child.on('error', ({ code }) => resolve({ code: 1, said: code }));
    child.on('close', (code) => resolve({ code, said }));
  });

/** What npm says where nobody answers; a registry that answers, whatever it says, is reached. */
const UNREACHED =
  /\b(ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ENETUNREACH|EHOSTUNREACH|ETIMEDOUT|ECONNRESET|ERR_SOCKET_TIMEOUT)\b/;
/** Milliseconds that the registry has for its answer, and between two lines that say how far the install is. */
const [ANSWER, TELL] = [8000, 3000];

/** Says how many packages are there of those that the lockfile names, now and again until what is returned is called. */
function telling() {
  const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));
  const places = Object.keys(packages ?? {}).filter(Boolean);
  const tell = () => process.stderr.write(`  ${places.filter(existsSync).length} of ${places.length} packages\n`);
  const timer = setInterval(tell, TELL);
  return () => clearInterval(timer);
}

const install = () =>
  unlessDone('node_modules/.fojas', ['package-lock.json'], async () => {
    process.stderr.write('Installing what is missing…\n');
    const { said } = await npm(['ping', '--fetch-retries=0', `--fetch-timeout=${ANSWER}`], { limit: ANSWER + 2000 });
    const [unreached] = UNREACHED.exec(said) ?? [];
    if (unreached)
      process.stderr.write(`There is no network (${unreached}): trying with what npm keeps from earlier installs.\n`);
    const end = telling();
    const args = ['ci', '--include=dev', '--no-audit', '--no-fund', ...(unreached ? ['--offline'] : [])];
    const { code } = await npm(args, { shown: !unreached });
    end();
    if (code === 0) return;
    stop(
      unreached
        ? `There is no network (${unreached}), and a first start downloads its packages once: connect this machine and run this again. After that Fojas needs none.`
        : 'npm ci failed: is there a network, and may this user write here?',
    );
  });

const BANNER =
  "import { createRequire as __createRequire } from 'node:module';const require = __createRequire(import.meta.url);";

/**
 * The texts of the lexicon, 5 MB, take a third of the start of each program that they are a part of, and few programs ask them: each of these modules is kept in a
 * file beside the programs, and read when it is first asked.
 */
const LEXICON = /^\.\/(?:fields|wordnet\/[a-z-]+)\.ts$/;
const lexiconApart = (outdir) => ({
  name: 'lexicon apart',
  setup({ onLoad, onResolve, esbuild }) {
    onResolve({ filter: LEXICON }, ({ path: module, resolveDir }) =>
      path.basename(resolveDir) === 'lexicon'
        ? { path: path.relative('', path.join(resolveDir, module)), namespace: 'lexicon' }
        : null,
    );
    onLoad({ filter: /./, namespace: 'lexicon' }, async ({ path: file }) => {
      const options = { bundle: true, format: 'esm', charset: 'utf8', write: false };
      const [{ contents }] = (await esbuild.build({ ...options, entryPoints: [file] })).outputFiles;
      const texts = await import(`data:text/javascript;base64,${Buffer.from(contents).toString('base64')}`);
      const kept = `lexicon-${path.basename(file, '.ts')}.json`;
      writeFileSync(path.join(outdir, kept), JSON.stringify(texts));
      const getters = Object.keys(texts).map((name) => `get ${name}() { return require('./${kept}').${name}; }`);
      return { contents: `module.exports = { ${getters.join(', ')} };`, loader: 'js' };
    });
    onResolve({ filter: /^\.\/lexicon-[a-z-]+\.json$/ }, ({ path: kept }) => ({ path: kept, external: true }));
  },
});

/** The tools of the Studio, by the names of their folders. */
const toolsOf = (shelf) =>
  existsSync(shelf) ? readdirSync(shelf).filter((kind) => existsSync(path.join(shelf, kind, 'server/index.ts'))) : [];

/** `crashes`: whether it can be told to kill itself at a checkpoint (src/server/jobs/checkpoint.ts), which the server that people run cannot. */
async function buildServer(outdir, crashes = false) {
  const { build } = await import('esbuild');
  const { EXTERNAL } = await import('./external.mjs');
  const entries = {
    main: 'src/server/main.ts',
    fojas: 'src/server/fojas.ts',
    seed: 'src/server/seed.ts',
    'extract-child': 'src/server/sources/extract/child.ts',
    'pages-child': 'src/server/sources/pages/child.ts',
    'ocr-child': 'src/server/ports/ocr/embedded-child.ts',
    'export-child': 'src/server/export/child.ts',
    'studio-child': 'src/server/studio/child.ts',
    thread: 'src/server/threads/program.ts',
    ...Object.fromEntries(
      toolsOf('src/studio').map((kind) => [`studio/${kind}`, `src/studio/${kind}/server/index.ts`]),
    ),
  };
  rmSync(outdir, { recursive: true, force: true });
  mkdirSync(outdir, { recursive: true });
  await build({
    entryPoints: Object.fromEntries(Object.entries(entries).filter(([, file]) => existsSync(file))),
    outdir,
    bundle: true,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    // What several programs use is built once.
    splitting: true,
    chunkNames: 'part-[hash]',
    external: EXTERNAL,
    plugins: [lexiconApart(outdir)],
    banner: { js: BANNER },
    minifyWhitespace: true,
    // Calls of a function that is empty are left out.
    minifySyntax: true,
    define: crashes ? {} : { 'process.env.CRASH_AT': 'undefined' },
    legalComments: 'none',
    // Letters as they are: escaped ones make the texts of the lexicon twice as long, and slow to load.
    charset: 'utf8',
    logLevel: 'error',
  });
}

/** A program under a licence of its own (its first lines say which): one file that is bundled with nothing of ours, and nothing of ours with it. */
async function buildEspeakProgram(outdir) {
  const { build } = await import('esbuild');
  await build({
    entryPoints: { 'espeak-program': 'src/server/ports/speech/espeak-program/program.ts' },
    outdir,
    platform: 'node',
    target: 'node20',
    format: 'esm',
    legalComments: 'inline',
    logLevel: 'error',
  });
}

async function buildWeb() {
  const { build } = await import(pathToFileURL(path.resolve('node_modules/vite/dist/node/index.js')).href);
  await build({ logLevel: 'warn' });
  const { packFiles, stampOffline, writePages } = await import('./pages.mjs');
  await writePages(build);
  stampOffline();
  packFiles();
}

const SERVER = 'dist/server';
const SHARED = ['package-lock.json', 'package.json', 'scripts/ready.mjs', 'src/contract/'];
const server = () =>
  unlessDone(
    'dist/server.stamp',
    [...SHARED, 'scripts/external.mjs', 'src/server/', 'src/extract/', 'src/reading/', 'src/studio/'],
    () => {
      process.stderr.write('Building the server…\n');
      return buildServer(SERVER).then(() => buildEspeakProgram(SERVER));
    },
  );
const web = () =>
  unlessDone(
    'dist/web.stamp',
    [
      ...SHARED,
      'index.html',
      'CHANGELOG.md',
      'vite.config.ts',
      'scripts/facts-plugin.ts',
      'scripts/pages.mjs',
      'scripts/releases.ts',
      'scripts/sample-made.ts',
      'scripts/sample-plugin.ts',
      'public/',
      'src/web/',
      'src/studio/',
      'src/reading/',
      // The sample that anybody may read is made by them.
      'src/extract/text/',
      'src/server/ports/ai/',
      'src/server/sample/',
      'src/server/sources/',
    ],
    () => {
      process.stderr.write('Building the web…\n');
      return buildWeb();
    },
  );

const [, , wanted, place] = process.argv;
process.env.NODE_ENV ??= 'production';
// For the lab of kills, in a folder of its own beside the product's.
if (wanted === 'crashable') {
  await buildServer(place, true);
  await buildEspeakProgram(place);
  process.exit();
}
// Tests build the server by themselves, whoever starts them.
if (wanted !== 'server') await install();
if (wanted !== 'install') await server();
if (wanted !== 'install' && wanted !== 'server') await web();
