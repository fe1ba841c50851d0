import { randomUUID } from 'node:crypto';
import type { Language } from '#contract/language.ts';
import type { OpenedNotebook } from '#contract/notebooks.ts';
import type { Deps } from '#server/deps.ts';
import { openNotebook, own, writeCopy, type Owner } from '#server/notebooks/index.ts';
import { copyNotes } from '#server/notes/index.ts';
import { duplicateSources } from '#server/sources/index.ts';
import { copyItems } from '#server/studio/index.ts';
import { alone } from './alone.ts';

type Needs = Pick<Deps, 'config' | 'db' | 'vault' | 'storage' | 'queue' | 'live' | 'addresses' | 'now'>;
const UUID = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g;

/**
 * Duplicates a notebook: its sources with all their versions sealed anew, its notes, whose citations then lead to the copy's sources, what its panels keep, and its settings. Its
 * conversations and results stay where they are. All rows stand in one transaction after the files, so that there is a whole copy or none. NOTEBOOK_LIMIT and
 * STORAGE_QUOTA where there is no room; TOO_MANY_JOBS while another is made.
 */
export async function duplicateNotebook(
  deps: Needs,
  user: Owner,
  id: string,
  language: Language,
): Promise<OpenedNotebook> {
  const from = await own(deps, user, id);
  const copy = await alone(user.id, async () => {
    const to = { ...from, id: randomUUID() };
    const sources = await duplicateSources(deps, from, to.id);
    const ids = new Map([...sources.ids, [from.id, to.id]]);
    const renamed = (text: string): string => text.replace(UUID, (known) => ids.get(known) ?? known);
    try {
      await deps.db.transaction().execute(async (trx) => {
        await writeCopy(deps, trx, from, { id: to.id, language });
        await sources.write(trx, to);
        await copyNotes(deps, trx, from, { notebookId: to.id, renamed });
        await copyItems(deps, trx, from, { notebookId: to.id, renamed });
      });
    } catch (error) {
      await sources.takeBack(error);
      throw error;
    }
    return to.id;
  });
  deps.live.tell(user.id, { type: 'notebook', notebook_id: copy });
  return openNotebook(deps, user, copy);
}
