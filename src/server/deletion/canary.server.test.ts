import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { accountApi } from '#contract/account.ts';
import { deletionApi } from '#contract/deletion.ts';
import { notesApi } from '#contract/notes.ts';
import { sweepStored } from '#server/sources/index.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { letterOf } from '#test/letters.ts';
import { PATIENCE } from '#test/patience.ts';
import { ask, paste, upload } from '#test/sources.ts';
import { lease } from '#test/studio.ts';
import { expectNowhere, folderOf } from '#test/traces.ts';
import { Person } from '#test/world.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ work: true });
});
afterAll(() => t.close());

test('a marker that was typed everywhere is nowhere, before the deletion and after', async () => {
  const canary = `Zq${randomUUID().replaceAll('-', '').slice(0, 12)}Xw`;
  const [email, password] = [`${canary}@example.com`, `clave ${canary}`];
  const nobody = t.world.nobody();
  await nobody.call(accountApi.register, { body: { email, password, full_name: `Ana ${canary}` } });
  await nobody.send(accountApi.login, { body: { email, password: `${password} wrong` } });
  const { access, refresh, user } = await nobody.call(accountApi.login, { body: { email, password } });
  const ana = new Person(t.base, access, user.id, email, password, refresh);
  await ana.call(accountApi.update, {
    body: { full_name: `Ana María ${canary}`, avatar_url: `https://example.com/${canary}.png` },
  });
  const { id } = await ana.notebook(`Caso ${canary}`);
  await paste(ana, id, `Contrato ${canary}`, `${lease()}El arrendador se llama ${canary}.\n`);
  const source = await upload(ana, id, `${canary}.txt`, `La garantía de ${canary} es de 30 UF.\n`);
  await ask(ana, id, `¿De cuánto es la garantía de ${canary}?`, [source.id]);
  await ana.call(notesApi.add, { params: { id }, body: { title: canary, content: `Texto ${canary}` } });
  await nobody.call(accountApi.askRecovery, { body: { email } });
  await letterOf(t.base, email, 'recovery');
  const another = `${password} 2`;
  await ana.call(accountApi.changePassword, { body: { current_password: password, new_password: another } });
  await letterOf(t.base, email, 'password-changed');

  expect(folderOf(t).length).toBeGreaterThan(1000);
  await expectNowhere(t, canary);
  await ana.call(deletionApi.remove, { body: { password: another } });
  await letterOf(t.base, email, 'account-deleted');
  await vi.waitFor(async () => {
    const log = await t.deps.db
      .selectFrom('deletion_log')
      .select('done_at')
      .where('user_id', '=', ana.id)
      .executeTakeFirst();
    expect(log?.done_at).toBeInstanceOf(Date);
  }, PATIENCE);
  await expectNowhere(t, canary);
  expect(folderOf(t)).not.toContain(ana.id);
  t.clock.pass(2 * 24 * 60 * 60);
  await sweepStored(t.deps)({}, { signal: new AbortController().signal, attempt: 1, lastAttempt: true });
  expect(
    t
      .logged()
      .filter((line) => line.includes('the storage was swept'))
      .at(-1),
  ).toContain('"removed":0');
});
