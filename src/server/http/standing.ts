import type { FastifyReply } from 'fastify';
import type { Deps } from '#server/deps.ts';
import type { Caller } from './call.ts';
import { Problem } from './problem.ts';

/** The deps as they may be used for a user: without any model of a provider where they objected to them. */
export const withinObjection = (deps: Deps, { modelsRefused }: Pick<Caller, 'modelsRefused'>): Deps =>
  modelsRefused ? { ...deps, ...deps.own } : deps;

/**
 * Ends a long answer when its user blocks the account or objects: whoever hears it asks again, under what holds then. One that has begun is broken off;
 * before that what is returned rejects with CONFLICT. It never resolves.
 */
export function cutOnChange(
  { live }: Pick<Deps, 'live'>,
  { id }: Pick<Caller, 'id'>,
  { raw }: FastifyReply,
): Promise<never> {
  return new Promise((_resolve, reject) => {
    const stop = live.listen(id, ({ type }) => {
      if (type !== 'rights') return;
      if (raw.headersSent) raw.destroy();
      else reject(new Problem('CONFLICT'));
    });
    raw.once('close', stop);
  });
}
