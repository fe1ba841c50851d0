import type { ReactNode } from 'react';

/** The head of a pane: 52 px, with a hairline that runs on through its neighbours. */
export const PaneHead = ({ title, children }: { title: string; children?: ReactNode }) => (
  <div className="flex h-13 shrink-0 items-center gap-2 border-b border-line px-4">
    <h2 className="text-[15px] font-semibold">{title}</h2>
    {children}
  </div>
);
