import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import Markdown from './Markdown.tsx';

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
