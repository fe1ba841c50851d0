import { expect, test } from 'vitest';
import { Breaker } from './breaker.ts';

test('a provider that failed five times in a row rests for twenty seconds, then one question tries', () => {
  let now = 0;
  const breaker = new Breaker(() => now);
  const fail = (times: number) => Array.from({ length: times }, () => (breaker.pass(), breaker.failed()));
  fail(4);
  breaker.answered();
  fail(5);
  expect(() => breaker.pass()).toThrow('PROVIDER_FAILED');
  now = 19_999;
  expect(() => breaker.pass()).toThrow('PROVIDER_FAILED');
  now = 20_000;
  breaker.pass();
  expect(() => breaker.pass()).toThrow('PROVIDER_FAILED');
  breaker.failed();
  now = 39_999;
  expect(() => breaker.pass()).toThrow('PROVIDER_FAILED');
  now = 40_000;
  breaker.pass();
  breaker.answered();
  breaker.pass();
  breaker.pass();
});
