import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountApi } from '#contract/account.ts';
import { certified } from '#contract/deletion.ts';
import { sealEntries } from '#server/audit/index.ts';
import { FakeLanguageTool } from '#test/fakes/language-tool.ts';
import { smtpAt } from '#test/fakes/post-office.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { withSecondFactor } from '#test/authenticator.ts';
import { openLetter } from '#server/mail/send.ts';
import { operate, type Said } from './index.ts';

let t: TestApp;
beforeAll(async () => {
  t = await testApp();
});
afterAll(() => t.close());

const run = (...line: string[]): Promise<Said> => operate(line, (work) => work(t.deps));
async function json<T>(...line: string[]): Promise<T> {
  const { out, error } = await run(...line, '--json');
  expect(error).toBe('');
  return JSON.parse(out) as T;
}
const actedOn = async (userId: string): Promise<string[]> =>
  (
    await t.deps.db
      .selectFrom('audit_log')
      .select('details')
      .where('action', '=', 'operator.acted')
      .where('user_id', '=', userId)
      .orderBy('at')
      .execute()
  ).map(({ details }) => (JSON.parse(details) as { why: string }).why);

test('an account is listed, blocked, opened again, signed out and deleted, by e-mail or id, and each is written down', async () => {
  const ana = await t.world.user();
  const signIn = () => t.world.nobody().send(accountApi.login, { body: { email: ana.email, password: ana.password } });
  const status = async () => (await ana.send(accountApi.profile)).status;
  const { users } = await json<{ users: { id: string; email: string; sessions: number }[] }>('users', 'list');
  expect(users).toContainEqual(expect.objectContaining({ id: ana.id, email: ana.email, sessions: 1, state: '' }));
  expect((await run('users', 'list', '--limit', '1')).out).toContain('1 of ');

  expect((await run('users', 'block', ana.email)).out).toBe('Blocked; 1 session ended.\n');
  expect((await run('users', 'block', ana.id)).out).toBe('It was blocked already; 0 sessions ended.\n');
  expect([await status(), (await signIn()).ok]).toEqual([401, false]);
  expect((await run('users', 'list')).out).toContain('blocked');
  expect((await run('users', 'unblock', ana.id.toUpperCase())).code).toBe(0);
  expect((await signIn()).ok).toBe(true);
  expect(await json('users', 'revoke-sessions', ana.email)).toMatchObject({ sessions_ended: 1 });

  const zip = path.join(t.dataDir, 'ana.zip');
  expect(await json('users', 'export', ana.email, zip)).toMatchObject({ user_id: ana.id, left_out: 0 });
  expect(readFileSync(zip).subarray(0, 2).toString()).toBe('PK');
  expect((await run('users', 'export', ana.id, zip)).error).toContain('is there already');

  const careful = await run('users', 'delete', ana.email);
  expect([careful.code, careful.error]).toEqual([
    1,
    `This cannot be undone. To delete account ${ana.id}, add: --yes ${ana.email}\n`,
  ]);
  const { certificate } = await json<{ certificate: { hash: string } }>(
    'users',
    'delete',
    ana.email,
    '--yes',
    ana.email,
  );
  const { hash, ...about } = certificate;
  expect(hash).toBe(
    createHash('sha256')
      .update(certified(about as never))
      .digest('hex'),
  );
  expect((await run('users', 'block', ana.id)).error).toBe(`There is no account with the id ${ana.id}.\n`);
  expect(await actedOn(ana.id)).toEqual([
    'users block',
    'users block',
    'users unblock',
    'users revoke-sessions',
    'users export',
    'users delete',
  ]);
});

