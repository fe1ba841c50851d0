import clsx from 'clsx';
import { ScrollText } from 'lucide-react';
import { memo, useEffect, type RefObject } from 'react';
import type { Citation } from '#contract/span.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { CiteChip } from '#web/ui/answer/CiteChip.tsx';
import { TextLink } from '#web/ui/Button.tsx';
import type { AudioSummary, Line } from '../contract.ts';
import { nameOf, stretches } from './lines.ts';
import { audioText } from './text.ts';
import { useFollow } from './use-follow.ts';

type Props = {
  result: AudioSummary;
  citations: readonly Citation[];
  /** The line that is heard, from 0; null where none is. */
  current: number | null;
  playing: boolean;
  /** Plays from a second; null where nothing was spoken. */
  onPlay: ((second: number) => void) | null;
};

/** The script, part by part. What is heard is marked, and kept in sight while nobody scrolls elsewhere. */
export function Script({ result, citations, current, playing, onPlay }: Props) {
  const t = useText(audioText);
  const { box, strayed, follow, on } = useFollow(current, playing);
  const times = result.audio?.times;
  usePress(box, times, onPlay);
  return (
    <div className="relative flex min-h-0 min-w-0 flex-1 flex-col">
      <div
        ref={box}
        {...on}
        role="region"
        aria-label={t.script}
        tabIndex={0}
        lang={result.language}
        className="scroll min-h-0 flex-1 pt-3 pb-8 focus-visible:-outline-offset-2 print:overflow-visible"
      >
        {stretches(result.lines).map(({ part, lines }) => (
          <section key={lines[0]!.at} className="mb-3">
            <PartTitle part={part} />
            <ol>
              {lines.map(({ line, at }) => (
                <Row
                  key={at}
                  at={at}
                  line={line}
                  name={nameOf(result.speakers, line.speaker)}
                  from={times?.[at]?.from ?? null}
                  current={at === current}
                  citations={citations}
                  onPlay={onPlay}
                />
              ))}
            </ol>
          </section>
        ))}
      </div>
      {strayed && (
        <div className="flex shrink-0 justify-end border-t border-line bg-paper px-5 py-1 sm:px-8 print:hidden">
          <TextLink icon={ScrollText} className="text-note max-sm:min-h-11" onClick={follow}>
            {t.follow}
          </TextLink>
        </div>
      )}
    </div>
  );
}

/** A press on the words of a line plays them, as their time does; unless it is one that selects, or that a chip answers. */
function usePress(box: RefObject<HTMLElement | null>, times: Times, onPlay: Props['onPlay']): void {
  useEffect(() => {
    const { current: heard } = box;
    const press = ({ target }: MouseEvent): void => {
      if (!(target instanceof Element) || target.closest('button') || !getSelection()?.isCollapsed) return;
      const line = target.closest('[data-words]')?.closest<HTMLElement>('[data-line]')?.dataset.line;
      const from = line && times?.[Number(line)]?.from;
      if (typeof from === 'number') onPlay?.(from);
    };
    heard?.addEventListener('click', press);
    return () => heard?.removeEventListener('click', press);
  }, [box, times, onPlay]);
}
type Times = NonNullable<AudioSummary['audio']>['times'] | undefined;

/** In the language of who looks, whatever the script speaks. */
function PartTitle({ part }: { part: Line['part'] }) {
  const t = useText(audioText);
  return (
    <h3 lang={document.documentElement.lang} className="px-5 pt-2 pb-0.5 text-meta font-semibold text-ink-3 sm:px-8">
      {t.parts[part]}
    </h3>
  );
}

type RowProps = {
  at: number;
  line: Line;
  name: string;
  /** The second at which it is heard. */
  from: number | null;
  current: boolean;
  citations: readonly Citation[];
  onPlay: ((second: number) => void) | null;
};
const Row = memo(function Row({ at, line, name, from, current, citations, onPlay }: RowProps) {
  const { text, location, edited, by } = line;
  const citation = citations.find(({ citation_id }) => citation_id === location?.citation_id);
  const canPlay = onPlay !== null && from !== null;
  return (
    <li
      data-line={at}
      aria-current={current ? 'true' : undefined}
      className={clsx(
        'grid grid-cols-[44px_minmax(0,1fr)] gap-x-3 gap-y-1 border-l-3 py-2 pr-4 pl-4 sm:grid-cols-[52px_64px_minmax(0,1fr)] sm:pr-8 sm:pl-[29px] print:break-inside-avoid',
        current ? 'border-tinta bg-tinta-soft' : 'border-transparent',
      )}
    >
      <Time from={from} name={name} onPlay={onPlay} />
      <span
        className={clsx(
          'truncate text-note leading-6 font-semibold sm:leading-[27px]',
          line.speaker === 'b' ? 'text-ink-2' : 'text-ink',
        )}
      >
        {name}
      </span>
      <div className="min-w-0 max-sm:col-start-2">
        <p
          data-words
          data-introductory={location ? undefined : ''}
          className={clsx(
            'max-w-[704px] [overflow-wrap:anywhere]',
            location ? 'font-serif text-doc sm:text-read' : 'text-[15px]/[27px] text-ink-2 italic',
            canPlay && 'cursor-pointer',
          )}
        >
          {text}
          {citation && (
            <>
              {'\u00a0'}
              <CiteChip citation={citation} among={citations} />
            </>
          )}
        </p>
        <Origin edited={edited ?? false} byModel={by === 'model'} />
      </div>
    </li>
  );
});

function Time({ from, name, onPlay }: Pick<RowProps, 'from' | 'name' | 'onPlay'>) {
  const t = useText(audioText);
  const { clock } = useFormats();
  if (from === null) return <span />;
  const shown = clock(from);
  const look = 'self-start text-left text-note leading-6 tabular-nums sm:leading-[27px]';
  if (!onPlay) return <span className={clsx(look, 'text-ink-3')}>{shown}</span>;
  return (
    <button
      type="button"
      aria-label={t.from(shown, name)}
      onClick={() => onPlay(from)}
      className={clsx(
        look,
        'row-span-2 inline-flex items-start text-ink-3 hover:text-tinta hover:underline max-sm:min-h-11 sm:row-span-1',
      )}
    >
      {shown}
    </button>
  );
}

/** Whose words they are, where they are not the tool's own. */
function Origin({ edited, byModel }: { edited: boolean; byModel: boolean }) {
  const t = useText(audioText);
  if (!edited && !byModel) return null;
  return (
    <p lang={document.documentElement.lang} className="text-meta text-ink-3">
      {edited ? t.edited : t.byModel}
    </p>
  );
}
