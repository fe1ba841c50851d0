import { expect, test } from 'vitest';
import { traceOf } from './log.ts';

const frame = '    at work (file:///app/jobs.js:1:2)';

test('of an error its kind and where it rose are told, and nothing that it says', () => {
  const error = Object.assign(new TypeError('La renta de Ana'), {
    code: 'E_RENT',
    stack: `TypeError: La renta\n${frame}`,
  });
  expect(traceOf(error)).toEqual({ name: 'TypeError', code: 'E_RENT', at: frame.trim() });
});

test('of a copy of an error the same is told, and how its message begins, up to where a value may stand', () => {
  const copy = {
    code: '22P02',
    message: 'invalid input syntax for type uuid: "La renta"',
    stack: `error: invalid\n${frame}`,
  };
  expect(traceOf(copy)).toEqual({
    name: 'error',
    code: '22P02',
    says: 'invalid input syntax for type uuid',
    at: frame.trim(),
  });
  expect(traceOf({ name: 'Lost', message: 'Connection terminated unexpectedly' })).toEqual({
    name: 'Lost',
    says: 'Connection terminated unexpectedly',
    at: '',
  });
});

test.each([
  ['a word', { name: 'string', at: '' }],
  [null, { name: 'object', at: '' }],
  [
    { message: '«La renta»', detail: 'secret', code: 5 },
    { name: 'object', at: '' },
  ],
])('of anything else that is thrown no word is told: %j', (thrown, trace) => {
  expect(traceOf(thrown)).toEqual(trace);
});
