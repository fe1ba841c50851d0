import clsx from 'clsx';
import { Command } from 'cmdk';
import { Search, X, type LucideIcon } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useRef, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { Notebook } from '#contract/notebooks.ts';
import { QUERY_MAX } from '#contract/search.ts';
import type { SourceType } from '#contract/source-type.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { useReturnFocus } from '#web/ui/return-focus.ts';
import { Choice } from './Choice.tsx';
import type { Here } from './finding.ts';
import { Keys, Outcome } from './Outcome.tsx';
import { addressOf } from './places.ts';
import { useGroups, type Action, type Aim } from './rows.tsx';
import { searchText } from './text.ts';
import { useFound } from './use-found.ts';

/** Passages that are shown. */
const PASSAGES = 12;

type Props = {
  onClose: () => void;
  notebooks: readonly Notebook[];
  actions: readonly Action[];
  /** The notebook that was on screen when the palette was opened. */
  here: Here | null;
  kindIcon: Record<SourceType, LucideIcon>;
};

/** Leads to what was chosen: in this page, or with the machine's own key in a tab of its own. */
function useAim(onClose: () => void, here: Here | null) {
  const navigate = useNavigate();
  return (aim: Aim, apart: boolean): void => {
    onClose();
    if ('run' in aim) return aim.run();
    const address = 'hit' in aim ? addressOf(aim.hit) : aim.address;
    if (apart) return void window.open(address, '_blank', 'noopener');
    if ('hit' in aim && aim.hit.notebook_id === here?.notebookId) return here.open(aim.hit.citation);
    void navigate(address, 'hit' in aim ? { state: { citation: aim.hit.citation } } : {});
  };
}

/** The search over the page: titles, passages, notes and things to do. */
export function Palette({ onClose, notebooks, actions, here, kindIcon }: Props) {
  const t = useText(searchText);
  const [query, setQuery] = useState('');
  const [onlyHere, setOnlyHere] = useState(false);
  const notebookId = onlyHere ? here?.notebookId : undefined;
  const { found, failed, searching, retry } = useFound(query, { notebookId, limit: PASSAGES });
  const asked = query.trim();
  const groups = useGroups({ query: asked, found, notebooks, hereId: here?.notebookId, actions, kindIcon });
  const focus = useReturnFocus();
  const aim = useAim(onClose, here);
  const apart = useRef(false);
  // A choice is one among what is shown: for another query, or with another row on top, the first is chosen.
  const first = groups[0]?.rows[0]?.id ?? '';
  const among = `${asked}\n${first}`;
  const [choice, setChoice] = useState({ among, id: first });
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="appear fixed inset-x-0 top-[var(--strip,0px)] bottom-0 z-40 bg-[var(--scrim)]" />
        <Dialog.Content
          {...focus}
          aria-describedby={undefined}
          className="float-in fixed inset-x-0 top-[var(--strip,0px)] z-40 mx-auto flex h-[calc(100dvh-var(--strip,0px))] w-full flex-col overflow-hidden bg-paper shadow-float outline-none sm:top-[min(12vh,108px)] sm:h-auto sm:max-h-[min(640px,76vh)] sm:max-w-[640px] sm:rounded-xl"
        >
          <Dialog.Title className="sr-only">{t.title}</Dialog.Title>
          <Command
            shouldFilter={false}
            vimBindings={false}
            loop
            label={t.title}
            value={choice.among === among ? choice.id : first}
            onValueChange={(id) => setChoice({ among, id })}
            onKeyDown={(event) => (apart.current = event.ctrlKey || event.metaKey)}
            onClickCapture={(event) => (apart.current = event.ctrlKey || event.metaKey)}
            className="flex min-h-0 flex-col"
          >
            <Field query={query} onQuery={setQuery} searching={searching} onClose={onClose}>
              {here && (
                <button
                  type="button"
                  aria-pressed={onlyHere}
                  onClick={() => setOnlyHere(!onlyHere)}
                  className={clsx(
                    'relative h-7 shrink-0 rounded-full border px-2.5 text-meta font-medium after:absolute after:-inset-2',
                    onlyHere
                      ? 'border-tinta bg-tinta-soft text-tinta'
                      : 'border-line-strong/70 text-ink-2 hover:text-ink',
                  )}
                >
                  {t.onlyHere}
                </button>
              )}
            </Field>
            <Command.List
              label={t.title}
              className={clsx('scroll min-h-0 flex-1 scroll-py-8 overscroll-contain', groups.length > 0 && 'p-2')}
              aria-busy={searching}
            >
              {groups.map(({ id, rows }) => (
                <Command.Group
                  key={id}
                  heading={t.groups[id]}
                  className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-2 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-meta [&_[cmdk-group-heading]]:font-semibold [&_[cmdk-group-heading]]:text-ink-3"
                >
                  {rows.map((row) => (
                    <Choice
                      key={row.id}
                      row={row}
                      passage={id === 'hits'}
                      onSelect={() => aim(row.aim, apart.current)}
                    />
                  ))}
                </Command.Group>
              ))}
            </Command.List>
          </Command>
          <Outcome
            query={asked}
            count={found && groups.reduce((sum, { id, rows }) => sum + (id === 'actions' ? 0 : rows.length), 0)}
            more={found?.truncated ?? false}
            failed={failed}
            searching={searching}
            alone={groups.length === 0}
            onRetry={retry}
          />
          <Keys more={asked !== '' && (found?.truncated ?? false)} />
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}

type FieldProps = {
  query: string;
  onQuery: (query: string) => void;
  searching: boolean;
  onClose: () => void;
  children: ReactNode;
};
/** Where the query is typed. */
function Field({ query, onQuery, searching, onClose, children }: FieldProps) {
  const t = useText(searchText);
  const common = useText(words);
  return (
    <div className="flex shrink-0 items-center gap-3 border-b border-line px-4 max-sm:pr-1">
      {searching ? (
        <span aria-hidden className="size-4 shrink-0 animate-spin rounded-full border-2 border-line border-t-tinta" />
      ) : (
        <Search className="size-4 shrink-0 text-ink-3" aria-hidden />
      )}
      <Command.Input
        value={query}
        onValueChange={onQuery}
        maxLength={QUERY_MAX}
        aria-label={t.title}
        placeholder={t.placeholder}
        className="h-14 min-w-0 flex-1 bg-transparent text-[16px]/6 outline-none placeholder:text-ink-3"
      />
      {children}
      <kbd className="rounded border border-line px-1.5 font-sans text-meta text-ink-3 max-sm:hidden">Esc</kbd>
      <IconButton icon={X} label={common.close} onClick={onClose} className="sm:hidden" />
    </div>
  );
}
