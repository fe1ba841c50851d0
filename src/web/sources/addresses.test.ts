import { describe, expect, test } from 'vitest';
import { addressesIn, siteOf } from './addresses.ts';

describe('addresses, one a line', () => {
  test('are trimmed, and blank lines dropped but counted', () => {
    const found = addressesIn('  https://www.bcn.cl/a \n\n\t\r\nhttp://b.cl\r\n   \nc.cl/x?y=1#z');
    expect(found.map(({ line, url }) => [line, url?.href])).toEqual([
      [1, 'https://www.bcn.cl/a'],
      [4, 'http://b.cl/'],
      [6, 'https://c.cl/x?y=1#z'],
    ]);
  });

  test.each([
    ['bcn.cl', 'https://bcn.cl/'],
    ['//bcn.cl/a', 'https://bcn.cl/a'],
    ['HTTP://BCN.CL', 'http://bcn.cl/'],
    ['ñandú.cl', 'https://xn--and-6ma2c.cl/'],
    ['bcn.cl:8080/a', 'https://bcn.cl:8080/a'],
    ['[2606:4700:4700::1111]/a', 'https://[2606:4700:4700::1111]/a'],
  ])('%s is %s', (typed, href) => {
    expect(addressesIn(typed)[0]?.url?.href).toBe(href);
  });

  test.each([
    'hola',
    'hola mundo',
    'https://',
    'ftp://bcn.cl',
    'javascript:alert(1)',
    'mailto:a@b.cl',
    'http://a b.cl',
    '.',
  ])('%s is none', (typed) => {
    expect(addressesIn(typed)).toEqual([{ line: 1, typed, url: null }]);
  });

  test('of a blank text are none', () => expect(addressesIn(' \n \n')).toEqual([]));
});

test('a site is called by its host, and only a page of the web may be opened', () => {
  expect(siteOf('https://www.bcn.cl/leychile?x=1')).toEqual({
    href: 'https://www.bcn.cl/leychile?x=1',
    host: 'bcn.cl',
  });
  for (const address of [null, '', 'nada', 'javascript:alert(1)', 'data:text/html,x'])
    expect(siteOf(address)).toBeNull();
});
