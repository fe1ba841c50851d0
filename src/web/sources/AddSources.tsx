import clsx from 'clsx';
import { CloudUpload, TextCursorInput } from 'lucide-react';
import { useState } from 'react';
import { useDropzone } from 'react-dropzone';
import { useText } from '#web/i18n/language.ts';
import { TextLink } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Limits } from './Limits.tsx';
import { PasteText } from './PasteText.tsx';
import { sourcesText } from './text.ts';
import { send } from './uploads.ts';

/** The ways to add sources: files dropped or chosen, and pasted text. */
export function AddSources({ notebookId, open, onClose }: { notebookId: string; open: boolean; onClose: () => void }) {
  const [pasting, setPasting] = useState(false);
  const close = (): void => {
    setPasting(false);
    onClose();
  };
  if (!open) return null;
  return pasting ? (
    <PasteText notebookId={notebookId} onClose={close} />
  ) : (
    <AddFiles notebookId={notebookId} onClose={close} onPaste={() => setPasting(true)} />
  );
}

function AddFiles({ notebookId, onClose, onPaste }: { notebookId: string; onClose: () => void; onPaste: () => void }) {
  const t = useText(sourcesText);
  const drop = useDropzone({
    noClick: true,
    noKeyboard: true,
    useFsAccessApi: false,
    onDrop: (files) => {
      if (files.length === 0) return;
      send(notebookId, files);
      onClose();
    },
  });
  return (
    <Dialog open onClose={onClose} title={t.addTitle} about={t.addAbout} width={600}>
      <div
        {...drop.getRootProps()}
        className={clsx(
          'rounded-lg border-[1.5px] border-dashed px-6 py-11 text-center',
          drop.isDragActive ? 'border-tinta bg-tinta-soft' : 'border-line-strong bg-desk',
        )}
      >
        <input {...drop.getInputProps({ 'aria-label': t.choose })} data-testid="files" />
        <CloudUpload className="mx-auto size-6 text-tinta" aria-hidden />
        <p className="mt-3 text-[15px] font-semibold">{drop.isDragActive ? t.dropNow : t.dropFiles}</p>
        <p className="mt-1 text-ui text-ink-2">
          {t.or} <TextLink onClick={drop.open}>{t.choose}</TextLink>
        </p>
      </div>
      <button
        type="button"
        onClick={onPaste}
        className="mt-3 flex w-full items-center gap-3 rounded-lg border border-line-strong/60 px-4 py-3 text-left hover:bg-desk"
      >
        <TextCursorInput className="size-[18px] text-tinta" aria-hidden />
        <span>
          <b className="block text-ui font-semibold">{t.paste}</b>
          <span className="text-note text-ink-3">{t.pasteHelp}</span>
        </span>
      </button>
      <Limits />
    </Dialog>
  );
}
