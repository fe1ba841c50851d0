import { Ellipsis, FileAudio, FileDown, FileOutput, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { downloadFormats, fileFormats, type DataFormat, type StudioJob } from '#contract/studio.ts';
import { sheetFormats, type SheetFormat } from '#contract/studio-parts.ts';
import { useCapabilities } from '#web/api/use-capabilities.ts';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { Menu, MenuItem, MenuLine } from '#web/ui/Menu.tsx';
import { toast } from '#web/ui/toast.tsx';
import { exportText } from '#web/ui/export/text.ts';
import { useExport } from '#web/ui/export/use-export.ts';
import { discard } from './remove.ts';
import { useRoom } from './room.ts';
import { studioText } from './text.ts';
import type { GeneratorFace } from './tool.ts';

type Props = { face: GeneratorFace; job: StudioJob };

/** The file of a result, where it has one, and the result as a document in each format, as lines of a menu. */
export function DownloadItems({ face, job: { job_id: jobId, has_file: hasFile } }: Props) {
  const t = useText(studioText);
  const exported = useText(exportText);
  const { notebookId } = useRoom();
  const capabilities = useCapabilities();
  const place = { row: face.contract.api.download, params: { id: notebookId, jobId } };
  const making = useExport(place);
  const fetching = useExport(place, t.downloadFailed);
  const { partsApi } = face.contract;
  const asSheet = useExport({ ...place, row: partsApi?.sheet ?? place.row });
  const sounds = hasFile ? fileFormats.filter((format) => format === 'wav' || capabilities?.mp3) : [];
  const item = (
    format: (typeof fileFormats | typeof downloadFormats)[number] | DataFormat | SheetFormat,
    name: string,
    by: typeof making,
  ) => (
    <MenuItem
      key={format}
      icon={by === fetching ? FileAudio : FileDown}
      onSelect={() => {
        toast({ title: exported.busy });
        by.mutate(format);
      }}
    >
      {t.download(name)}
    </MenuItem>
  );
  return (
    <>
      {sounds.map((format) => item(format, format.toUpperCase(), fetching))}
      {sounds.length > 0 && <MenuLine />}
      {partsApi && sheetFormats.map((format) => item(format, exported.sheets[format], asSheet))}
      {[...downloadFormats, ...(face.contract.data ?? [])].map((format) =>
        item(format, exported.formats[format], making),
      )}
    </>
  );
}

/** What can be done with a finished job. */
export function JobMenu({ face, job, title }: Props & { title: string }) {
  const t = useText(studioText);
  const common = useText(words);
  const { openJob } = useRoom();
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} label={t.actionsOf(title)} className="relative -my-1.5 -mr-1" />}>
        <MenuItem icon={FileOutput} onSelect={() => openJob(face.contract.kind, job.job_id)}>
          {t.open}
        </MenuItem>
        <MenuLine />
        <DownloadItems face={face} job={job} />
        <MenuLine />
        <MenuItem icon={Trash2} onSelect={() => setAsked(true)} danger>
          {common.remove}
        </MenuItem>
      </Menu>
      {asked && <RemoveDialog face={face} job={job} title={title} onClose={() => setAsked(false)} />}
    </>
  );
}

function RemoveDialog({ face, job, title, onClose }: Props & { title: string; onClose: () => void }) {
  const t = useText(studioText);
  const { removeFailed } = face.text[useLanguage()];
  const common = useText(words);
  const { notebookId } = useRoom();
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t.removeTitle}
      label={common.remove}
      busyLabel={common.deleting}
      busy={false}
      onConfirm={() => {
        onClose();
        discard(notebookId, job, removeFailed);
      }}
    >
      <p className="mb-2 font-serif text-[16px]/6 font-semibold text-ink [overflow-wrap:anywhere]">{title}</p>
      <p>{job.tokens ? t.removeText : t.removeTextFree}</p>
    </ConfirmDialog>
  );
}
