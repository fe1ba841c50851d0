import { Ellipsis, Flag, Printer, RotateCw } from 'lucide-react';
import { Suspense, useState, type ReactNode } from 'react';
import { useText } from '#web/i18n/language.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { ExportItems } from '#web/ui/export/ExportMenu.tsx';
import { exportText } from '#web/ui/export/text.ts';
import type { Exportable } from '#web/ui/export/use-export.ts';
import { later } from '#web/ui/later.ts';
import { Menu, MenuItem, MenuLine } from '#web/ui/Menu.tsx';
import type { ReportProps } from './Report.tsx';
import { chatText } from './text.ts';

const ReportForm = later(async () => (await import('./ReportForm.tsx')).ReportForm);

type Props = Exportable & {
  reporting: ReportProps;
  /** Asks again; null where it cannot be. */
  onAgain: (() => void) | null;
  onPrint: () => void;
};

/** What is done less often with an answer, in one menu: on a phone its foot is one row. */
export function AnswerMenu({ reporting, onAgain, onPrint, ...exported }: Props): ReactNode {
  const t = useText(chatText);
  const out = useText(exportText);
  const [reports, setReports] = useState(false);
  return (
    <>
      <Menu trigger={<IconButton icon={Ellipsis} label={t.more} />}>
        {onAgain && (
          <MenuItem icon={RotateCw} onSelect={onAgain}>
            {t.again}
          </MenuItem>
        )}
        <MenuItem icon={Flag} onSelect={() => setReports(true)}>
          {reporting.report === null ? t.report : t.reported}
        </MenuItem>
        <MenuLine />
        <ExportItems {...exported} none={false} />
        <MenuItem icon={Printer} onSelect={() => setTimeout(onPrint)}>
          {out.print}
        </MenuItem>
      </Menu>
      {reports && (
        <Suspense>
          <ReportForm {...reporting} onClose={() => setReports(false)} />
        </Suspense>
      )}
    </>
  );
}
