import { useMemo, useState } from 'react';
import { find, type Hit } from './find.ts';
import type { Line } from './use-source-text.ts';

const NONE: readonly Hit[] = [];
/** The search in the open document; `lines` is null until the text is here. */
export function useFind(lines: readonly Line[] | null) {
  const [open, setOpen] = useState(false);
  const [query, setQuery] = useState('');
  const [at, setAt] = useState(0);
  const hits = useMemo(
    () =>
      open && lines
        ? find(
            lines.map(({ text }) => text),
            query,
          )
        : NONE,
    [open, lines, query],
  );
  return {
    open,
    query,
    hits,
    at,
    current: hits[at] ?? null,
    toggle: () => setOpen(!open),
    close: () => setOpen(false),
    ask: (asked: string) => {
      setQuery(asked);
      setAt(0);
    },
    step: (by: 1 | -1) => hits.length > 0 && setAt((at + by + hits.length) % hits.length),
  };
}
