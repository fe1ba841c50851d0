import { accountApi, NAME_MAX, type User } from '#contract/account.ts';
import { call } from '#web/api/call.ts';
import { keyOf, queries } from '#web/api/query.ts';
import { useText } from '#web/i18n/language.ts';
import { words } from '#web/i18n/text.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { Field } from '#web/ui/Field.tsx';
import { Notice } from '#web/ui/tone.tsx';
import { toast } from '#web/ui/toast.tsx';
import { useForm } from './form.ts';
import { profileText } from './profile-text.ts';
import { accountText } from './text.ts';

const FORM = 'edit-profile';

/** Changes the name. What was typed stays where it could not be saved. */
export function EditProfile({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useText(profileText);
  const account = useText(accountText);
  const common = useText(words);
  const { busy, errors, failure, summary, submit } = useForm(
    ({ full_name }) => ({ ...(!full_name?.trim() && { full_name: account.nameNeeded }) }),
    async ({ full_name }) => {
      const changed = await call(accountApi.update, { body: { full_name: full_name! } });
      queries.setQueryData(keyOf(accountApi.profile, {}), changed);
      toast({ title: t.updated });
      onClose();
    },
    t.updateFailed,
  );
  return (
    <Dialog
      open
      onClose={() => !busy && onClose()}
      title={t.editTitle}
      width={460}
      footer={
        <>
          <Button variant="ghost" onClick={onClose} disabled={busy}>
            {common.cancel}
          </Button>
          <Button type="submit" form={FORM} disabled={busy}>
            {busy ? common.saving : common.save}
          </Button>
        </>
      }
    >
      <form id={FORM} className="grid gap-4 pt-1" onSubmit={submit} noValidate>
        {failure && (
          <div ref={summary} tabIndex={-1}>
            <Notice tone="bad" title={t.updateError} alert>
              {t.updateFailed}
            </Notice>
          </div>
        )}
        <Field
          id="full_name"
          name="full_name"
          label={account.fullName}
          autoComplete="name"
          maxLength={NAME_MAX}
          defaultValue={user.full_name}
          error={errors.full_name}
        />
        <Field id="email" label={account.email} value={user.email} readOnly disabled hint={t.emailFixed} />
      </form>
    </Dialog>
  );
}
