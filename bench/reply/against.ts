import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { ROOT } from '../data.ts';
import type { Row } from './row.ts';

const CACHE = path.join(os.tmpdir(), 'fojas-bench-reply');
/** What asks and scores; what speaks with the engine (`engine`) belongs to each revision. */
const ASKS = ['bench/reply', 'bench/data.ts', 'bench/asked', 'test/fixtures/intents'];
const isOfEngine = (file: string): boolean => /[\\/]reply[\\/]engine(?:[\\/]|$)/.test(file);

const git = (...words: string[]): string => execFileSync('git', words, { encoding: 'utf8' }).trim();

/** All files below a place of the repository, or the file itself. */
const filesAt = (place: string): string[] =>
  place.endsWith('.ts') || place.endsWith('.json')
    ? [place]
    : readdirSync(place, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
        .sort();

/** A print of the questions and of how they are scored: rows made by another way of asking are not compared. */
function printOfAsking(): string {
  const print = createHash('sha256');
  for (const file of ASKS.flatMap(filesAt).filter((one) => !isOfEngine(one))) print.update(readFileSync(file));
  return print.digest('hex').slice(0, 12);
}

/** The rows of a set as another revision makes them: built beside this one, asked the same questions, and kept for the next time. */
export function rowsOf(revision: string, set: string): Row[] {
  const commit = git('rev-parse', '--verify', `${revision}^{commit}`);
  const kept = path.join(CACHE, `${commit}-${printOfAsking()}-${set}.jsonl`);
  if (!existsSync(kept)) make(commit, set, kept);
  return readFileSync(kept, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as Row);
}

function make(commit: string, set: string, kept: string): void {
  mkdirSync(CACHE, { recursive: true });
  const place = path.join(mkdtempSync(path.join(CACHE, 'revision-')), 'tree');
  git('worktree', 'add', '--detach', place, commit);
  try {
    symlinkSync(path.resolve('node_modules'), path.join(place, 'node_modules'), 'dir');
    const hasEngine = existsSync(path.join(place, 'bench/reply/engine'));
    for (const one of ASKS)
      cpSync(one, path.join(place, one), { recursive: true, filter: (file) => !(hasEngine && isOfEngine(file)) });
    const env = { ...process.env, FOJAS_DATA_SETS: ROOT };
    const draft = `${kept}.${process.pid}`;
    execFileSync(process.execPath, ['--import', 'tsx', 'bench/reply/write.ts', set, draft], {
      cwd: place,
      env,
      stdio: ['ignore', 'ignore', 'inherit'],
    });
    renameSync(draft, kept);
  } finally {
    git('worktree', 'remove', '--force', place);
    rmSync(path.dirname(place), { recursive: true, force: true });
  }
}
