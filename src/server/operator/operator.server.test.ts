import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { tokensApi } from '#contract/tokens.ts';
import { testApp, type TestApp } from '#test/app.ts';
import type { Person } from '#test/world.ts';
import { operate, type Said } from './index.ts';

let t: TestApp;
let ana: Person;
beforeAll(async () => {
  t = await testApp({ config: { billing: { welcomeTokens: 50 } } });
  ana = await t.world.user();
});
afterAll(() => t.close());

const run = (...line: string[]): Promise<Said> => operate(line, (work) => work(t.deps));
/** What a command answers to a program. */
async function json<T>(...line: string[]): Promise<T> {
  const { out, error, code } = await run(...line, '--json');
  expect({ error, code }).toEqual({ error: '', code: 0 });
  return JSON.parse(out) as T;
}
const balanceOf = async (person: Person): Promise<number> => (await person.call(tokensApi.balance)).balance;

describe('tokens grant', () => {
  test('gives tokens once for each key, and says the balance', async () => {
    const line = ['tokens', 'grant', ana.email.toUpperCase(), '500', '--key', 'course-2026'];
    const first = await run(...line);
    expect(first).toEqual({
      out: `Gave 500 tokens to ${ana.email.toUpperCase()} (key course-2026). Balance: 550.\n`,
      error: '',
      code: 0,
    });
    expect(await json(...line)).toMatchObject({ repeated: true, balance: 550 });
    const other = await run('tokens', 'grant', ana.email, '501', '--key', 'course-2026');
    expect([other.code, other.error]).toEqual([
      1,
      "The key 'course-2026' was used for another grant to this account. Nothing was given.\n",
    ]);
    expect((await run(...line, '--reason', 'refund')).code).toBe(1);
    expect(await balanceOf(ana)).toBe(550);
    const eva = await t.world.user();
    expect(await json('tokens', 'grant', eva.email, '500', '--key', 'course-2026')).toMatchObject({ balance: 550 });
  });

  test('without a key gives again, and names the key that it made', async () => {
    const eva = await t.world.user();
    const first = await json<{ key: string }>('tokens', 'grant', eva.email, '1', '--reason', 'refund');
    await json('tokens', 'grant', eva.email, '1', '--reason', 'refund');
    await json('tokens', 'grant', eva.email, '1', '--reason', 'refund', '--key', first.key);
    expect(await balanceOf(eva)).toBe(52);
    const { transactions } = await eva.call(tokensApi.history);
    expect(transactions.map((one) => one.transaction_type)).toEqual(['refund', 'refund', 'welcome']);
  });

  test('tells the pages that are open', async () => {
    const told = new Promise((resolve) => t.deps.live.listen(ana.id, resolve));
    await run('tokens', 'grant', ana.email, '1');
    expect(await told).toEqual({ type: 'tokens' });
  });

  test.each([
    [['ana@example.com', '5'], 1, 'There is no account with the e-mail ana@example.com.'],
    [['ana', '5'], 2, "'ana' is no e-mail address."],
    [['ana@example.com', '0'], 2, "<tokens> must be a whole number from 1 to 1000000, not '0'."],
    [['ana@example.com', '1.5'], 2, "<tokens> must be a whole number from 1 to 1000000, not '1.5'."],
    [['ana@example.com', '1000001'], 2, "<tokens> must be a whole number from 1 to 1000000, not '1000001'."],
    [['ana@example.com', '1e3'], 2, "<tokens> must be a whole number from 1 to 1000000, not '1e3'."],
    [['ana@example.com', '-5'], 2, "Unknown option '-5'."],
    [['ana@example.com'], 2, '<tokens> is missing.'],
    [['ana@example.com', '5', '6'], 2, "'6' is one word too many."],
    [['ana@example.com', '5', '--reason', 'gift'], 2, "--reason must be one of bonus, refund, not 'gift'."],
    [['ana@example.com', '5', '--reson', 'bonus'], 2, "Unknown option '--reson'."],
    [['ana@example.com', '5', '--key', ''], 2, '--key must be one line of 1 to 100 characters.'],
  ])('%j is refused', async (words, code, why) => {
    const said = await run('tokens', 'grant', ...words);
    expect([said.code, said.out, said.error.split('\n')[0]]).toEqual([code, '', why]);
    if (code === 2) expect(said.error).toContain('Usage: npm run -s fojas -- tokens grant <email> <tokens>');
  });
});

