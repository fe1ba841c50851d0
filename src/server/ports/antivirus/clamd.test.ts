import { createServer } from 'node:net';
import { once } from 'node:events';
import { Readable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { EICAR, hasClamd, pretendedClamd, realClamd, type Scanner } from '#test/clamd.ts';
import { makeDocx } from '#test/documents.ts';
import { makeZip } from '#test/zip.ts';
import { createClamd } from './clamd.ts';
import type { Verdict } from './port.ts';

const never = new AbortController().signal;
const scan = (one: Scanner, ...pieces: Buffer[]): Promise<Verdict> => one.antivirus.scan(Readable.from(pieces), never);

/** What each daemon is to say. */
function conformance(open: () => Promise<Scanner>): void {
  let one: Scanner;
  beforeAll(async () => {
    one = await open();
  });
  afterAll(() => one.end());

  test('a file is clean, or what is in it has a name, also where it lies across two pieces', async () => {
    expect(await scan(one, await makeDocx('La renta es de 20 UF.'))).toEqual({ state: 'clean' });
    expect(await scan(one, Buffer.alloc(0))).toEqual({ state: 'clean' });
    const found = { state: 'infected', signature: expect.stringContaining('Fojas.Eicar') as string };
    expect(await scan(one, EICAR)).toEqual(found);
    expect(await scan(one, Buffer.alloc(1000, 'a'), EICAR.subarray(0, 20), EICAR.subarray(20))).toEqual(found);
  });

  test('a file that breaks is no verdict, and a scan that is aborted ends', async () => {
    async function* broken(): AsyncGenerator<Buffer> {
      yield Buffer.from('La renta');
      throw new Error('the seal is broken');
    }
    await expect(one.antivirus.scan(Readable.from(broken()), never)).rejects.toThrow('the seal is broken');
    const stop = new AbortController();
    const endless = new Readable({ read: () => undefined });
    const scanning = one.antivirus.scan(endless, stop.signal);
    stop.abort(new Error('nobody waits'));
    await expect(scanning).rejects.toThrow('nobody waits');
    expect(endless.destroyed).toBe(true);
  });
}

describe('a daemon that speaks as clamd does', () => {
  conformance(pretendedClamd);
});

describe.runIf(hasClamd)('the clamd of this machine', () => {
  conformance(realClamd);

  test('finds EICAR in an archive and in a document, and says where a file is larger than it reads', async () => {
    const one = await realClamd(1);
    const inside = makeZip([{ name: 'anexo.com', bytes: EICAR }]);
    expect(await scan(one, inside)).toMatchObject({ state: 'infected' });
    expect(await scan(one, Buffer.alloc(8_000_000, 'a'))).toMatchObject({ state: 'unknown' });
    await one.end();
  });
});

test.each([
  ['INSTREAM size limit exceeded. ERROR', 'size'],
  ['UNKNOWN COMMAND', 'answer'],
  ['', 'silence'],
])('an answer of %j is no verdict', async (says, why) => {
  const one = await pretendedClamd(says);
  expect(await scan(one, Buffer.from('La renta'))).toEqual({ state: 'unknown', why });
  await one.end();
});

test('nobody at the socket, or nobody who says anything, is no verdict', async () => {
  const silent = createServer((socket) => socket.resume());
  silent.listen(0, '127.0.0.1');
  await once(silent, 'listening');
  const { port } = silent.address() as { port: number };
  const slow = createClamd({ host: '127.0.0.1', port }, 20);
  expect(await slow.scan(Readable.from([Buffer.from('La renta')]), never)).toEqual({
    state: 'unknown',
    why: 'silence',
  });
  silent.close();
  const gone = createClamd({ path: '/nowhere/clamd.ctl' });
  expect(await gone.scan(Readable.from([Buffer.alloc(100_000)]), never)).toEqual({ state: 'unknown', why: 'silence' });
});
