import { Ellipsis } from 'lucide-react';
import { Suspense, useState } from 'react';
import type { Notebook } from '#contract/notebooks.ts';
import { useText } from '#web/i18n/language.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { later } from '#web/ui/later.ts';
import { Menu } from '#web/ui/Menu.tsx';
import { listText } from './list-text.ts';
import { useTitle } from './title.ts';

const NotebookActions = later(async () => (await import('./NotebookActions.tsx')).NotebookActions);
const DeleteNotebook = later(async () => (await import('./DeleteNotebook.tsx')).DeleteNotebook);
const RenameNotebook = later(async () => (await import('./RenameNotebook.tsx')).RenameNotebook);
const NotebookLook = later(async () => (await import('./NotebookLook.tsx')).NotebookLook);
const ShareNotebook = later(async () => (await import('./share/ShareNotebook.tsx')).ShareNotebook);

/** What needs a dialog. */
export type Asked = 'rename' | 'look' | 'share' | 'delete';

/** What can be done with a notebook without opening it. */
export function NotebookMenu({ notebook, className }: { notebook: Notebook; className?: string }) {
  const t = useText(listText);
  const title = useTitle(notebook.title);
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = (): void => setAsked(null);
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} label={t.actionsOf(title)} {...(className && { className })} />}>
        <Suspense>
          <NotebookActions notebook={notebook} onAsk={setAsked} />
        </Suspense>
      </Menu>
      {asked !== null && (
        <Suspense>
          {asked === 'rename' && <RenameNotebook notebook={notebook} onClose={close} />}
          {asked === 'look' && <NotebookLook notebook={notebook} onClose={close} />}
          {asked === 'share' && <ShareNotebook notebook={notebook} onClose={close} />}
          {asked === 'delete' && <DeleteNotebook notebook={notebook} onClose={close} />}
        </Suspense>
      )}
    </>
  );
}
