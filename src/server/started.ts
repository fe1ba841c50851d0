import type { ChildProcess } from 'node:child_process';

/**
 * A child that was just spawned, where it was. Without a descriptor left Node makes none of its streams and tells so later, to whoever listens by then: here
 * it throws EMFILE at once, so that the work fails and not the process.
 */
export function started<C extends ChildProcess>(child: C): C {
  if ((child.stdio as unknown) !== undefined) return child;
  child.once('error', () => undefined);
  throw Object.assign(new Error('no descriptors are left to start a program with'), { code: 'EMFILE' });
}
