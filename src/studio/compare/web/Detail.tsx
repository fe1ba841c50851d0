import clsx from 'clsx';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button, TextLink } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { useExport } from '#web/ui/export/use-export.ts';
import { Skeleton } from '#web/ui/Loading.tsx';
import type { DetailProps } from '#web/studio/tool.ts';
import type contract from '../contract.ts';
import api from '../contract.ts';
import { names } from '../names.ts';
import { Bar, OnlyRights } from './Bar.tsx';
import { DifferenceList } from './DifferenceList.tsx';
import { RiskList } from './RiskList.tsx';
import { Rows } from './Rows.tsx';
import { compareText } from './text.ts';
import { ThisChange } from './ThisChange.tsx';
import { ThisRisk } from './ThisRisk.tsx';
import { useCompared, type Compared } from './use-compared.ts';
import { useKeys } from './use-keys.ts';
import { useTexts } from './use-texts.ts';

type Props = DetailProps<typeof contract>;

/** Below it there is room for one text only. */
const wide = matchMedia('(min-width: 1100px)');
const hearWidth = (changed: () => void): (() => void) => {
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
};
const isWideNow = (): boolean => wide.matches;

/** Two versions compared: the differences by weight beside the two texts. */
export default function Detail(props: Props) {
  const t = useText(compareText);
  const common = useText(words);
  const { a, b, failed, gone, retry } = useTexts(props.notebookId, props.result, props.citations);
  if (failed)
    return (
      <div role="alert" className="p-5">
        <Empty
          title={gone ? t.gone : t.failed}
          action={
            !gone && (
              <Button variant="outline" onClick={retry}>
                {common.retry}
              </Button>
            )
          }
        />
      </div>
    );
  if (!a || !b)
    return (
      <div role="status" aria-label={t.loading} className="grid gap-4 p-5">
        <Skeleton className="h-10" />
        <Skeleton className="h-40" />
      </div>
    );
  return <Shown {...props} before={a} after={b} />;
}

type Version = NonNullable<ReturnType<typeof useTexts>['a']>;
type ShownProps = Props & { before: Version; after: Version };

function Shown({ result, citations, job, notebookId, bar, before, after }: ShownProps) {
  const compared = useCompared(result, before.content, after.content);
  const name = useText(names);
  const isWide = useSyncExternalStore(hearWidth, isWideNow);
  const [listed, setListed] = useState(false);
  const word = useExport({ row: api.api.download, params: { id: notebookId, jobId: job.job_id } });
  const box = useRef<HTMLDivElement>(null);
  useKeys(box, compared, citations);
  // The keys are heard from the start.
  useEffect(() => box.current?.focus({ preventScroll: true }), []);
  const side = isWide && compared.view === 'side';
  const isShown = (compared.panel === 'risks' ? compared.risks.current : compared.current) !== null;
  const Current = compared.panel === 'risks' ? ThisRisk : ThisChange;
  const current = <Current compared={compared} citations={citations} />;
  return (
    <div ref={box} tabIndex={-1} className="relative flex min-h-0 flex-1 outline-none">
      {bar &&
        createPortal(
          <Bar
            compared={compared}
            isWide={isWide}
            onList={() => setListed(!listed)}
            onWord={() => word.mutate('docx')}
            isMaking={word.isPending}
          />,
          bar,
        )}
      {isWide && (
        <div className={clsx('shrink-0 border-r border-line', compared.panel === 'risks' && side ? 'w-80' : 'w-72')}>
          <List compared={compared} citations={citations} told={side} />
        </div>
      )}
      <div className="flex min-w-0 flex-1 flex-col">
        {result.unlike && <p className="border-b border-line px-4 py-3 text-note text-warn">{name.unlike}</p>}
        {!isWide && <OnlyRights compared={compared} className="min-h-11 border-b border-line px-4" />}
        {side && <Heads before={before} after={after} />}
        {compared.panel === 'differences' && compared.only && compared.shown.length === 0 ? (
          <NoRights compared={compared} />
        ) : (
          <Rows compared={compared} side={side} />
        )}
        {!isWide && isShown && (
          <div
            className="scroll max-h-[46%] shrink-0 border-t border-line bg-paper px-4 py-3 shadow-float"
            tabIndex={0}
          >
            {current}
          </div>
        )}
      </div>
      {isWide && !side && isShown && (
        <aside className="scroll w-80 shrink-0 border-l border-line px-5 py-5" tabIndex={0}>
          <div className="rounded-lg border border-line-strong/70 p-4">{current}</div>
        </aside>
      )}
      {!isWide && listed && (
        <div className="absolute inset-0 z-10">
          <List compared={compared} citations={citations} told={false} onPick={() => setListed(false)} />
        </div>
      )}
    </div>
  );
}

type ListProps = Parameters<typeof RiskList>[0];
/** The differences or the risks. */
const List = ({ compared, citations, told, onPick }: ListProps) =>
  compared.panel === 'risks' ? (
    <RiskList compared={compared} citations={citations} told={told} {...(onPick && { onPick })} />
  ) : (
    <DifferenceList compared={compared} {...(onPick && { onPick })} />
  );

/** What stands on either side: title, version, lines. */
function Heads({ before, after }: { before: Version; after: Version }) {
  const t = useText(compareText);
  const { number } = useFormats();
  const head = (label: string, { title, version, metadata }: Version) => (
    <div className="min-w-0 px-5 py-2">
      <p className="truncate text-ui font-semibold">
        {label} · {title}
      </p>
      <p className="truncate text-meta text-ink-3 tabular-nums">
        {t.version(number(version))} · {t.lines(number(metadata.lineCount))}
      </p>
    </div>
  );
  return (
    <div className="grid shrink-0 grid-cols-2 divide-x divide-line border-b border-line">
      {head(t.before, before)}
      {head(t.after, after)}
    </div>
  );
}

/** Nothing changes rights: what else there is, and the way to it. */
function NoRights({ compared: { result, setOnly } }: { compared: Compared }) {
  const t = useText(compareText);
  const { number } = useFormats();
  const { moved, wording } = result.counts;
  return (
    <div className="grid justify-items-start gap-2 p-6">
      <p className="font-serif text-[20px]/7">{t.noneTitle}</p>
      <p className="text-note text-ink-2">{moved + wording === 0 ? t.same : t.none(number(wording), number(moved))}</p>
      {moved + wording > 0 && <TextLink onClick={() => setOnly(false)}>{t.showAll}</TextLink>}
    </div>
  );
}
