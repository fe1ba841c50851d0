import clsx from 'clsx';
import type { ReactNode } from 'react';

type Props = {
  title: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Begins where its surroundings do: these keep their own distance from the edge. */
  flush?: boolean;
};
/** Nothing here yet: one sentence, one line of help, one action. */
export function Empty({ title, children, action, flush = false }: Props) {
  return (
    <div className={clsx('grid justify-items-start gap-1.5 py-6', !flush && 'px-4')}>
      <p className="font-serif text-[18px]/6 font-semibold">{title}</p>
      {children && <p className="text-note text-ink-3">{children}</p>}
      {action && <div className="mt-3">{action}</div>}
    </div>
  );
}
