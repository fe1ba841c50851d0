import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { EMPTY_NAMES, HOUSE, ROOMS, TESTS_MAY } from './house-rules.ts';
import { IMPORT } from './imports.ts';

/** A file has at most this many lines; then it is two things. */
const LONGEST = 250;
/** Data that people read block by block, as long as its matter is. */
const DATA = /^reading\/lexicon\/(?:data\/|wordnet\/|fields)/;
/** A guard that sees almost nothing is looking at the wrong place. */
const FEWEST = 100;
const FLOORS = ['src', 'test', 'e2e', 'bench', 'labs', 'scripts'];
/** The floors that have a name of their own in package.json's imports. */
const NAMED = ['contract', 'reading', 'extract', 'server', 'studio', 'web', 'test'];

/** The one file that imports what it finds in a folder: the tools. */
const SHELF = 'server/studio/registry.ts';

const CODE = /\.(tsx?|mjs)$/;
const TEST = /\.test\.tsx?$/;
/** A test with this ending has PostgreSQL and the built programs (vitest.config.ts); these files ask for them. */
const SERVER_TEST = /\.server\.test\.ts$/;
const OF_SERVER = ['test/app.ts', 'test/database.ts', 'test/server.ts'];
const TYPES = /^\s*(?:import|export)\s+type\s[^;]*;/gm;
const COMPUTED = /\bimport\s*\(\s*(?!['"])/;
const PASSED_ON = /^\s*export\s+(?:type\s+)?(?:\*|\{[^}]*\})(?:\s+as\s+\w+)?\s*from\b/m;
const ENDING = /\.(tsx?|mjs|json|css|md)(\?\w+)?$/;

/** All code under a repository's root, as `server/main.ts`: what lies in src without that name. */
function filesOf(root: string): string[] {
  const found = FLOORS.filter((floor) => existsSync(path.join(root, floor))).flatMap((floor) =>
    readdirSync(path.join(root, floor), { recursive: true, encoding: 'utf8' }).map(
      (file) => `${floor}/${file.replaceAll('\\', '/')}`,
    ),
  );
  return [...found, ...readdirSync(root)].filter((file) => CODE.test(file)).map((file) => file.replace(/^src\//, ''));
}

const compiled = new Map<string, RegExp>();

/** A pattern of the table as an expression; `name` is what `=` stands for. */
function expression(pattern: string, name = ''): RegExp {
  const key = `${pattern}\0${name}`;
  let made = compiled.get(key);
  if (!made) {
    const before = ROOMS.slice(0, Math.max(0, ROOMS.indexOf(name)));
    const text = pattern
      .replace(/[.+^$()|[\]\\]/g, String.raw`\$&`)
      .replace(/\{([^}]+)\}/g, (_, list: string) => `(?:${list.replaceAll(',', '|')})`)
      .replace('<=', `(?:${before.join('|') || '-'})`)
      .replaceAll('=', name || '-')
      .replaceAll('**', '\0')
      .replaceAll('*', '([^/]+)')
      .replaceAll('\0', '.*');
    compiled.set(key, (made = new RegExp(`^${text}$`)));
  }
  return made;
}

const floorOf = (file: string): string => file.split('/')[0] ?? '';

/** The file or package that an import names. */
function goalOf(from: string, to: string): string {
  if (to.startsWith('#')) return to.slice(1);
  if (to.startsWith('node:')) return to;
  if (!to.startsWith('.')) return `npm:${to}`;
  const goal = path.posix.normalize(path.posix.join(path.posix.dirname(from), to));
  // Seen from the root of src, `../` leaves it: test, bench and the rest lie there.
  return goal.replace(/^(\.\.\/)+/, '').replace(/^src\//, '');
}

function faultOfImport(file: string, to: string, may: RegExp[]): string | null {
  const goal = goalOf(file, to);
  if (/^[.#]/.test(to) && !ENDING.test(to)) return `${file} imports ${to} without its ending`;
  if (to.startsWith('.') && floorOf(goal) !== floorOf(file) && NAMED.includes(floorOf(goal)))
    return `${file} reaches ${goal} by a relative path: use #${goal}`;
  return may.some((pattern) => pattern.test(goal)) ? null : `${file} may not import ${goal}`;
}

/** What is wrong with one file: where it lies, how long it is, what it imports. */
function faultsOf(file: string, code: string): string[] {
  const line = HOUSE.find(({ who }) => expression(who).test(file));
  if (!line) return [`${file}: no line of the house speaks for this file`];
  const name = expression(line.who).exec(file)?.[1] ?? '';
  const faults: string[] = [];
  if (/^(server|web)\/\*\/\*\*$/.test(line.who) && !ROOMS.includes(name))
    faults.push(`${file}: '${name}' has no place in the order of the rooms`);
  const empty = file.split('/').find((part) => EMPTY_NAMES.includes(part.replace(/\..*$/, '')));
  if (empty) faults.push(`${file}: the name '${empty}' says nothing`);
  const lines = code.replace(/\n$/, '').split('\n').length;
  if (lines > LONGEST && !DATA.test(file)) faults.push(`${file} has ${lines} lines; the house allows ${LONGEST}`);
  if (PASSED_ON.test(code) && !file.endsWith('/index.ts'))
    faults.push(`${file} passes on what another file exports; only a door (index.ts) may`);
  if (/^\s*export\s*\*/m.test(code)) faults.push(`${file} exports *: a door names what it opens`);
  if (COMPUTED.test(code) && floorOf(file) !== 'scripts' && file !== SHELF && !TEST.test(file))
    faults.push(`${file} imports by a computed name, which no guard can follow`);
  const extra = TEST.test(file) ? `test/** contract/** npm:** ${TESTS_MAY[floorOf(file)] ?? ''}` : '';
  const may = `${line.may} ${extra}`
    .trim()
    .split(' ')
    .map((pattern) => expression(pattern, name));
  for (const [, to] of code.matchAll(IMPORT)) {
    const fault = faultOfImport(file, to!, may);
    if (fault) faults.push(fault);
  }
  return faults;
}

/** Tests that reach what asks for PostgreSQL, through whatever file of the tests' floor, and whose names do not say so. */
function faultsOfNames(codes: ReadonlyMap<string, string>): string[] {
  const known = new Map<string, boolean>();
  const asks = (file: string): boolean => {
    const found = known.get(file);
    if (found !== undefined) return found;
    // While it is looked at: files may import each other.
    known.set(file, false);
    const goals = [...(codes.get(file) ?? '').replace(TYPES, '').matchAll(IMPORT)].map(([, to]) => goalOf(file, to!));
    const answer = OF_SERVER.includes(file) || goals.some((goal) => floorOf(goal) === 'test' && asks(goal));
    known.set(file, answer);
    return answer;
  };
  return [...codes.keys()]
    .filter((file) => TEST.test(file) && !SERVER_TEST.test(file) && asks(file))
    .map((file) => `${file} needs PostgreSQL: a test that does is named ….server.test.ts`);
}

/** Everything in a repository that breaks the rules of the house, and how many files were looked at. Fewer than `fewest` is a fault too. */
export function guard(root: string, fewest = FEWEST): { files: number; faults: string[] } {
  const files = filesOf(root);
  const place = (file: string): string =>
    [path.join(root, file), path.join(root, 'src', file)].find((where) => existsSync(where))!;
  const codes = new Map(files.map((file) => [file, readFileSync(place(file), 'utf8')]));
  const faults = [...[...codes].flatMap(([file, code]) => faultsOf(file, code)), ...faultsOfNames(codes)];
  if (files.length < fewest) faults.push(`only ${files.length} files were seen: is this the root of the project?`);
  return { files: files.length, faults };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { files, faults } = guard('.');
  process.stdout.write(`${faults.length > 0 ? faults.join('\n') : `${files} files keep the rules of the house`}\n`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}
