import { DRAFTS } from '#web/api/drafts.ts';
import type { Edited } from './edit.ts';

const KEPT_MS = 30 * 24 * 60 * 60 * 1000;
const keyOf = (jobId: string): string => `${DRAFTS}script:${jobId}`;

/** Keeps a script that was changed and not sent. Where there is no room it is only on screen. */
export function keepScript(jobId: string, lines: readonly Edited[]): void {
  try {
    localStorage.setItem(keyOf(jobId), JSON.stringify({ at: Date.now(), lines }));
  } catch {
    // full, or forbidden
  }
}

/** The script of a job that waits here to be sent; null where none does, or it is too old. */
export function keptScript(jobId: string): Edited[] | null {
  try {
    const kept = JSON.parse(localStorage.getItem(keyOf(jobId)) ?? 'null') as { at: number; lines: Edited[] } | null;
    const isWhole = kept?.lines.every(({ id, text }) => typeof id === 'number' && typeof text === 'string');
    return kept && isWhole && kept.lines.length > 0 && Date.now() - kept.at < KEPT_MS ? kept.lines : null;
  } catch {
    return null;
  }
}

export const dropScript = (jobId: string): void => localStorage.removeItem(keyOf(jobId));
