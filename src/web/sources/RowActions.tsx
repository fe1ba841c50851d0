import { lazy, Suspense } from 'react';
import type { ErrorCode } from '#contract/errors.ts';
import type { Source } from '#contract/sources.ts';
import { useText } from '#web/i18n/language.ts';
import { TextLink } from '#web/ui/Button.tsx';
import { useKeepBoth, useRetry } from './actions.ts';
import { sourcesText } from './text.ts';

/** Few files ask for one. */
const PasswordForm = lazy(async () => ({ default: (await import('./PasswordForm.tsx')).PasswordForm }));

type Props = { source: Source; onRemove: () => void };

/** What another try would not change: the file is what it is. */
const FINAL: readonly (ErrorCode | null)[] = [
  'EMPTY_FILE',
  'WRONG_TYPE',
  'UNSUPPORTED_TYPE',
  'ENCRYPTED',
  'ARCHIVE_LIMIT',
  'TOO_MUCH_TEXT',
  'IMAGE_TOO_LARGE',
  'INFECTED',
];

/** What can be done with a source that was not read. */
export function FailedActions({ source, onRemove }: Props) {
  const t = useText(sourcesText);
  const retry = useRetry(source);
  const locked = source.error_code === 'PASSWORD_NEEDED' || source.error_code === 'WRONG_PASSWORD';
  return (
    <>
      {locked && (
        <Suspense>
          <PasswordForm
            source={source}
            describedBy={`${source.id}-state`}
            busy={retry.isPending}
            onPassword={(password) => retry.mutate(password)}
          />
        </Suspense>
      )}
      <div className="mt-0.5 flex gap-3">
        {!locked && !FINAL.includes(source.error_code) && (
          <TextLink className="text-meta" disabled={retry.isPending} onClick={() => retry.mutate(undefined)}>
            {t.retry}
          </TextLink>
        )}
        <TextLink className="text-meta" onClick={onRemove}>
          {t.remove}
        </TextLink>
      </div>
    </>
  );
}

/** The file is already there: both may stay, or this one goes. */
export function Duplicate({ source, of, onRemove }: Props & { of: string }) {
  const t = useText(sourcesText);
  const keep = useKeepBoth(source);
  return (
    <div className="mt-1 rounded-md bg-warn-soft px-2 py-1.5 text-meta text-warn">
      <p className="[overflow-wrap:anywhere]">{t.sameAs(of)}</p>
      <div className="mt-0.5 flex flex-wrap gap-x-3">
        <TextLink className="text-meta" disabled={keep.isPending} onClick={() => keep.mutate()}>
          {t.keepBoth}
        </TextLink>
        <TextLink className="text-meta" onClick={onRemove}>
          {t.removeThis}
        </TextLink>
      </div>
    </div>
  );
}
