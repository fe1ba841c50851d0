import { hash, verify, type Algorithm } from '@node-rs/argon2';
import { Problem } from '#server/http/problem.ts';

/** The library's const enum cannot be imported by name; the hashes say `argon2id`, and a test holds them to it. */
const ARGON2ID: Algorithm = 2;
/** OWASP's minimum for Argon2id: 19 MiB, two passes, one lane. */
const COST = { algorithm: ARGON2ID, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const CURRENT = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;
/** Hashes at once, since they share four threads with files and names; who waits longer than the queue is sent away. */
const AT_ONCE = 2;
const QUEUE = 50;
const RETRY_AFTER = 3;

let running = 0;
const waiting: (() => void)[] = [];

/** Runs a hash when one of the places is free; throws UNAVAILABLE when the queue is full. */
async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running++;
  else if (waiting.length >= QUEUE) throw new Problem('UNAVAILABLE', { retryAfter: RETRY_AFTER });
  else await new Promise<void>((turn) => waiting.push(turn));
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running--;
  }
}

/** The hash to keep of a password, as a PHC string. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, COST));

/** A hash that no password has, so that an unknown e-mail costs the same time as a known one. */
const DUMMY = `${CURRENT}AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA`;

/**
 * Whether this is the password behind the hash; null hash: no, after the same work. `before` runs once it is this one's turn
 * and may throw, so that what it looks at is not older than the queue; `wrong` within the same turn, so that the next one's `before` sees what it counts.
 */
export const isPassword = (
  hashed: string | null,
  password: string,
  { before, wrong }: { before: () => Promise<void>; wrong: () => Promise<void> },
): Promise<boolean> =>
  inTurn(async () => {
    await before();
    const right = (await verify(hashed ?? DUMMY, password)) && hashed !== null;
    if (!right) await wrong();
    return right;
  });

/** Whether a hash was made with another cost than today's. */
export const isOutdated = (hashed: string): boolean => !hashed.startsWith(CURRENT);
