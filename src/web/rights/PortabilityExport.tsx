import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { EXPORT, portabilityApi, type Exported, type ExportStatus } from '#contract/portability.ts';
import { call } from '#web/api/call.ts';
import { saidBy } from '#web/api/failure.ts';
import { keyOf, readAgain } from '#web/api/query.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Prove, useProof } from '#web/ui/proof/Prove.tsx';
import { Step } from '#web/ui/proof/Step.tsx';
import { toast, toastError } from '#web/ui/toast.tsx';
import { Badge, type Tone } from '#web/ui/tone.tsx';
import { exportText } from './export-text.ts';
import { Part } from './PortabilityRow.tsx';

const TONES: Record<ExportStatus, Tone> = {
  asked: 'info',
  preparing: 'info',
  ready: 'ok',
  fetching: 'info',
  fetched: 'ok',
  expired: 'plain',
  failed: 'bad',
};
/** While it is so, nothing can be asked for. */
const BUSY: readonly ExportStatus[] = ['asked', 'preparing', 'fetching'];

/** A copy of everything: asked for by whoever shows that it is theirs, and downloaded once. */
export function PortabilityExport({ newest }: { newest: Exported | null }) {
  const t = useText(exportText);
  const [asking, setAsking] = useState(false);
  const isReady = newest?.status === 'ready';
  const fetching = useMutation({
    mutationFn: () => call(portabilityApi.link, {}),
    onSuccess: ({ url }) => {
      // The browser itself fetches it, so that a file of any size goes to the disk; the page stays.
      location.assign(url);
      toast({ title: t.downloading, text: t.downloadingText });
    },
    onError: (error) => toastError({ title: t.downloadFailed, text: saidBy(error, t.downloadFailed) }),
  });
  const isBusy = newest !== null && BUSY.includes(newest.status);
  return (
    <Part
      title={t.copy}
      badge={newest && <Badge tone={TONES[newest.status]}>{t.statuses[newest.status]}</Badge>}
      action={
        isReady ? (
          <Button icon={Download} disabled={fetching.isPending} onClick={() => fetching.mutate()}>
            {t.download}
          </Button>
        ) : (
          <Button variant="outline" disabled={isBusy} onClick={() => setAsking(true)}>
            {newest ? t.again : t.prepare}
          </Button>
        )
      }
    >
      <p>{t.copyText}</p>
      <p>{t.copyHow(EXPORT.days, EXPORT.daily)}</p>
      {newest && <Told newest={newest} />}
      {asking && <AskDialog onClose={() => setAsking(false)} />}
    </Part>
  );
}

/** What is to be known of the newest export. */
function Told({
  newest: { status, counts, lost, broken_off, asked_at, expires_at, fetched_at },
}: {
  newest: Exported;
}) {
  const t = useText(exportText);
  const { date, hour, number, megabytes } = useFormats();
  const said = [
    (status === 'asked' || status === 'preparing') && t.asked(date(asked_at)),
    status === 'ready' && broken_off && t.brokeOff,
    status === 'ready' && expires_at && t.readyUntil(date(expires_at), hour(expires_at)),
    status === 'ready' && counts && t.holds(number(counts.notebooks), number(counts.sources), megabytes(counts.bytes)),
    status === 'ready' && lost > 0 && t.lost(lost),
    status === 'fetching' && t.downloadingText,
    status === 'fetched' && fetched_at && t.fetchedOn(date(fetched_at)),
    status === 'expired' && t.expiredText,
    status === 'failed' && t.failedText,
  ].filter((line) => typeof line === 'string');
  return (
    <div role="status" className="text-ink">
      {said.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  );
}

function AskDialog({ onClose }: { onClose: () => void }) {
  const t = useText(exportText);
  const proof = useProof();
  const send = async (): Promise<void> => {
    await proof.send((body) => call(portabilityApi.ask, { body }));
    await readAgain(keyOf(portabilityApi.state, {}));
    onClose();
  };
  return (
    <Step
      title={t.askTitle}
      about={t.askText}
      label={t.prepare}
      doing={t.preparing}
      failed={t.askFailed}
      ready={proof.ready}
      send={send}
      onClose={onClose}
    >
      <Prove proof={proof} />
    </Step>
  );
}
