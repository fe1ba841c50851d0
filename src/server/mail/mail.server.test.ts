import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { accountApi } from '#contract/account.ts';
import type { LetterKind } from '#server/mail/index.ts';
import { Undeliverable, type Letter, type Mail } from '#server/ports/mail/port.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { letterOf, lettersTo } from '#test/letters.ts';
import { PATIENCE } from '#test/patience.ts';
import { render } from './render.ts';
import { sendLetter, sweepLetters } from './send.ts';
import { write } from './write.ts';

/** A server of mail that does as it is told. */
class Post implements Mail {
  readonly name = 'smtp';
  readonly sent: Letter[] = [];
  next: (Error | null)[] = [];
  async send(letter: Letter): Promise<'sent'> {
    const trouble = this.next.shift();
    if (trouble) throw trouble;
    this.sent.push(letter);
    return 'sent';
  }
}

const post = new Post();
let t: TestApp;
beforeAll(async () => {
  t = await testApp({ adapters: { mail: post } });
});
afterAll(() => t.close());

const DAY = 24 * 60 * 60;
const notice: LetterKind<string> = {
  kind: 'notice',
  words: {
    en: (said) => ({ subject: said, paragraphs: [said] }),
    es: (said) => ({ subject: said, paragraphs: [said] }),
  },
};
const context = { signal: new AbortController().signal, attempt: 1, lastAttempt: false };
const rows = () => t.deps.db.selectFrom('letters').selectAll().execute();
async function written(said = 'Palabras del aviso', living = true): Promise<string> {
  const ana = await t.world.user();
  const to = { userId: living ? ana.id : null, name: 'Ana Rojas', address: ana.email, language: 'es' as const };
  await t.deps.db.transaction().execute((trx) => write(t.deps, trx, to, notice, said));
  return (await t.deps.db.selectFrom('letters').select('id').orderBy('created_at', 'desc').executeTakeFirstOrThrow())
    .id;
}
const send = (letterId: string) => sendLetter(t.deps)({ letterId }, context);
const isKept = async (id: string) => (await rows()).some((row) => row.id === id);

describe('a letter', () => {
  test('is sealed while it waits, its job holds its id alone, and it goes once it was sent', async () => {
    const id = await written();
    const [row] = await rows();
    expect(row!.letter_sealed.includes('Palabras')).toBe(false);
    await send(id);
    expect(post.sent.at(-1)).toMatchObject({ id, subject: 'Palabras del aviso', to: { name: 'Ana Rojas' } });
    expect(await isKept(id)).toBe(false);
    const count = post.sent.length;
    await send(id);
    expect(post.sent).toHaveLength(count);
  });

  test('is on its way only if what it tells of happened', async () => {
    const before = (await rows()).length;
    const to = { userId: null, name: '', address: 'ana@example.com', language: 'en' as const };
    await expect(
      t.deps.db.transaction().execute(async (trx) => {
        await write(t.deps, trx, to, notice, 'never');
        throw new Error('it did not');
      }),
    ).rejects.toThrow('it did not');
    expect(await rows()).toHaveLength(before);
  });

  test('stays when it could not be sent, and is sent at the next try', async () => {
    const id = await written();
    post.next = [new Error('the server is away')];
    await expect(send(id)).rejects.toThrow();
    expect(await isKept(id)).toBe(true);
    await send(id);
    expect(await isKept(id)).toBe(false);
  });

  test('that is refused for good goes, told in the log without its address', async () => {
    const id = await written();
    post.next = [new Undeliverable(550)];
    await send(id);
    expect(await isKept(id)).toBe(false);
    const told = t.logged().find((line) => line.includes(id))!;
    expect(JSON.parse(told)).toMatchObject({ letter: id, about: 'notice', status: 550 });
    expect(told).not.toContain('@');
  });

  test('is given up after a day', async () => {
    const id = await written();
    post.next = [new Error('away')];
    await expect(send(id)).rejects.toThrow();
    t.clock.pass(DAY + 1);
    const count = post.sent.length;
    await send(id);
    expect(await isKept(id)).toBe(false);
    expect(post.sent).toHaveLength(count);
    expect(t.logged().some((line) => line.includes('given up') && line.includes(id))).toBe(true);
  });

  test('of an account that is gone needs no key of it', async () => {
    const id = await written('Adiós', false);
    await t.deps.db.deleteFrom('users').execute();
    await send(id);
    expect(post.sent.at(-1)).toMatchObject({ subject: 'Adiós' });
  });

  test('is kept by the outbox for its days and no longer', async () => {
    const [living, gone] = [await written(), await written('Adiós', false)];
    t.clock.pass(DAY + 60);
    await sweepLetters(t.deps);
    expect([await isKept(living), await isKept(gone)]).toEqual([true, false]);
    t.clock.pass(29 * DAY);
    await sweepLetters(t.deps);
    expect(await isKept(living)).toBe(false);
  });
});

