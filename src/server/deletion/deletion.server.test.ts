import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { accountApi } from '#contract/account.ts';
import { certified, deletionApi } from '#contract/deletion.ts';
import { notebooksApi } from '#contract/notebooks.ts';
import { notesApi } from '#contract/notes.ts';
import type { Deps } from '#server/deps.ts';
import { violations } from '#server/tokens/index.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { letterOf } from '#test/letters.ts';
import { PATIENCE } from '#test/patience.ts';
import { Shop } from '#test/shop.ts';
import { paste } from '#test/sources.ts';
import { SHELF } from '#test/shelf.ts';
import { Gate, lease, lives, press } from '#test/studio.ts';
import { dumped } from '#test/traces.ts';
import { Person } from '#test/world.ts';
import { askDeletion } from './ask.ts';
import { carryOutDeletion, resumeDeletions } from './carry-out.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp({ work: true, shelf: SHELF });
});
afterAll(() => t.close());

const remove = (person: Person, password = person.password) => person.send(deletionApi.remove, { body: { password } });
const certificateOf = async (person: Person) =>
  (await person.call(deletionApi.remove, { body: { password: person.password } })).certificate;
const logOf = ({ id }: Person) =>
  t.deps.db.selectFrom('deletion_log').selectAll().where('user_id', '=', id).executeTakeFirst();
const done = (person: Person) =>
  vi.waitFor(async () => {
    const log = await logOf(person);
    if (!log?.done_at) throw new Error('not yet');
    return log;
  }, PATIENCE);
