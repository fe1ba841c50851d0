import { domainToASCII } from 'node:url';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Smtp } from '#server/config-mail.ts';
import { mute, PostOffice, smtpAt, type Arrived } from '#test/fakes/post-office.ts';
import { PATIENCE } from '#test/patience.ts';
import { letterTo, mailConformance } from './conformance.ts';
import { Undeliverable, type Letter } from './port.ts';
import { createSmtp } from './smtp.ts';

const office = new PostOffice();
let smtp: Smtp;
beforeAll(async () => {
  smtp = await office.open();
});
afterEach(() => {
  office.manner = {};
  office.arrived.length = 0;
});
afterAll(() => office.close());

/** No test waits for the first; the second is waited for, and must be over before anything on a machine that stands still. */
const PATIENT = { connect: 60_000, greet: 60_000, silence: 60_000 };
const QUICK = { connect: 1000, greet: 200, silence: 300 };
const signal = (): AbortSignal => AbortSignal.timeout(60_000);
const send = (letter: Letter, { to = smtp, patience = PATIENT } = {}) =>
  createSmtp(to, patience).send(letter, signal());
/** The one letter that arrived. */
const expectOneLetter = (): Arrived => {
  expect(office.arrived).toHaveLength(1);
  return office.arrived[0]!;
};
/** Until the office took a letter that nobody waits for any more: it must not fall upon the next test. */
const taken = () => vi.waitFor(() => expectOneLetter(), PATIENCE);
/** How a try ended that sent nothing: for good, or to be tried again; and that what is said of it holds nobody's address. */
async function failed(trying: Promise<unknown>): Promise<'for good' | 'again'> {
  const error = await trying.then(
    () => expect.unreachable('it was sent'),
    (why: unknown) => why as Error & { code?: unknown },
  );
  expect(`${error.message} ${String(error.code)} ${error.stack}`).not.toContain('example.com');
  return error instanceof Undeliverable ? 'for good' : 'again';
}

mailConformance(() => createSmtp(smtp, PATIENT), { ends: true });

describe('a letter by SMTP', () => {
  test('arrives as it was written: both bodies, the language, one receiver, no receipt for an absence', async () => {
    const letter = letterTo();
    await send(letter);
    const { email, from, to } = expectOneLetter();
    expect([from, to]).toEqual(['fojas@example.cl', ['ana@example.com']]);
    expect(email).toMatchObject({
      subject: letter.subject,
      from: { name: 'Fojas', address: 'fojas@example.cl' },
      to: [{ name: 'Ana Rojas', address: 'ana@example.com' }],
      messageId: `<${letter.id}@example.cl>`,
    });
    expect(email.text?.trim()).toBe(letter.text.trim());
    expect(email.html?.trim()).toBe(letter.html);
    const header = (name: string) => email.headers.find(({ key }) => key === name)?.value;
    expect([header('auto-submitted'), header('content-language')]).toEqual(['auto-generated', 'es']);
  });

  test.each([
    ['María Paz Ñuñoa Undurraga', 'maria@example.com', 'maria@example.com'],
    ['株式会社 «Áé»', 'oficina@correo.ñandú.cl', 'oficina@correo.ñandú.cl'],
    ['Ana "la" <Rojas>, abogada', 'ana+fojas@example.com', 'ana+fojas@example.com'],
  ])('to %s at %s keeps the name to the letter', async (name, address, handed) => {
    await send(letterTo({ name, address }));
    expect(expectOneLetter().to).toEqual([handed]);
    expect(expectOneLetter().email.to).toMatchObject([{ name }]);
    // Of the address only its own part may be other than ASCII; its domain is written as its letters are registered.
    expect(/^To:[^\r]*(?:\r\n [^\r]*)*/m.exec(expectOneLetter().raw)?.[0]).toContain(
      domainToASCII(address.split('@')[1]!),
    );
  });

  test.each([
    [{ name: 'Ana\r\nBcc: all@example.com\r\nX-Evil: 1' }, {}],
    [{ name: 'Ana\n\nBody' }, {}],
    [{ name: '\u2028Bcc: all@example.com' }, {}],
    [{}, { subject: 'Hola\r\nBcc: all@example.com\r\n\r\nOtro cuerpo' }],
  ])('of %j %j has the headers that are ours and no other', async (to, changed) => {
    await send(letterTo(to, changed));
    const { email, to: handed } = expectOneLetter();
    expect(handed).toEqual(['ana@example.com']);
    expect(email.headers.map(({ key }) => key).sort()).toEqual([
      'auto-submitted',
      'content-language',
      'content-type',
      'date',
      'from',
      'message-id',
      'mime-version',
      'subject',
      'to',
    ]);
    expect(email.bcc ?? []).toEqual([]);
    expect(email.text?.trim()).toBe('Hola, Ana:\n\nAbre el enlace.');
  });
});

describe('a server in trouble', () => {
  test('that says later (4xx) takes the letter at the next try', async () => {
    office.manner = { recipients: [450], letters: [451] };
    const letter = letterTo();
    expect(await failed(send(letter))).toBe('again');
    expect(await failed(send(letter))).toBe('again');
    expect(office.arrived).toEqual([]);
    await send(letter);
    expect(expectOneLetter().email.messageId).toContain(letter.id);
  });

  test('that refuses the receiver or the letter (5xx) is believed', async () => {
    office.manner = { recipients: [550], letters: [554] };
    expect(await failed(send(letterTo()))).toBe('for good');
    expect(await failed(send(letterTo()))).toBe('for good');
    expect(office.arrived).toEqual([]);
  });

  test('that is slow within its time takes it', async () => {
    office.manner = { slow: 100 };
    await send(letterTo());
    expectOneLetter();
  });

  test('that is silent for longer is left, and tried again', async () => {
    office.manner = { slow: QUICK.silence * 3 };
    expect(await failed(send(letterTo(), { patience: QUICK }))).toBe('again');
    await taken();
  });

  test('that breaks off after the last byte is tried again: twice, never zero times', async () => {
    office.manner = { cuts: 1 };
    const letter = letterTo();
    expect(await failed(send(letter))).toBe('again');
    await send(letter);
    expect(office.arrived.map(({ email }) => email.messageId)).toEqual([
      `<${letter.id}@example.cl>`,
      `<${letter.id}@example.cl>`,
    ]);
  });

  test('that never greets, or is not there, is tried again', async () => {
    const silent = await mute();
    expect(await failed(send(letterTo(), { to: silent.smtp, patience: QUICK }))).toBe('again');
    await silent.close();
    expect(await failed(send(letterTo(), { to: smtpAt(silent.smtp.port) }))).toBe('again');
  });

  test('is left when the process ends', async () => {
    office.manner = { slow: 1000 };
    const ending = new AbortController();
    const trying = createSmtp(smtp).send(letterTo(), ending.signal);
    setTimeout(() => ending.abort(), 50);
    expect(await failed(trying)).toBe('again');
    await taken();
  });
});

describe('elsewhere than on this machine', () => {
  test('a server without TLS gets no letter and no password', async () => {
    const elsewhere = { ...smtp, tls: 'required' as const, user: 'fojas', password: 'secret' };
    expect(await failed(send(letterTo(), { to: elsewhere }))).toBe('again');
    expect(office.arrived).toEqual([]);
  });

  test('nor does one whose certificate nobody vouches for', async () => {
    const strange = new PostOffice({ disabledCommands: [] });
    const there = await strange.open();
    expect(await failed(send(letterTo(), { to: { ...there, tls: 'required' } }))).toBe('again');
    expect(strange.arrived).toEqual([]);
    await strange.close();
  });
});
