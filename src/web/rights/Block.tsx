import { rightsApi } from '#contract/rights.ts';
import { call } from '#web/api/call.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { ConfirmDialog } from '#web/ui/Dialog.tsx';
import { toast } from '#web/ui/toast.tsx';
import { rightsText } from './text.ts';
import { useDoing } from './use-rights.ts';

/** Blocks the account, once that is confirmed. */
export function Block({ onClose }: { onClose: () => void }) {
  const t = useText(rightsText);
  const blocking = useDoing(() => call(rightsApi.block, {}), onClose);
  return (
    <ConfirmDialog
      open
      onClose={onClose}
      title={t.blockTitle}
      label={t.block}
      busyLabel={t.blocking}
      busy={blocking.isPending}
      onConfirm={() => blocking.mutate()}
    >
      {t.blockText}
    </ConfirmDialog>
  );
}

/** That the account is blocked, and the way out of it. */
export function Blocked({ since }: { since: string }) {
  const t = useText(rightsText);
  const { date } = useFormats();
  const lifting = useDoing(
    () => call(rightsApi.unblock, {}),
    () => toast({ title: t.lifted, text: t.liftedText }),
    true,
  );
  return (
    <section className="mb-9">
      <h1 className="font-serif text-h2 font-semibold">{t.blocked}</h1>
      <p className="mt-1 max-w-[640px] text-ui text-ink-2">{t.blockedSince(date(since))}</p>
      <Button size="lg" className="mt-4" onClick={() => lifting.mutate()} disabled={lifting.isPending}>
        {lifting.isPending ? t.lifting : t.lift}
      </Button>
    </section>
  );
}
