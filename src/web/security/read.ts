import { accountApi } from '#contract/account.ts';
import { auditApi } from '#contract/audit.ts';
import { oidcApi } from '#contract/oidc.ts';
import { passkeysApi } from '#contract/passkeys.ts';
import { securityApi } from '#contract/security.ts';
import { queries } from '#web/api/query.ts';

/** Has all that the page of security tells be read again: what was just done shows in each part. */
export async function readSecurity(): Promise<void> {
  const parts = [
    securityApi.sessions,
    securityApi.secondFactor,
    passkeysApi.list,
    oidcApi.list,
    auditApi.ofAccount,
    accountApi.profile,
  ];
  await Promise.all(parts.map(({ path }) => queries.invalidateQueries({ queryKey: [path] })));
}
