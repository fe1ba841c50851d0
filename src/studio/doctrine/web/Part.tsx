import type { ReactNode } from 'react';
import type { Citation } from '#contract/span.ts';
import type { Place } from '#contract/studio.ts';
import { useText } from '#web/i18n/language.ts';
import { CitedPlace, CitedQuote } from '#web/ui/answer/Cited.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { doctrineText } from './text.ts';

/** A list of a tab: honest where there is nothing, and where a search leaves nothing. */
export function Part({
  all,
  shown,
  title,
  help,
  children,
}: {
  all: number;
  shown: number;
  title: string;
  help?: string;
  children: ReactNode;
}) {
  const t = useText(doctrineText);
  if (all === 0)
    return (
      <Empty flush title={title}>
        {help}
      </Empty>
    );
  if (shown === 0) return <p className="py-6 text-ui text-ink-2">{t.nothing}</p>;
  return <ul className="divide-y divide-line">{children}</ul>;
}

/** The words of a place, below where they stand. */
export function Shown({ place, citations }: { place: Place; citations: readonly Citation[] }) {
  return (
    <div className="grid gap-1">
      <CitedPlace place={place} citations={citations} />
      <CitedQuote place={place} citations={citations} />
    </div>
  );
}

export function Said({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <p className="text-meta font-semibold text-ink-2">{label}</p>
      <p className="text-ui">{children}</p>
    </div>
  );
}
