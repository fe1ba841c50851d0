import { engineApi, type EngineAbout } from '#contract/engine.ts';
import { useCall } from '#web/api/query.ts';

/** It changes only when the operator starts Fojas anew. */
const FOR_LONG = { staleTime: 10 * 60_000 };

/** Which engine answers, and what leaves the server; null until it is known. */
export const useEngine = (): EngineAbout | null => useCall(engineApi.get, {}, FOR_LONG).data ?? null;
