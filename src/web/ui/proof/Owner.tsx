import { lazy, Suspense, useState } from 'react';
import { accountApi } from '#contract/account.ts';
import { keptProof } from '#web/api/oidc.ts';
import { useCall } from '#web/api/query.ts';
import { useText } from '#web/i18n/language.ts';
import { PasswordField } from '#web/ui/Field.tsx';
import { ownerText } from './owner-text.ts';
import { proofText } from './text.ts';
import { useTyped, type Typed } from './typed.tsx';

const ByProvider = lazy(async () => ({ default: (await import('./ByProvider.tsx')).ByProvider }));

/** The password of whoever is signed in; where the account has none, a fresh sign-in at a provider. */
export type Owner = Typed & { byPassword: boolean };

export function useOwner(): Owner {
  const t = useText(ownerText);
  const { data } = useCall(accountApi.profile, {});
  const byPassword = data?.has_password !== false;
  const typed = useTyped(useText(proofText).passwordNeeded);
  const [lacking, setLacking] = useState(false);
  if (byPassword) return { ...typed, byPassword };
  return {
    ...typed,
    byPassword,
    error: lacking ? t.needed : undefined,
    check: () => {
      const there = keptProof() !== null;
      setLacking(!there);
      return there;
    },
  };
}

/** Where it is shown: the field of the password, or what stands in its place. */
export function OwnerField({ owner }: { owner: Owner }) {
  const t = useText(proofText);
  if (!owner.byPassword)
    return (
      <Suspense>
        <ByProvider error={owner.error} />
      </Suspense>
    );
  return (
    <PasswordField
      id="your_password"
      label={t.password}
      autoComplete="current-password"
      value={owner.value}
      onChange={({ target }) => owner.set(target.value)}
      error={owner.error}
    />
  );
}
