import { spawnSync, type SpawnOptions } from 'node:child_process';
import { statSync } from 'node:fs';
import path from 'node:path';
import { hasName, meansHere, nameless } from './nameless.ts';

/** `nobody` on every system that has it; PostgreSQL only asks that it is not root. */
const NOBODY = 65534;

/** How a program of PostgreSQL, which refuses root, is started: the command around it, and the owner its folder must have. */
export type Identity = {
  owner: number | null;
  wrap: (program: string, args: string[]) => { program: string; args: string[]; options: SpawnOptions };
};

const direct: Identity = { owner: null, wrap: (program, args) => ({ program, args, options: {} }) };

/** Whether anyone may pass through every folder above a place. */
function reachable(place: string): boolean {
  for (let folder = path.dirname(place); ; folder = path.dirname(folder)) {
    const found = statSync(folder, { throwIfNoEntry: false });
    if (found && (found.mode & 0o001) === 0) return false;
    if (folder === path.dirname(folder)) return true;
  }
}

const works = (program: string, args: string[]): boolean =>
  spawnSync(program, args, { stdio: 'ignore', timeout: 5000 }).status === 0;

const asUser = (uid: number): Identity => ({
  owner: uid,
  // Its working folder must be one that the other user may enter.
  wrap: (program, args) => ({ program, args, options: { uid, gid: uid, cwd: '/' } }),
});

/** Another user who may still pass closed folders such as /root; without the securebits initdb loses that on its first exec. */
function withSetpriv(uid: number): Identity {
  const flags = [
    '--clear-groups',
    '--inh-caps=-all,+dac_override',
    '--ambient-caps=+dac_override',
    '--securebits=+no_setuid_fixup',
  ];
  const front = [`--reuid=${uid}`, `--regid=${uid}`, ...flags];
  return {
    owner: uid,
    wrap: (program, args) => ({ program: 'setpriv', args: [...front, program, ...args], options: {} }),
  };
}

/** Root in a user namespace where its number is 1000; the files stay root's. */
const withUnshare: Identity = {
  owner: 0,
  wrap: (program, args) => ({
    program: 'unshare',
    args: ['--user', '--map-user=1000', '--map-group=1000', program, ...args],
    options: {},
  }),
};

/**
 * Picks how to run PostgreSQL on a folder. An ordinary user runs it directly, one whose number has no name under one (nameless.ts). Root runs it as the folder's owner or as nobody where
 * every folder above is open to all, else by setpriv, else in a user namespace; throws, naming DATABASE_URL, where none works.
 */
export function identityFor(folder: string, program: string): Identity {
  const me = process.getuid?.();
  if (me === undefined) return direct;
  const owner = statSync(folder, { throwIfNoEntry: false })?.uid;
  if (me !== 0) {
    if (owner !== undefined && owner !== me)
      throw new Error(
        `The database in ${folder} belongs to another user (uid ${owner}): start Fojas as before, or choose another FOJAS_DATA_DIR.`,
      );
    return hasName() ? direct : nameless(folder, { uid: me, gid: process.getgid!() }, meansHere());
  }
  const uid = owner || NOBODY;
  if (reachable(folder) && reachable(program)) return asUser(uid);
  if (works('setpriv', ['--version'])) return withSetpriv(uid);
  if (owner !== uid && works('unshare', ['--user', '--map-user=1000', '--map-group=1000', 'true'])) return withUnshare;
  throw new Error(
    'PostgreSQL refuses to run as root and no other user can reach the data folder: start Fojas as an ordinary user, or set DATABASE_URL.',
  );
}
