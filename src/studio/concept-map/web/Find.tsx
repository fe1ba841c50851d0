import { useMemo, useState, type KeyboardEvent } from 'react';
import { useText } from '#web/i18n/language.ts';
import { SearchBox } from '#web/ui/SearchBox.tsx';
import type { Node } from '../contract.ts';
import { mapText } from './text.ts';

const plain = (words: string): string => words.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/** Finds a concept by its words and chooses it; Enter goes on to the next one, with the shift key to the one before. */
export function Find({ nodes, onSelect }: { nodes: readonly Node[]; onSelect: (id: string) => void }) {
  const t = useText(mapText);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const hits = useMemo(
    () => (query.trim() ? nodes.filter(({ label }) => plain(label).includes(plain(query.trim()))) : []),
    [nodes, query],
  );
  const go = (i: number): void => {
    const hit = hits[(i + hits.length) % hits.length];
    if (!hit) return;
    setAt((i + hits.length) % hits.length);
    onSelect(hit.id);
  };
  const change = (value: string): void => {
    setQuery(value);
    setAt(0);
    const first = value.trim() && nodes.find(({ label }) => plain(label).includes(plain(value.trim())));
    if (first) onSelect(first.id);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    go(at + (event.shiftKey ? -1 : 1));
  };
  return (
    <div className="relative min-w-0 max-sm:basis-full sm:w-[220px]">
      <SearchBox value={query} onChange={change} label={t.search} onKeyDown={onKeyDown} />
      <span
        role="status"
        className="pointer-events-none absolute top-full right-1 z-10 mt-0.5 rounded bg-paper px-1 text-meta text-ink-3 tabular-nums"
      >
        {query.trim() ? (hits.length > 0 ? t.found(at + 1, hits.length) : t.notFound) : ''}
      </span>
    </div>
  );
}
