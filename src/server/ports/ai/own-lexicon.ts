import { readFileSync } from 'node:fs';
import { takeIn } from '#reading/lexicon/concepts.ts';
import { BadSetting } from '#server/bad-setting.ts';
import type { Log } from '#server/log.ts';

/**
 * Takes the concepts of an installation's own file in, and answers its text. A row that cannot be read is told in the log with its line and passed over; a file that cannot be read
 * stops the start.
 */
export function takeInLexicon(file: string, log: Pick<Log, 'warn'>): string {
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    throw new BadSetting('The file of FOJAS_LEXICON cannot be read. See .env.example.');
  }
  for (const { line, id, fault } of takeIn(text))
    log.warn({ line, id, fault }, 'a row of FOJAS_LEXICON cannot be read');
  return text;
}
