import type { Note } from '#contract/notes.ts';
import type { Faults, Written } from './check.ts';

/** What the server has of a note of the user's own. */
export const writtenIn = ({ title, content }: Note): Written => ({
  title,
  content: typeof content === 'string' ? content : '',
});

/** `gone`: the note was deleted elsewhere. `refused`: the server does not take it, and says why. `faulty`: it is blank or too long. */
export type Saving =
  | { at: 'saved' | 'saving' | 'offline' | 'failed' | 'gone' }
  | { at: 'refused'; why: string }
  | { at: 'faulty'; faults: Faults };
