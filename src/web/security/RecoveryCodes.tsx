import { Copy, Download } from 'lucide-react';
import { saveFile } from '#web/api/save-file.ts';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { copy } from '#web/ui/copy.ts';
import { Dialog } from '#web/ui/Dialog.tsx';
import { securityText } from './text.ts';

/** The recovery codes, this once: to be copied, saved as a file, or written down. */
export function RecoveryCodes({ codes, onClose }: { codes: readonly string[]; onClose: () => void }) {
  const t = useText(securityText);
  const list = codes.join('\n');
  return (
    <Dialog
      open
      onClose={onClose}
      title={t.codesTitle}
      about={t.codesText}
      width={480}
      footer={
        <>
          <Button variant="ghost" icon={Copy} onClick={() => void copy(list)}>
            {t.copy}
          </Button>
          <Button
            variant="ghost"
            icon={Download}
            onClick={() => void saveFile(new Response(`${t.fileHead}\n\n${list}\n`), t.file)}
          >
            {t.download}
          </Button>
          <Button onClick={onClose}>{t.kept}</Button>
        </>
      }
    >
      <ul
        aria-label={t.codes}
        className="grid grid-cols-2 gap-x-6 gap-y-2 rounded-lg bg-sunken px-5 py-4 font-mono text-ui max-sm:px-4 max-sm:text-note"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
    </Dialog>
  );
}
