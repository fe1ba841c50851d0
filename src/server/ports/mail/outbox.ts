import type { Mail } from './port.ts';

/** Sends nothing: the letters stay sealed in their table, where development reads them (`mail/wire.ts`). */
export const outbox: Mail = { name: 'outbox', send: async () => 'kept' };
