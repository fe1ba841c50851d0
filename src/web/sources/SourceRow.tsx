import clsx from 'clsx';
import { AlertTriangle, Landmark } from 'lucide-react';
import { Suspense, useState, type HTMLAttributes } from 'react';
import type { Source } from '#contract/sources.ts';
import { useFormats, type Formats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { later } from '#web/ui/later.ts';
import { Bar } from '#web/ui/tone.tsx';
import { siteOf } from './addresses.ts';
import { KIND_ICON } from './kind.ts';
import { Stop } from './Stop.tsx';
import { SourceMenu } from './SourceMenu.tsx';
import { sourcesText } from './text.ts';

const FailedActions = later(async () => (await import('./RowActions.tsx')).FailedActions);
const Duplicate = later(async () => (await import('./RowActions.tsx')).Duplicate);
const DeleteDialog = later(async () => (await import('./SourceDialogs.tsx')).DeleteDialog);
const Watched = later(async () => (await import('./laws/LawMark.tsx')).Watched);
const LawMark = later(async () => (await import('./laws/LawMark.tsx')).LawMark);

type Words = (typeof sourcesText)['en'] | (typeof sourcesText)['es'];

/** 'PDF · 38 pages · 1,214 lines', 'Law · bcn.cl · 318 lines'. */
export function describe(
  { type, url, law, version, metadata: { pageCount, lineCount } }: Source,
  t: Words,
  { number, types }: Formats,
): string {
  return [
    law ? t.law : types[type],
    siteOf(url)?.host,
    pageCount !== null && t.pages(pageCount, number(pageCount)),
    lineCount > 0 && t.lines(lineCount, number(lineCount)),
    version > 1 && t.version(version),
  ]
    .filter(Boolean)
    .join(' · ');
}

/** What a source says under its title, and how. */
function stateOf(
  source: Source,
  t: Words,
  part: (part: string, of: string) => string,
  formats: Formats,
): { text: string; tone: 'plain' | 'warn' | 'bad' } {
  const { processing_status: status, reading, error_message, metadata } = source;
  const spoken = source.type === 'audio' || source.type === 'video';
  // Pages are told once they are read, a part of a recording while it is worked on.
  const said = ({ page, of }: NonNullable<Source['reading']>): string =>
    spoken
      ? part(formats.number(Math.min(page + 1, of)), formats.number(of))
      : t.reading(formats.number(page), formats.number(of));
  if (status === 'failed') return { text: error_message ?? t.processingError, tone: 'bad' };
  if (status === 'pending') return { text: t.waiting, tone: 'plain' };
  if (status !== 'completed')
    return {
      text: reading ? said(reading) : t.processing,
      tone: 'plain',
    };
  const { unreadPages, pageCount } = metadata;
  if (unreadPages.length > 0)
    return {
      text: t.unread(
        formats.list(unreadPages.map(formats.number)),
        formats.number(pageCount ?? unreadPages.length),
        unreadPages.length,
      ),
      tone: 'warn',
    };
  return { text: describe(source, t, formats), tone: 'plain' };
}

type Props = {
  source: Source;
  used: boolean;
  onUse: (used: boolean) => void;
  onOpen: () => void;
  /** What makes the row one that can be dragged. */
  dragged?: HTMLAttributes<HTMLLIElement> & { draggable: boolean };
  /** A box at its beginning, while several are selected. */
  pick?: { label: string; picked: boolean; onPick: (picked: boolean) => void } | null;
};
/** One source: opened by its title when it has been read, used or not by its box. */
export function SourceRow({ source, used, onUse, onOpen, dragged, pick }: Props) {
  const t = useText(sourcesText);
  const formats = useFormats();
  const Icon = source.law ? Landmark : KIND_ICON[source.type];
  // It stands here and not beside what opens it, which goes when the state of the source changes.
  const [removing, setRemoving] = useState(false);
  const status = source.processing_status;
  const { text, tone } = stateOf(source, t, t.part, formats);
  const working = status === 'processing' || status === 'pending' || status === 'uploading';
  return (
    <li {...dragged} className="group flex items-start gap-2.5 rounded-md py-2 pr-1 pl-2 hover:bg-sunken/60">
      {pick ? (
        <Checkbox
          checked={pick.picked}
          onChange={pick.onPick}
          label={pick.label}
          className="-mt-0.5 -ml-1 max-sm:mt-2"
        />
      ) : (
        <Icon className={clsx('mt-0.5 size-4 shrink-0', status === 'failed' ? 'text-bad' : 'text-ink-3')} aria-hidden />
      )}
      <div className="min-w-0 flex-1">
        <button
          type="button"
          onClick={onOpen}
          disabled={status !== 'completed'}
          title={source.title}
          className={clsx(
            'block w-full truncate text-left text-ui font-medium disabled:cursor-default',
            status !== 'completed' && 'text-ink-2',
          )}
        >
          {source.title}
        </button>
        <p
          id={`${source.id}-state`}
          title={text}
          className={clsx(
            'flex items-center gap-1 text-meta tabular-nums',
            tone === 'warn' ? 'text-warn' : tone === 'bad' ? 'text-bad' : 'text-ink-3',
          )}
        >
          {tone === 'warn' && <AlertTriangle className="size-3 shrink-0" aria-hidden />}
          <span className={clsx(tone === 'bad' ? 'line-clamp-5' : 'truncate')}>{text}</span>
          {source.law?.watched && (
            <Suspense>
              <Watched />
            </Suspense>
          )}
        </p>
        {working && (
          <div className="mt-1 flex items-center gap-2">
            <span className="min-w-0 flex-1">
              <Bar value={source.progress ?? 0} label={source.title} />
            </span>
            <span className="shrink-0 text-meta font-medium text-ink-2 tabular-nums">
              {formats.percent(source.progress ?? 0)}
            </span>
          </div>
        )}
        <Suspense>
          {status === 'failed' && <FailedActions source={source} onRemove={() => setRemoving(true)} />}
          {source.duplicate_of && status !== 'failed' && (
            <Duplicate source={source} of={source.duplicate_of.title} onRemove={() => setRemoving(true)} />
          )}
          {source.law?.newer && status === 'completed' && <LawMark source={source} newer={source.law.newer} />}
          {removing && <DeleteDialog source={source} onClose={() => setRemoving(false)} onDeleted={() => undefined} />}
        </Suspense>
      </div>
      {working && <Stop source={source} />}
      <SourceMenu
        source={source}
        className={clsx(
          '-my-1.5',
          status === 'completed' &&
            'opacity-0 group-hover:opacity-100 focus-visible:opacity-100 data-[state=open]:opacity-100 [@media(hover:none)]:opacity-100',
        )}
      />
      {status === 'completed' && !pick && (
        <Checkbox checked={used} onChange={onUse} label={t.use(source.title)} className="-mt-0.5 -ml-2 max-sm:mt-2" />
      )}
    </li>
  );
}
