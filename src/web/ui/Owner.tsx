import { lazy, Suspense, useState } from 'react';
import { accountApi } from '#contract/account.ts';
import { dropProof, keptProof } from '#web/api/oidc.ts';
import { useCall } from '#web/api/query.ts';
import { useText } from '#web/i18n/language.ts';
import { PasswordField } from './Field.tsx';
import { ownerText } from './owner-text.ts';

const ByProvider = lazy(async () => ({ default: (await import('./ByProvider.tsx')).ByProvider }));

/** How somebody shows that they are the owner: the password, or where the account has none a fresh sign-in at a provider. */
export type Owner = {
  byPassword: boolean;
  value: string;
  error: string | undefined;
  set: (value: string) => void;
  /** Says what is wrong beside the field. */
  fail: (error: string) => void;
  /** Whether it is there; it says so where it is not. */
  check: () => boolean;
  /** What is sent. A fresh sign-in counts once. */
  take: () => { password: string } | { oidc: string };
};

/** `needed`: what is said where nothing was typed. */
export function useOwner(needed: string): Owner {
  const t = useText(ownerText);
  const { data } = useCall(accountApi.profile, {});
  const byPassword = data?.has_password !== false;
  const [value, setValue] = useState('');
  const [error, fail] = useState<string | undefined>();
  return {
    byPassword,
    value,
    error,
    fail,
    set: (now) => {
      setValue(now);
      fail(undefined);
    },
    check: () => {
      const there = byPassword ? value.trim() !== '' : keptProof() !== null;
      fail(there ? undefined : byPassword ? needed : t.needed);
      return there;
    },
    take: () => {
      if (byPassword) return { password: value };
      const oidc = keptProof() ?? '-';
      dropProof();
      return { oidc };
    },
  };
}

/** Where it is shown: the field of the password, or what stands in its place. */
export function OwnerField({ id, label, owner }: { id: string; label: string; owner: Owner }) {
  if (!owner.byPassword)
    return (
      <Suspense>
        <ByProvider error={owner.error} />
      </Suspense>
    );
  return (
    <PasswordField
      id={id}
      label={label}
      autoComplete="current-password"
      value={owner.value}
      onChange={({ target }) => owner.set(target.value)}
      error={owner.error}
    />
  );
}
