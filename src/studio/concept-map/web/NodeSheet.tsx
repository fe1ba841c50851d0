import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Citation } from '#contract/span.ts';
import type { Place } from '#contract/studio.ts';
import { useText } from '#web/i18n/language.ts';
import { CitedPlace, CitedQuote } from '#web/ui/answer/Cited.tsx';
import { usePlace } from '#web/ui/answer/place.ts';
import { IconButton, TextLink } from '#web/ui/Button.tsx';
import type { Edge, Node } from '../contract.ts';
import type { MapResult } from './result.ts';
import { mapText } from './text.ts';

type Props = {
  node: Node;
  result: MapResult;
  citations: readonly Citation[];
  onSelect: (id: string) => void;
  onClose: () => void;
};

/** What the document calls a place, and its lines; its chip stands behind the quotation. */
function Lines({ place, citations }: { place: Place; citations: readonly Citation[] }) {
  const say = usePlace();
  const citation = citations.find(({ citation_id }) => citation_id === place.citation_id);
  return citation ? (
    <p className="text-meta text-ink-3 tabular-nums">{[place.label, say(citation)].filter(Boolean).join(' · ')}</p>
  ) : null;
}

const Quoted = ({ place, citations }: { place: Place; citations: readonly Citation[] }) => (
  <div className="grid gap-1.5">
    <CitedQuote place={place} citations={citations} />
    <Lines place={place} citations={citations} />
  </div>
);

/** All that the map knows of a concept: its passages, and its relations with the sentences that they rest on. */
export function NodeSheet({ node, result, citations, onSelect, onClose }: Props) {
  const t = useText(mapText);
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.scrollTo?.(0, 0), [node.id]);
  const edges = result.edges.filter(({ source, target }) => source === node.id || target === node.id);
  return (
    <aside
      ref={box}
      aria-label={node.label}
      tabIndex={0}
      className="scroll flex w-[340px] shrink-0 flex-col gap-6 border-l border-line bg-paper p-6 focus-visible:-outline-offset-2 max-sm:absolute max-sm:inset-x-0 max-sm:bottom-0 max-sm:z-20 max-sm:max-h-[70%] max-sm:w-auto max-sm:border-t max-sm:border-l-0 max-sm:p-5 max-sm:shadow-float"
    >
      <div>
        <div className="flex items-start gap-2">
          <p className="min-w-0 flex-1 text-meta font-semibold text-ink-3">{t.type[node.type]}</p>
          <IconButton icon={X} label={t.closeSheet} className="-mt-2 -mr-2" onClick={onClose} />
        </div>
        <h3 className="font-serif text-h2 font-semibold [overflow-wrap:anywhere]">{node.label}</h3>
        {node.description && <p className="mt-1 text-note text-ink-3">{node.description}</p>}
        {node.by && <p className="mt-1 text-note text-warn">{t.model}</p>}
      </div>
      {node.place && (
        <section className="grid gap-2">
          <h4 className="text-meta font-semibold text-ink-3">{t.where}</h4>
          <Quoted place={node.place} citations={citations} />
        </section>
      )}
      <section>
        <h4 className="mb-2 text-meta font-semibold text-ink-3">{t.relations}</h4>
        {edges.length === 0 ? (
          <p className="text-note text-ink-3">{t.noRelations}</p>
        ) : (
          <ul className="border-t border-line">
            {edges.map((edge) => (
              <Related
                key={edge.id}
                edge={edge}
                node={node}
                result={result}
                citations={citations}
                onSelect={onSelect}
              />
            ))}
          </ul>
        )}
      </section>
      {node.passages.length > 0 && (
        <section className="grid gap-4">
          <h4 className="text-meta font-semibold text-ink-3">{t.more}</h4>
          {node.passages.map((place) => (
            <Quoted key={place.citation_id} place={place} citations={citations} />
          ))}
        </section>
      )}
    </aside>
  );
}

const OURS = new Set<Edge['relation']>(['contains', 'cites', 'beside']);

/** One relation: who, how, to whom, and where it says so. */
function Related({ edge, node, result, citations, onSelect }: Omit<Props, 'onClose'> & { edge: Edge }) {
  const t = useText(mapText);
  const out = edge.source === node.id;
  const other = result.nodes.find(({ id }) => id === (out ? edge.target : edge.source));
  if (!other) return null;
  const link = (
    <TextLink className="[overflow-wrap:anywhere]" onClick={() => onSelect(other.id)}>
      {other.label}
    </TextLink>
  );
  return (
    <li className="border-b border-line py-2.5 text-ui">
      {out ? <span className="text-ink-3">{edge.label} </span> : <>{link} </>}
      {out ? link : <span className="text-ink-3">{edge.label}</span>}
      {OURS.has(edge.relation) && <span className="sr-only"> ({t.ours})</span>}
      {edge.by && <span className="text-meta text-warn"> · {t.model}</span>}
      {edge.place && (
        <p className="mt-0.5">
          <CitedPlace place={edge.place} citations={citations} />
        </p>
      )}
    </li>
  );
}
