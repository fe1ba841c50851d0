import clsx from 'clsx';
import type { ReactNode } from 'react';

/** Words that stand in a source: the margin rule of its sheet, and the marker over the words; `after` them, without it, their chips. */
export const Quote = ({
  children,
  after,
  className,
}: {
  children: ReactNode;
  after?: ReactNode;
  className?: string;
}) => (
  <blockquote className={clsx('quote', className)}>
    <mark>{children}</mark>
    {after}
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
