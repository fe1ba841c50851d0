import { engineApi, type Answering } from '#contract/engine.ts';
import { useCall } from '#web/api/query.ts';

/** It changes only when the operator starts Fojas anew. */
const FOR_LONG = { staleTime: 10 * 60_000 };

/** What answers, and what leaves the server; null until it is known. */
export const useEngine = (): Answering | null => useCall(engineApi.get, {}, FOR_LONG).data ?? null;

/** The hosts that passages or questions go to, each once. */
export const hostsOf = ({ leaves, host, embedding }: Answering): string[] => [
  ...new Set([
    ...(leaves === 'passages' && host !== null ? [host] : []),
    ...(embedding?.leaves === 'passages' ? [embedding.host] : []),
  ]),
];
