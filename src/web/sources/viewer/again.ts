import type { Source } from '#contract/sources.ts';

/** Whether a source has a file of its own that can be read again: not a page of the web, whose address is asked anew, nor a pasted text. */
export const canBeReadAgain = ({ processing_status, file, url, type }: Source): boolean =>
  processing_status === 'completed' && file !== null && url === null && type !== 'copied-text';
