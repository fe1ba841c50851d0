import clsx from 'clsx';
import { CloudUpload, Globe, Landmark, TextCursorInput, type LucideIcon } from 'lucide-react';
import { useRef, useState } from 'react';
import { useCapabilities } from '#web/api/use-capabilities.ts';
import { useText } from '#web/i18n/language.ts';
import { TextLink } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { useDrop } from '#web/ui/use-drop.ts';
import { AddLaw } from './laws/AddLaw.tsx';
import { AddWebsites } from './AddWebsites.tsx';
import { lawText } from './laws/law-text.ts';
import { Limits } from './Limits.tsx';
import { PasteText } from './PasteText.tsx';
import { sourcesText } from './text.ts';
import { send } from './uploads.ts';
import { websiteText } from './website-text.ts';

type Way = 'files' | 'websites' | 'text' | 'law';
/** The ways to add sources: files dropped or chosen, pages of the web, pasted text, and laws by their number. */
export function AddSources({ notebookId, open, onClose }: { notebookId: string; open: boolean; onClose: () => void }) {
  const [way, setWay] = useState<Way>('files');
  const close = (): void => {
    setWay('files');
    onClose();
  };
  if (!open) return null;
  if (way === 'websites') return <AddWebsites notebookId={notebookId} onClose={close} />;
  if (way === 'law') return <AddLaw notebookId={notebookId} onClose={close} />;
  if (way === 'text') return <PasteText notebookId={notebookId} onClose={close} />;
  return <AddFiles notebookId={notebookId} onClose={close} onWay={setWay} />;
}

type FilesProps = { notebookId: string; onClose: () => void; onWay: (way: Way) => void };
function AddFiles({ notebookId, onClose, onWay }: FilesProps) {
  const t = useText(sourcesText);
  const web = useText(websiteText);
  const law = useText(lawText);
  const here = useCapabilities();
  const chosen = useRef<HTMLInputElement>(null);
  const take = (files: readonly File[]): void => {
    if (files.length === 0) return;
    send(notebookId, files);
    onClose();
  };
  const drop = useDrop(take);
  return (
    <Dialog open onClose={onClose} title={t.addTitle} about={t.addAbout} width={600}>
      <div
        {...drop.on}
        className={clsx(
          'rounded-lg border-[1.5px] border-dashed px-6 py-10 text-center',
          drop.isOver ? 'border-tinta bg-tinta-soft' : 'border-line-strong bg-desk',
        )}
      >
        <input
          ref={chosen}
          type="file"
          multiple
          hidden
          aria-label={t.choose}
          data-testid="files"
          onChange={({ currentTarget: { files } }) => take([...(files ?? [])])}
        />
        <CloudUpload className="mx-auto size-6 text-tinta" aria-hidden />
        <p className="mt-3 text-[15px] font-semibold">{drop.isOver ? t.dropNow : t.dropFiles}</p>
        <p className="mt-1 text-ui text-ink-2">
          {t.or} <TextLink onClick={() => chosen.current?.click()}>{t.choose}</TextLink>
        </p>
      </div>
      <div className="mt-3 grid gap-3 sm:grid-cols-2">
        <Other icon={Globe} name={web.website} help={web.websiteHelp} onChoose={() => onWay('websites')} />
        {here?.laws && <Other icon={Landmark} name={law.law} help={law.lawHelp} onChoose={() => onWay('law')} />}
        <Other icon={TextCursorInput} name={t.paste} help={t.pasteHelp} onChoose={() => onWay('text')} />
      </div>
      <Limits />
    </Dialog>
  );
}

/** A way that has a dialog of its own. */
function Other(props: { icon: LucideIcon; name: string; help: string; onChoose: () => void }) {
  const { icon: Icon, name, help, onChoose } = props;
  return (
    <button
      type="button"
      onClick={onChoose}
      className="flex w-full items-center gap-3 rounded-lg border border-line-strong/70 px-4 py-3 text-left hover:bg-desk"
    >
      <Icon className="size-[18px] shrink-0 text-tinta" aria-hidden />
      <span>
        <b className="block text-ui font-semibold">{name}</b>
        <span className="text-note text-ink-3">{help}</span>
      </span>
    </button>
  );
}