test('tokens history lists what moved the tokens, newest first', async () => {
  const eva = await t.world.user();
  expect((await run('tokens', 'history', eva.email)).out).toBe('No transactions. Balance: 0.\n');
  await run('tokens', 'grant', eva.email, '1500');
  const { out } = await run('tokens', 'history', eva.email, '--limit', '1');
  expect(out).toMatch(/^when \(UTC\) +what +tokens +balance +transfer\n\S+ \S+ +bonus +\+1,500 +1,550 +\d+\n1 of 2/);
  expect(await json('tokens', 'history', eva.email)).toMatchObject({ balance: 1550, total_count: 2 });
  expect((await run('tokens', 'history', eva.email, '--limit', '0')).code).toBe(2);
  expect((await run('tokens', 'history', 'nobody@example.com')).code).toBe(1);
});

test('audit users names the accounts that a moment touched, and no others', async () => {
  const window = ['--from', '2026-01-01T00:00:00Z', '--to', '2999-01-01T00:00:00Z'];
  expect((await run('audit', 'users', ...window)).out).toContain(ana.email);
  expect(await json('audit', 'users', ...window, '--network', '192.0.2.0')).toEqual({ users: [] });
  expect(await json('audit', 'users', '--from', '2026-01-01T00:00:00Z', '--to', '2026-01-02T00:00:00Z')).toEqual({
    users: [],
  });
  expect((await run('audit', 'users', '--from', 'yesterday', '--to', 'now')).code).toBe(2);
});

test('every command that a page of the documentation names is there', async () => {
  const { out } = await run('help');
  for (const page of ['docs/runbook.md', 'docs/operator.md', 'docs/backup.md'])
    for (const [, room, verb] of readFileSync(page, 'utf8').matchAll(
      /npm run -s fojas -- ([a-z]+)(?: ([a-z][a-z-]*))?/g,
    ))
      expect(out).toMatch(new RegExp(`^  ${room}${verb === undefined ? '' : `( ${verb})?`}\\b`, 'm'));
});

test('tokens verify says what is wrong and locks the ledger, and unlocks it once nothing is', async () => {
  expect((await run('tokens', 'verify')).out).toMatch(/^sound: \d+ accounts and \d+ transfers were checked\.\n$/);
  const skew = (by: number) =>
    sql`update ledger_accounts set credits_posted = credits_posted + ${by} where user_id = ${ana.id}::uuid`.execute(
      t.deps.db,
    );
  const locked = async () => (await sql`select 1 from ledger_lock`.execute(t.deps.db)).rows.length === 1;
  await skew(1);
  const { out, code } = await run('tokens', 'verify');
  expect(code).toBe(1);
  expect(out).toContain('I1 sums differ from the journal');
  expect(out).toContain('2 violations');
  expect(await locked()).toBe(true);
  const said = await run('tokens', 'verify', '--json');
  expect([said.code, JSON.parse(said.out)]).toMatchObject([1, { sound: false, violations: [{}, {}] }]);
  await skew(-1);
  expect(await json('tokens', 'verify')).toMatchObject({ sound: true, violations: [] });
  expect(await locked()).toBe(false);
});

