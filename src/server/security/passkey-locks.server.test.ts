import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { passkeysApi } from '#contract/passkeys.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { codeOf, withSecondFactor } from '#test/authenticator.ts';
import { withPasskey } from '#test/passkey.ts';
import { PATIENCE } from '#test/patience.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

test('a passkey is removed while the codes of its account change, and the two do not wait for each other', async () => {
  const ana = await t.world.user();
  const { secret, codes } = await withSecondFactor(ana, t.clock);
  const { id } = await withPasskey(ana, codeOf(secret, t.clock));
  const { removing } = await t.deps.db.transaction().execute(async (trx) => {
    await trx.selectFrom('second_factors').select('user_id').where('user_id', '=', ana.id).forUpdate().execute();
    const body = { password: ana.password, code: codes[0]! };
    const removing = ana.send(passkeysApi.remove, { params: { passkeyId: id }, body });
    await vi.waitFor(async () => {
      const waiting = sql`select 1 from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()`;
      expect((await waiting.execute(t.deps.db)).rows).toHaveLength(1);
    }, PATIENCE);
    await trx
      .insertInto('recovery_codes')
      .values({ user_id: ana.id, hash: randomBytes(32) })
      .execute();
    return { removing };
  });
  expect((await removing).status).toBe(200);
});
