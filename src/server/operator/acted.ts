import { record } from '#server/audit/index.ts';
import type { Deps } from '#server/deps.ts';

/** Writes down that an operator did something, in its transaction. `why` is the command. */
export const acted = (
  trx: Deps['db'],
  at: Date,
  command: string,
  { userId = null, count }: { userId?: string | null; count?: number } = {},
): Promise<void> =>
  record(trx, at, {
    userId,
    actor: 'operator',
    action: 'operator.acted',
    ...(userId !== null && { objectId: userId }),
    details: { why: command, ...(count !== undefined && { count }) },
  });
