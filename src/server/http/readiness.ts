import type { liveApi } from '#contract/live.ts';
import type { Handler } from './call.ts';
import type { PartState } from './health.ts';
import { Problem } from './problem.ts';

/** Where a process stands between its start and its end: what its main program says, and GET /ready tells. */
export type Readiness = {
  readonly stage: 'starting' | 'ready' | 'draining';
  /** Everything is up: requests may be sent here. A process that drains does not come back. */
  ready(): void;
  /** It is about to stop: what came is answered, and nothing new should be sent. */
  draining(): void;
};

/** A process that is starting. */
export function createReadiness(): Readiness {
  let stage: Readiness['stage'] = 'starting';
  return {
    get stage() {
      return stage;
    },
    ready() {
      if (stage === 'starting') stage = 'ready';
    },
    draining() {
      stage = 'draining';
    },
  };
}

/** A process of which nobody says more than that it serves: one that a test made. */
export function alwaysReady(): Readiness {
  const readiness = createReadiness();
  readiness.ready();
  return readiness;
}

/** Seconds after which a proxy may ask again. */
const RETRY_AFTER = 2;

/** GET /ready: 200 while requests may be sent here; UNAVAILABLE while the process starts or stops, or its database cannot be reached. */
export const ready =
  (readiness: Readiness, database: () => Promise<PartState>): Handler<(typeof liveApi)['ready']> =>
  async ({ raw }) => {
    raw.reply.header('cache-control', 'no-store');
    if (readiness.stage !== 'ready' || (await database()) !== 'ok')
      throw new Problem('UNAVAILABLE', { retryAfter: RETRY_AFTER });
    return { status: 'ready' };
  };
