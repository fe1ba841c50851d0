import { z } from 'zod';
import { get } from './endpoint.ts';

/** What `GET /api/events` sends: something of yours changed; ids only, the page fetches what it shows. */
export const liveEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('source'), notebook_id: z.uuid(), source_id: z.uuid() }),
  z.object({ type: z.literal('notebook'), notebook_id: z.uuid() }),
  z.object({ type: z.literal('note'), notebook_id: z.uuid() }),
  /** An answer was kept (`message_id`), or the conversation cleared (null). */
  z.object({ type: z.literal('chat'), notebook_id: z.uuid(), message_id: z.uuid().nullable() }),
  z.object({ type: z.literal('studio'), notebook_id: z.uuid(), kind: z.string(), job_id: z.uuid().nullable() }),
  z.object({ type: z.literal('session') }),
  z.object({ type: z.literal('tokens') }),
  /** The account was blocked or unblocked, or objected to something: what runs for it starts anew, or waits. */
  z.object({ type: z.literal('rights') }),
  z.object({ type: z.literal('portability') }),
  /** Something may have changed without being told: `ago` milliseconds before this stream was open, or while the server itself heard nothing (0). */
  z.object({ type: z.literal('missed'), ago: z.number() }),
]);
export type LiveEvent = z.infer<typeof liveEvent>;

export const liveApi = {
  health: get('/health', {
    about:
      'The state of each part; 200 while it can serve, also degraded by a disk that is full; 503 while a part is down or its database is being recovered',
    open: true,
    answer: z.object({
      status: z.enum(['ok', 'starting', 'recovering', 'degraded']),
      parts: z.record(z.string(), z.enum(['ok', 'off', 'full', 'recovering', 'down'])),
      version: z.string(),
    }),
  }),
  ready: get('/ready', {
    about: 'Whether requests may be sent to this process; 503 while it starts or stops, or without its database',
    open: true,
    answer: z.object({ status: z.literal('ready') }),
  }),
  events: get('/events', {
    about: 'Changes as they happen, as server-sent events',
    wire: 'events',
    frozen: 'allowed',
    answer: z.unknown(),
  }),
};
