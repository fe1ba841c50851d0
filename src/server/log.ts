/** The log that rules may write: ids, codes, counts and times; never words of a user, never a secret. Fastify's pino fits it. */
export type Log = {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};

/** The kind of an error and where it rose. Its message may hold a user's words (a value that a query refused), so it is left out. */
export function traceOf(error: unknown): { name: string; code?: string; at: string } {
  if (!(error instanceof Error)) return { name: typeof error, at: '' };
  const { code } = error as { code?: unknown };
  const at = error.stack
    ?.split('\n')
    .filter((frame) => /^\s+at /.test(frame))
    .slice(0, 8)
    .map((frame) => frame.trim())
    .join(' | ');
  return { name: error.name, ...(typeof code === 'string' && { code }), at: at ?? '' };
}

/** A log whose every line bears these fields. */
export function bearing(log: Log, fields: object): Log {
  const at =
    (level: keyof Log) =>
    (own: object, message: string): void =>
      log[level]({ ...fields, ...own }, message);
  return { debug: at('debug'), info: at('info'), warn: at('warn'), error: at('error') };
}
