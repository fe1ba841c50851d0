import type { OperatorDeps } from '../command.ts';

/** What a check found: of what, how it stands, what was seen, and what to do where it is not well. */
export type Finding = { part: string; state: 'ok' | 'warn' | 'bad'; seen: string; todo?: string };
/** A check that needs the settings alone. */
export type Outside = {
  part: string;
  look: (deps: Pick<OperatorDeps, 'config'>) => Promise<Omit<Finding, 'part'>[]>;
};
export type Check = { part: string; look: (deps: OperatorDeps) => Promise<Omit<Finding, 'part'>[]> };

export const ok = (seen: string): Omit<Finding, 'part'> => ({ state: 'ok', seen });
export const warn = (seen: string, todo: string): Omit<Finding, 'part'> => ({ state: 'warn', seen, todo });
export const bad = (seen: string, todo: string): Omit<Finding, 'part'> => ({ state: 'bad', seen, todo });

/** What went wrong, without words that may hold a secret. */
export const codeOf = (error: unknown): string => {
  const { code, name, cause } = error as { code?: string; name?: string; cause?: { code?: string } };
  return String(code ?? cause?.code ?? name ?? 'no answer');
};

const MB = 1024 * 1024;
/** `1.2 GB`. */
export const size = (bytes: number): string =>
  bytes >= 1024 * MB ? `${(bytes / (1024 * MB)).toFixed(1)} GB` : `${Math.round(bytes / MB)} MB`;

/** `5 min`, `3 h`, `2 days`. */
export function span(seconds: number): string {
  if (seconds < 120) return `${Math.round(seconds)} s`;
  if (seconds < 7200) return `${Math.round(seconds / 60)} min`;
  return seconds < 172_800 ? `${Math.round(seconds / 3600)} h` : `${Math.round(seconds / 86_400)} days`;
}