test('who lost the telephone and the codes signs in with the password again, and reads of it', async () => {
  const ana = await t.world.user();
  await withSecondFactor(ana, t.clock);
  const signIn = () => t.world.nobody().send(accountApi.login, { body: { email: ana.email, password: ana.password } });
  expect((await signIn()).status).toBe(401);
  const careful = await run('users', 'reset-second-factor', ana.email);
  expect([careful.code, careful.error.includes(`add: --yes ${ana.email}`)]).toEqual([1, true]);
  const words = ['users', 'reset-second-factor', ana.email, '--yes', ana.email];
  expect((await run(...words)).out).toBe('The second factor is off; 1 session ended. A letter says so to its owner.\n');
  expect(await json(...words)).toMatchObject({ changed: false, sessions_ended: 0 });
  expect((await ana.send(accountApi.profile)).status).toBe(401);
  expect((await signIn()).status).toBe(200);
  const letters = await t.deps.db.selectFrom('letters').selectAll().where('user_id', '=', ana.id).execute();
  const subjects = await Promise.all(letters.map(async (one) => (await openLetter(t.deps, one)).subject));
  expect(subjects.sort()).toEqual(['Your second factor is on', 'Your second factor was turned off']);
  expect(await actedOn(ana.id)).toEqual(['users reset-second-factor', 'users reset-second-factor']);
});

