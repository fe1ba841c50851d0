import type { FastifyReply } from 'fastify';
import type { Deps } from '#server/deps.ts';
import type { Caller } from './call.ts';

/** The deps as they may be used for a user: without any model of a provider where they objected to them. */
export const withinObjection = (deps: Deps, { modelsRefused }: Pick<Caller, 'modelsRefused'>): Deps =>
  modelsRefused ? { ...deps, ...deps.own } : deps;

/** Breaks a long answer off when its user blocks the account or objects: whoever hears it asks again, under what holds then. */
export function cutOnChange({ live }: Pick<Deps, 'live'>, { id }: Pick<Caller, 'id'>, reply: FastifyReply): void {
  const stop = live.listen(id, ({ type }) => void (type === 'rights' && reply.raw.destroy()));
  reply.raw.once('close', stop);
}
