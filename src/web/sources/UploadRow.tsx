import clsx from 'clsx';
import { FileText, X } from 'lucide-react';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { IconButton, TextLink } from '#web/ui/Button.tsx';
import { Bar } from '#web/ui/tone.tsx';
import { ChooseFiles } from './ChooseFiles.tsx';
import { sourcesText } from './text.ts';
import { again, cancel, choose, type Upload } from './uploads.ts';

/** A file on its way; of an archive, the files to choose from. */
export function UploadRow({ upload }: { upload: Upload }) {
  const { file, choice } = upload;
  if (!choice) return <OnItsWay upload={upload} />;
  return (
    <ChooseFiles
      archive={file.name}
      files={choice}
      onChoose={(files) => choose(upload, files)}
      onClose={() => cancel(upload)}
    />
  );
}

/** A file on its way: bytes and percent; or why it did not get there. */
function OnItsWay({ upload }: { upload: Upload }) {
  const t = useText(sourcesText);
  const { percent, megabytes } = useFormats();
  const { file, loaded, failed } = upload;
  const value = file.size > 0 ? (100 * loaded) / file.size : 0;
  return (
    <li className="flex items-start gap-2.5 rounded-md py-2 pr-1 pl-2">
      <FileText className={clsx('mt-0.5 size-4 shrink-0', failed ? 'text-bad' : 'text-ink-3')} aria-hidden />
      <div className="min-w-0 flex-1">
        <p className="truncate text-ui font-medium text-ink-2" title={file.name}>
          {file.name}
        </p>
        <p className={clsx('text-meta tabular-nums', failed ? 'text-bad' : 'truncate text-ink-3')}>
          {failed ?? (value < 100 ? t.uploading(megabytes(loaded), megabytes(file.size)) : t.sent)}
        </p>
        {failed ? (
          <div className="mt-0.5 flex gap-3">
            <TextLink className="text-meta" onClick={() => again(upload)}>
              {t.retry}
            </TextLink>
            <TextLink className="text-meta" onClick={() => cancel(upload)}>
              {t.remove}
            </TextLink>
          </div>
        ) : (
          <div className="mt-1.5 pr-1">
            <Bar value={value} label={file.name} />
          </div>
        )}
      </div>
      {!failed && (
        <>
          <span className="mt-0.5 w-9 shrink-0 text-right text-meta font-medium text-ink-2 tabular-nums">
            {percent(value)}
          </span>
          <IconButton icon={X} label={t.cancelUpload(file.name)} onClick={() => cancel(upload)} className="-my-1.5" />
        </>
      )}
    </li>
  );
}
