import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Citation } from '#contract/span.ts';
import { useText } from '#web/i18n/language.ts';
import { CitedPlace, CitedQuote } from '#web/ui/answer/Cited.tsx';
import type { Twig } from '../outline.ts';
import { colorOf } from './palette.ts';
import type { MapResult } from './result.ts';
import { mapText } from './text.ts';
import type { MapState } from './use-map.ts';

type Props = { state: MapState; result: MapResult; citations: readonly Citation[] };

/** The map as a nested list: what phones show and screen readers read. */
export function Outline({ state, result, citations }: Props) {
  const t = useText(mapText);
  const box = useRef<HTMLDivElement>(null);
  const chosen = state.selected?.id;
  // What is chosen elsewhere (search, a relation) comes into sight: on a phone above the sheet that covers the rest.
  useEffect(() => {
    if (chosen) box.current?.querySelector(`[data-item="${chosen}"]`)?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  return (
    <div
      ref={box}
      tabIndex={0}
      className={clsx(
        'scroll min-h-0 flex-1 px-5 py-5 focus-visible:-outline-offset-2 sm:px-8',
        chosen && 'max-sm:scroll-pb-[72%] max-sm:pb-[60dvh]',
      )}
    >
      <p className="text-note text-ink-3">{result.summary}</p>
      {result.key_passages.length > 0 && (
        <section className="mt-4 grid max-w-[704px] gap-3">
          <h3 className="text-meta font-semibold text-ink-3">{t.mainPassages}</h3>
          {result.key_passages.map((place) => (
            <CitedQuote key={place.citation_id} place={place} citations={citations} />
          ))}
        </section>
      )}
      <ul className="mt-5 grid max-w-[760px] gap-1">
        {state.roots.map((twig) => (
          <Item key={twig.node.id} twig={twig} state={state} citations={citations} />
        ))}
      </ul>
    </div>
  );
}

function Item({ twig, state, citations }: { twig: Twig; state: MapState; citations: readonly Citation[] }) {
  const t = useText(mapText);
  const { node, edge, children } = twig;
  const { only, folded, selected } = state;
  const faded = only !== null && node.category !== only;
  const open = !folded.has(node.id);
  const forward = edge === null || edge.target === node.id;
  return (
    <li>
      <div
        data-item={node.id}
        className={clsx(
          'flex items-start gap-1 rounded-md',
          selected?.id === node.id && 'bg-tinta-soft',
          faded && node.level > 0 && 'text-ink-3',
        )}
      >
        {children.length > 0 ? (
          <button
            type="button"
            aria-expanded={open}
            aria-label={open ? t.collapse : t.expand(children.length)}
            onClick={() => state.fold(node.id)}
            className="grid size-8 shrink-0 place-items-center rounded text-ink-2 hover:bg-sunken max-sm:size-11"
          >
            <ChevronRight className={clsx('size-4 transition-transform', open && 'rotate-90')} aria-hidden />
          </button>
        ) : (
          <span className="w-8 shrink-0 max-sm:w-11" />
        )}
        <button
          type="button"
          aria-pressed={selected?.id === node.id}
          onClick={() => state.select(selected?.id === node.id ? null : node.id)}
          className="min-h-8 min-w-0 flex-1 rounded px-1 py-1.5 text-left hover:bg-sunken/60 max-sm:min-h-11"
        >
          <span
            aria-hidden
            className="mr-2 inline-block size-2.5 rounded-full"
            style={{ background: colorOf(node.category) }}
          />
          {edge && <span className="mr-1.5 text-note text-ink-3">{forward ? edge.label : `← ${edge.label}`}</span>}
          <span
            className={clsx(
              '[overflow-wrap:anywhere]',
              node.level === 0 ? 'font-serif text-h3 font-semibold' : node.level === 1 ? 'font-semibold' : '',
            )}
          >
            {node.label}
          </span>
          <span className="sr-only">
            {`. ${t.type[node.type]}, ${t.category[node.category]}, ${t.level(node.level)}`}
          </span>
        </button>
        {node.place && (
          <span className="shrink-0 py-2 pr-2 max-sm:hidden">
            <CitedPlace place={{ citation_id: node.place.citation_id }} citations={citations} />
          </span>
        )}
      </div>
      {children.length > 0 && open && (
        <ul className="ml-4 border-l border-line pl-2 max-sm:ml-3 max-sm:pl-0">
          {children.map((child) => (
            <Item key={child.node.id} twig={child} state={state} citations={citations} />
          ))}
        </ul>
      )}
    </li>
  );
}
