import clsx from 'clsx';
import type { ReactNode } from 'react';

/** One line of a numbered sheet, as sources are drawn. */
export const SheetLine = ({
  n,
  children,
  hit,
  className,
}: {
  n: number;
  children?: ReactNode;
  hit?: boolean;
  className?: string;
}) => (
  <div className="fl" data-hit={hit ? '' : undefined}>
    <span className={clsx('n', className)}>{n}</span>
    <span className="t">{hit ? <mark>{children}</mark> : children}</span>
  </div>
);
