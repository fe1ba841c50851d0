import { useMemo } from 'react';
import type { AnswerContent } from '#contract/answer.ts';
import type { Note } from '#contract/notes.ts';
import { useGoing } from './remove.ts';
import { useNotes } from './use-notes.ts';

/** What an answer says and the places where that stands. The note that keeps it has the same of both, however often the sources changed since. */
const printOf = ({ direct, segments, cards, citations }: AnswerContent): string =>
  JSON.stringify([
    [...direct, ...segments].map(({ text }) => text),
    cards.map(({ title, rows }) => [title, rows.map(({ label, cells }) => [label, cells.map(({ text }) => text)])]),
    citations.map(({ source_id, version, start, end }) => [source_id, version, start, end]),
  ]);

/** The ids of notes by the answers that they keep; of several notes of one answer, that of the first in the list. */
export function keptIn(notes: readonly Note[]): (content: AnswerContent) => string | null {
  const ids = new Map<string, string>();
  for (const { id, content } of notes.toReversed()) if (typeof content !== 'string') ids.set(printOf(content), id);
  return (content) => (ids.size > 0 ? (ids.get(printOf(content)) ?? null) : null);
}

/** Which note of a notebook keeps an answer; null where none does, or the one that did is being deleted. The same function while the notes are the same. */
export function useKept(notebookId: string): (content: AnswerContent) => string | null {
  const { data } = useNotes(notebookId);
  const going = useGoing();
  return useMemo(() => keptIn(data?.filter(({ id }) => !going.has(id)) ?? []), [data, going]);
}
