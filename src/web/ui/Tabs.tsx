import clsx from 'clsx';
import { Tabs as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

/** How a tab looks that has a line under it while it is the one that is shown (`data-state="active"`). */
export const tabLook = clsx(
  'group relative inline-flex h-[51px] items-center gap-1.5 text-ui font-medium whitespace-nowrap text-ink-3 hover:text-ink',
  'data-[state=active]:font-semibold data-[state=active]:text-ink data-[state=active]:after:absolute data-[state=active]:after:inset-x-0 data-[state=active]:after:-bottom-px data-[state=active]:after:h-0.5 data-[state=active]:after:bg-tinta',
);

/** `news`: what the count says to who cannot see that it is new. */
type Item = { id: string; label: string; count?: number; news?: string };
/** The first of these tabs that has something to show; the very first where none has, which says so. */
export const firstTold = (items: readonly Item[]): string => (items.find(({ count }) => count) ?? items[0]!).id;

/** Tabs whose panels follow as children (`TabPanel`). */
export function Tabs({
  value,
  onChange,
  children,
  className,
  manual,
}: {
  value: string;
  onChange: (id: string) => void;
  children: ReactNode;
  className?: string;
  /** A tab is shown once it is pressed, not as soon as it has the focus: it may get that back from what closes over the page. */
  manual?: boolean;
}) {
  return (
    <Radix.Root
      value={value}
      onValueChange={onChange}
      activationMode={manual ? 'manual' : 'automatic'}
      className={clsx('flex min-h-0 flex-1 flex-col', className)}
    >
      {children}
    </Radix.Root>
  );
}

/** The row of tabs; in a `box` where there are two ways to look at one thing. */
export function TabList({
  items,
  label,
  className,
  box,
}: {
  items: readonly Item[];
  label: string;
  className?: string;
  box?: boolean;
}) {
  return (
    <Radix.List
      aria-label={label}
      className={clsx(box ? 'inline-flex rounded-md border border-line bg-sunken p-0.5' : 'flex gap-5', className)}
    >
      {items.map(({ id, label: name, count, news }) => (
        <Radix.Trigger
          key={id}
          value={id}
          className={clsx(
            box
              ? 'h-7 rounded px-3 text-note font-medium text-ink-2 data-[state=active]:bg-paper data-[state=active]:text-ink data-[state=active]:shadow-[0_1px_2px_rgb(21_32_29/.12)] max-sm:h-10'
              : tabLook,
          )}
        >
          {name}
          {news && (
            <span className="grid h-4 min-w-4 place-items-center rounded-full bg-tinta px-1 text-[11px]/none font-semibold text-on-tinta tabular-nums">
              <span aria-hidden>{count}</span>
              <span className="sr-only">{news}</span>
            </span>
          )}
          {count !== undefined && !news && (
            <span className="text-meta tabular-nums text-ink-3 group-data-[state=active]:text-ink-2">{count}</span>
          )}
        </Radix.Trigger>
      ))}
    </Radix.List>
  );
}

/** What a tab shows. One that is `kept` stays in the page unseen: a field in it keeps its cursor and its undo. */
export function TabPanel({ id, kept, children }: { id: string; kept?: boolean; children: ReactNode }) {
  return (
    <Radix.Content
      value={id}
      {...(kept && { forceMount: true })}
      className="flex min-h-0 flex-1 flex-col focus-visible:-outline-offset-2 data-[state=inactive]:hidden"
    >
      {children}
    </Radix.Content>
  );
}
