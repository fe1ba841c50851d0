import { expect, test, vi } from 'vitest';
import { healthOf, partsOf, remembered, type PartState } from './health.ts';

const said = async (...states: PartState[]) => {
  const parts = Object.fromEntries(states.map((state, n) => [`part ${n}`, async () => state]));
  const { status, serves } = await healthOf(parts, '1');
  return [status, serves];
};

test('what a process says follows from its parts', async () => {
  expect(await said('ok', 'off')).toEqual(['ok', true]);
  expect(await said('ok', 'full')).toEqual(['degraded', true]);
  expect(await said('recovering', 'full')).toEqual(['recovering', false]);
  expect(await said('recovering', 'down')).toEqual(['degraded', false]);
});

test('a storage is probed at most once in five seconds, however many ask, and never listed', async () => {
  vi.useFakeTimers({ toFake: ['performance'] });
  const probe = vi.fn<() => Promise<'ok' | 'full'>>(async () => 'ok');
  const { storage } = partsOf({ db: null as never, storage: { probe } as never }, () => false);
  expect(await Promise.all([storage!(), storage!(), storage!()])).toEqual(['ok', 'ok', 'ok']);
  probe.mockResolvedValue('full');
  vi.advanceTimersByTime(4900);
  expect([await storage!(), probe.mock.calls.length]).toEqual(['ok', 1]);
  vi.advanceTimersByTime(200);
  expect([await storage!(), probe.mock.calls.length]).toEqual(['full', 2]);
  probe.mockRejectedValue(new Error('no bucket'));
  vi.advanceTimersByTime(5100);
  expect(await storage!()).toBe('down');
  vi.useRealTimers();
});

test('a database that the process brings back itself is recovering, and is not asked', async () => {
  const { database } = partsOf({ db: null as never, storage: null as never }, () => true);
  expect(await database!()).toBe('recovering');
});

test('what a part said is believed only so long', async () => {
  const ask = vi.fn<() => Promise<PartState>>(async () => 'ok');
  const part = remembered(ask, -1);
  await part();
  await part();
  expect(ask).toHaveBeenCalledTimes(2);
});
