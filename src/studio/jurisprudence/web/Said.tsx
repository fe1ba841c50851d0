import type { ReactNode } from 'react';

/** A small label over what it is of. */
export const Said = ({ label, children }: { label: string; children: ReactNode }) => (
  <div>
    <p className="text-meta font-semibold text-ink-2">{label}</p>
    <p className="text-ui">{children}</p>
  </div>
);
