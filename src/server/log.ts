/** The log that rules may write: ids, codes, counts and times; never words of a user, never a secret. Fastify's pino fits it. */
export type Log = {
  debug(fields: object, message: string): void;
  info(fields: object, message: string): void;
  warn(fields: object, message: string): void;
  error(fields: object, message: string): void;
};
