/** What a notebook is begun with: files, or a text or links that were pasted. */
export type Given = { files: readonly File[] } | { pasted: string };

/** What was given to notebooks whose page is not there yet. */
const waiting = new Map<string, Given>();

/** Gives a notebook what it is begun with. Its page takes it. */
export const give = (notebookId: string, given: Given): void => void waiting.set(notebookId, given);

/** What a notebook was given, once; undefined where that was nothing. */
export function taken(notebookId: string): Given | undefined {
  const given = waiting.get(notebookId);
  waiting.delete(notebookId);
  return given;
}
