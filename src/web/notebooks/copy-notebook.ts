import { notebooksApi, type Notebook } from '#contract/notebooks.ts';
import { portabilityApi } from '#contract/portability.ts';
import { call, send } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { keyOf, queries } from '#web/api/query.ts';
import { saveFile } from '#web/api/save-file.ts';
import { formats } from '#web/i18n/format.ts';
import { language } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { toast, toastError } from '#web/ui/toast.tsx';
import { copyText } from './copy-text.ts';

const LIST = keyOf(notebooksApi.list, {});
/** What is under way is told until it ended, however long that takes. Milliseconds. */
const UNTIL_ITS_END = 24 * 60 * 60 * 1000;
/** How often it is told how much has come, and how long what came of it stands. Milliseconds. */
const [TELL, DONE] = [1000, 8000];

/** Has a notebook duplicated, and says what is not in the copy; calling it back deletes the copy. */
export async function duplicate({ id, title }: Notebook): Promise<void> {
  const t = copyText[language()];
  const key = `duplicate:${id}`;
  toast({ title: t.duplicating, text: title, key, ms: UNTIL_ITS_END, busy: true });
  try {
    const copy = await call(portabilityApi.duplicate, { params: { id } });
    void queries.invalidateQueries({ queryKey: LIST });
    const undo = { label: words[language()].undo, run: () => void callBack(copy.id) };
    toast({ title: t.duplicated, text: t.duplicatedText, key, ms: DONE, action: undo });
  } catch (error) {
    toastError({ title: words[language()].error, text: saidBy(error, t.duplicateFailed), key });
  }
}

async function callBack(id: string): Promise<void> {
  const t = copyText[language()];
  try {
    await call(notebooksApi.remove, { params: { id } });
    toast({ title: t.calledBack });
  } catch (error) {
    toastError({ title: words[language()].error, text: saidBy(error, t.callBackFailed) });
  } finally {
    void queries.invalidateQueries({ queryKey: LIST });
  }
}

/** Saves a notebook as a ZIP on the reader's machine; tells how much has come while it does. */
export async function exportNotebook({ id, title }: Notebook): Promise<void> {
  const t = copyText[language()];
  const { megabytes } = formats(language());
  const key = `export:${id}`;
  const tell = (text: string): void => toast({ title: t.exporting, text, key, ms: UNTIL_ITS_END, busy: true });
  tell(title);
  try {
    const answer = await send(portabilityApi.one, { params: { id } });
    let [come, last] = [0, Date.now()];
    const counting = new TransformStream<Uint8Array, Uint8Array>({
      transform: (chunk, to) => {
        come += chunk.length;
        if (Date.now() - last > TELL) {
          last = Date.now();
          tell(`${title} · ${megabytes(come)}`);
        }
        to.enqueue(chunk);
      },
    });
    const { headers, body } = answer;
    await saveFile(body ? new Response(body.pipeThrough(counting), { headers }) : answer, `${title}.zip`);
    toast({ title: t.exported, text: t.exportedText, key, ms: DONE });
  } catch (error) {
    toastError({ title: words[language()].error, text: saidBy(error, t.exportFailed), key });
  }
}
