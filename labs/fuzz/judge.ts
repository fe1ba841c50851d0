import type { Heard } from './wire.ts';

/** What must not be: told with the first that showed it. */
export const faults = ['5xx', 'leak', 'no code', 'hang', 'no answer'] as const;
export type Fault = (typeof faults)[number];

/** Stacks, queries and places of our machine, as an error would tell them. */
const TOLD =
  /\n\s+at [\w.<>]+ ?\(|node_modules|node:internal|\.[cm]?[jt]s:\d+|\bselect\b.{1,200}\bfrom\b|insert into|violates|syntax error at|relation "|\/dist\/server|ECONN|ENOENT|EACCES|postgres(ql)?:\/\/|pg_|kysely|zod/i;

/**
 * The fault of an answer, or null. `secrets` may be in no answer at all; a stack, a query or a path may be in no error. `api`: whether it is an answer of
 * the API, whose errors carry a code. `bodiless`: the answer to HEAD. `cut`: what was sent may end a connection without an answer.
 */
export function faultOf(
  heard: Heard,
  { secrets, api, bodiless, cut }: { secrets: readonly string[]; api: boolean; bodiless: boolean; cut: boolean },
): Fault | null {
  const { status, type, body } = heard;
  if (status === -1) return 'hang';
  if (status === 0) return cut ? null : 'no answer';
  // What a degraded part is told by: a true word of `GET /health`, not a failed call.
  if (status === 503 && body.startsWith('{"status":"degraded"')) return null;
  if (status >= 500) return '5xx';
  if (secrets.some((one) => body.includes(one))) return 'leak';
  if (status < 400) return /\n\s+at [\w.<>]+ ?\(|node_modules/.test(body) && type.includes('json') ? 'leak' : null;
  if (TOLD.test(body)) return 'leak';
  return api && !bodiless && !/"error_code":"[A-Z_]+"/.test(body) ? 'no code' : null;
}