describe('packages', () => {
  type Pack = { id: string; name: string; tokens: number; currency: string; price_minor: number; on_sale: boolean };
  const list = async () => (await json<{ packages: Pack[] }>('packages', 'list')).packages;
  const on = async (currency: 'CLP' | 'USD') =>
    (await ana.call(tokensApi.paymentTypes, { query: { currency } })).payment_types;

  test('are listed, edited and added, and sold at once as they now are', async () => {
    expect((await run('packages', 'list')).out.split('\n')).toHaveLength(8);
    const small = (await list()).find((one) => one.currency === 'USD' && one.tokens === 1000)!;
    expect((await run('packages', 'edit', small.id, '--price', '11.50', '--name', 'Mil')).code).toBe(0);
    expect((await on('USD')).find(({ id }) => id === small.id)).toMatchObject({ price_amount: 11.5, name: 'Mil' });
    await run('packages', 'edit', small.id, '--on-sale', 'no');
    expect((await on('USD')).some(({ id }) => id === small.id)).toBe(false);
    const line = ['--tokens', '200', '--price', '2490', '--description-es', 'Para probar.', '--featured', 'yes'];
    const [made] = (await json<{ packages: Pack[] }>('packages', 'add', '200 tokens', ...line)).packages;
    expect((await on('CLP'))[0]).toMatchObject({ id: made!.id, price_amount: 2490, is_featured: true });
  });

  test('that promise a larger discount than they give are told', async () => {
    const large = (await list()).find((one) => one.currency === 'CLP' && one.tokens === 20_000)!;
    const { out } = await run('packages', 'edit', large.id, '--discount', '60');
    expect(out).toContain(`Note: ${large.id} (20.000 tokens, CLP) says that it saves 60 %`);
  });

  test.each([
    [['edit', 'x', '--price', '5'], 2, "'x' is no id of a package: see packages list."],
    [['edit', '00000000-0000-4000-8000-000000000000'], 2, 'Nothing to change was given.'],
    [
      ['edit', '00000000-0000-4000-8000-000000000000', '--price', '5'],
      1,
      'There is no package 00000000-0000-4000-8000-000000000000.',
    ],
    [['add', 'x', '--tokens', '5'], 2, '--tokens and --price are needed.'],
    [['add', 'x', '--tokens', '5', '--price', '9.50'], 2, '--price must be whole pesos: CLP has no cents.'],
    [['add', 'x', '--tokens', '5', '--price', '0'], 2, "--price must be an amount such as 9990 or 10.90, not '0'."],
    [
      ['add', 'x', '--tokens', '5', '--price', '9.990,00'],
      2,
      "--price must be an amount such as 9990 or 10.90, not '9.990,00'.",
    ],
    [
      ['add', 'x', '--tokens', '5', '--price', '5', '--currency', 'EUR'],
      2,
      "--currency must be one of CLP, USD, not 'EUR'.",
    ],
    [
      ['add', 'x', '--tokens', '5', '--price', '5', '--discount', '100'],
      2,
      "--discount must be a whole number from 0 to 99, not '100'.",
    ],
    [
      ['add', 'x', '--tokens', '5', '--price', '5', '--featured', '1'],
      2,
      "--featured must be one of yes, no, not '1'.",
    ],
  ])('%j is refused', async (words, code, why) => {
    const said = await run('packages', ...words);
    expect([said.code, said.error.split('\n')[0]]).toEqual([code, why]);
  });
});

describe('the line', () => {
  const opened = (...line: string[]) => operate(line, () => Promise.reject(new Error('opened')));

  test('of a wrong command opens nothing, and says how it is written', async () => {
    expect(await opened()).toMatchObject({ code: 2, error: expect.stringContaining('A command is needed.') as string });
    expect(await opened('token')).toMatchObject({ code: 2, error: expect.stringContaining("'token'") as string });
    const half = await opened('tokens');
    expect(half.error).toContain("'tokens' needs one more word.");
    expect(half.error).toContain('tokens verify');
    expect(half.error).not.toContain('packages');
    expect((await opened('tokens', 'take')).error).toContain("There is no command 'tokens take'.");
    expect((await opened('tokens', 'verify', 'x')).code).toBe(2);
    await expect(opened('tokens', 'verify')).rejects.toThrow('opened');
  });

  test('asks for help', async () => {
    const whole = await opened('--help');
    expect(whole).toMatchObject({ code: 0, error: '' });
    for (const one of ['tokens grant', 'packages edit', 'payments reconcile']) expect(whole.out).toContain(one);
    expect((await opened('tokens', 'grant', '--help')).out).toContain('The same key gives them once');
    expect((await opened('tokens', '--help')).code).toBe(0);
  });
});

test('where tokens are off none are granted, and nobody is asked about payments', async () => {
  const free = await testApp({ config: { billing: null } });
  const within = (...line: string[]) => operate(line, (work) => work(free.deps));
  try {
    expect((await within('tokens', 'grant', 'a@example.com', '5')).error).toContain('FOJAS_BILLING=off');
    expect((await within('payments', 'reconcile')).error).toContain('there is nobody to ask');
    expect((await within('tokens', 'verify')).code).toBe(0);
  } finally {
    await free.close();
  }
});
