import { lazy, Suspense } from 'react';
import { useText } from '#web/i18n/language.ts';
import type { DetailProps } from '#web/studio/tool.ts';
import { Empty } from '#web/ui/Empty.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import type contract from '../contract.ts';
import { Find } from './Find.tsx';
import { ImageMenu } from './ImageMenu.tsx';
import { Legend } from './Legend.tsx';
import { NodeSheet } from './NodeSheet.tsx';
import { Outline } from './Outline.tsx';
import { variables } from './palette.ts';
import { mapText } from './text.ts';
import { useMap } from './use-map.ts';

const Graph = lazy(async () => ({ default: (await import('./Graph.tsx')).Graph }));
type Props = DetailProps<typeof contract>;

/** The concept map of a document: a graph or an outline, with the passages and relations of the chosen concept beside it. */
export default function Detail(props: Props) {
  const t = useText(mapText);
  if (props.result.nodes.length === 0) return <Nothing title={t.empty} text={t.emptyText} />;
  return <Shown {...props} />;
}

const Nothing = ({ title, text }: { title: string; text: string }) => (
  <div role="alert" className="p-4">
    <Empty title={title}>{text}</Empty>
  </div>
);

function Shown({ result, citations, job }: Props) {
  const t = useText(mapText);
  const state = useMap(job.job_id, result);
  const { selected, outline } = state;
  return (
    <div style={variables} className="relative flex min-h-0 flex-1 flex-col">
      <div className="flex shrink-0 flex-wrap items-center gap-x-3 gap-y-2 border-y border-line bg-paper px-5 py-2 sm:px-6">
        <p className="text-note text-ink-3 max-sm:hidden">{t.counts(result.nodes.length, result.edges.length)}</p>
        <div className="min-w-0 flex-1 max-sm:order-last max-sm:basis-full">
          <Legend categories={result.categories} only={state.only} onChange={state.setOnly} />
        </div>
        <Find nodes={result.nodes} onSelect={state.select} />
        <Segmented
          label={t.view}
          value={outline ? 'outline' : 'map'}
          onChange={(view) => state.setOutline(view === 'outline')}
          items={[
            { id: 'map', label: t.map },
            { id: 'outline', label: t.outline },
          ]}
        />
        <ImageMenu layout={state.whole} title={result.title} />
      </div>
      <div className="relative flex min-h-0 flex-1">
        {outline ? (
          <Outline state={state} result={result} citations={citations} />
        ) : (
          <Suspense fallback={<div className="flex-1 bg-desk" />}>
            <Graph state={state} edges={result.edges} />
          </Suspense>
        )}
        {selected && (
          <NodeSheet
            node={selected}
            result={result}
            citations={citations}
            onSelect={state.select}
            onClose={() => state.select(null)}
          />
        )}
      </div>
    </div>
  );
}
