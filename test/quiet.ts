import { afterEach, beforeEach, expect, vi } from 'vitest';

/** An error that a test did not expect on the console fails it. A test that expects one calls `expectConsoleError`. */
let expected = 0;
export const expectConsoleError = (times = 1): void => {
  expected += times;
};

beforeEach(() => {
  expected = 0;
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

afterEach(() => {
  const calls = vi.mocked(console.error).mock.calls;
  if (calls.length !== expected)
    expect(
      calls.map((call) => call.map(String).join(' ')),
      'unexpected console.error',
    ).toEqual([]);
  vi.mocked(console.error).mockRestore();
});
