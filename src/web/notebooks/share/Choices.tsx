import { useId } from 'react';
import { useText } from '#web/i18n/language.ts';
import { Checkbox } from '#web/ui/Checkbox.tsx';
import { shareText } from './text.ts';

type Props = {
  title: string;
  items: readonly { id: string; title: string }[];
  chosen: ReadonlySet<string>;
  onChange: (chosen: ReadonlySet<string>) => void;
};

/** Things of one sort, of which any may be chosen: all of them by the box above. Nothing where there are none. */
export function Choices({ title, items, chosen, onChange }: Props) {
  const t = useText(shareText);
  const id = useId();
  if (items.length === 0) return null;
  const count = items.filter((one) => chosen.has(one.id)).length;
  const set = (ids: readonly string[], on: boolean): void => {
    const next = new Set(chosen);
    for (const one of ids)
      if (on) next.add(one);
      else next.delete(one);
    onChange(next);
  };
  return (
    <fieldset className="min-w-0">
      <legend className="flex items-center gap-2 text-ui font-medium">
        <Checkbox
          label={t.all(title)}
          checked={count === 0 ? false : count === items.length ? true : 'mixed'}
          onChange={(on) =>
            set(
              items.map((one) => one.id),
              on,
            )
          }
        />
        <span aria-hidden>{`${title} · ${count}/${items.length}`}</span>
      </legend>
      <ul className="scroll mt-1 max-h-40 rounded-md border border-line py-1 pl-2" tabIndex={0} aria-label={title}>
        {items.map((one) => (
          <li key={one.id} className="flex min-h-9 items-center gap-2 max-sm:min-h-11">
            <Checkbox
              id={`${id}${one.id}`}
              label={one.title}
              checked={chosen.has(one.id)}
              onChange={(on) => set([one.id], on)}
            />
            <label htmlFor={`${id}${one.id}`} className="min-w-0 truncate pr-2 text-ui" title={one.title}>
              {one.title}
            </label>
          </li>
        ))}
      </ul>
    </fieldset>
  );
}
