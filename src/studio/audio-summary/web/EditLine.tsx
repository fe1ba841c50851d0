import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { memo, useLayoutEffect, useRef, type KeyboardEvent } from 'react';
import { useFormats } from '#web/i18n/format.ts';
import { useText } from '#web/i18n/language.ts';
import { IconButton } from '#web/ui/Button.tsx';
import { SCRIPT, speakers } from '../contract.ts';
import type { Change, Edited } from './edit.ts';
import { audioText } from './text.ts';

type Props = {
  line: Edited;
  /** Its number, from 1. */
  n: number;
  names: readonly [string, string];
  focused: boolean;
  disabled: boolean;
  onChange: (change: Change) => void;
};

/** A guess at the rows of a text, for browsers that do not measure it themselves. */
const rowsOf = (text: string): number => Math.max(2, Math.ceil(text.length / 70));

/** One line of the script: who speaks it, its words, and where it stands. Alt with the arrow up or down moves it. */
export const EditLine = memo(function EditLine({ line, n, names, focused, disabled, onChange }: Props) {
  const t = useText(audioText);
  const { number } = useFormats();
  const box = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => {
    if (!focused) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: 'nearest' });
  }, [focused, n]);
  const { id, text, citation } = line;
  const empty = text.trim() === '';
  const move = (event: KeyboardEvent): void => {
    if (!event.altKey || (event.key !== 'ArrowUp' && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    onChange({ do: 'move', id, by: event.key === 'ArrowUp' ? -1 : 1 });
  };
  return (
    <li className="grid gap-1.5 border-t border-line py-3 first:border-t-0" data-edit={id}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <span className="w-6 text-meta text-ink-3 tabular-nums">{number(n)}</span>
        <Speaker line={line} names={names} disabled={disabled} onChange={onChange} />
        <span className="text-meta text-ink-3 tabular-nums">
          {citation === null ? t.uncited : t.cited(number(citation))} ·{' '}
          {t.chars(number(text.trim().length), number(SCRIPT.characters))}
        </span>
        <span className="ml-auto flex">
          <IconButton
            icon={ArrowUp}
            label={t.up}
            disabled={disabled}
            onClick={() => onChange({ do: 'move', id, by: -1 })}
          />
          <IconButton
            icon={ArrowDown}
            label={t.down}
            disabled={disabled}
            onClick={() => onChange({ do: 'move', id, by: 1 })}
          />
          <IconButton icon={Plus} label={t.addAfter} disabled={disabled} onClick={() => onChange({ do: 'add', id })} />
          <IconButton
            icon={Trash2}
            label={t.removeLine}
            disabled={disabled}
            onClick={() => onChange({ do: 'remove', id })}
          />
        </span>
      </div>
      <textarea
        ref={box}
        aria-label={t.line(number(n))}
        aria-invalid={empty || undefined}
        value={text}
        rows={rowsOf(text)}
        maxLength={SCRIPT.characters}
        disabled={disabled}
        onChange={({ target }) => onChange({ do: 'write', id, text: target.value })}
        onKeyDown={move}
        className="w-full resize-y rounded-md border border-line-strong bg-paper px-3 py-2 font-serif text-doc [field-sizing:content] aria-invalid:border-bad"
      />
    </li>
  );
});

/** Which of the two speaks it. */
function Speaker({ line: { id, speaker }, names, disabled, onChange }: Omit<Props, 'n' | 'focused'>) {
  const t = useText(audioText);
  return (
    <fieldset className="inline-flex rounded-md border border-line bg-sunken p-0.5">
      <legend className="sr-only">{t.speaker}</legend>
      {speakers.map((one, i) => (
        <label
          key={one}
          className="grid h-7 cursor-pointer place-items-center rounded px-3 text-note font-medium text-ink-2 has-checked:bg-paper has-checked:text-ink has-focus-visible:outline-2 has-focus-visible:outline-tinta max-sm:h-10"
        >
          <input
            type="radio"
            name={`speaker-${id}`}
            checked={one === speaker}
            disabled={disabled}
            onChange={() => onChange({ do: 'speaker', id, speaker: one })}
            className="sr-only"
          />
          {names[i]}
        </label>
      ))}
    </fieldset>
  );
}
