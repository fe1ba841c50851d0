/**
 * Stands for zod in the browser (vite.config.ts). The rows of the table of calls are used here for their methods and paths only: the server parses
 * what comes in and what goes out, and the types hold both sides to the rows. The schemas would cost 22 KB of every first visit.
 * Building a schema does nothing; reading with one throws, so that nobody believes an answer was parsed.
 */
const READS = new Set<PropertyKey>(['parse', 'safeParse', 'parseAsync', 'safeParseAsync', 'options', 'shape']);

const nothing: unknown = new Proxy(() => nothing, {
  get: (_target, name) => {
    if (READS.has(name)) throw new Error(`The browser has no schemas: ${String(name)}`);
    return nothing;
  },
  apply: () => nothing,
});

export { nothing as z };
