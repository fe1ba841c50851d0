import { passwordMin } from '#web/api/installation.ts';
import { useText } from '#web/i18n/language.ts';
import { PasswordField } from '#web/ui/Field.tsx';
import { passwordText } from './password-text.ts';
import { accountText } from './text.ts';

/** A new password, and the same once more. */
export function NewPassword({ errors }: { errors: Record<string, string | undefined> }) {
  const t = useText(passwordText);
  const account = useText(accountText);
  return (
    <>
      <PasswordField
        id="new_password"
        name="new_password"
        label={t.newPassword}
        autoComplete="new-password"
        hint={account.passwordHint(passwordMin())}
        error={errors.new_password}
      />
      <PasswordField id="confirm" name="confirm" label={t.confirm} autoComplete="new-password" error={errors.confirm} />
    </>
  );
}
