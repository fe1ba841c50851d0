import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** The master key of this installation: the given one, else the one in the data folder, made at first start with mode 0600. */
export function masterKey(given: Buffer | null, dataDir: string): Buffer {
  if (given) return given;
  const file = path.join(dataDir, 'master.key');
  try {
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const key = Buffer.from(readFileSync(file, 'utf8').trim(), 'base64');
  if (key.length !== 32)
    throw new Error(`The master key in ${file} is damaged: restore it from a backup; without it nothing can be read.`);
  return key;
}
