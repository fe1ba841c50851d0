import { traceOf, type Log } from './log.ts';

/** Milliseconds that what was started has to stop in, once something went wrong that nobody foresaw. */
const LIMIT = 10_000;

/**
 * An error that nobody caught, thrown or rejected: one line in the log with where it rose, without its words; then an orderly stop, and an exit of 1, so that
 * whoever keeps the process running starts it anew. A second one while it stops changes nothing. `end` ends the process with 1.
 */
export function lastResort(
  log: Pick<Log, 'error'>,
  stop: () => Promise<void>,
  end: () => unknown = () => process.exit(1),
): void {
  let dying = false;
  const die = (how: string) => (error: unknown) => {
    if (dying) return;
    dying = true;
    log.error({ how, error: traceOf(error) }, 'an error that nobody caught: Fojas stops');
    setTimeout(end, LIMIT).unref();
    void stop().then(end, end);
  };
  process.on('uncaughtException', die('thrown'));
  process.on('unhandledRejection', die('rejected'));
}
