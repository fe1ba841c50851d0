import { ImageDown } from 'lucide-react';

import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Menu, MenuItem, MenuLabel, MenuLine } from '#web/ui/Menu.tsx';
import { toastError } from '#web/ui/toast.tsx';
import { mapToSvg, svgToPng } from './drawing.ts';
import type { Layout } from './layout.ts';
import type { Theme } from './palette.ts';
import { mapText } from './text.ts';

function save(blob: Blob, name: string): void {
  const url = URL.createObjectURL(blob);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 1000);
}
const fileName = (title: string): string =>
  title
    .replace(/[\\/:*?"<>|\s]+/g, ' ')
    .trim()
    .slice(0, 80) || 'map';

/** Takes the whole map home as a drawing or a picture, in either theme. */
export function ImageMenu({ layout, title }: { layout: () => Layout; title: string }) {
  const t = useText(mapText);
  const svg = (theme: Theme): string => mapToSvg(layout(), title, theme);
  const take = async (theme: Theme, kind: 'svg' | 'png'): Promise<void> => {
    try {
      const blob = kind === 'svg' ? new Blob([svg(theme)], { type: 'image/svg+xml' }) : await svgToPng(svg(theme));
      save(blob, `${fileName(title)}.${kind}`);
    } catch {
      toastError({ title: t.imageFailed });
    }
  };
  const themes = [
    ['light', t.light],
    ['dark', t.dark],
  ] as const;
  return (
    <Menu
      trigger={
        <Button variant="outline" icon={ImageDown} aria-label={t.image}>
          <span className="max-sm:hidden">{t.image}</span>
        </Button>
      }
    >
      {themes.map(([theme, name], i) => (
        <div key={theme}>
          {i > 0 && <MenuLine />}
          <MenuLabel>{name}</MenuLabel>
          <MenuItem onSelect={() => void take(theme, 'svg')}>{t.svg}</MenuItem>
          <MenuItem onSelect={() => void take(theme, 'png')}>{t.png}</MenuItem>
        </div>
      ))}
    </Menu>
  );
}
