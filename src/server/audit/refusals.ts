import type { FastifyInstance } from 'fastify';
import type { ErrorCode } from '#contract/errors.ts';
import type { Deps } from '#server/deps.ts';
import { networkOf } from './record.ts';

/** What may be somebody who tries: limits that were met, and tokens, codes and links that were refused. */
const TRIES: Partial<Record<ErrorCode, 'warn' | 'info'>> = {
  RATE_LIMITED: 'warn',
  INVALID_CODE: 'warn',
  INVALID_RESET_TOKEN: 'warn',
  // That of every page that slept a quarter of an hour is refused once, too.
  UNAUTHENTICATED: 'info',
};
const MINUTE_MS = 60_000;
/** Networks that are remembered, each with each code. */
const MOST = 10_000;

/**
 * Tells of each network that is refused: at once, then at most once a minute with how many more there were (`more`). A call without any token is nobody's try.
 * The network is all that is told of an address.
 */
export function tellRefusals(app: FastifyInstance, { log, now }: Pick<Deps, 'log' | 'now'>): void {
  const told = new Map<string, { at: number; more: number }>();
  app.addHook('onResponse', (request, _reply, done) => {
    const { refusal: code } = request;
    const level = code && TRIES[code];
    if (!level || (code === 'UNAUTHENTICATED' && !request.headers.authorization)) return done();
    const network = networkOf(request.ip);
    const key = `${code} ${network}`;
    const at = now().getTime();
    const last = told.get(key);
    if (last && at - last.at < MINUTE_MS) last.more++;
    else {
      told.delete(key);
      told.set(key, { at, more: 0 });
      if (told.size > MOST) told.delete(told.keys().next().value!);
      log[level]({ code, network, more: last?.more ?? 0, request_id: request.id }, 'requests of a network are refused');
    }
    done();
  });
}
