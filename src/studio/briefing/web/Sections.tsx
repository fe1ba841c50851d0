import { ArrowDown, ArrowUp } from 'lucide-react';
import { useState, type KeyboardEvent } from 'react';
import { useText } from '#web/i18n/language.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import type { SectionKind } from '../contract.ts';
import { names } from '../names.ts';
import { briefingText } from './text.ts';

type Props = {
  /** Those that may be chosen, in their usual order, and those that are, in theirs. */
  all: readonly SectionKind[];
  value: readonly SectionKind[];
  onChange: (value: SectionKind[]) => void;
  disabled: boolean;
};

/** Which sections a report shows, and in what order: arrows beside each, and on them Alt with the arrow up or down. */
export function Sections({ all, value, onChange, disabled }: Props) {
  const t = useText(briefingText);
  const name = useText(names).section;
  const [order, setOrder] = useState<readonly SectionKind[]>([
    ...value,
    ...all.filter((kind) => !value.includes(kind)),
  ]);
  const put = (next: readonly SectionKind[], chosen: ReadonlySet<SectionKind>): void => {
    setOrder(next);
    onChange(next.filter((kind) => chosen.has(kind)));
  };
  const move = (kind: SectionKind, by: -1 | 1): void => {
    const at = order.indexOf(kind);
    if (at + by < 0 || at + by >= order.length) return;
    const next = [...order];
    [next[at], next[at + by]] = [next[at + by]!, next[at]!];
    put(next, new Set(value));
  };
  const toggle = (kind: SectionKind, on: boolean): void =>
    put(order, new Set(on ? [...value, kind] : value.filter((one) => one !== kind)));
  const onKey = (event: KeyboardEvent, kind: SectionKind): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    move(kind, event.key === 'ArrowUp' ? -1 : 1);
  };
  return (
    <fieldset className="grid gap-1">
      <legend className="pb-1 text-note text-ink-2">{t.sections}</legend>
      <ul className="divide-y divide-line border-y border-line">
        {order.map((kind, i) => (
          <li key={kind} className="flex min-h-10 items-center gap-1.5 max-sm:min-h-11">
            <Checkbox
              checked={value.includes(kind)}
              onChange={(on) => toggle(kind, on)}
              label={name[kind]}
              disabled={disabled}
            />
            <span aria-hidden className="min-w-0 grow text-ui">
              {name[kind]}
            </span>
            <IconButton
              icon={ArrowUp}
              label={t.up(name[kind])}
              disabled={disabled || i === 0}
              onKeyDown={(event) => onKey(event, kind)}
              onClick={() => move(kind, -1)}
            />
            <IconButton
              icon={ArrowDown}
              label={t.down(name[kind])}
              disabled={disabled || i === order.length - 1}
              onKeyDown={(event) => onKey(event, kind)}
              onClick={() => move(kind, 1)}
            />
          </li>
        ))}
      </ul>
      {value.length === 0 && (
        <p role="alert" className="text-note text-bad">
          {t.atLeastOne}
        </p>
      )}
    </fieldset>
  );
}
