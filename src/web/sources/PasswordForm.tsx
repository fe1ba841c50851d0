import { useState, type FormEvent } from 'react';
import type { Source } from '#contract/sources.ts';
import { useText } from '#web/i18n/language.ts';
import { Button } from '#web/ui/Button.tsx';
import { passwordText } from './password-text.ts';

type Props = {
  source: Source;
  /** The element that says what is wrong: that the file is locked, or that the password was not the right one. */
  describedBy: string;
  busy: boolean;
  onPassword: (password: string) => void;
};

/** Asks for the password of a locked file, in its row. */
export function PasswordForm({ source, describedBy, busy, onPassword }: Props) {
  const t = useText(passwordText);
  const [password, setPassword] = useState('');
  const id = `${source.id}-password`;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (password !== '' && !busy) onPassword(password);
  };
  return (
    <form onSubmit={submit} className="mt-1.5 mb-1 grid gap-1" autoComplete="off">
      <label htmlFor={id} className="text-meta font-medium text-ink-2">
        {t.label}
      </label>
      <div className="flex gap-2">
        <input
          id={id}
          type="password"
          value={password}
          onChange={(event) => setPassword(event.target.value)}
          maxLength={200}
          autoComplete="off"
          spellCheck={false}
          aria-describedby={`${describedBy} ${id}-help`}
          aria-invalid={source.error_code === 'WRONG_PASSWORD' || undefined}
          className="h-8 min-w-0 flex-1 rounded-md border border-line-strong bg-paper px-2.5 text-ui aria-invalid:border-bad max-sm:h-11"
        />
        <Button type="submit" size="sm" variant="outline" disabled={busy || password === ''}>
          {busy ? t.opening : t.open}
        </Button>
      </div>
      <p id={`${id}-help`} className="text-meta text-ink-3">
        {t.help}
      </p>
    </form>
  );
}
