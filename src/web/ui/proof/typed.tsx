import { useState } from 'react';
import { useText } from '#web/i18n/language.ts';
import { Field } from '#web/ui/Field.tsx';
import { proofText } from './text.ts';

/** What is typed into a field that may not stay empty: `check` says so under it. */
export type Typed = { value: string; error: string | undefined; set: (value: string) => void; check: () => boolean };

export function useTyped(needed: string): Typed {
  const [value, setValue] = useState('');
  const [error, setError] = useState<string | undefined>();
  return {
    value,
    error,
    set: (now) => {
      setValue(now);
      setError(undefined);
    },
    check: () => {
      const blank = value.trim() === '';
      setError(blank ? needed : undefined);
      return !blank;
    },
  };
}

type CodeProps = { typed: Typed; recovery?: boolean; words?: { label: string; hint: string } };
/** A code of the application; with `recovery` one of the recovery codes too. `words`: what it is called otherwise. */
export function YourCode({ typed, recovery, words }: CodeProps) {
  const t = useText(proofText);
  return (
    <Field
      id="your_code"
      label={words?.label ?? (recovery ? t.codeOrRecovery : t.code)}
      hint={words?.hint ?? (recovery ? t.codeOrRecoveryHint : t.codeHint)}
      autoComplete="one-time-code"
      {...(!recovery && { inputMode: 'numeric' as const })}
      autoCapitalize="off"
      spellCheck={false}
      className="font-mono"
      value={typed.value}
      onChange={({ target }) => typed.set(target.value)}
      error={typed.error}
    />
  );
}
