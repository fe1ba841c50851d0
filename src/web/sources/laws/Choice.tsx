import { useId, type ReactNode } from 'react';
import { Checkbox } from '#web/ui/Checkbox.tsx';

type Props = {
  name: string;
  title: string;
  /** What is told below it. */
  about: string;
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
  end?: ReactNode;
};
/** A norm with a box: its name, its title, and what is told of it. */
export function Choice({ name, title, about, checked, disabled, onChange, end }: Props) {
  const id = useId();
  return (
    <li>
      <div className="flex items-start gap-3 py-3 text-ui">
        <Checkbox id={id} checked={checked} onChange={onChange} label={`${name} ${title}`.trim()} disabled={disabled} />
        <label htmlFor={id} className="min-w-0 flex-1">
          <span className="block [overflow-wrap:anywhere]">
            {name && <b className="font-semibold">{name}</b>}
            {name && title && ' · '}
            {title}
          </span>
          {about && <span className="text-note text-ink-3">{about}</span>}
        </label>
        {end}
      </div>
    </li>
  );
}
