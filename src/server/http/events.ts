import type { FastifyReply } from 'fastify';
import type { liveApi, LiveEvent } from '#contract/live.ts';
import type { Handler } from './call.ts';
import { Problem } from './problem.ts';

/** A comment line this often keeps proxies and our own idle limit from closing a quiet stream. */
const HEARTBEAT_MS = 20_000;
/** Milliseconds after which a page that lost the stream asks again. */
const RETRY_MS = 2000;

/** An open stream of server-sent events. Writing after its end is no error; a reader that does not read is hung up on. */
export type EventStream = { send(event: string, data: unknown): void; end(): void; readonly closed: AbortSignal };
/** `endless`: whoever reads it comes back when it ends. `answer`: it ends by itself, and what is lost of it has to be asked again. */
type Kind = 'endless' | 'answer';

/** Unread bytes after which a reader is taken for gone. */
const UNREAD = 1024 * 1024;
const open = new Set<EventStream & { kind: Kind; cut(why: Problem): void }>();

/** Takes a reply over as an event stream, headers and heartbeat included; the caller's handler then returns at once or goes on sending. */
export function eventStream(reply: FastifyReply, kind: Kind = 'answer'): EventStream {
  reply.hijack();
  const { raw } = reply;
  const gone = new AbortController();
  for (const [name, value] of Object.entries(reply.getHeaders())) if (value !== undefined) raw.setHeader(name, value);
  raw.writeHead(200, {
    'content-type': 'text/event-stream; charset=utf-8',
    'cache-control': 'no-store',
    'x-accel-buffering': 'no',
  });
  const write = (text: string): void => {
    if (raw.writableEnded || raw.destroyed) return;
    raw.write(text);
    if (raw.writableLength > UNREAD) raw.destroy();
  };
  write(`retry: ${RETRY_MS}\n\n`);
  const beat = setInterval(() => write(': here\n\n'), HEARTBEAT_MS);
  const stream = {
    kind,
    send: (event: string, data: unknown) => write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`),
    end: () => void raw.end(),
    cut: (why: Problem) => gone.abort(why),
    closed: gone.signal,
  } satisfies EventStream & { kind: Kind; cut(why: Problem): void };
  open.add(stream);
  raw.once('close', () => {
    clearInterval(beat);
    open.delete(stream);
    gone.abort();
  });
  // Nothing of a body is sent to who asks for the head alone: it would wait for its end for as long as the stream is open.
  if (reply.request.method === 'HEAD') stream.end();
  return stream;
}

/** How many streams are open. */
export const openStreams = (): number => open.size;

/** Ends every stream that has no end, so that a server can stop. */
export function endStreams(): void {
  for (const stream of open) if (stream.kind === 'endless') stream.end();
}

/** Breaks off the answers that are still being written: each says why as its last event, and nothing of it is kept. */
export function cutAnswers(why: Problem): void {
  for (const stream of open) stream.cut(why);
}

/**
 * Streams that one user may hold open in a process, and seconds after which a page beyond them may ask again. It is the new one that is refused: pages ask
 * for what changed by themselves too, and an old one that were ended would open its stream again and end another in turn. Ours.
 */
const HELD = { most: 20, retryAfter: 30 } as const;
const held = new Map<string, number>();

/** Takes a place among the streams of a user until its own is closed. Throws RATE_LIMITED where they hold as many as they may. */
function hold(userId: string, { raw }: FastifyReply): void {
  const before = held.get(userId) ?? 0;
  if (before >= HELD.most) throw new Problem('RATE_LIMITED', { retryAfter: HELD.retryAfter });
  held.set(userId, before + 1);
  raw.once('close', () => {
    const left = held.get(userId)! - 1;
    if (left > 0) held.set(userId, left);
    else held.delete(userId);
  });
}

/** How often it is looked whether the session of a stream stands, in milliseconds. */
const LOOK_MS = 60_000;

/** GET /events: the caller's changes until the page goes, the session ends or the server stops. */
export const events: Handler<(typeof liveApi)['events']> = async ({ deps, user, raw }) => {
  hold(user.id, raw.reply);
  const stream = eventStream(raw.reply, 'endless');
  const hear = async (event: LiveEvent): Promise<void> => {
    if (event.type !== 'session') return stream.send(event.type, event);
    if (await deps.sessions.stands(user)) return;
    stream.send(event.type, event);
    stream.end();
  };
  // Nobody tells that a session was not used for too long.
  const look = setInterval(() => void hear({ type: 'session' }).catch(() => stream.end()), LOOK_MS).unref();
  stream.closed.addEventListener('abort', () => clearInterval(look), { once: true });
  const stop = deps.live.listen(user.id, (event) => void hear(event).catch(() => stream.end()));
  stream.closed.addEventListener('abort', stop, { once: true });
  // Its page was read before this: what changed in between nobody told it.
  const ago = deps.live.lately(user.id);
  if (ago !== null) stream.send('missed', { type: 'missed', ago } satisfies LiveEvent);
};
