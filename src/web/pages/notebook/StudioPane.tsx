import { Activity, useEffect, useMemo, useRef, useState, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { useNavigate } from 'react-router';
import type { EngineChoice } from '#contract/engine-about.ts';
import type { Source } from '#contract/sources.ts';
import { useText } from '#web/i18n/language.ts';
import { NotesPanel } from '#web/notes/NotesPanel.tsx';
import { useGoing } from '#web/notes/remove.ts';
import { useNotes } from '#web/notes/use-notes.ts';
import { isReady } from '#web/sources/use-sources.ts';
import { Functions, ToolHead } from '#web/studio/Functions.tsx';
import { Listened, useListenedJobs } from '#web/studio/Listened.tsx';
import { faceOf, generatorOf } from '#web/studio/registry.ts';
import { ResultSheet } from '#web/studio/ResultSheet.tsx';
import { RoomContext, type Room } from '#web/studio/room.ts';
import { useStudio } from '#web/studio/use-studio.ts';
import { useBalance, useBilling } from '#web/tokens/use-tokens.ts';
import { TabList, TabPanel, Tabs } from '#web/ui/Tabs.tsx';
import { FoldButton, Rail } from './Rail.tsx';
import { notebookText } from './text.ts';
import { fold, useFolded } from './use-folded.ts';
import type { Tab, useOpened } from './use-opened.ts';
import type { Busy } from './Workspace.tsx';

const wide = matchMedia('(min-width: 1100px)');
const hearWidth = (changed: () => void): (() => void) => {
  wide.addEventListener('change', changed);
  return () => wide.removeEventListener('change', changed);
};
const isWide = (): boolean => wide.matches;

/** How many notes there are, without those on their way out. */
function useNoteCount(notebookId: string): number {
  const { data } = useNotes(notebookId);
  const going = useGoing();
  return data?.filter(({ id }) => !going.has(id)).length ?? 0;
}

/** Unfolds the Studio where something else leads into it: the palette, a notice. */
function useUnfolding(tool: string | null, tab: Tab): void {
  const place = `${tool ?? ''} ${tab}`;
  const before = useRef(place);
  useEffect(() => {
    if (before.current !== place && (tool !== null || tab === 'notes')) fold(false);
    before.current = place;
  }, [place, tool, tab]);
}

type Props = {
  notebookId: string;
  /** Who works in it; null: who the account has chosen. */
  engine: EngineChoice | null;
  /** Undefined while they are not known. */
  sources: readonly Source[] | undefined;
  view: ReturnType<typeof useOpened>;
  onAddSource: () => void;
  onBusy: (busy: Busy) => void;
};

/** The third pane: the tools of the Studio with what they made, and the notes. Its code comes after the rest of the page. */
export function StudioPane({ notebookId, engine, sources, view, onAddSource, onBusy }: Props) {
  const t = useText(notebookText);
  const billing = useBilling();
  const balance = useBalance().data?.balance ?? null;
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const [toolSlot, setToolSlot] = useState<HTMLElement | null>(null);
  const notes = useNoteCount(notebookId);
  const { tab, tool, result, openResult, openTool } = view;
  const open = (kind: string, job: string): void => openResult({ tool: kind, job, behind: tool });
  const besides = useSyncExternalStore(hearWidth, isWide);
  const folded = useFolded() && besides;
  const inView = tab === 'functions' && !folded && (besides || view.pane === 'studio');
  const { jobs, said, running, unseen } = useStudio(notebookId, { inView, tool }, open);
  useListenedJobs(notebookId, jobs.list);
  useEffect(() => onBusy({ running, unseen }), [onBusy, running, unseen]);
  const eligible = useMemo(
    () =>
      sources
        ?.filter((one) => isReady(one) && one.metadata.characterCount > 0)
        .map(({ id, title }) => ({ id, title })) ?? null,
    [sources],
  );
  const room: Room = {
    notebookId,
    engine,
    sources: eligible,
    billing,
    balance,
    openTool,
    openJob: open,
    addSource: onAddSource,
  };
  useUnfolding(tool, tab);
  const face = faceOf(tool);
  const inTool = tab === 'functions' && face !== undefined;
  return (
    <RoomContext value={room}>
      {folded && (
        <Rail
          unseen={unseen}
          onTool={(kind) => openTool(kind, { once: true })}
          onNotes={() => view.showTab('notes', { once: true })}
        />
      )}
      <Tabs value={tab} onChange={(id) => view.showTab(id as Tab)} manual className={folded ? 'hidden' : undefined}>
        {inTool && <ToolHead face={face} slot={setToolSlot} />}
        <div className={inTool ? 'hidden' : 'flex h-13 shrink-0 items-center gap-2 border-b border-line px-4'}>
          <h2 className="sr-only">{t.studio}</h2>
          <TabList
            label={t.tabs}
            items={[
              { id: 'functions', label: t.functions, ...(unseen > 0 && { count: unseen, news: t.news(unseen) }) },
              { id: 'notes', label: t.notes, ...(notes > 0 && { count: notes }) },
            ]}
          />
          <div ref={setSlot} className={tab === 'notes' ? 'ml-auto' : 'hidden'} />
          {tab !== 'notes' && <span className="ml-auto" />}
          <FoldButton />
        </div>
        <TabPanel id="functions">
          <Functions jobs={jobs} face={face} head={toolSlot} />
        </TabPanel>
        <TabPanel id="notes" kept>
          <NotesPanel
            notebookId={notebookId}
            head={slot}
            opened={view.note}
            onOpen={view.openNote}
            onClose={view.closeNote}
          />
        </TabPanel>
      </Tabs>
      <p role="status" className="sr-only">
        {said}
      </p>
      <Foot besides={besides && !folded} notebookId={notebookId} onOpen={open} />
      <OpenResult view={view} shown={result ?? view.cited?.result ?? null} />
    </RoomContext>
  );
}

type FootProps = { besides: boolean; notebookId: string; onOpen: (kind: string, job: string) => void };
/** What sounds: at the foot of this pane where the panes stand beside each other, else above the bar that switches them. */
function Foot({ besides, notebookId, onOpen }: FootProps) {
  const go = useNavigate();
  const player = (
    <Listened
      onOpen={({ kind, jobId, notebookId: other }) => {
        if (other === notebookId) onOpen(kind, jobId);
        else void go(`/notebook/${other}?${new URLSearchParams({ panel: 'studio', tool: kind, job: jobId })}`);
      }}
    />
  );
  if (besides)
    return (
      <div data-foot className="shrink-0">
        {player}
      </div>
    );
  const bar = document.querySelector('[data-over-bar]');
  return bar && createPortal(player, bar);
}

/** The result that is open. One that gave way to a source stays as it was read, unseen, for who comes back. */
function OpenResult({ view, shown }: Pick<Props, 'view'> & { shown: Props['view']['result'] }) {
  const face = generatorOf(shown?.tool ?? null);
  if (!shown || !face) return null;
  return (
    <Activity key={shown.job} mode={view.result ? 'visible' : 'hidden'}>
      <ResultSheet
        face={face}
        jobId={shown.job}
        from={view.cited?.from ?? null}
        onClose={view.closeResult}
        onCite={(citation, among) => view.openCitation(citation, among, null)}
      />
    </Activity>
  );
}
