import clsx from 'clsx';
import { ArrowDown, ArrowUp, FileDiff, List } from 'lucide-react';
import { Switch } from 'radix-ui';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { Button, IconButton } from '#web/ui/Button.tsx';
import { Segmented } from '#web/ui/Segmented.tsx';
import { riskText } from './risk-text.ts';
import { compareText } from './text.ts';
import type { Compared } from './use-compared.ts';

/** Only what changes rights, on or off. */
export function OnlyRights({ compared: { only, setOnly }, className }: { compared: Compared; className?: string }) {
  const t = useText(compareText);
  return (
    <label className={clsx('flex items-center gap-2 text-note text-ink-2', className)}>
      <span className="flex-1">{t.onlyRights}</span>
      <Switch.Root
        checked={only}
        onCheckedChange={setOnly}
        className="h-5 w-9 shrink-0 rounded-full bg-ink-3 p-0.5 data-[state=checked]:bg-tinta"
      >
        <Switch.Thumb className="block size-4 rounded-full bg-paper transition-transform data-[state=checked]:translate-x-4" />
      </Switch.Root>
    </label>
  );
}

type Props = {
  compared: Compared;
  isWide: boolean;
  /** Opens the list of differences where it does not stand beside. */
  onList: () => void;
  onWord: () => void;
  isMaking: boolean;
};

/** The controls of the comparison, in the bar of its window. */
export function Bar({ compared, isWide, onList, onWord, isMaking }: Props) {
  const t = useText(compareText);
  const { number } = useFormats();
  const risk = useText(riskText);
  const { at, of, step, view, setView, panel } = compared;
  const [previous, next] = panel === 'risks' ? [risk.previous, risk.next] : [t.previous, t.next];
  return (
    <>
      {isWide && <OnlyRights compared={compared} />}
      {isWide && (
        <Segmented
          label={t.view}
          value={view}
          onChange={setView}
          items={[
            { id: 'side', label: t.side },
            { id: 'inline', label: t.inline },
          ]}
        />
      )}
      <span role="status" className="text-note whitespace-nowrap text-ink-2 tabular-nums">
        {t.at(number(at), number(of))}
      </span>
      <IconButton icon={ArrowUp} label={`${previous} (K)`} onClick={() => step(-1)} disabled={at <= 1} />
      <IconButton icon={ArrowDown} label={`${next} (J)`} onClick={() => step(1)} disabled={at >= of} />
      {!isWide && <IconButton icon={List} label={panel === 'risks' ? risk.list : t.list} onClick={onList} />}
      <Button
        size="sm"
        icon={FileDiff}
        onClick={onWord}
        aria-busy={isMaking}
        disabled={isMaking}
        className="max-lg:hidden"
      >
        {t.word}
      </Button>
    </>
  );
}