describe('what a letter looks like', () => {
  const to = { name: '<b>Ana</b> & "Co"', language: 'es' as const, appUrl: 'https://fojas.example' };
  const words = {
    subject: 'Un asunto <i>',
    paragraphs: [`${'palabra '.repeat(30)}fin.`, '<script>alert(1)</script>'],
    action: { label: 'Hacer', url: 'https://fojas.example/x#a=1&b="2' },
    facts: [['Nombre', '<img src=x>']] as const,
    note: 'Nota.',
  };

  test('in HTML is escaped and shows nothing from elsewhere', () => {
    const { html } = render(words, to);
    expect(html).not.toMatch(/<script|<img|<b>|<i>|url\(|@import|<[^>]+src=|<link|<form/i);
    expect(html).toContain('&#60;script&#62;');
    expect(html).toContain('lang="es"');
    expect(html).toContain('prefers-color-scheme:dark');
  });

  test('in plain text has short lines and addresses in one piece', () => {
    const { text } = render(words, to);
    const long = text.split('\n').filter((line) => line.length > 76);
    expect(long).toEqual([]);
    expect(text).toContain('Hacer:\nhttps://fojas.example/x#a=1&b="2\n');
  });
});

/** The status of the outbox for a request with these headers, which no browser could set. */
const asked = async (base: string, headers: Record<string, string>): Promise<number | undefined> => {
  const sent = request(`${base}/dev/outbox.json`, { headers }).end();
  const [answer] = (await once(sent, 'response')) as [IncomingMessage];
  answer.resume();
  return answer.statusCode;
};

describe('the outbox', () => {
  const open = async (config: Parameters<typeof testApp>[0]) => testApp({ work: true, ...config });

  test('keeps letters and shows them to this machine alone', async () => {
    const own = await open({});
    const ana = await own.world.user('Ana <i>Rojas</i>');
    await ana.call(accountApi.changePassword, {
      body: { current_password: ana.password, new_password: 'another horse' },
    });
    const letter = await letterOf(own.base, ana.email, 'password-changed');
    const page = await fetch(`${own.base}/dev/outbox`);
    const html = await page.text();
    expect(html).toContain('Ana &#60;i&#62;Rojas');
    expect(html).not.toContain('<script');
    expect(page.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(await (await fetch(`${own.base}/dev/outbox/${letter.id}`)).text()).toBe(letter.html);
    expect((await fetch(`${own.base}/dev/outbox/nothing`)).status).toBe(404);
    const far = await own.app.inject({ url: '/dev/outbox.json', remoteAddress: '203.0.113.9' });
    expect(far.statusCode).toBe(404);
    const { port } = new URL(own.base);
    expect(await asked(own.base, { host: `localhost:${port}` })).toBe(200);
    for (const host of [
      'evil.example',
      `evil.example:${port}`,
      'localhost',
      'localhost:1',
      `localhost.evil.example:${port}`,
    ])
      expect([host, await asked(own.base, { host })]).toEqual([host, 404]);
    for (const passed of [
      'x-forwarded-for',
      'x-forwarded-host',
      'x-forwarded',
      'forwarded',
      'via',
      'x-real-ip',
      'cf-connecting-ip',
    ])
      expect([passed, await asked(own.base, { [passed]: '127.0.0.1' })]).toEqual([passed, 404]);
    await own.close();
  });

  test('looks for the letters of an address among all, and for one letter too, however many came after', async () => {
    const own = await open({});
    const [ana, bruno] = [await own.world.user(), await own.world.user()];
    await ana.call(accountApi.changePassword, {
      body: { current_password: ana.password, new_password: 'another horse' },
    });
    const letter = await letterOf(own.base, ana.email, 'password-changed');
    const { db, vault, clock } = { ...own.deps, clock: own.clock };
    const after = new Date(clock.now().getTime() + 60_000);
    const keys = await vault.of(bruno.id);
    const rows = Array.from({ length: 60 }, () => {
      const id = crypto.randomUUID();
      const sealed = { ...letter, id, to: { name: 'Bruno', address: bruno.email } };
      const times = { created_at: after, kept_at: after, give_up_at: after, keep_until: after };
      const letter_sealed = keys.seal(JSON.stringify(sealed), `letters.letter_sealed:${id}`);
      return { id, user_id: bruno.id, kind: 'password-changed', letter_sealed, ...times };
    });
    await db.insertInto('letters').values(rows).execute();
    expect((await lettersTo(own.base, ana.email)).map(({ id }) => id)).toEqual([letter.id]);
    expect(await lettersTo(own.base, bruno.email)).toHaveLength(50);
    expect((await fetch(`${own.base}/dev/outbox/${letter.id}`)).status).toBe(200);
    await own.close();
  });

  test('is not there where it is closed', async () => {
    const own = await open({ config: { mail: { smtp: null, outboxOpen: false } } });
    for (const path of ['/dev/outbox', '/dev/outbox.json'])
      await vi.waitFor(async () => expect((await fetch(own.base + path)).status).toBe(404), PATIENCE);
    expect(await own.world.nobody().call(accountApi.askRecovery, { body: { email: 'a@example.com' } })).toEqual({
      accepted: true,
      letters: false,
    });
    await own.close();
  });
});
