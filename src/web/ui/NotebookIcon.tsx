import clsx from 'clsx';
import { Suspense } from 'react';
import type { Notebook } from '#contract/notebooks.ts';
import { later } from './later.ts';
import { SPINE } from './notebook-colors.ts';

/** The drawings are many and small: they come after the first view. */
const Drawing = later(async () => {
  const { ICONS } = await import('./notebook-icons.ts');
  const drawn: Readonly<Record<string, (typeof ICONS)[keyof typeof ICONS]>> = ICONS;
  return ({ of }: { of: string }) => {
    const Drawn = drawn[of];
    return Drawn ? <Drawn className="size-5" /> : of;
  };
});

type Props = Pick<Notebook, 'icon'> & {
  /** None: that of the words around it. */
  color?: Notebook['color'];
  /** On a small square of its colour. */
  tile?: boolean;
};

/** The icon of a notebook in its colour; an emoji that is not among those that are drawn stands as it is. */
export function NotebookIcon({ icon, color, tile = false }: Props) {
  return (
    <span
      aria-hidden
      style={{
        ...(color && { color: `color-mix(in oklab, ${SPINE[color]} var(--spine), white)` }),
        ...(color && tile && { background: `color-mix(in oklab, ${SPINE[color]} 14%, var(--paper))` }),
      }}
      className={clsx('grid shrink-0 place-items-center', tile ? 'size-8 rounded-md' : 'size-5')}
    >
      <Suspense>
        <Drawing of={icon} />
      </Suspense>
    </span>
  );
}
