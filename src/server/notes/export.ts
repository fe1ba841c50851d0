import type { Note } from '#contract/notes.ts';
import type { Deps } from '#server/deps.ts';
import type { Exported } from '#server/export/index.ts';

/** A note to be exported as it is shown: a text of the user's own, or a kept answer. */
export const exportOf = ({ engine }: Pick<Deps, 'engine'>, { title, content }: Note): Exported =>
  typeof content === 'string'
    ? { title, kind: 'note', engine: null, left: 0, parts: [{ kind: 'text', markdown: content }] }
    : { title, kind: 'answer-note', engine: engine.about, left: 0, parts: [{ kind: 'answer', content }] };
