/** The log that rules may write: ids, codes, counts and times; never words of a user, never a secret. Fastify's pino fits it. */
export type Log = {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

type Trace = { name: string; code?: string; says?: string; at: string };

/** The kind of an error and where it rose. Its message may hold a user's words (a value that a query refused), so it is left out. */
export function traceOf(error: unknown): Trace {
  if (typeof error !== 'object' || error === null) return { name: typeof error, at: '' };
  const { name, code, stack, message } = error as Record<'name' | 'code' | 'stack' | 'message', unknown>;
  const trace = { ...(typeof code === 'string' && { code }), at: framesOf(stack) };
  if (error instanceof Error) return { name: error.name, ...trace };
  const says = typeof message === 'string' ? OPENING.exec(message)![0].trim() : '';
  return { name: typeof name === 'string' ? name : kindOf(stack), ...(says && { says }), ...trace };
}

/** How a message of a library begins, up to the first sign behind which a value may stand: a quote, a colon, a bracket, a digit, another script. */
const OPENING = /^[a-z ]{0,80}/i;

/** Of an error that somebody copied into a plain object, as pg-boss does: its kind stands first in its stack. */
const kindOf = (stack: unknown): string => (typeof stack === 'string' && /^\w*error\b/i.exec(stack)?.[0]) || 'object';

const framesOf = (stack: unknown): string =>
  typeof stack !== 'string'
    ? ''
    : stack
        .split('\n')
        .filter((frame) => /^\s+at /.test(frame))
        .slice(0, 8)
        .map((frame) => frame.trim())
        .join(' | ');

/** A log whose every line bears these fields. */
export function bearing(log: Log, fields: object): Log {
  const at =
    (level: keyof Log) =>
    (own: object, message: string): void =>
      log[level]({ ...fields, ...own }, message);
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
