import { expect, test } from 'vitest';
import { readConfig } from './config.ts';

test('a firm asks for more of who comes in, and each setting by itself counts more', () => {
  const outboxOpen = (given: Record<string, string>) => readConfig(given).mail.outboxOpen;
  expect(readConfig({ FOJAS_PROFILE: 'firm' })).toMatchObject({
    profile: 'firm',
    passwords: { min: 12, list: 'reject' },
    secondFactor: 'required',
    sessionIdleMs: 30 * 60_000,
    auditDownloads: true,
  });
  expect(
    readConfig({ FOJAS_PROFILE: 'firm', FOJAS_PASSWORD_MIN: '16', FOJAS_SECOND_FACTOR: 'optional' }),
  ).toMatchObject({
    passwords: { min: 16, list: 'reject' },
    secondFactor: 'optional',
    sessionIdleMs: 30 * 60_000,
  });
  expect(readConfig({})).toMatchObject({
    secondFactor: 'optional',
    sessionIdleMs: 14 * 86_400_000,
    auditDownloads: false,
  });
  expect([outboxOpen({ FOJAS_PROFILE: 'firm' }), outboxOpen({ FOJAS_PROFILE: 'firm', FOJAS_OUTBOX: 'open' })]).toEqual([
    false,
    true,
  ]);
});
