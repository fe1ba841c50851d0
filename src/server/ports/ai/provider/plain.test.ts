import { expect, test } from 'vitest';
import { plain } from './plain.ts';

test.each([
  ['n\u034fo podrá', 'no podrá'],
  ['n\ufe00o n\u{e0100}o n\u180eo n\u115fo', 'no no no no'],
  ['⚖️ y ❤️', '⚖️ y ❤️'],
  ['ｎｏ ８２,５ 𝟖𝟐 𝐧𝐨', 'no 82,5 82 no'],
  ['٨٢,٥ ५', '82,5 5'],
  ['2 m² y ½', '2 m² y ½'],
  ['nо nοt αβγ мир', 'no not αβγ мир'],
  ['n&#111; n&#x6f; 28&#48;,5 &amp;#111;', 'no no 280,5 o'],
  ['n&ZeroWidthSpace;o', 'n& ZeroWidthSpace;o'],
  ['AT&T y Pérez & Cía.', 'AT&T y Pérez & Cía.'],
  ['&amp;amp;amp;amp;amp;amp;#111;', '& amp;amp;#111;'],
  ['~~no~~ podrá ~no~ podrá, ~28 días', 'no podrá no podrá, ~28 días'],
  ['n**o** **no** n`o` 12**8**,5', 'no** **no** no` 128**,5'],
])('%j is read as a reader sees it', (said, shown) => {
  expect(plain(said)).toBe(shown);
});
