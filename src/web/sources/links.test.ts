import { expect, test } from 'vitest';
import { linksOf } from './links.ts';

test.each([
  ['https://www.bcn.cl/leychile', ['https://www.bcn.cl/leychile']],
  [' www.bcn.cl \r\n\r\nhttp://pjud.cl/x ', ['https://www.bcn.cl/', 'http://pjud.cl/x']],
  // A text that names an address, or looks like one, is a text.
  ['Ver https://www.bcn.cl', []],
  ['https://www.bcn.cl\nArt. 5', []],
  ['art.5', []],
  ['javascript:alert(1)', []],
  ['https://', []],
  ['   ', []],
])('%j consists of the links %j', (text, links) => expect(linksOf(text).map(({ href }) => href)).toEqual(links));
