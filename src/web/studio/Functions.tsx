import { ArrowLeft } from 'lucide-react';
import { Suspense, useEffect, useRef, type ReactNode } from 'react';
import { useLanguage, useText } from '#web/i18n/language.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { Skeleton } from '#web/ui/Loading.tsx';
import { Fallible } from './Fallible.tsx';
import { GenerateCard } from './GenerateCard.tsx';
import { JobList } from './JobList.tsx';
import { isGenerator } from './registry.ts';
import { useRoom } from './room.ts';
import { studioText } from './text.ts';
import type { Face, GeneratorFace } from './tool.ts';
import { ToolList } from './ToolList.tsx';
import type { Jobs } from './use-studio.ts';

/** The head of a tool's view: the way back, its name, and the place where a panel puts its own button. */
export function ToolHead({ face, slot }: { face: Face; slot: (place: HTMLElement | null) => void }) {
  const t = useText(studioText);
  const { openTool } = useRoom();
  const { icon: Icon, text } = face;
  const { name } = text[useLanguage()];
  return (
    <div className="flex h-13 shrink-0 items-center gap-2 border-b border-line px-4">
      <IconButton data-back icon={ArrowLeft} label={t.toFunctions} onClick={() => openTool(null)} className="-ml-2" />
      <Icon className="size-4 shrink-0 text-tinta" aria-hidden />
      <h2 className="min-w-0 truncate text-[15px] font-semibold">{name}</h2>
      <div ref={slot} className="ml-auto shrink-0" />
    </div>
  );
}

const Scroll = ({ children }: { children: ReactNode }) => <div className="scroll min-h-0 flex-1">{children}</div>;

/** What the tab of functions shows: the tools with what they made of late, or the view of one of them. */
export function Functions({ jobs, face, head }: { jobs: Jobs; face: Face | undefined; head: HTMLElement | null }) {
  const t = useText(studioText);
  const { sources } = useRoom();
  const kind = face?.contract.kind;
  const before = useRef(kind);
  // Who goes into a tool or comes back from it has pressed what is not there any more.
  useEffect(() => {
    const was = before.current;
    before.current = kind;
    if (was === kind || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>(kind ? '[data-back]' : `[data-tool="${was}"]`)?.focus();
  }, [kind]);
  if (face && isGenerator(face)) return <GeneratorView key={kind} face={face} jobs={jobs} />;
  if (face)
    return (
      <Fallible key={kind}>
        <Suspense fallback={<Waiting />}>
          <Scroll>
            <PanelOf face={face} head={head} />
          </Scroll>
        </Suspense>
      </Fallible>
    );
  return (
    <Scroll>
      <div className="px-2 pt-1.5 pb-4">
        <ToolList />
        <div className="mt-3 border-t border-line px-2 pt-4">
          <JobList
            jobs={jobs}
            kind={null}
            title={t.recent}
            empty={{ text: sources?.length === 0 ? `${t.nothing} ${t.needed}` : t.nothing }}
          />
        </div>
      </div>
    </Scroll>
  );
}

const Waiting = () => (
  <div className="grid gap-3 p-4">
    <Skeleton className="h-16" />
    <Skeleton className="h-16" />
  </div>
);

function PanelOf({ face: { Panel }, head }: { face: Exclude<Face, GeneratorFace>; head: HTMLElement | null }) {
  const { notebookId } = useRoom();
  return <Panel notebookId={notebookId} head={head} />;
}

function GeneratorView({ face, jobs }: { face: GeneratorFace; jobs: Jobs }) {
  const t = useText(studioText);
  const { startHelp, empty, emptyText } = face.text[useLanguage()];
  return (
    <Scroll>
      <div className="px-4 py-4">
        <p className="mb-3 text-ui text-ink-2">{startHelp}</p>
        <GenerateCard face={face} />
        <div className="mt-6">
          <JobList jobs={jobs} kind={face.contract.kind} title={t.earlier} empty={{ title: empty, text: emptyText }} />
        </div>
      </div>
    </Scroll>
  );
}
