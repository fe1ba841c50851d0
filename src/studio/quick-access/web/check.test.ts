import { expect, test } from 'vitest';
import { hostOf, isLink } from '../contract.ts';
import { check, PREVIEW, preview } from './check.ts';
import { isSuggested, suggested } from './suggested.ts';
import { quickText } from './text.ts';

test('what is missing or wrong is told field by field, after trimming', () => {
  expect(check({ title: '  ', link: '' })).toEqual({ title: 'missing', link: 'missing' });
  expect(check({ title: '\u200b', link: 'pjud' })).toEqual({ title: 'missing', link: 'invalid' });
  expect(check({ title: 'x'.repeat(201), link: 'javascript:alert(1)' })).toEqual({ title: 'long', link: 'invalid' });
  expect(check({ title: ' Poder Judicial ', link: ' https://pjud.cl ' })).toEqual({});
});

test('the words of the specification', () => {
  const { needed, invalid } = quickText.en;
  expect([needed.title, needed.link, invalid]).toEqual([
    'Title is required',
    'Link is required',
    'Please enter a valid URL',
  ]);
});

test('five suggestions in each language lead to the same five addresses', () => {
  const links = suggested.es.map(({ link }) => link);
  expect(links).toHaveLength(5);
  expect(suggested.en.map(({ link }) => link)).toEqual(links);
  expect(links.every(isLink) && links.every(isSuggested)).toBe(true);
  expect(isSuggested('https://pjud.cl')).toBe(false);
});

test('a description is shown to 150 characters, none of them halved', () => {
  const exact = 'á'.repeat(PREVIEW);
  expect(preview(exact)).toBe(exact);
  const cut = preview(`${'x'.repeat(148)}😀😀😀`);
  expect(cut).toBe(`${'x'.repeat(148)}😀…`);
  expect(Array.from(cut)).toHaveLength(PREVIEW);
});

test('a host is shown as it is looked up', () => {
  expect(hostOf('https://www.bcn.cl/leychile')).toBe('bcn.cl');
  expect(hostOf('https://bсn.cl/')).toMatch(/^xn--[a-z0-9-]+\.cl$/);
  expect(hostOf('http://localhost:3000/x')).toBe('localhost:3000');
});
