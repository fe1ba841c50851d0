import clsx from 'clsx';
import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type Item = { id: string; label: string; count?: number };
/** Tabs whose panels follow as children (`TabPanel`). */
export function Tabs({
  value,
  onChange,
  children,
  className,
}: {
  value: string;
  onChange: (id: string) => void;
  children: ReactNode;
  className?: string;
}) {
  return (
    <Radix.Root value={value} onValueChange={onChange} className={clsx('flex min-h-0 flex-1 flex-col', className)}>
      {children}
    </Radix.Root>
  );
}

/** The row of tabs. */
export function TabList({ items, label, className }: { items: readonly Item[]; label: string; className?: string }) {
  return (
    <Radix.List aria-label={label} className={clsx('flex gap-5', className)}>
      {items.map(({ id, label: name, count }) => (
        <Radix.Trigger
          key={id}
          value={id}
          className={clsx(
            'group relative inline-flex h-[51px] items-center gap-1.5 text-ui font-medium whitespace-nowrap text-ink-3 hover:text-ink',
            'data-[state=active]:font-semibold data-[state=active]:text-ink data-[state=active]:after:absolute data-[state=active]:after:inset-x-0 data-[state=active]:after:-bottom-px data-[state=active]:after:h-0.5 data-[state=active]:after:bg-tinta',
          )}
        >
          {name}
          {count !== undefined && (
            <span className="text-meta tabular-nums text-ink-3 group-data-[state=active]:text-ink-2">{count}</span>
          )}
        </Radix.Trigger>
      ))}
    </Radix.List>
  );
}

/** What a tab shows. */
export function TabPanel({ id, children }: { id: string; children: ReactNode }) {
  return (
    <Radix.Content value={id} className="flex min-h-0 flex-1 flex-col focus-visible:-outline-offset-2">
      {children}
    </Radix.Content>
  );
}
