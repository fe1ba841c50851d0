import clsx from 'clsx';
import type { ReactNode } from 'react';

/**
 * Words that stand in a source: the margin rule of its sheet, and the marker over the words that answer; `before` and `after` them, without it, the rest of the
 * passage; then its `chips`.
 */
export const Quote = ({
  children,
  before,
  after,
  chips,
  className,
}: {
  children: ReactNode;
  before?: string;
  after?: string;
  chips?: ReactNode;
  className?: string;
}) => (
  <blockquote className={clsx('quote', className)}>
    {before}
    <mark>{children}</mark>
    {after}
    {chips}
  </blockquote>
);

/** Words of a source that do not answer the question: no marker. */
export const NearQuote = ({ children }: { children: ReactNode }) => (
  <blockquote className="quote-plain">{children}</blockquote>
);

/** Words that were found nowhere. */
export const MissingQuote = ({ children }: { children: ReactNode }) => (
  <blockquote className="quote-missing">{children}</blockquote>
);
