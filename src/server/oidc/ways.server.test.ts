import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { deletionApi } from '#contract/deletion.ts';
import { oidcApi } from '#contract/oidc.ts';
import { passkeysApi } from '#contract/passkeys.ts';
import { programsApi } from '#contract/programs.ts';
import { securityApi } from '#contract/security.ts';
import { codeOf } from '#test/authenticator.ts';
import { Browser } from '#test/oidc.ts';
import { openVisits, to, told } from '#test/oidc-visits.ts';
import { shownBy, withPasskey } from '#test/passkey.ts';
import type { Caller } from '#test/world.ts';

const { t, somebody, arrive, as, newcomer, proofOf, link, eventsOf, close } = await openVisits();
afterEach(() => t.clock.reset());
afterAll(close);

describe('unlinking', () => {
  test('takes the identity away, and never the last way in', async () => {
    const ana = await t.world.user();
    const login = somebody(ana.email);
    await link(ana, login);
    const [one] = (await ana.call(oidcApi.list)).identities;
    const params = { identityId: one!.id };
    await ana.call(oidcApi.unlink, { params, body: { password: ana.password } });
    expect(to(await arrive(login), 'link').email).toBe(ana.email);
    expect((await eventsOf(ana))[0]).toEqual(['account.identity-unlinked', 'estudio']);

    const eva = await newcomer();
    const [only] = (await eva.caller.call(oidcApi.list)).identities;
    const unlink = async () =>
      eva.caller.send(oidcApi.unlink, {
        params: { identityId: only!.id },
        body: { oidc: await proofOf(eva.caller, eva.login) },
      });
    expect(await told(await unlink())).toEqual([409, 'LAST_WAY_IN']);
  });
});

describe('a fresh sign-in at the provider', () => {
  test('counts as the password, once', async () => {
    const { caller, login } = await newcomer();
    const oidc = await proofOf(caller, login);
    const key = { name: 'Respaldo', scopes: ['read' as const], days: 30 as const };
    expect((await caller.send(programsApi.make, { body: { ...key, oidc } })).status).toBe(201);
    expect(await told(await caller.send(programsApi.make, { body: { ...key, oidc } }))).toEqual([400, 'OIDC_EXPIRED']);
    const wrong = { body: { password: 'correct horse' } };
    expect(await told(await caller.send(securityApi.endOthers, wrong))).toEqual([400, 'WRONG_CURRENT_PASSWORD']);
    expect((await caller.send(passkeysApi.prepare, { body: { oidc: await proofOf(caller, login) } })).status).toBe(200);
    const last = { body: { oidc: await proofOf(caller, login) } };
    expect((await caller.call(deletionApi.remove, last)).deleted).toBe(true);
    // Whoever comes back comes as somebody new.
    to(await arrive(login), 'sign-up');
  });

  test('of another session, of somebody else at the provider, or over, counts for nothing', async () => {
    const { caller, login } = await newcomer();
    const other = as(to(await arrive(login), 'in'));
    const ends = async (who: Caller, oidc: string) => told(await who.send(securityApi.endOthers, { body: { oidc } }));
    expect(await ends(other, await proofOf(caller, login))).toEqual([400, 'OIDC_EXPIRED']);
    const { url, token } = await caller.call(oidcApi.confirmOptions, { body: { provider: 'estudio' } });
    const answer = await new Browser().signIn(url, somebody());
    const body = { token, provider: 'estudio', answer };
    expect(await told(await caller.send(oidcApi.confirm, { body }))).toEqual([400, 'OIDC_OTHER_SUBJECT']);
    const late = await proofOf(caller, login);
    t.clock.pass(6 * 60);
    expect(await ends(caller, late)).toEqual([400, 'OIDC_EXPIRED']);
  });

  test('goes with a code where there is a second factor, and a wrong code does not spend it', async () => {
    const { caller, login } = await newcomer();
    const { secret } = await caller.call(securityApi.prepare, { body: { oidc: await proofOf(caller, login) } });
    await caller.call(securityApi.confirm, { body: { code: codeOf(secret, t.clock) } });
    const oidc = await proofOf(caller, login);
    const renew = async (more: object) => caller.send(securityApi.renewCodes, { body: { oidc, ...more } });
    expect(await told(await renew({}))).toEqual([400, 'CODE_NEEDED']);
    expect(await told(await renew({ code: '000000' }))).toEqual([400, 'INVALID_CODE']);
    t.clock.pass(60);
    expect((await renew({ code: codeOf(secret, t.clock) })).status).toBe(200);
  });
});

test('a passkey is not taken away where it is the last way in', async () => {
  const ana = await t.world.user();
  const { passkey, id } = await withPasskey(ana);
  await t.deps.db.updateTable('users').set({ password_hash: null }).where('id', '=', ana.id).execute();
  const remove = async () =>
    told(
      await ana.send(passkeysApi.remove, {
        params: { passkeyId: id },
        body: await shownBy(ana, passkey),
      }),
    );
  expect(await remove()).toEqual([409, 'LAST_WAY_IN']);
  // An identity of a provider that the settings name no more is no way in either.
  const identity = { id: ana.id, user_id: ana.id, provider: 'quitado', subject_blind: Buffer.from(id) };
  const row = { ...identity, email_sealed: null, created_at: new Date(), last_used_at: null };
  await t.deps.db.insertInto('oidc_identities').values(row).execute();
  expect(await remove()).toEqual([409, 'LAST_WAY_IN']);
});
