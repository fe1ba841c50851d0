import { describe, expect, test } from 'vitest';
import { Problem } from '#server/http/problem.ts';
import { DISGUISES, PLAIN } from '#test/fixtures/disguises.ts';
import { isPublicAddress } from './address.ts';
import { checkUrl } from './port.ts';

const codeOf = (url: string): string => {
  try {
    checkUrl(url);
    return 'allowed';
  } catch (error) {
    return error instanceof Problem ? error.code : String(error);
  }
};

describe('an address that is typed', () => {
  test('there are disguises enough', () => {
    expect(new Set(DISGUISES.map(([, url]) => url)).size).toBeGreaterThan(150);
  });

  test.each(DISGUISES)('%s: %j', (code, url) => {
    expect(codeOf(url)).toBe(code);
  });

  test.each(PLAIN)('is taken where it is of the public web: %s', (url) => {
    expect(codeOf(url)).toBe('allowed');
  });
});

describe('an address as digits', () => {
  test.each(['', 'example.com', '1.2.3', '300.1.1.1', '::g', '127.0.0.1', '::1', '168.63.129.16', '2002:101:101::'])(
    'is not of the public net: %j',
    (digits) => expect(isPublicAddress(digits)).toBe(false),
  );

  test.each(['1.1.1.1', '93.184.216.34', '2606:4700:4700::1111', '2800:3f0::1'])('is of the public net: %s', (digits) =>
    expect(isPublicAddress(digits)).toBe(true),
  );
});
