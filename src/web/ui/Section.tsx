import type { ReactNode } from 'react';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from './Button.tsx';
import { Empty } from './Empty.tsx';
import { Skeleton } from './Loading.tsx';

type Props = { id: string; title: string; about?: string; action?: ReactNode; children: ReactNode };
/** A heading, perhaps with a line below it, and what stands under them. `action` stands beside the heading. */
export function Section({ id, title, about, action, children }: Props) {
  return (
    <section aria-labelledby={id} className="mb-9">
      <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 sm:flex-1">
          <h2 id={id} tabIndex={-1} className="font-serif text-[20px]/7 font-semibold">
            {title}
          </h2>
          {about && <p className="text-note text-ink-2">{about}</p>}
        </div>
        {action}
      </div>
      {children}
    </section>
  );
}

/** What stands in its place while a part is read, or when it could not be. */
export function Waiting({ failed, retry }: { failed: string | null; retry: () => void }) {
  const common = useText(words);
  if (failed === null) return <Skeleton className="h-[124px]" />;
  return (
    <div role="alert" className="rounded-lg border border-line bg-paper">
      <Empty
        title={failed}
        action={
          <Button variant="outline" onClick={retry}>
            {common.retry}
          </Button>
        }
      />
    </div>
  );
}
