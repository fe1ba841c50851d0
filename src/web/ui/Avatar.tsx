import clsx from 'clsx';

/** The first letters of a name, two at most (specification 3, section 2). */
const initialsOf = (name: string): string =>
  name
    .split(/\s+/)
    .filter(Boolean)
    .slice(0, 2)
    .map((word) => [...word][0]!.toUpperCase())
    .join('');

/** A person as initials. Decoration: whatever holds it says the name. */
export const Avatar = ({ name, className = 'size-8 text-meta' }: { name: string; className?: string }) => (
  <span
    aria-hidden
    className={clsx('grid shrink-0 place-items-center rounded-full bg-tinta font-semibold text-on-tinta', className)}
  >
    {initialsOf(name)}
  </span>
);
