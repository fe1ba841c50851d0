import { FolderArchive } from 'lucide-react';
import { useId, useState } from 'react';
import { text } from '#contract/language.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';

const chooseText = text({
  en: {
    title: (archive: string) => `Files in ${archive}`,
    about: 'Each file you add becomes a source of its own.',
    all: 'All the files',
    add: (count: number) => (count === 1 ? 'Add 1 file' : `Add ${count} files`),
  },
  es: {
    title: (archive) => `Archivos de ${archive}`,
    about: 'Cada archivo que agregues será una fuente aparte.',
    all: 'Todos los archivos',
    add: (count) => (count === 1 ? 'Agregar 1 archivo' : `Agregar ${count} archivos`),
  },
});

type Props = {
  archive: string;
  files: readonly File[];
  onChoose: (files: readonly File[]) => void;
  onClose: () => void;
};
/** The files of an archive, all of them ticked, of which a person leaves those that are to be sources. */
export function ChooseFiles({ archive, files, onChoose, onClose }: Props) {
  const t = useText(chooseText);
  const common = useText(words);
  const { megabytes } = useFormats();
  const id = useId();
  const [left, setLeft] = useState<ReadonlySet<File>>(new Set());
  const chosen = files.filter((file) => !left.has(file));
  const tick = (file: File, on: boolean): void =>
    setLeft(new Set(on ? [...left].filter((one) => one !== file) : [...left, file]));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.title(archive)}
      about={t.about}
      icon={FolderArchive}
      footer={
        <>
          <Button variant="ghost" onClick={onClose}>
            {common.cancel}
          </Button>
          <Button disabled={chosen.length === 0} onClick={() => onChoose(chosen)}>
            {t.add(chosen.length)}
          </Button>
        </>
      }
    >
      <div className="flex items-start gap-3 py-3 text-ui">
        <Checkbox
          id={id}
          checked={left.size === 0 || (chosen.length > 0 && 'mixed')}
          onChange={(on) => setLeft(new Set(on ? [] : files))}
          label={t.all}
        />
        <label htmlFor={id} className="min-w-0 flex-1 font-semibold">
          {t.all}
        </label>
      </div>
      <ul className="divide-y divide-line">
        {files.map((file, at) => (
          <li key={at} className="flex items-start gap-3 py-3 text-ui">
            <Checkbox
              id={`${id}-${at}`}
              checked={!left.has(file)}
              onChange={(on) => tick(file, on)}
              label={file.name}
            />
            <label htmlFor={`${id}-${at}`} className="min-w-0 flex-1 [overflow-wrap:anywhere]">
              {file.name}
            </label>
            <span className="text-note text-ink-3">{megabytes(file.size)}</span>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
