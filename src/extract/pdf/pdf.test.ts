import { expect, test } from 'vitest';
import { createPdf } from '#test/documents.ts';
import { readPdf } from './pdf.ts';

const WORDS = 'La renta mensual es de 20 UF.';
const locked = (userPassword: string, version: string): Promise<Buffer> =>
  createPdf({ content: WORDS, userPassword, version });
const read = async (bytes: Buffer, password: string | null): Promise<string> =>
  (await readPdf(bytes, () => undefined, { password })).text;

test.each(['1.3', '1.4', '1.7', '1.7ext3'])(
  'a PDF of version %s is opened with its password alone',
  async (version) => {
    const bytes = await locked('uno ñandú', version);
    await expect(read(bytes, null)).rejects.toMatchObject({ code: 'PASSWORD_NEEDED' });
    await expect(read(bytes, 'uno nandu')).rejects.toMatchObject({ code: 'WRONG_PASSWORD' });
    expect(await read(bytes, 'uno ñandú')).toBe(WORDS);
  },
);

test('a password is taken as the newest kind of file prepares it, too', async () => {
  const bytes = await locked('contrase\u00adña ﬁnal', '1.7ext3');
  expect(await read(bytes, 'contrase\u00adña\u00a0ﬁnal')).toBe(WORDS);
});

test('a password that nobody needs does no harm', async () => {
  expect(await read(await createPdf({ content: WORDS }), 'uno')).toBe(WORDS);
});
