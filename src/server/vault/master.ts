import { createHash, randomBytes } from 'node:crypto';
import {
  chownSync,
  closeSync,
  fsyncSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';

const LENGTH = 32;
const FILE = 'master.key';

/** A master key. `id` tells which it is and nothing of it: the first 16 hexadecimal digits of a hash. */
export type MasterKey = { id: string; bytes: Buffer };

/** The master keys that a process has: one, or two while one takes the place of the other. */
export interface MasterKeys {
  /** Where they come from: the file in the data folder, which a rotation rewrites by itself, or the settings, which are the operator's. */
  readonly from: 'file' | 'settings';
  /** Those that are there now, the newest first. */
  all(): readonly MasterKey[];
  /** The key with this id; where it is not known it is looked for anew, since a rotation may have begun meanwhile. */
  find(id: string): MasterKey | null;
  /** Writes these keys, newest first, in the place of those that are there. Throws where they come from the settings. */
  write(keys: readonly MasterKey[]): void;
}

/** A master key of 32 bytes with its id. */
export const named = (bytes: Buffer): MasterKey => ({
  id: createHash('sha256').update('fojas/key-id').update(bytes).digest('hex').slice(0, 16),
  bytes,
});

export const newMasterKey = (): MasterKey => named(randomBytes(LENGTH));

/** Keys that were given, newest first. */
export function givenKeys(...bytes: Buffer[]): MasterKeys {
  const keys = bytes.map(named);
  return {
    from: 'settings',
    all: () => keys,
    find: (wanted) => keys.find(({ id }) => id === wanted) ?? null,
    write: () => {
      throw new Error('master keys that are set by the environment cannot be written');
    },
  };
}

function read(file: string): MasterKey[] {
  const keys = readFileSync(file, 'utf8')
    .split(/\s+/)
    .filter((line) => line !== '')
    .map((line) => Buffer.from(line, 'base64'));
  if (keys.length === 0 || keys.some(({ length }) => length !== LENGTH))
    throw new Error(`The master key in ${file} is damaged: restore it from a backup; without it nothing can be read.`);
  return keys.map(named);
}

function sync(place: string): void {
  const handle = openSync(place, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}

/** Whole or not at all, and as its owner's before. */
function replace(file: string, keys: readonly MasterKey[]): void {
  const { uid, gid } = statSync(file);
  const beside = `${file}.new`;
  // One that a killed run left might be open to others.
  rmSync(beside, { force: true });
  try {
    writeFileSync(beside, `${keys.map(({ bytes }) => bytes.toString('base64')).join('\n')}\n`, { mode: 0o600 });
    if (process.getuid?.() === 0) chownSync(beside, uid, gid);
    sync(beside);
    renameSync(beside, file);
  } catch (error) {
    rmSync(beside, { force: true });
    throw error;
  }
  if (process.platform !== 'win32') sync(path.dirname(file));
}

/** The keys in the data folder's file, a line each; one is made at first start, with mode 0600. */
function keysOfFile(dataDir: string): MasterKeys {
  const file = path.join(dataDir, FILE);
  try {
    writeFileSync(file, randomBytes(LENGTH).toString('base64'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  let keys = read(file);
  return {
    from: 'file',
    all: () => read(file),
    find(wanted) {
      const known = keys.find(({ id }) => id === wanted);
      if (known) return known;
      // What was known stays known: a row that was read a moment ago may still be under it.
      const now = read(file);
      keys = [...now, ...keys.filter(({ id }) => !now.some((key) => key.id === id))];
      return keys.find(({ id }) => id === wanted) ?? null;
    },
    write(next) {
      replace(file, next);
      keys = [...next];
    },
  };
}

type Settings = { masterKey: Buffer | null; masterKeyOld: Buffer | null; dataDir: string };

/** The master keys of this installation: those that are set, else those of the file in the data folder. */
export const masterKeys = ({ masterKey, masterKeyOld, dataDir }: Settings): MasterKeys =>
  masterKey ? givenKeys(masterKey, ...(masterKeyOld ? [masterKeyOld] : [])) : keysOfFile(dataDir);

/** Where the file of the master key is. */
export const masterKeyFile = (dataDir: string): string => path.join(dataDir, FILE);
