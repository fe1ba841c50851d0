import type { ReactNode } from 'react';

/** Nothing here yet: one sentence, one line of help, one action. */
export function Empty({ title, children, action }: { title: string; children?: ReactNode; action?: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-1.5 px-4 py-6">
      <p className="font-serif text-[18px]/6 font-[600]">{title}</p>
      {children && <p className="text-note text-ink-3">{children}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
