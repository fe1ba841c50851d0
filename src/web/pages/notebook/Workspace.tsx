import { lazy, Suspense, useEffect, useEffectEvent, useMemo, useState, type PointerEvent } from 'react';
import type { OpenedNotebook } from '#contract/notebooks.ts';
import type { Source } from '#contract/sources.ts';
import type { Citation } from '#contract/span.ts';
import { ChatPanel } from '#web/chat/ChatPanel.tsx';
import { writeDraft } from '#web/chat/use-draft.ts';
import { useText } from '#web/i18n/language.ts';
import { useTitle } from '#web/notebooks/title.ts';
import { useKept } from '#web/notes/kept.ts';
import { saveAnswer } from '#web/notes/use-notes.ts';
import { useHere } from '#web/search/finding.ts';
import { ComparingContext } from '#web/sources/comparing.ts';
import { SourcesPanel } from '#web/sources/SourcesPanel.tsx';
import { useUploads } from '#web/sources/uploads.ts';
import { useSelection } from '#web/sources/use-selection.ts';
import { useTaken } from '#web/sources/use-taken.ts';
import { isDone, isReady, useSources } from '#web/sources/use-sources.ts';
import { facts as prices } from '#web/studio/prices.ts';
import { CitingContext } from '#web/ui/answer/citing.ts';
import { useStepKeys } from '#web/ui/answer/use-step-keys.ts';
import { LowBalance } from '#web/tokens/LowBalance.tsx';
import { useMessagePrice } from '#web/tokens/use-tokens.ts';
import { later } from '#web/ui/later.ts';
import { toastError } from '#web/ui/toast.tsx';
import { Header } from './Header.tsx';
import { Panes } from './Panes.tsx';
import { ResultBar } from './ResultBar.tsx';
import { enter, SkipLinks } from './SkipLinks.tsx';
import { notebookText } from './text.ts';
import { useOpened, type Pane } from './use-opened.ts';
import { useReplaced } from './use-replaced.ts';
import { useUnread } from './use-unread.ts';

const SourceViewer = later(async () => (await import('#web/sources/viewer/SourceViewer.tsx')).SourceViewer);
const SampleStrip = lazy(async () => ({ default: (await import('#web/notebooks/SampleStrip.tsx')).SampleStrip }));
const SelectionBar = later(async () => (await import('./SelectionBar.tsx')).SelectionBar);
const StudioPane = later(async () => (await import('./StudioPane.tsx')).StudioPane);
const NoteHead = lazy(async () => ({ default: (await import('./MiddleNote.tsx')).NoteHead }));
const NoteBody = lazy(async () => ({ default: (await import('./MiddleNote.tsx')).NoteBody }));
const AddSources = later(async () => (await import('#web/sources/AddSources.tsx')).AddSources);
const PasteHere = later(async () => (await import('#web/sources/PasteHere.tsx')).PasteHere);
const NONE: readonly Source[] = [];
const MIDDLE = 'flex min-h-0 flex-1 flex-col';
/** Generations that run, and those that ended while nobody looked. */
export type Busy = { running: number; unseen: number };

/** Marks the page while the pointer rests on the passage that is open, for the chips that rest on it (evidence.css). Without drawing anything anew. */
function point({ currentTarget, target }: PointerEvent): void {
  const passage = target instanceof Element && target.closest('.sheet mark') !== null;
  currentTarget.toggleAttribute('data-passage-pointed', passage);
}

