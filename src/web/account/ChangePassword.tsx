import { useState } from 'react';
import { accountApi } from '#contract/account.ts';
import { call } from '#web/api/call.ts';
import { readAgain, keyOf } from '#web/api/query.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { PasswordField } from '#web/ui/Field.tsx';
import { Notice } from '#web/ui/tone.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useForm } from './form.ts';
import { NewPassword } from './NewPassword.tsx';
import { passwordText } from './password-text.ts';
import { useShort } from './use-short.ts';

const FORM = 'change-password';
const FIELDS = ['current_password', 'new_password', 'confirm'] as const;

/** Sets another password: the one there is, the new one, and that once more. */
export function ChangePassword({ onClose }: { onClose: () => void }) {
  const t = useText(passwordText);
  const short = useShort();
  const common = useText(words);
  const [filled, setFilled] = useState(false);
  const { busy, errors, failure, summary, submit } = useForm(
    (values) => {
      const blank = FIELDS.find((name) => !values[name]?.trim());
      if (blank) return { [blank]: t.complete };
      const { new_password = '', confirm } = values;
      return {
        ...short('new_password', new_password),
        ...(new_password !== confirm && { confirm: t.mismatchNew }),
      };
    },
    async ({ current_password, new_password }) => {
      await call(accountApi.changePassword, {
        body: { current_password: current_password!, new_password: new_password! },
      });
      toast({ title: t.changed, text: t.changedText });
      onClose();
      await readAgain(keyOf(accountApi.profile, {}));
    },
    t.changeFailed,
  );
  const look = ({ currentTarget }: { currentTarget: HTMLFormElement }): void =>
    setFilled(FIELDS.every((name) => (currentTarget.elements.namedItem(name) as HTMLInputElement).value !== ''));
  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title={t.change}
      about={t.othersEnd}
      width={460}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={busy}>
            {common.cancel}
          </Button>
          <Button type="submit" form={FORM} disabled={busy || !filled}>
            {busy ? t.changing : t.change}
          </Button>
        </>
      }
    >
      <form id={FORM} className="grid gap-4 pt-1" onSubmit={submit} onInput={look} noValidate>
        {failure && (
          <div ref={summary} tabIndex={-1}>
            <Notice tone="bad" title={t.changeFailed} alert>
              {failure}
            </Notice>
          </div>
        )}
        <PasswordField
          id="current_password"
          name="current_password"
          label={t.current}
          autoComplete="current-password"
          error={errors.current_password}
        />
        <NewPassword errors={errors} />
      </form>
    </Dialog>
  );
}