const filesOf = async ({ id }: Person): Promise<string[]> => {
  const keys: string[] = [];
  for await (const { key } of t.deps.storage.list(`${id}/`)) keys.push(key);
  return keys;
};
describe('a deleted account', () => {
  test('is out at once, leaves nothing, and is certified in the answer and by letter', async () => {
    const ana = await t.world.user();
    const { id } = await ana.notebook();
    await paste(ana, id, 'Contrato', lease());
    await ana.call(notesApi.add, { params: { id }, body: { title: 'Nota', content: 'Texto' } });
    const elsewhere = await t.world
      .nobody()
      .call(accountApi.login, { body: { email: ana.email, password: ana.password } });
    expect(await filesOf(ana)).not.toEqual([]);

    const { hash, ...about } = await certificateOf(ana);
    expect(hash).toBe(createHash('sha256').update(certified(about)).digest('hex'));
    expect(about).toMatchObject({ user_id: ana.id, counts: { notebooks: 1, sources: 1, notes: 1, sessions: 2 } });
    for (const access of [ana.access, elsewhere.access])
      expect(
        (await t.world.nobody().send(notebooksApi.list, { headers: { authorization: `Bearer ${access}` } })).status,
      ).toBe(401);
    const again = { email: ana.email, password: ana.password };
    expect((await t.world.nobody().send(accountApi.login, { body: again })).status).toBe(401);
    expect((await t.world.nobody().send(accountApi.refresh, { body: { refresh: elsewhere.refresh } })).status).toBe(
      401,
    );

    const letter = await letterOf(t.base, ana.email, 'account-deleted');
    expect(letter.text).toContain(hash);
    expect(letter.to.name).toBe('Ana Rojas');
    const log = await done(ana);
    expect(log).toMatchObject({ id: about.id, counts: about.counts });
    expect(log.hash.toString('hex')).toBe(hash);
    expect(await filesOf(ana)).toEqual([]);
    await expect(t.deps.vault.of(ana.id)).rejects.toThrow('destroyed');
    // Only what must stay speaks of its number.
    const speaking = [...(await dumped(t))].filter(([, text]) => text.includes(ana.id)).map(([name]) => name);
    const stay = ['public.audit_log', 'public.deletion_log', 'public.ledger_accounts', 'public.ledger_transfers'];
    expect(speaking.filter((name) => !name.startsWith('pgboss.') && !stay.includes(name))).toEqual([]);
    const told = await t.deps.db
      .selectFrom('audit_log')
      .select(['actor', 'details'])
      .where('user_id', '=', ana.id)
      .where('action', '=', 'account.deleted')
      .orderBy('at')
      .execute();
    expect(told.map(({ actor, details }) => [actor, (JSON.parse(details) as { why: string }).why])).toEqual([
      ['user', 'asked'],
      ['system', 'done'],
    ]);
  });

  test('frees its address at once', async () => {
    const ana = await t.world.user();
    await certificateOf(ana);
    const body = { email: ana.email, password: 'another horse', full_name: 'Ana Segunda' };
    const { user } = await t.world.nobody().call(accountApi.register, { body });
    expect(user.id).not.toBe(ana.id);
    await done(ana);
    expect((await t.world.nobody().send(accountApi.login, { body })).status).toBe(200);
  });

  test('is not deleted by a wrong or an empty password', async () => {
    const ana = await t.world.user();
    const codeOf = async (answer: Response) => [
      answer.status,
      ((await answer.json()) as { error_code: string }).error_code,
    ];
    expect(await codeOf(await remove(ana, 'wrong horse'))).toEqual([400, 'WRONG_CURRENT_PASSWORD']);
    for (const empty of ['', '   ']) expect(await codeOf(await remove(ana, empty))).toEqual([400, 'INVALID']);
    expect((await ana.send(notebooksApi.list)).status).toBe(200);
    expect(await logOf(ana)).toBeUndefined();
  });

  test('is deleted once, however often that is asked at once', async () => {
    const ana = await t.world.user();
    const answers = await Promise.all(Array.from({ length: 8 }, () => remove(ana)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await done(ana);
  });

  test('stops what runs and gives back what is held', async () => {
    const gate = new Gate();
    const ana = await t.world.user();
    const { id } = await ana.notebook();
    const waits = await paste(ana, id, 'Espera', lease(gate.command));
    await press(ana, waits);
    const pid = await gate.waiting();
    await certificateOf(ana);
    await vi.waitFor(() => expect(lives(pid)).toBe(false), PATIENCE);
    await done(ana);
    const { rows } = await sql<{
      held: string;
    }>`select debits_pending as held from ledger_accounts where user_id = ${ana.id}::uuid`.execute(t.deps.db);
    expect(rows).toEqual([{ held: '0' }]);
    expect(await violations(t.deps)).toEqual([]);
    expect(await filesOf(ana)).toEqual([]);
    gate.remove();
  });
});

describe('a deletion that is stopped', () => {
  /** Somebody with two notebooks and files, whose deletion was asked for and whose job was lost. */
  async function asked(): Promise<{ ana: Person; deletionId: string }> {
    const ana = await t.world.user();
    for (const title of ['Uno', 'Dos']) {
      const { id } = await ana.notebook(title);
      const stored = Readable.from([Buffer.from('sealed')]);
      await t.deps.storage.put(`${ana.id}/${id}/${randomUUID()}/1/file`, stored);
    }
    const { id } = await quiet.call(ana);
    return { ana, deletionId: id };
  }
  /** Asks for the deletion in a process that does no background work. */
  const quiet = {
    call: async (ana: Person) => {
      const lost: Deps['queue'] = {
        send: async (trx, kind, data, options) =>
          kind === 'account.delete' ? null : t.deps.queue.send(trx, kind, data, options),
      };
      return askDeletion({ ...t.deps, queue: lost }, ana.id);
    },
  };
  const context = (signal: AbortSignal) => ({ signal, attempt: 1, lastAttempt: false });
  /** A signal and a storage that die at the nth thing that is done. */
  function dyingAt(n: number): { deps: Deps; signal: AbortSignal } {
    let left = n;
    const step = (): void => {
      if (left-- === 0) throw new Error('killed');
    };
    const signal = Object.assign(new AbortController().signal, { throwIfAborted: step });
    const { storage } = t.deps;
    const dying: Deps['storage'] = {
      put: (...args) => storage.put(...args),
      get: (...args) => storage.get(...args),
      probe: () => storage.probe(),
      list: (prefix) => {
        step();
        return storage.list(prefix);
      },
      remove: async (keys) => {
        step();
        await storage.remove(keys.slice(0, 1));
        step();
        await storage.remove(keys);
      },
    };
    return { deps: { ...t.deps, storage: dying }, signal };
  }

  test('goes on from wherever it was, and ends the same', async () => {
    /** When the deletions that were stopped ended, as their log said then. */
    const undone: (Date | null)[] = [];
    for (const n of [0, 1, 2, 3, 4, 5, 99]) {
      const { ana, deletionId } = await asked();
      const job = { userId: ana.id, deletionId };
      const { deps, signal } = dyingAt(n);
      const died = await carryOutDeletion(deps)(job, context(signal)).then(
        () => false,
        () => true,
      );
      if (died) {
        undone.push((await logOf(ana))!.done_at);
        await carryOutDeletion(t.deps)(job, context(new AbortController().signal));
      }
      expect((await logOf(ana))!.done_at).not.toBeNull();
      expect(await filesOf(ana)).toEqual([]);
      expect(await t.deps.db.selectFrom('users').select('id').where('id', '=', ana.id).execute()).toEqual([]);
      await carryOutDeletion(t.deps)(job, context(new AbortController().signal));
    }
    expect(undone.length).toBeGreaterThan(3);
    expect(new Set(undone)).toEqual(new Set([null]));
  });

  test('is taken up at the next start', async () => {
    const { ana } = await asked();
    await resumeDeletions(t.deps);
    await resumeDeletions(t.deps);
    await done(ana);
    expect(await filesOf(ana)).toEqual([]);
  });
});

test('what is paid after the account was deleted goes back by itself', async () => {
  const shop = await Shop.open();
  const one = await shop.buy();
  const ana = new Person(shop.t.base, one.ana.access!, one.ana.id, one.ana.email, one.ana.password, one.ana.refresh);
  await ana.call(deletionApi.remove, { body: { password: ana.password } });
  const payment = shop.fake.pay(one.id);
  await shop.notify(payment);
  const [, spendable] = await shop.stateOf(one);
  expect(spendable).toBeLessThanOrEqual(50);
  const [refund] = await shop.t.deps.db.selectFrom('refunds').selectAll().where('purchase_id', '=', one.id).execute();
  expect(refund).toMatchObject({ reason: 'withdrawal', amount_minor: '9990', payment_id: payment });
  await shop.notify(payment);
  expect(await shop.t.deps.db.selectFrom('refunds').select('id').execute()).toHaveLength(1);
  await shop.close();
});
