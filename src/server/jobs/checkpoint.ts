import type { JobKind } from './queue.ts';

/**
 * Where the work of each kind can be made to die, beside its beginning (`claimed`) and its end (`done`), which all have (worker.ts). Those of the Studio that
 * end in `file` come only where a tool makes a file, `made-part` only where it works in parts; `asked` is in the process that was called, between the commit of a job and the answer.
 */
export const CHECKPOINTS = {
  'source.read': ['begun', 'extracted', 'text-stored', 'stored', 'committing', 'completed'],
  // It is the reading of a source, and passes its points.
  'source.law': [],
  'source.index': ['opened', 'indexed', 'kept'],
  'source.embed': ['opened', 'embedded', 'stored', 'committing', 'kept'],
  'notebook.describe': ['opened', 'described', 'committing', 'kept'],
  'studio.run': ['asked', 'begun', 'made-part', 'made', 'settling', 'settled', 'kept', 'made-file', 'settling-file', 'settled-file', 'kept-file'], // prettier-ignore
  'sample.fill': ['documents', 'note', 'read', 'answered', 'analyses', 'ended'],
  'storage.remove': ['named', 'listed', 'removed'],
  'storage.sweep': ['locked', 'orphans', 'marked', 'unlocked'],
  'mail.send': ['opened', 'sent', 'removed'],
  'account.recover': ['found', 'written', 'committed'],
  'account.delete': ['notebook', 'rows', 'copies', 'files', 'committing', 'marked'],
  'account.export': ['begun', 'counted', 'looked', 'committing', 'ready'],
  'account.import': ['begun', 'unpacked', 'opened', 'notebook', 'sources', 'read', 'taken', 'reported', 'committing', 'ended'], // prettier-ignore
  'laws.check': ['found', 'asked', 'kept'],
  'payments.reconcile': ['asked', 'applied', 'compared', 'told'],
} as const satisfies Record<JobKind, readonly string[]>;

type Point<K extends JobKind> = (typeof CHECKPOINTS)[K][number] | 'claimed' | 'done';

let passed = 0;

/**
 * Where the environment says `CRASH_AT=<kind>:<point>`, or `…#n`, this process kills itself here at once, the n-th time that it comes by. Such a server is built
 * for the lab of kills alone: in the one that people run this function is empty, and its calls are left out (scripts/ready.mjs).
 */
export function checkpoint<K extends JobKind>(kind: K, point: Point<K>): void {
  if (process.env.CRASH_AT) {
    const [name, times = '1'] = process.env.CRASH_AT.split('#');
    if (name === `${kind}:${point}` && ++passed === Number(times)) process.kill(process.pid, 'SIGKILL');
  }
}
