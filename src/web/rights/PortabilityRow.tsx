import type { ReactNode } from 'react';

type PartProps = { title: string; badge?: ReactNode; action: ReactNode; children: ReactNode };
/** One half of the card: a heading with its state, what is said, and what can be done. */
export function Part({ title, badge, action, children }: PartProps) {
  return (
    <div className="border-b border-line px-4 py-3.5 last:border-b-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0 flex-1 basis-72">
          <h3 className="flex flex-wrap items-center gap-x-2 gap-y-1 text-ui font-semibold">
            {title} {badge}
          </h3>
          <div className="mt-1 grid gap-1.5 text-note text-ink-2">{children}</div>
        </div>
        <div className="flex shrink-0 flex-wrap gap-2 max-sm:w-full max-sm:*:flex-1">{action}</div>
      </div>
    </div>
  );
}
