/** What every text that waits unsaved in this browser is kept under. */
export const DRAFTS = 'draft:';

/** Forgets every text that waits unsaved here: the next person at this machine has no business with it. A session that merely ran out keeps them. */
export function forgetDrafts(): void {
  for (const storage of [localStorage, sessionStorage])
    for (const key of Object.keys(storage)) if (key.startsWith(DRAFTS)) storage.removeItem(key);
}
