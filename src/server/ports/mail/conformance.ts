import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { Undeliverable, type Letter, type Mail } from './port.ts';

/** A letter as any room would send it, changed as wanted. */
export const letterTo = (to: Partial<Letter['to']> = {}, changed: Partial<Letter> = {}): Letter => ({
  id: randomUUID(),
  to: { name: 'Ana Rojas', address: 'ana@example.com', ...to },
  subject: 'Restablece tu contraseña',
  text: 'Hola, Ana:\n\nAbre el enlace.\n',
  html: '<p>Hola, Ana:</p><p>Abre el enlace.</p>',
  language: 'es',
  ...changed,
});

const signal = (): AbortSignal => AbortSignal.timeout(10_000);
const STRANGE = [
  '',
  'ana',
  'ana@',
  '@example.com',
  'ana@example.com,bruno@example.com',
  'ana@example.com\r\nBcc: all@example.com',
  '<ana@example.com> SIZE=1',
  'ana @example.com',
  `${'a'.repeat(250)}@example.com`,
];

/** What every adapter of the mail port promises. `mail` answers the adapter of the suite; `ends` whether it refuses what cannot be an address. */
export function mailConformance(mail: () => Mail, { ends }: { ends: boolean }): void {
  describe('any mail', () => {
    test('takes a letter, and the same one again', async () => {
      const letter = letterTo();
      const taken = await mail().send(letter, signal());
      expect(taken).toBe(mail().name === 'outbox' ? 'kept' : 'sent');
      expect(await mail().send(letter, signal())).toBe(taken);
    });
    test.each(['María Paz Ñuñoa', '株式会社', '', 'a'.repeat(150), 'Ana\r\nBcc: all@example.com', '"; <x@y>', '\0'])(
      'takes a letter to somebody called %j',
      async (name) => {
        await expect(mail().send(letterTo({ name }), signal())).resolves.toMatch(/sent|kept/);
      },
    );
    if (ends)
      test.each(STRANGE)('refuses for good what is not one address: %j', async (address) => {
        await expect(mail().send(letterTo({ address }), signal())).rejects.toBeInstanceOf(Undeliverable);
      });
  });
}