/** The three panes of a notebook and what passes between them: the sources in use, the citation that is open, the answers kept. */
export function Workspace({ notebook }: { notebook: OpenedNotebook }) {
  const t = useText(notebookText);
  const title = useTitle(notebook.title);
  const { data, isError, refetch } = useSources(notebook.id);
  const sources = data ?? NONE;
  useReplaced(notebook.id, data);
  useTaken(notebook.id);
  const coming = useUploads(notebook.id).filter(({ failed }) => failed === null).length;
  const selection = useSelection(notebook.id, sources);
  const priceBy = useMessagePrice();
  const [adding, setAdding] = useState(false);
  const [busy, setBusy] = useState<Busy>({ running: 0, unseen: 0 });
  const [unread, hearAnswer] = useUnread();
  const view = useOpened();
  const { opened, citation, step, openCitation, openTool } = view;
  const session = view.conversation ?? notebook.id;
  const source = opened && sources.find(({ id }) => id === opened.sourceId);
  const lost = opened !== null && data !== undefined && !source;
  const citing = useMemo(() => ({ open: openCitation, opened: citation, step }), [openCitation, citation, step]);
  useStepKeys(citing);
  useHere(
    useMemo(
      () => ({
        notebookId: notebook.id,
        open: (found: Citation) => openCitation(found, [found], null),
        addSource: () => setAdding(true),
        openTool: (kind: string) => {
          openTool(kind, { once: true });
          // After the palette has handed the focus back.
          setTimeout(() => enter('studio'));
        },
      }),
      [notebook.id, openCitation, openTool],
    ),
  );
  const noteOf = useKept(notebook.id);
  const news = busy.unseen + unread;
  const working = sources.filter((one) => !isDone(one)).length;
  const ready = useMemo(() => sources.filter(isReady).map(({ id }) => id), [sources]);

  const askAbout = (text: string): void => {
    writeDraft(session, text);
    view.show('chat');
    // Where the pane stands beside the text; on the phone the keyboard would cover it.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('#question')?.focus());
  };
  const enterPane = (pane: Pane): void => {
    // At once: what is not shown cannot have the focus.
    view.show(pane, { once: true });
    enter(pane);
  };
  const compare = async (law: Source, older: number): Promise<void> => {
    const begun = await (await import('./compare-versions.ts')).compareVersions(law, older);
    if (begun) view.openResult({ ...begun, behind: null });
  };
  const leave = useEffectEvent(() => {
    toastError({ title: t.gone });
    view.close();
  });
  useEffect(() => {
    if (lost) leave();
  }, [lost]);

  return (
    <CitingContext value={citing}>
      <ComparingContext value={prices.compare === undefined ? null : { compare, tokens: prices.compare }}>
        <title>{`${news > 0 ? `(${news}) ` : ''}${title} · Fojas`}</title>
        <div className="flex h-[calc(100dvh-var(--strip,0px))] flex-col overflow-hidden" onPointerOver={point}>
          <SkipLinks onEnter={enterPane} />
          <Header notebook={notebook} />
          {notebook.sample && (
            <Suspense>
              <SampleStrip notebook={notebook} sample={notebook.sample} />
            </Suspense>
          )}
          <LowBalance />
          <Panes
            pane={view.pane}
            onPane={(pane) => view.show(pane)}
            reading={Boolean(source)}
            onAnswer={view.toAnswer ?? (() => view.show('chat'))}
            counts={{
              sources: { n: working, said: t.working(working) },
              studio:
                busy.running > 0
                  ? { n: busy.running, said: t.working(busy.running) }
                  : { n: busy.unseen, said: t.news(busy.unseen) },
            }}
            sources={
              source ? (
                <Suspense>
                  {view.cited && (
                    <ResultBar key={view.cited.result.job} onBack={() => view.openResult(view.cited!.result)} />
                  )}
                  <SourceViewer
                    source={source}
                    version={opened.version ?? source.version}
                    lines={opened.lines}
                    marked={opened.words}
                    citation={citation}
                    inUse={selection.ids}
                    onStep={step && step.go}
                    onBackToAnswer={view.toAnswer}
                    onClose={view.close}
                  />
                  <SelectionBar
                    source={source}
                    opened={opened}
                    citation={citation}
                    onAsk={askAbout}
                    onShowNote={view.note === null ? null : () => view.showMiddle('note')}
                    onOpenNote={view.openNote}
                  />
                </Suspense>
              ) : (
                <SourcesPanel
                  notebookId={notebook.id}
                  sources={data}
                  failed={isError}
                  onReload={() => void refetch()}
                  selection={selection}
                  onOpen={({ id }) => view.openSource(id)}
                  onAdd={() => setAdding(true)}
                />
              )
            }
            onNote={view.middle === 'note'}
            chat={
              <>
                {view.note !== null && (
                  <Suspense fallback={<div className="h-13 shrink-0 border-b border-line" />}>
                    <NoteHead notebookId={notebook.id} named={view.note} view={view} />
                  </Suspense>
                )}
                <div className={view.middle === 'chat' ? MIDDLE : 'hidden'}>
                  <ChatPanel
                    key={session}
                    notebook={notebook}
                    session={session}
                    onSession={(next) => view.openConversation(next === notebook.id ? null : next)}
                    sources={data ? { total: data.length + coming, ready, used: selection.ids } : null}
                    priceBy={priceBy}
                    onAdd={() => setAdding(true)}
                    onAnswer={hearAnswer}
                    keeping={{
                      noteOf,
                      save: (question, content) => saveAnswer(notebook.id, question, content),
                      open: view.openNote,
                    }}
                  />
                </div>
                {view.note !== null && (
                  <div className={view.middle === 'note' ? MIDDLE : 'hidden'}>
                    <Suspense>
                      <NoteBody
                        notebookId={notebook.id}
                        named={view.note}
                        view={view}
                        source={source}
                        opened={opened}
                        citation={citation}
                      />
                    </Suspense>
                  </div>
                )}
              </>
            }
            studio={
              <Suspense fallback={<div className="h-13 shrink-0 border-b border-line" />}>
                <StudioPane
                  notebookId={notebook.id}
                  engine={notebook.engine}
                  sources={data}
                  view={view}
                  onAddSource={() => setAdding(true)}
                  onBusy={setBusy}
                />
              </Suspense>
            }
          />
          <Suspense>
            <PasteHere notebookId={notebook.id} />
            <AddSources notebookId={notebook.id} open={adding} onClose={() => setAdding(false)} />
          </Suspense>
        </div>
      </ComparingContext>
    </CitingContext>
  );
}
