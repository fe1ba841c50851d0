import { useState } from 'react';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { hostOf } from '../contract.ts';
import { preview } from './check.ts';
import type { Suggestion } from './suggested.ts';
import { quickText } from './text.ts';

type SuggestionsProps = {
  all: readonly Suggestion[];
  busy: boolean;
  onAdd: (chosen: readonly Suggestion[]) => void;
};
/** Sites to begin with, all of them chosen; those that stay chosen are added at once. */
export function Suggestions({ all, busy, onAdd }: SuggestionsProps) {
  const t = useText(quickText);
  const [cleared, setCleared] = useState<ReadonlySet<string>>(new Set());
  const chosen = all.filter(({ name }) => !cleared.has(name));
  const turn = (name: string, on: boolean): void =>
    setCleared(new Set(on ? [...cleared].filter((one) => one !== name) : [...cleared, name]));
  return (
    <section aria-labelledby="suggested-links" className="px-4 pt-4 pb-6">
      <h3 id="suggested-links" className="font-serif text-[18px]/6 font-semibold">
        {t.startTitle(all.length)}
      </h3>
      <p className="mt-1 text-note text-ink-3">{t.startText}</p>
      <ul className="mt-3 border-t border-line">
        {all.map((one) => (
          <Suggested
            key={one.name}
            suggestion={one}
            on={!cleared.has(one.name)}
            onTurn={(on) => turn(one.name, on)}
            disabled={busy}
          />
        ))}
      </ul>
      <Button className="mt-4 w-full" disabled={chosen.length === 0 || busy} onClick={() => onAdd(chosen)}>
        {busy ? t.adding : t.addChosen(chosen.length)}
      </Button>
    </section>
  );
}

type Props = { suggestion: Suggestion; on: boolean; onTurn: (on: boolean) => void; disabled: boolean };
function Suggested({ suggestion: { name, title, description, link }, on, onTurn, disabled }: Props) {
  const id = `suggested-${name}`;
  return (
    <li className="flex items-start gap-2 border-b border-line py-2.5">
      <Checkbox id={id} checked={on} onChange={onTurn} label={title} disabled={disabled} className="-ml-1" />
      <label htmlFor={id} className="grid min-w-0 flex-1 cursor-pointer gap-0.5 pt-1">
        <span className="text-ui font-medium">{title}</span>
        <span className="text-note text-ink-2">{preview(description)}</span>
        <span className="text-meta text-ink-3">{hostOf(link)}</span>
      </label>
    </li>
  );
}
