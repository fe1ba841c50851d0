import { useState } from 'react';

const keyOf = (notebookId: string): string => `draft:${notebookId}`;

/** What is being written to a notebook, kept while the tab is open. */
export function useDraft(notebookId: string): [string, (text: string) => void] {
  const [draft, setDraft] = useState(() => sessionStorage.getItem(keyOf(notebookId)) ?? '');
  const write = (text: string): void => {
    setDraft(text);
    sessionStorage.setItem(keyOf(notebookId), text);
  };
  return [draft, write];
}
