import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { language } from '#web/i18n/language.ts';
import { BalanceBadge } from './Balance.tsx';
import { shopText } from './shop-text.ts';

test.each([
  [1001, 'excellent'],
  [1000, 'sufficient'],
  [101, 'sufficient'],
  [100, 'low'],
  [0, 'low'],
] as const)('a balance of %i is %s', (balance, level) => {
  expect(renderToStaticMarkup(createElement(BalanceBadge, { balance }))).toContain(shopText[language()].badge[level]);
});
