import { execFile } from 'node:child_process';
import { access, constants } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

/** Milliseconds that a program may take to say what it is. */
const ASK_LIMIT = 10_000;

/**
 * The first program of this name on `searched` that runs with `args` and whose answer pleases: its path, and what `accept` made of the answer. Relative folders of
 * PATH are not searched: what lies where the server happens to stand is not a program of this machine.
 */
export async function findProgram<T>(
  name: string,
  args: readonly string[],
  accept: (said: string) => T | null,
  searched = process.env.PATH ?? '',
): Promise<{ program: string; said: T } | null> {
  for (const folder of searched.split(path.delimiter).filter((one) => path.isAbsolute(one))) {
    const program = path.join(folder, name);
    try {
      await access(program, constants.X_OK);
      const { stdout } = await promisify(execFile)(program, args, { timeout: ASK_LIMIT });
      const said = accept(stdout);
      if (said !== null) return { program, said };
    } catch {
      // not here, or not one that runs
    }
  }
  return null;
}

/** The ffmpeg of this machine, if it has one that can write MP3. */
export const findFfmpeg = async (searched?: string): Promise<string | null> =>
  (await findProgram('ffmpeg', ['-hide_banner', '-encoders'], (said) => said.includes('libmp3lame') || null, searched))
    ?.program ?? null;
