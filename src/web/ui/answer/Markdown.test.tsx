import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Markdown from './Markdown.tsx';
import { Prose } from './Prose.tsx';

const shown = (text: string): HTMLElement => {
  const page = document.createElement('div');
  page.innerHTML = renderToStaticMarkup(<Markdown>{text}</Markdown>);
  return page;
};

test.each([
  ['Pagar a <nombre del arrendador> el día <día>.', 'Pagar a <nombre del arrendador> el día <día>.'],
  ['<nombre>\n\nFirma', '<nombre>\nFirma'],
  ['<div onclick="x()">uno</div>', '<div onclick="x()">uno</div>'],
  ['uno <script>alert(1)</script> dos', 'uno <script>alert(1)</script> dos'],
  ['<!-- al margen -->', '<!-- al margen -->'],
  ['1 < 2 y 3 > 2', '1 < 2 y 3 > 2'],
])('what stands in angle brackets is text: %s', (written, text) => {
  const page = shown(written);
  expect(page.textContent).toBe(text);
  expect(page.querySelector('script, [onclick]')).toBeNull();
});

test('Markdown within angle brackets is read, and addresses in them are links', () => {
  const page = shown('<**importe**> según <https://www.bcn.cl/leychile>');
  expect(page.textContent).toBe('<importe> según https://www.bcn.cl/leychile');
  expect(page.querySelector('strong')?.textContent).toBe('importe');
  expect(page.querySelector('a')?.getAttribute('href')).toBe('https://www.bcn.cl/leychile');
});

test('before it is loaded, the words stand in as many paragraphs: what is read does not move', () => {
  const answer = 'Estos pasajes hablan de lo que debe hacerse:\n\nTERCERO: **Destino** \u29971\u2998';
  const before = document.createElement('div');
  before.innerHTML = renderToStaticMarkup(<Prose>{answer}</Prose>);
  const paragraphs = (page: HTMLElement) => [...page.querySelectorAll('p')].map((p) => p.textContent);
  expect(paragraphs(before)).toEqual(['Estos pasajes hablan de lo que debe hacerse:', 'TERCERO: Destino ']);
  expect(paragraphs(before)).toHaveLength(paragraphs(shown(answer)).length);
});
