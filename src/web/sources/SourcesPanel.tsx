import { Plus, Upload } from 'lucide-react';
import { Suspense } from 'react';
import type { Source } from '#contract/sources.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Skeleton } from '#web/ui/Loading.tsx';
import { PaneHead } from '#web/ui/PaneHead.tsx';
import { later } from '#web/ui/later.ts';
import { useDrop } from '#web/ui/use-drop.ts';
import { SourceRow } from './SourceRow.tsx';
import { sourcesText } from './text.ts';
import { send, useUploads } from './uploads.ts';
import type { Selection } from './use-selection.ts';
import { UseAll } from './UseAll.tsx';

const Library = later(async () => (await import('./library/Library.tsx')).Library);
const UploadRow = later(async () => (await import('./UploadRow.tsx')).UploadRow);
const Tip = later(async () => (await import('#web/ui/Tip.tsx')).Tip);

type Props = {
  notebookId: string;
  sources: readonly Source[] | undefined;
  failed: boolean;
  onReload: () => void;
  selection: Selection;
  onOpen: (source: Source) => void;
  onAdd: () => void;
};

/** The sources of a notebook. Files can be dropped anywhere on it. */
export function SourcesPanel({ notebookId, sources, failed, onReload, selection, onOpen, onAdd }: Props) {
  const t = useText(sourcesText);
  const common = useText(words);
  const there = new Set(sources?.map((source) => source.upload_key));
  // A file whose source is in the list already stands there once, although its answer is still on its way.
  const uploads = useUploads(notebookId).filter(({ key }) => !there.has(key));
  const drop = useDrop((files) => send(notebookId, files));
  const none = sources?.length === 0 && uploads.length === 0;
  return (
    <div {...drop.on} className="relative flex min-h-0 flex-1 flex-col">
      <PaneHead title={t.title}>
        <Button variant="outline" size="sm" icon={Plus} className="ml-auto" onClick={onAdd}>
          {t.add}
        </Button>
      </PaneHead>
      {none ? (
        <Nothing onAdd={onAdd} />
      ) : (
        <div className="scroll min-h-0 flex-1 px-2 pb-3">
          {failed && !sources && (
            <Empty
              title={t.loadError}
              action={
                <Button variant="outline" onClick={onReload}>
                  {common.retry}
                </Button>
              }
            />
          )}
          {sources && (
            <Suspense fallback={<Plain {...{ sources, selection, onOpen }} />}>
              <Library notebookId={notebookId} sources={sources} selection={selection} onOpen={onOpen} />
            </Suspense>
          )}
          <ul className="grid grid-cols-1 gap-px">
            {uploads.map((upload) => (
              <Suspense key={upload.key}>
                <UploadRow upload={upload} />
              </Suspense>
            ))}
          </ul>
          {selection.ready > 1 && (
            <Suspense>
              <Tip id="sources" done={selection.ids.length < selection.ready} />
            </Suspense>
          )}
          {!sources && !failed && <Waiting />}
        </div>
      )}
      {drop.isOver && (
        <div className="pointer-events-none absolute inset-2 grid place-content-center justify-items-center gap-2 rounded-lg border-[1.5px] border-dashed border-tinta bg-tinta-soft text-tinta">
          <Upload className="size-6" aria-hidden />
          <p className="font-semibold">{t.dropNow}</p>
        </div>
      )}
    </div>
  );
}

/** The sources as they come, until what groups them is there. */
function Plain({ sources, selection, onOpen }: Pick<Props, 'selection' | 'onOpen'> & { sources: readonly Source[] }) {
  return (
    <>
      {sources.length > 0 && <UseAll selection={selection} />}
      <ul className="grid grid-cols-1 gap-px">
        {sources.map((source) => (
          <SourceRow
            key={source.id}
            source={source}
            used={selection.has(source.id)}
            onUse={(on) => selection.set(source.id, on)}
            onOpen={() => onOpen(source)}
          />
        ))}
      </ul>
    </>
  );
}

function Nothing({ onAdd }: { onAdd: () => void }) {
  const t = useText(sourcesText);
  return (
    <div className="p-4">
      <button
        type="button"
        onClick={onAdd}
        className="w-full rounded-lg border border-dashed border-line-strong px-5 py-8 text-center hover:bg-paper"
      >
        <span className="block text-ui font-medium">{t.dropHere}</span>
        <span className="mt-1 block text-note text-ink-3">{t.kinds}</span>
      </button>
    </div>
  );
}

const ROWS = 4;
function Waiting() {
  const t = useText(sourcesText);
  return (
    <div role="status" aria-label={t.loading} className="grid gap-3 px-2 pt-3">
      {Array.from({ length: ROWS }, (_, row) => (
        <Skeleton key={row} className="h-9" />
      ))}
    </div>
  );
}
