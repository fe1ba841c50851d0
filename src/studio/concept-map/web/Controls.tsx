import { useReactFlow, useViewport } from '@xyflow/react';
import { ChevronsDownUp, ChevronsUpDown, Maximize, Minus, Plus } from 'lucide-react';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { Button, IconButton } from '#web/ui/Button.tsx';
import { mapText } from './text.ts';

type Props = { onFit: () => void; folded: boolean; foldAll: (shut: boolean) => void; ms: () => number };

/** Zoom, show all, expand and collapse. */
export function Controls({ onFit, folded, foldAll, ms }: Props) {
  const t = useText(mapText);
  const { zoomIn, zoomOut } = useReactFlow();
  const { zoom } = useViewport();
  const { percent } = useFormats();
  return (
    <div
      data-foot
      className="absolute inset-x-4 bottom-4 z-10 flex w-fit flex-wrap items-center gap-0.5 rounded-lg border border-line bg-paper p-1"
    >
      <IconButton icon={Minus} label={t.zoomOut} onClick={() => void zoomOut({ duration: ms() })} />
      <output className="w-11 text-center text-note tabular-nums">{percent(100 * zoom)}</output>
      <IconButton icon={Plus} label={t.zoomIn} onClick={() => void zoomIn({ duration: ms() })} />
      <span className="mx-1 h-5 border-l border-line" aria-hidden />
      <IconButton icon={Maximize} label={t.fit} onClick={onFit} />
      <Button
        variant="ghost"
        size="sm"
        icon={folded ? ChevronsUpDown : ChevronsDownUp}
        onClick={() => foldAll(!folded)}
      >
        {folded ? t.expandAll : t.collapseAll}
      </Button>
    </div>
  );
}
