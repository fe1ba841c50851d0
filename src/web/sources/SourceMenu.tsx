import { Download, Ellipsis, ExternalLink, Pencil, Printer, Replace, RotateCw, Trash2 } from 'lucide-react';
import { Suspense, useRef, useState } from 'react';
import type { Source } from '#contract/sources.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { Menu, MenuItem, MenuLine, MenuLink } from '#web/ui/Menu.tsx';
import { later } from '#web/ui/later.ts';
import { useDownload, useReadAgain, useReplace } from './actions.ts';
import { siteOf } from './addresses.ts';
import { sourcesText } from './text.ts';
import { canBeReadAgain } from './viewer/again.ts';
import { websiteText } from './website-text.ts';

const RenameDialog = later(async () => (await import('./SourceDialogs.tsx')).RenameDialog);
const DeleteDialog = later(async () => (await import('./SourceDialogs.tsx')).DeleteDialog);
const CopyDialog = later(async () => (await import('./library/CopyDialog.tsx')).CopyDialog);
const MoveItems = later(async () => (await import('./library/MoveItems.tsx')).MoveItems);
const LawItems = later(async () => (await import('./laws/LawItems.tsx')).LawItems);

/** What can be done with a source. */
export function SourceMenu({
  source,
  className,
  onDeleted = () => undefined,
  onPrint,
}: {
  source: Source;
  className?: string;
  onDeleted?: () => void;
  /** Prints its text, where that is open. */
  onPrint?: () => void;
}) {
  const t = useText(sourcesText);
  const web = useText(websiteText);
  const common = useText(words);
  const [asked, setAsked] = useState<'rename' | 'delete' | 'copy' | null>(null);
  const file = useRef<HTMLInputElement>(null);
  const download = useDownload(source);
  const again = useReadAgain(source);
  const replace = useReplace(source);
  const site = siteOf(source.url);
  const close = (): void => setAsked(null);
  return (
    <>
      <Menu
        trigger={<IconButton icon={Ellipsis} label={t.actionsOf(source.title)} {...(className && { className })} />}
      >
        {/* Its items come together: none moves under a pointer that is about to press it. */}
        <Suspense>
          <MenuItem icon={Pencil} onSelect={() => setAsked('rename')}>
            {t.rename}
          </MenuItem>
          {source.file && !site && (
            <MenuItem icon={Replace} onSelect={() => file.current?.click()}>
              {t.replace}
            </MenuItem>
          )}
          {canBeReadAgain(source) && (
            <MenuItem icon={RotateCw} onSelect={() => again.mutate()}>
              {t.again}
            </MenuItem>
          )}
          {source.law && <LawItems source={source} watched={source.law.watched} />}
          <MoveItems source={source} onCopy={() => setAsked('copy')} />
          {site && (
            <MenuLink icon={ExternalLink} href={site.href}>
              {web.openOriginal}
            </MenuLink>
          )}
          {source.file && (
            <MenuItem icon={Download} onSelect={() => download.mutate()}>
              {t.download}
            </MenuItem>
          )}
          {onPrint && (
            <MenuItem icon={Printer} onSelect={onPrint}>
              {t.print}
            </MenuItem>
          )}
          <MenuLine />
          <MenuItem icon={Trash2} onSelect={() => setAsked('delete')} danger>
            {common.remove}
          </MenuItem>
        </Suspense>
      </Menu>
      <input
        ref={file}
        type="file"
        hidden
        onChange={(event) => {
          const [chosen] = event.target.files ?? [];
          if (chosen) replace.mutate(chosen);
          event.target.value = '';
        }}
      />
      <Suspense>
        {asked === 'rename' && <RenameDialog source={source} onClose={close} />}
        {asked === 'copy' && <CopyDialog source={source} onClose={close} />}
        {asked === 'delete' && <DeleteDialog source={source} onClose={close} onDeleted={onDeleted} />}
      </Suspense>
    </>
  );
}
