import type { ChildProcess } from 'node:child_process';
import { getPriority, setPriority } from 'node:os';

/**
 * Steps by which a program's work stands behind that of this process (nice): where there is too much to do, what somebody looks at a screen for comes before
 * what is told of when it is done. With five steps it still gets a fourth of a processor that all of them want. Ours; labs/load shows what it does.
 */
const BEHIND = 5;
const LAST = 19;

/**
 * A child that was just spawned, where it was; its work stands behind ours. Without a descriptor left Node makes none of its streams and tells so later, to
 * whoever listens by then: here it throws EMFILE at once, so that the work fails and not the process.
 */
export function started<C extends ChildProcess>(child: C): C {
  if ((child.stdio as unknown) !== undefined) {
    if (child.pid !== undefined) standBehind(child.pid);
    return child;
  }
  child.once('error', () => undefined);
  throw Object.assign(new Error('no descriptors are left to start a program with'), { code: 'EMFILE' });
}

const kept = new Set<() => void>();

/** Tells how processes that are kept without work are ended, once another needs their memory. */
export const givesRoom = (end: () => void): void => void kept.add(end);

/** Ends what is kept without work: whoever starts a process that reads much calls it first. */
export const makeRoom = (): void => kept.forEach((end) => end());

function standBehind(pid: number): void {
  try {
    setPriority(pid, Math.min(LAST, getPriority() + BEHIND));
  } catch {
    // It may have ended already; where a system gives no priorities, all are alike.
  }
}
