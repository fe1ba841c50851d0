import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { satisfies } from 'semver';
import { z } from 'zod';

const FILE = 'docs/advisories.json';
/** Days after which what was asked of the registry says too little for a release. Ours. */
const STALE_DAYS = 30;
/** Bytes of what npm tells, at most. */
const MOST_BYTES = 64 * 1024 * 1024;
const DAY_MS = 24 * 60 * 60 * 1000;
const severities = ['info', 'low', 'moderate', 'high', 'critical'] as const;
/** From this one on a release is stopped. */
const STOPS = severities.indexOf('high');

const advisory = z.object({
  package: z.string(),
  /** Versions that have it, as npm writes ranges. */
  range: z.string(),
  severity: z.enum(severities),
  title: z.string(),
  url: z.string(),
  /** Why it does not touch Fojas: it stops no release then. A person writes this. */
  accepted: z.string().optional(),
});
export type Advisory = z.infer<typeof advisory>;
/** `asked`: the day on which the registry was asked last; null for never. */
const kept = z.object({ asked: z.iso.date().nullable(), advisories: z.array(advisory) });
export type Kept = z.infer<typeof kept>;

type Lock = { packages: Record<string, { version?: string; dev?: boolean }> };

const said = z.object({
  vulnerabilities: z.record(
    z.string(),
    z.object({
      via: z.array(
        z.union([
          z.string(),
          z.object({
            name: z.string(),
            range: z.string(),
            severity: z.enum(severities),
            title: z.string(),
            url: z.string(),
          }),
        ]),
      ),
    }),
  ),
});

/** What `npm audit --json` told, beside what was known before: an advisory once, with the reason for which it was accepted. */
export function taken(answer: unknown, before: Kept, day: string): Kept {
  const { vulnerabilities } = said.parse(answer);
  const told = Object.values(vulnerabilities)
    .flatMap(({ via }) => via)
    .filter((one) => typeof one !== 'string')
    .map(({ name, ...rest }) => ({ package: name, ...rest }));
  const all = new Map(before.advisories.map((one) => [`${one.url} ${one.package}`, one]));
  for (const one of told) {
    const key = `${one.url} ${one.package}`;
    const accepted = all.get(key)?.accepted;
    all.set(key, { ...one, ...(accepted !== undefined && { accepted }) });
  }
  return { asked: day, advisories: [...all.values()].sort((a, b) => a.package.localeCompare(b.package)) };
}

/** Which advisories the versions of a lockfile have that people get (not those of development alone). */
export function met({ packages }: Lock, { advisories }: Kept): (Advisory & { version: string })[] {
  const installed = Object.entries(packages).flatMap(([place, { version, dev }]) => {
    const name = place.split('node_modules/').at(-1)!;
    return place !== '' && version && !dev ? [{ name, version }] : [];
  });
  return advisories.flatMap((one) =>
    installed
      .filter(({ name, version }) => name === one.package && satisfies(version, one.range, { includePrerelease: true }))
      .map(({ version }) => ({ ...one, version })),
  );
}

/** Why a release must wait; nothing where it need not. */
export function reasons(lock: Lock, known: Kept, now: Date): string[] {
  const grave = met(lock, known).filter(
    ({ severity, accepted }) => severities.indexOf(severity) >= STOPS && accepted === undefined,
  );
  const found = grave.map((one) => `${one.package} ${one.version}: ${one.severity}, ${one.title} (${one.url})`);
  if (known.asked === null) return [...found, 'the registry was never asked for advisories: run this with a network'];
  const days = Math.floor((now.getTime() - new Date(known.asked).getTime()) / DAY_MS);
  return days > STALE_DAYS
    ? [...found, `advisories are ${days} days old, ${STALE_DAYS} at most: run this with a network`]
    : found;
}

/** Seconds that npm may take in all: its own limit is for each request, and a network that answers nothing makes it wait without end. */
const PATIENCE = 60;
const AUDIT = ['audit', '--json', '--omit=dev', '--fetch-retries=0', '--fetch-timeout=15000'];

/** What `npm audit` tells, or the sentence that says why it tells nothing: it was ended after `seconds`, was not there, or could not reach the registry. */
export function askRegistry(seconds = PATIENCE, command = 'npm', args: readonly string[] = AUDIT): object | string {
  const { stdout, error } = spawnSync(command, args, {
    encoding: 'utf8',
    shell: process.platform === 'win32',
    timeout: seconds * 1000,
    killSignal: 'SIGKILL',
    maxBuffer: MOST_BYTES,
  });
  const code = (error as NodeJS.ErrnoException | undefined)?.code;
  if (code === 'ETIMEDOUT') return `The registry did not answer within ${seconds} seconds.`;
  if (error) return `npm could not be asked (${code}).`;
  try {
    const answer = JSON.parse(stdout) as object;
    if ('vulnerabilities' in answer) return answer;
  } catch {
    // said below
  }
  return 'The registry could not be reached.';
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  let known = kept.parse(JSON.parse(readFileSync(FILE, 'utf8')));
  const answer = askRegistry();
  if (typeof answer === 'string') process.stdout.write(`${answer} Looking at what ${FILE} keeps.\n`);
  else {
    known = taken(answer, known, new Date().toISOString().slice(0, 10));
    writeFileSync(FILE, `${JSON.stringify(known, null, 2)}\n`);
  }
  const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as Lock;
  const found = reasons(lock, known, new Date());
  process.stdout.write(
    found.length === 0
      ? `No advisory of ${known.asked} stops a release.\n`
      : `${found.map((one) => `${one}\n`).join('')}Mend these, or write into ${FILE} why one does not touch Fojas ("accepted").\n`,
  );
  process.exitCode = found.length === 0 ? 0 : 1;
}
