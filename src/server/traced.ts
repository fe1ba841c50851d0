import type { Deps } from './deps.ts';
import type { JobKind, Work, Workers } from './jobs/queue.ts';
import { bearing } from './log.ts';

/**
 * The deps of one request, or of one job: what rules log bears its id, and a line says which job came of it, so that one can follow what a call led to from
 * its answer to its end.
 */
export function traced(deps: Deps, ids: { request_id: string } | { job: string }): Deps {
  const log = bearing(deps.log, ids);
  return {
    ...deps,
    log,
    queue: {
      async send(trx, kind, data, options) {
        const sent = await deps.queue.send(trx, kind, data, options);
        if (sent !== null) log.info({ sent, kind }, 'a job was sent');
        return sent;
      },
    },
  };
}

/** Workers whose every job has deps of its own, and a line at its end. */
export function tracedWorkers(deps: Deps, workersOf: (deps: Deps) => Workers): Workers {
  const traceable = <K extends JobKind>(kind: K, { giveUp }: Workers[K]) => {
    const work: Work<K> = async (data, context) => {
      const own = traced(deps, { job: context.job ?? '' });
      const begun = performance.now();
      await workersOf(own)[kind].work(data, context);
      own.log.info({ kind, attempt: context.attempt, ms: Math.round(performance.now() - begun) }, 'a job was done');
    };
    return [kind, { work, giveUp }];
  };
  const all = workersOf(deps);
  return Object.fromEntries((Object.keys(all) as JobKind[]).map((kind) => traceable(kind, all[kind]))) as Workers;
}
