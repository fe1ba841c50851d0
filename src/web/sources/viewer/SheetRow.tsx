import clsx from 'clsx';
import { memo } from 'react';
import type { Reference } from '#contract/references.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { sourcesText } from '../text.ts';
import type { Stretch } from './marks.ts';
import { onLine, pieces } from './marks.ts';
import { playerText } from './player-text.ts';
import { reportText } from './report-text.ts';
import { Underlined } from './references/Underlined.tsx';
import type { Speech } from './use-recording.ts';

type Props = {
  n: number;
  text: string | null;
  offset: number;
  cited: Stretch | null;
  hits: readonly (Stretch & { current: boolean })[];
  /** What is underlined on it, in their order. */
  references: readonly Reference[];
  /** Stretches of the line whose words the reader of images was not sure of. */
  unsure: readonly Stretch[];
  whole: boolean;
  speech: Speech | null;
  spoken: boolean;
  /** The page that begins with the line. */
  page: number | undefined;
  /** Of a text so heavy that only what is in view is laid out: the rest is as high as its length lets guess. */
  heavy?: boolean;
};

/** A guess at the height of a line in pixels, by the measure and the leading of the sheet. */
const heightOf = (line: string): number => 26 * Math.max(1, Math.ceil(line.length / 60));

/** One numbered line of the sheet. `whole` marks the line where only its number was cited; a line on its way is blank. */
export const SheetRow = memo(function SheetRow({
  n,
  text,
  offset,
  cited,
  hits,
  references,
  unsure,
  whole,
  speech,
  spoken,
  page,
  heavy,
}: Props) {
  const t = useText(sourcesText).viewer;
  const reported = useText(reportText);
  const { number } = useFormats();
  const line = text ?? '';
  const words = whole ? { start: 0, end: line.length } : cited && onLine(cited, offset, line.length);
  const touched = whole || words !== null;
  return (
    <div
      className="fl"
      id={`L${n}`}
      data-page={page === undefined ? undefined : t.page(number(page))}
      data-hit={touched ? '' : undefined}
      style={heavy ? { contentVisibility: 'auto', containIntrinsicSize: `auto ${heightOf(line)}px` } : undefined}
      data-spoken={spoken ? '' : undefined}
      data-current={hits.some(({ current }) => current) ? '' : undefined}
    >
      <span className="n">
        {n}
        {speech && <Time speech={speech} second={speech.times[n - 1]} />}
      </span>
      <span className="t" data-offset={offset}>
        {pieces(line, words, hits, unsure).map(({ text: piece, start, kind, current, unsure: doubted }, at) => {
          const underlined = <Underlined key={at} text={piece} offset={offset + start} references={references} />;
          const read = doubted ? (
            <mark key={at} className="uncovered" title={reported.unsureWord}>
              {underlined}
            </mark>
          ) : (
            underlined
          );
          if (kind === 'plain') return references.length > 0 || doubted ? read : piece;
          if (kind === 'cited') return <mark key={at}>{read}</mark>;
          return (
            <span key={at} className={clsx('rounded-[2px] bg-tinta-soft', current && 'outline-2 outline-tinta')}>
              {read}
            </span>
          );
        })}
      </span>
    </div>
  );
});

/** When a line is spoken; a press plays it. Out of the order of the tab key, where a thousand of them would stand before the end of the page. */
function Time({ speech: { play, link }, second }: { speech: Speech; second: number | undefined }) {
  const t = useText(playerText);
  const { clock } = useFormats();
  if (second === undefined) return null;
  const shown = clock(second);
  const href = link?.(second) ?? null;
  if (link)
    return href === null ? (
      <span className="time">{shown}</span>
    ) : (
      <a
        className="time"
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        tabIndex={-1}
        aria-label={t.watch(shown)}
      >
        {shown}
      </a>
    );
  return (
    <button type="button" className="time" tabIndex={-1} aria-label={t.from(shown)} onClick={() => play(second)}>
      {shown}
    </button>
  );
}
