import { Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import type { PanelProps } from '#web/studio/tool.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Skeleton } from '#web/ui/Loading.tsx';
import type { Link } from '../contract.ts';
import { LinkDialog } from './LinkDialog.tsx';
import { LinkRow } from './LinkRow.tsx';
import { Suggestions } from './Suggestions.tsx';
import { suggested } from './suggested.ts';
import { quickText } from './text.ts';
import { remove, useAddChosen, useGoing, useLinks } from './use-links.ts';

/** The link that is written: one of the list, or a new one. */
type Opened = { link: Link | null } | null;

/** The links of a notebook; five to begin with where there are none. */
export default function Panel({ notebookId, head }: PanelProps) {
  const t = useText(quickText);
  const common = useText(words);
  const { data, isError, refetch } = useLinks(notebookId);
  const going = useGoing();
  const [opened, setOpened] = useState<Opened>(null);
  const adder = useRef<HTMLButtonElement>(null);
  const links = data?.data.filter(({ id }) => !going.has(id));
  /** Where the focus goes when what had it is gone. */
  const toAdder = (): void => void requestAnimationFrame(() => adder.current?.focus());
  const adding = useAddChosen(notebookId, toAdder);
  const drop = (link: Link): void => {
    remove(notebookId, link);
    toAdder();
  };
  const known = new Set(links?.map(({ metadata }) => metadata.link));
  // While they are added some of them may be told of already; those that could not be added are offered again, above the others.
  const offered = useText(suggested).filter(({ link }) => adding.isPending || !known.has(link));
  const first = links?.length === 0 || adding.isPending || (adding.isError && offered.length > 0);
  return (
    <>
      {isError && !links && (
        <Empty
          title={t.loadFailed}
          action={
            <Button variant="outline" onClick={() => void refetch()}>
              {common.retry}
            </Button>
          }
        />
      )}
      {!links && !isError && (
        <div role="status" aria-label={t.loading} className="grid gap-3 p-4">
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
          <Skeleton className="h-11" />
        </div>
      )}
      {links && (
        <>
          {head &&
            createPortal(
              <Button
                ref={adder}
                variant="outline"
                icon={Plus}
                aria-label={t.addLabel}
                onClick={() => setOpened({ link: null })}
              >
                {t.add}
              </Button>,
              head,
            )}
          {first && <Suggestions all={offered} busy={adding.isPending} onAdd={adding.mutate} />}
          {links.length > 0 && !adding.isPending && (
            <ul aria-label={t.list} className="px-2 py-2">
              {links.map((link) => (
                <LinkRow key={link.id} link={link} onEdit={() => setOpened({ link })} onDelete={() => drop(link)} />
              ))}
            </ul>
          )}
          {!first && <p className="mx-2 border-t border-line px-2 py-3 text-note text-ink-3">{t.hint}</p>}
        </>
      )}
      {opened && (
        <LinkDialog
          key={opened.link?.id ?? 'new'}
          notebookId={notebookId}
          link={opened.link}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
