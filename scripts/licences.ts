import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

/** Licences under which a package may come with Fojas: they ask for a notice, or cover their own files only. */
const ALLOWED = new Set(
  'MIT MIT-0 ISC BSD BSD-2-Clause BSD-3-Clause 0BSD Apache-2.0 BlueOak-1.0.0 CC0-1.0 Unlicense Zlib PostgreSQL OFL-1.1 MPL-1.1 MPL-2.0'.split(
    ' ',
  ),
);

/** Whether an SPDX expression (operators OR and AND, with brackets, AND first) leaves us a licence that is allowed. */
export function allowed(expression: string): boolean {
  const words = expression.match(/[()]|[^\s()]+/g) ?? [];
  const one = (): boolean => {
    const word = words.shift() ?? '';
    if (word !== '(') return ALLOWED.has(word);
    const inside = either();
    words.shift();
    return inside;
  };
  const both = (): boolean => {
    let fine = one();
    while (words[0] === 'AND') {
      words.shift();
      fine = one() && fine;
    }
    return fine;
  };
  const either = (): boolean => {
    let fine = both();
    while (words[0] === 'OR') {
      words.shift();
      fine = both() || fine;
    }
    return fine;
  };
  return either() && words.length === 0;
}

/** Packages that state their licence in a file only, as it was read there. A new version is read again. */
const READ: Readonly<Record<string, string>> = { 'png-js@1.1.0': 'MIT' };

/**
 * Programs of their own under a licence that Fojas itself could not have: they run as separate processes, are never imported (a test in ports/speech says so), and
 * Fojas runs without them. Only this version, and only while the lock calls it optional.
 */
const SEPARATE: Readonly<Record<string, string>> = { 'espeak-ng@1.0.2': 'GPL-3.0-or-later' };

type Entry = { version?: string; license?: string; dev?: boolean; optional?: boolean };
type Lock = { packages: Record<string, Entry> };

const isSeparate = ({ name, version, license, optional }: Entry & { name: string }): boolean =>
  optional === true && license !== undefined && SEPARATE[`${name}@${version}`] === license;

/** The packages of a lock that come with Fojas (not those for development or separate programs) under a licence that is not allowed, or under none. */
export function refused(lock: Lock): string[] {
  return Object.entries(lock.packages)
    .map(([place, entry]) => ({ ...entry, place, name: place.replace(/^.*node_modules\//, '') }))
    .map((one) => ({ ...one, license: one.license ?? READ[`${one.name}@${one.version}`] }))
    .filter((one) => one.place !== '' && !one.dev && !allowed(one.license ?? '') && !isSeparate(one))
    .map(({ name, license }) => `${name}: ${license ?? 'no licence is stated'}`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const found = refused(lock);
  const count = Object.keys(lock.packages).length;
  if (count < 50) found.push(`only ${count} packages were seen`);
  process.stdout.write(
    `${found.length > 0 ? found.join('\n') : 'every package that comes with Fojas has a licence that allows it'}\n`,
  );
  process.exitCode = found.length > 0 ? 1 : 0;
}