test('the audit log is verified, and the entry that was changed is named', async () => {
  await t.world.user();
  await sealEntries(t.deps);
  expect(await run('audit', 'verify')).toMatchObject({
    code: 0,
    out: expect.stringMatching(/^whole: \d+ entr/) as string,
  });
  const { seq } = await t.deps.db
    .selectFrom('audit_log')
    .select('seq')
    .where('seq', 'is not', null)
    .orderBy('seq', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  const change = (actor: string) =>
    t.deps.db.transaction().execute(async (trx) => {
      await sql`alter table audit_log disable trigger user`.execute(trx);
      await sql`update audit_log set actor = ${actor} where seq = ${seq}`.execute(trx);
      await sql`alter table audit_log enable trigger user`.execute(trx);
    });
  const { actor } = await t.deps.db
    .selectFrom('audit_log')
    .select('actor')
    .where('seq', '=', seq)
    .executeTakeFirstOrThrow();
  await change(actor === 'system' ? 'user' : 'system');
  const broken = await run('audit', 'verify');
  expect([broken.code, broken.out.includes(`BROKEN at entry ${seq}: it is not as it was written`)]).toEqual([1, true]);
  expect((await run('doctor')).out).toMatch(/bad {3}audit log +broken/);
  await change(actor);
});

test('doctor looks at every part and says what to do', async () => {
  type Finding = { part: string; state: string; todo?: string };
  const { findings } = await json<{ findings: Finding[] }>('doctor');
  const states = new Map(findings.map(({ part, state }) => [part, state]));
  expect([...states.keys()]).toEqual(
    'settings database clock disk storage,master key,readers mail engines prices grammar antivirus payments providers keys backup queues deletions,audit log,ledger'
      .split(',')
      .flatMap((part) =>
        part.includes(' ') && !['master key', 'audit log'].includes(part) ? part.split(' ') : [part],
      ),
  );
  for (const part of ['database', 'clock', 'storage', 'master key', 'engines', 'keys', 'queues', 'audit log', 'ledger'])
    expect(states.get(part), part).toBe('ok');
  for (const { state, todo } of findings) expect(todo === undefined).toBe(state === 'ok');

  const bare = {
    ...t.deps.config,
    production: true,
    databaseUrl: 'postgres://fojas:fojas@db.example/fojas',
    s3: { endpoint: 'http://minio:9000', region: 'r', bucket: 'b', accessKeyId: null, secretAccessKey: null },
  };
  const open = (await operate(['doctor'], (work) => work({ ...t.deps, config: bare }))).out;
  expect(open).toMatch(/bad {3}settings +DATABASE_URL: no TLS between here and db\.example\n +→ add \?sslmode=/);
  expect(open).toMatch(/warn {2}settings +S3_ENDPOINT: no TLS between here and minio\n/);
  expect(open).toMatch(/warn {2}settings +DATABASE_URL: what it is opened with is easily guessed\n/);

  await sql`insert into key_copies values ('/nowhere/fojas.keys', 'elsewhere', now(), true)`.execute(t.deps.db);
  const config = {
    ...t.deps.config,
    mail: { smtp: smtpAt(59_998), outboxOpen: false },
    modelPrices: { chat_message: 3, comparison: 9 },
    engine: {
      provider: 'openai-compatible',
      model: 'm',
      baseUrl: 'http://127.0.0.1:59999/v1',
      apiKey: null,
      redact: false,
      context: 16_000,
    },
  } as const;
  const ill = await operate(['doctor'], (work) => work({ ...t.deps, config }));
  expect(ill.code).toBe(1);
  expect(ill.out).toMatch(/bad {3}mail +127\.0\.0\.1:59998 does not greet \(ECONNREFUSED\)\n +→ check/);
  expect(ill.out).toMatch(/bad {3}engines +answers, m: 127\.0\.0\.1:59999 cannot be reached \(ECONNREFUSED\)/);
  expect(ill.out).toMatch(/ok {4}prices +chat_message: 3 with the model, 1 without/);
  expect(ill.out).toMatch(
    /warn {2}prices +comparison: no model works on it, so that its price stays 8\n +→ take it out/,
  );
  expect(ill.out).toMatch(/bad {3}keys +the copy of the keys at \/nowhere\/fojas\.keys may hold/);
  await sql`delete from key_copies`.execute(t.deps.db);
  expect(ill.out).toMatch(/ok {4}grammar +the rules of Fojas alone/);

  const languageTool = new FakeLanguageTool();
  const baseUrl = await languageTool.open();
  const look = async (own = true) => {
    const set = { ...t.deps.config, grammar: { baseUrl, redact: false, own } };
    return (await operate(['doctor'], (work) => work({ ...t.deps, config: set }))).out;
  };
  expect(await look()).toMatch(/warn {2}grammar +127\.0\.0\.1:\d+ answers, and finds nothing in a wrong Spanish word/);
  languageTool.rules = [{ find: 'palabrra', message: 'No existe.' }];
  expect(await look()).toMatch(
    /ok {4}grammar +LanguageTool at 127\.0\.0\.1:\d+ answers; paragraphs of documents are sent/,
  );
  expect(await look(false)).toMatch(/warn {2}grammar .+\n +→ see that this host is yours/);
  languageTool.manner = (response) => void response.writeHead(500).end();
  expect(await look()).toMatch(/bad {3}grammar +127\.0\.0\.1:\d+ answers 500/);
  languageTool.manner = (response) => void response.writeHead(200).end('{"a": 1}');
  expect(await look()).toMatch(/bad {3}grammar .+ answers as no LanguageTool does/);
  await languageTool.close();
  expect(await look()).toMatch(/bad {3}grammar +LanguageTool does not answer at 127\.0\.0\.1:\d+ \(\w+\)/);
});

test('the owner of an account is sent the link that sets a password; no command sets one', async () => {
  const ana = await t.world.user();
  const said = await run('users', 'send-link', ana.email);
  expect([said.code, said.out]).toEqual([0, expect.stringContaining('The link goes to the e-mail of the account')]);
  const { rows } = await sql`select 1 from pgboss.job where name = 'account.recover'`.execute(t.deps.db);
  expect(rows).toHaveLength(1);
  expect(await actedOn(ana.id)).toEqual(['users send-link']);
  expect((await run('users', 'send-link', 'nobody@example.com')).code).toBe(1);
});

test('everybody is signed out at once, when it is meant', async () => {
  const people = [await t.world.user(), await t.world.user()];
  const careful = await run('users', 'revoke-all-sessions');
  expect([careful.code, careful.error]).toEqual([1, expect.stringContaining('--yes everybody')]);
  for (const person of people) expect((await person.send(accountApi.profile)).status).toBe(200);
  const done = await json<{ users: number; sessions_ended: number }>(
    'users',
    'revoke-all-sessions',
    '--yes',
    'everybody',
  );
  expect(done.users).toBeGreaterThanOrEqual(2);
  for (const person of people) {
    expect((await person.send(accountApi.profile)).status).toBe(401);
    expect(await actedOn(person.id)).toEqual(['users revoke-all-sessions']);
  }
  expect(await json('users', 'revoke-all-sessions', '--yes', 'everybody')).toMatchObject({
    users: 0,
    sessions_ended: 0,
  });
});

test('a master key that is set by the environment is rotated by its operator', async () => {
  const said = await run('keys', 'rotate');
  expect([said.code, said.error]).toEqual([1, expect.stringContaining('set FOJAS_MASTER_KEY to a new one')]);
});
