import { spawnSync } from 'node:child_process';

/** A network of its own, with nothing in it, and no more rights than before (unshare(1) of util-linux, user_namespaces(7), network_namespaces(7)). */
const [UNSHARE, ...NAMESPACES] = ['unshare', '--user', '--map-current-user', '--net', '--'] as const;
const LONGEST_MS = 5000;

let allowed: boolean | null = null;
/** Whether this system lets a program run without a network: Linux with util-linux 2.34 or later, where users may make namespaces. Asked once. */
export function isOffline(): boolean {
  if (process.platform !== 'linux') return false;
  const env = { PATH: process.env.PATH };
  allowed ??= spawnSync(UNSHARE, [...NAMESPACES, 'true'], { stdio: 'ignore', env, timeout: LONGEST_MS }).status === 0;
  return allowed;
}

/** How a program is started that needs no network: without one where the system allows it, else as it is. It is the same process: a signal reaches it. */
export const offline = (program: string, args: readonly string[]): [program: string, args: string[]] =>
  isOffline() ? [UNSHARE, [...NAMESPACES, program, ...args]] : [program, [...args]];
