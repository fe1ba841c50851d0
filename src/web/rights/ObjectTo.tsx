import { rightsApi } from '#contract/rights.ts';
import type { AnswerOut } from '#contract/endpoint.ts';
import { call } from '#web/api/call.ts';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { Button, TextLink } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { toast } from '#web/ui/toast.tsx';
import { rightsText } from './text.ts';
import { useDoing } from './use-rights.ts';

type Props = { state: AnswerOut<(typeof rightsApi)['state']>; onClose: () => void; onOther: () => void };
/** What can be objected to here, each with what it does; and what there is nothing of. */
export function ObjectTo({ state: { models, models_refused_at: since }, onClose, onOther }: Props) {
  const t = useText(rightsText);
  const { date } = useFormats();
  const objecting = useDoing(
    (refused: boolean) => call(rightsApi.object, { body: { models: refused } }),
    ({ models_refused_at }) => {
      toast({ title: models_refused_at ? t.objectedDone : t.takenBack });
      onClose();
    },
  );
  return (
    <Dialog open onClose={onClose} title={t.objectTitle} width={520}>
      <div className="grid gap-5 text-ui">
        <section>
          <h3 className="font-semibold">{t.models}</h3>
          <p className="mt-1 text-note text-ink-2">
            {since ? t.modelsOff(date(since)) : models ? t.modelsOn : t.modelsNone}
          </p>
          <Button
            variant={since ? 'outline' : 'primary'}
            className="mt-3"
            disabled={objecting.isPending}
            onClick={() => objecting.mutate(since === null)}
          >
            {since ? t.takeBack : t.object}
          </Button>
        </section>
        <section>
          <h3 className="font-semibold">{t.measuring}</h3>
          <p className="mt-1 text-note text-ink-2">{t.measuringText}</p>
        </section>
        <TextLink onClick={onOther}>{t.otherObjection}</TextLink>
      </div>
    </Dialog>
  );
}
