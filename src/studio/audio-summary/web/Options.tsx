import { useId } from 'react';
import { text } from '#contract/language.ts';
import { useText } from '#web/i18n/language.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import type { OptionsProps } from '#web/studio/tool.ts';
import type contract from '../contract.ts';
import { MINUTES } from '../contract.ts';

const optionsText = text({
  en: {
    length: 'Length',
    minutes: (n: number) => `about ${n}\u00a0${n === 1 ? 'minute' : 'minutes'}`,
    review: 'Review the script before it is spoken',
  },
  es: {
    length: 'Duración',
    minutes: (n) => `unos ${n}\u00a0${n === 1 ? 'minuto' : 'minutos'}`.replace('unos 1', 'cerca de 1'),
    review: 'Revisar el guion antes de darle voz',
  },
});

/** How long the summary is to be, and whether its script is read before it is spoken. */
export function Options({ value, onChange, disabled }: OptionsProps<typeof contract>) {
  const t = useText(optionsText);
  const id = useId();
  const { minutes, review } = value;
  return (
    <>
      <div className="grid gap-1">
        <div className="flex items-baseline justify-between gap-3 text-note text-ink-2">
          <label htmlFor={id}>{t.length}</label>
          <output htmlFor={id} className="text-ink tabular-nums">
            {t.minutes(minutes)}
          </output>
        </div>
        <input
          id={id}
          type="range"
          min={MINUTES.least}
          max={MINUTES.most}
          step={1}
          value={minutes}
          disabled={disabled}
          aria-valuetext={t.minutes(minutes)}
          onChange={({ target }) => onChange({ ...value, minutes: target.valueAsNumber })}
          className="h-6 w-full accent-tinta max-sm:h-11"
        />
      </div>
      <label className="-my-1 flex min-h-8 items-center gap-1.5 text-note text-ink-2 max-sm:min-h-11">
        <Checkbox
          checked={review}
          onChange={(on) => onChange({ ...value, review: on })}
          label={t.review}
          disabled={disabled}
        />
        <span aria-hidden>{t.review}</span>
      </label>
    </>
  );
}
