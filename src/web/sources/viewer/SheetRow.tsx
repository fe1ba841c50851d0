import clsx from 'clsx';
import { memo } from 'react';
import type { Stretch } from './marks.ts';
import { onLine, pieces } from './marks.ts';

type Props = {
  n: number;
  text: string | null;
  offset: number;
  cited: Stretch | null;
  hits: readonly (Stretch & { current: boolean })[];
  whole: boolean;
};

/** One numbered line of the sheet. `whole` marks the line where only its number was cited; a line on its way is blank. */
export const SheetRow = memo(function SheetRow({ n, text, offset, cited, hits, whole }: Props) {
  const line = text ?? '';
  const words = whole ? { start: 0, end: line.length } : cited && onLine(cited, offset, line.length);
  const touched = whole || words !== null;
  return (
    <div
      className="fl"
      id={`L${n}`}
      data-hit={touched ? '' : undefined}
      data-current={hits.some(({ current }) => current) ? '' : undefined}
    >
      <span className="n">{n}</span>
      <span className="t">
        {pieces(line, words, hits).map(({ text: piece, kind, current }, at) => {
          if (kind === 'plain') return piece;
          if (kind === 'cited') return <mark key={at}>{piece}</mark>;
          return (
            <span key={at} className={clsx('rounded-[2px] bg-tinta-soft', current && 'outline-2 outline-tinta')}>
              {piece}
            </span>
          );
        })}
      </span>
    </div>
  );
});
