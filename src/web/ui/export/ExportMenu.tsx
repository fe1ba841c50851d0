import { FileDown, LoaderCircle, Printer } from 'lucide-react';
import { formats } from '#contract/export.ts';
import { useText } from '#web/i18n/language.ts';
import { Button } from '../Button.tsx';
import { Menu, MenuItem, MenuLine } from '../Menu.tsx';
import { toast } from '../toast.tsx';
import { exportText } from './text.ts';
import { useExport, type Exportable } from './use-export.ts';

/** A button that offers a document in each format, and to print it. */
export function ExportMenu({ onPrint, ...exported }: Exportable & { onPrint: () => void }) {
  const t = useText(exportText);
  const making = useExport(exported);
  return (
    <Menu
      align="start"
      trigger={
        <Button variant="ghost" size="sm" disabled={making.isPending} aria-busy={making.isPending}>
          {making.isPending ? (
            <LoaderCircle className="size-4 shrink-0 animate-spin" aria-hidden />
          ) : (
            <FileDown className="size-4 shrink-0" aria-hidden />
          )}
          {making.isPending ? t.busy : t.label}
        </Button>
      }
    >
      {formats.map((format) => (
        <MenuItem key={format} icon={FileDown} onSelect={() => making.mutate(format)}>
          {t.formats[format]}
        </MenuItem>
      ))}
      <MenuLine />
      <MenuItem icon={Printer} onSelect={() => setTimeout(onPrint)}>
        {t.print}
      </MenuItem>
    </Menu>
  );
}

/** The same as lines of a menu that is there already, and closes: a toast says that it is under way. `none`: there is nothing to export. */
export function ExportItems({ none, ...exported }: Exportable & { none: boolean }) {
  const t = useText(exportText);
  const making = useExport(exported);
  return formats.map((format) => (
    <MenuItem
      key={format}
      icon={FileDown}
      disabled={none}
      onSelect={() => {
        toast({ title: t.busy });
        making.mutate(format);
      }}
    >
      {t.conversation(t.formats[format])}
    </MenuItem>
  ));
}
