import type { Support } from '#reading/support/support.ts';

/** `--show`: prints what fails, of the tuned side only. */
const SHOW = process.argv.includes('--show');
/** Prints what fails, where that is asked for. */
export const show = (...parts: unknown[]): void => void (SHOW && process.stdout.write(`    ${parts.join(' | ')}\n`));

/** Reasons as they are printed, with their words. */
export const reasonsOf = (said: string, { reasons }: Support): string =>
  reasons
    .map(({ kind, turned, at }) => `${kind}${turned ? '!' : ''}${at ? `(${said.slice(at.start, at.end)})` : ''}`)
    .join(' ');
