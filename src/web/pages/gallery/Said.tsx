import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Tip } from '#web/ui/Tip.tsx';
import { toast, toastError } from '#web/ui/toast.tsx';
import { Badge, Notice, Verdict } from '#web/ui/tone.tsx';
import { words } from '#web/i18n/text.ts';
import { Cell, Line } from './Cell.tsx';
import { galleryText } from './text.ts';

/** How a state is said: always with a word beside its colour. */
export function Said() {
  const t = useText(galleryText);
  const common = useText(words);
  return (
    <Cell name={t.said}>
      <Line>
        <Badge tone="ok">{t.solid}</Badge>
        <Badge tone="warn">{t.high}</Badge>
        <Badge tone="bad">{t.critical}</Badge>
        <Badge tone="info">{t.fresh}</Badge>
        <Badge tone="plain">{t.medium}</Badge>
      </Line>
      <Notice tone="warn" title={t.noticeTitle}>
        {t.notice}
      </Notice>
      <Notice tone="bad">{t.notice}</Notice>
      <Notice tone="info">{t.notice}</Notice>
      <Notice tone="ok">{t.notice}</Notice>
      <Tip id="citations" />
      <Verdict tone="ok">{t.verdict}</Verdict>
      <Line>
        <Button variant="outline" onClick={() => toast({ title: t.saved, text: t.savedText })}>
          {t.toast}
        </Button>
        <Button
          variant="outline"
          onClick={() =>
            toastError({
              title: common.error,
              text: common.network,
              action: { label: common.retry, run: () => undefined },
            })
          }
        >
          {t.toastError}
        </Button>
      </Line>
    </Cell>
  );
}
