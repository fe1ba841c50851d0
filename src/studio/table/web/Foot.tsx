import { useMutation } from '@tanstack/react-query';
import { Square } from 'lucide-react';
import type { StudioJob } from '#contract/studio.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { toastError } from '#web/ui/toast.tsx';
import { Bar } from '#web/ui/tone.tsx';
import contract from '../contract.ts';
import type { Table } from '../contract.ts';
import { tableText } from './text.ts';

type Props = {
  result: Table;
  job: StudioJob;
  params: { id: string; jobId: string };
  onStopped: (job: StudioJob) => void;
};

/** How far a table is while it is made, what it has cost so far, and the way to end it with what it has. */
export function Foot({ result, job, params, onStopped }: Props) {
  const t = useText(tableText);
  const { number } = useFormats();
  const stopping = useMutation({
    mutationFn: () => call(contract.partsApi.stop, { params }),
    onSuccess: onStopped,
    onError: (error) => toastError({ title: t.stopFailed, text: saidBy(error, '') || undefined }),
  });
  const sources = (job.metadata.options.sources as string[]).length;
  const of = sources * result.columns.length;
  const done = result.rows.length * result.columns.length;
  const filled = result.rows.flatMap(({ cells }) => cells).filter(({ state }) => state === 'answered').length;
  const said = t.progress(number(done), number(of));
  return (
    <div className="flex min-h-12 shrink-0 flex-wrap items-center gap-x-4 gap-y-1 border-t border-line px-4 py-1">
      <div style={{ flex: '0 1 12rem' }}>
        <Bar value={of === 0 ? 0 : (100 * done) / of} label={said} />
      </div>
      <span role="status" className="flex-1 basis-48 text-note text-ink-2 tabular-nums">
        {said}
      </span>
      {job.tokens !== null && (
        <span className="text-note text-ink-2 tabular-nums">
          {t.tokens(number(filled * contract.price.tokens), number(job.tokens))}
        </span>
      )}
      <Button
        variant="ghost"
        size="sm"
        icon={Square}
        onClick={() => stopping.mutate()}
        disabled={stopping.isPending || stopping.isSuccess}
      >
        {t.stop}
      </Button>
    </div>
  );
}
