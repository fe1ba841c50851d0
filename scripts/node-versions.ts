import { readFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { subset } from 'semver';

/**
 * Packages whose manifest excludes a version of Node that Fojas promises, each with the reason why it is used all the same.
 * A package stands here with its version: a newer one is looked at anew.
 */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'pg-boss@12.35.0': 'asks for 22.12; calls nothing that 20.19 lacks, and the server tests run on 20.19',
  'cookie@2.0.2': 'asks for 22; fastify loads it only for requests without a network, which tests make on 20.19',
  'nanoid@6.0.2': 'asks for 22; docx calls it to number the parts of a file, which the tests of exports do on 20.19',
};

type Entry = { version?: string; dev?: boolean; engines?: { node?: string } };
type Lock = { packages: Record<string, Entry> };

/** What is wrong with a lock: packages (none for development) that exclude a version within `promised`, a range, and exceptions that nothing needs. */
export function faultsOfEngines(
  lock: Lock,
  promised: string,
  exceptions: Readonly<Record<string, string>> = EXCEPTIONS,
): string[] {
  const narrow = Object.entries(lock.packages)
    .filter(([place, { dev, engines }]) => place !== '' && !dev && engines?.node && !subset(promised, engines.node))
    .map(([place, entry]) => ({ name: `${place.replace(/^.*node_modules\//, '')}@${entry.version}`, entry }));
  const needed = new Set(narrow.map(({ name }) => name));
  return [
    ...narrow
      .filter(({ name }) => !(name in exceptions))
      .map(({ name, entry }) => `${name}: runs on Node ${entry.engines!.node}, Fojas promises ${promised}`),
    ...Object.keys(exceptions)
      .filter((name) => !needed.has(name))
      .map((name) => `${name}: is an exception that nothing needs any more`),
  ];
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const { engines } = JSON.parse(readFileSync('package.json', 'utf8')) as { engines: { node: string } };
  const faults = faultsOfEngines(lock, engines.node);
  for (const [name, reason] of Object.entries(EXCEPTIONS)) process.stdout.write(`exception: ${name} ${reason}\n`);
  process.stdout.write(
    `${faults.length > 0 ? faults.join('\n') : `every other package allows Node ${engines.node}`}\n`,
  );
  process.exitCode = faults.length > 0 ? 1 : 0;
}
