import { spawnSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import type { Identity } from './identity.ts';

/** A user of every system that has a name. */
const NOBODY = 65_534;
/** Where systems keep the library that answers who a number is, from a file of ours. */
const LIBRARIES = [
  '/usr/lib/x86_64-linux-gnu',
  '/usr/lib/aarch64-linux-gnu',
  '/usr/lib64',
  '/usr/lib',
  '/usr/local/lib',
].map((folder) => path.join(folder, 'libnss_wrapper.so'));

/** Whether this system knows the user that this process runs as by a name. A container may be started as any number. */
export function hasName(): boolean {
  try {
    userInfo();
    return true;
  } catch {
    return false;
  }
}

/** What this machine has to give a number a name. */
type Means = { library: string | null; namespace: boolean };
export const meansHere = (): Means => ({
  library: LIBRARIES.find((file) => existsSync(file)) ?? null,
  namespace:
    spawnSync('unshare', ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, 'true'], {
      stdio: 'ignore',
      timeout: 5000,
    }).status === 0,
});

/**
 * How programs of PostgreSQL, which ask who they are, run as a number without a name: told one by nss_wrapper, from files beside `folder`, else as nobody in a
 * user namespace. Throws, saying what to set, where neither can be.
 */
export function nameless(folder: string, { uid, gid }: { uid: number; gid: number }, means: Means): Identity {
  if (means.library !== null) {
    const [passwd, group] = ['passwd', 'group'].map((name) => `${folder}.${name}`) as [string, string];
    writeFileSync(passwd, `fojas:x:${uid}:${gid}:Fojas:/:/bin/false\n`, { mode: 0o600 });
    writeFileSync(group, `fojas:x:${gid}:\n`, { mode: 0o600 });
    const env = { LD_PRELOAD: means.library, NSS_WRAPPER_PASSWD: passwd, NSS_WRAPPER_GROUP: group };
    return {
      owner: null,
      wrap: (program, args) => ({ program, args, options: { env: { ...process.env, ...env } } }),
    };
  }
  if (means.namespace)
    return {
      owner: null,
      wrap: (program, args) => ({
        program: 'unshare',
        args: ['--user', `--map-user=${NOBODY}`, `--map-group=${NOBODY}`, program, ...args],
        options: {},
      }),
    };
  throw new Error(
    `The embedded PostgreSQL needs a user with a name, and this system has none for uid ${uid}: add a line for it to /etc/passwd (fojas:x:${uid}:${gid}::/:/bin/false), install libnss-wrapper, start Fojas as another user, or set DATABASE_URL.`,
  );
}
