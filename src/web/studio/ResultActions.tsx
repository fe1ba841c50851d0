import { Ellipsis, FileDown, Printer } from 'lucide-react';
import type { StudioJob } from '#contract/studio.ts';
import { useText } from '#web/i18n/language.ts';
import { Button, IconButton } from '#web/ui/Button.tsx';
import { exportText } from '#web/ui/export/text.ts';
import { Menu, MenuItem, MenuLine } from '#web/ui/Menu.tsx';
import { DownloadItems } from './JobMenu.tsx';
import { studioText } from './text.ts';
import type { GeneratorFace } from './tool.ts';

/** Printing and downloading a result: two buttons, or one menu on a phone and where it is to be `short`. */
export function ResultActions({ face, job, short }: { face: GeneratorFace; job: StudioJob; short: boolean }) {
  const t = useText(studioText);
  const exported = useText(exportText);
  const print = (): void => window.print();
  return (
    <>
      <span className={short ? 'hidden' : 'flex gap-1 max-sm:hidden'}>
        <Button variant="ghost" size="sm" icon={Printer} onClick={print}>
          {t.print}
        </Button>
        <Menu
          trigger={
            <Button variant="outline" size="sm" icon={FileDown}>
              {job.has_file ? t.downloadFile : exported.label}
            </Button>
          }
        >
          <DownloadItems face={face} job={job} />
        </Menu>
      </span>
      <span className={short ? undefined : 'sm:hidden'}>
        <Menu trigger={<IconButton icon={Ellipsis} label={t.more} />}>
          <MenuItem icon={Printer} onSelect={() => setTimeout(print)}>
            {t.print}
          </MenuItem>
          <MenuLine />
          <DownloadItems face={face} job={job} />
        </Menu>
      </span>
    </>
  );
}
