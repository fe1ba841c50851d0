import { sessionOf, useEnding } from '#web/api/session.ts';

/** A session that ended of itself; `email`: whose it was, null where that is not known. */
export type Ended = { email: string | null };

/** The session that ended of itself in this browser; null while there is one, and after a sign-out. */
export const useEnded = (): Ended | null => (useEnding() === null ? null : { email: sessionOf() });
