import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Empty } from '#web/ui/Empty.tsx';
import { Skeleton } from '#web/ui/Loading.tsx';
import { Section, Waiting } from '#web/ui/Section.tsx';
import { Cell } from './Cell.tsx';
import { statesText } from './states-text.ts';
import { galleryText } from './text.ts';

const CARD = 'rounded-lg border border-line bg-paper';

/** Empty, loading, failed: one sentence, one line of help, one action. */
export function States() {
  const t = useText(galleryText);
  const { states } = useText(statesText);
  return (
    <>
      {states.map(({ name, title, help, action }) => (
        <Cell key={name} name={name}>
          <div className={CARD}>
            <Empty title={title} {...(action && { action: <Button variant="outline">{action}</Button> })}>
              {help}
            </Empty>
          </div>
        </Cell>
      ))}
      <Cell name={`${states[0]!.name} · 2`}>
        <Section id="gallery-section" title={states[0]!.title} about={states[0]!.help}>
          <Waiting failed={states[0]!.title} retry={() => undefined} />
        </Section>
      </Cell>
      <Cell name={t.skeleton}>
        <div className={`${CARD} grid gap-3 p-4`}>
          <Skeleton className="h-4 w-16" />
          <Skeleton className="h-4 w-full" />
          <Skeleton className="h-4 w-40" />
        </div>
      </Cell>
    </>
  );
}
