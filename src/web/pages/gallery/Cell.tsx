import type { ReactNode } from 'react';

/** One place of the gallery: a hairline, the name of what is shown, and the thing itself. */
export const Cell = ({ name, children }: { name: string; children: ReactNode }) => (
  <section aria-label={name} className="min-w-0 border-t border-line pt-4">
    <h2 className="mb-3 text-meta font-semibold text-ink-3">{name}</h2>
    <div className="grid grid-cols-1 gap-3">{children}</div>
  </section>
);

/** What stands beside each other and breaks into lines. */
export const Line = ({ children }: { children: ReactNode }) => (
  <div className="flex flex-wrap items-center gap-2">{children}</div>
);
