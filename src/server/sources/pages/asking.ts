import type { FastifyReply, FastifyRequest } from 'fastify';

/** Aborted once nobody waits for the answer any more: whoever scrolls on leaves the queue. */
export function untilGone({ raw }: FastifyReply): AbortSignal {
  const gone = new AbortController();
  raw.once('close', () => gone.abort());
  return gone.signal;
}

/** Whether who asks holds what the tag names. */
export const has = ({ headers }: FastifyRequest, etag: string): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((one) => one.trim().replace(/^W\//, '') === etag);
