import { describe, expect, test } from 'vitest';
import { DOCUMENTS, textOf } from '#test/texts.ts';
import { headings } from './headings.ts';

const names = Object.keys(DOCUMENTS) as (keyof typeof DOCUMENTS)[];
const labels = (text: string): [number, string][] => headings(text).map(({ level, label }) => [level, label]);

describe('headings', () => {
  test.each([
    ['LIBRO CUARTO', [1, 'LIBRO CUARTO']],
    ['TÍTULO I', [2, 'TÍTULO I']],
    ['Título XII', [2, 'Título XII']],
    ['Schedule A', [2, 'Schedule A']],
    ['CAPITULO II', [3, 'CAPITULO II']],
    ['§ 1. De la ley', [4, '§ 1. De la ley']],
    ['Artículo 1º.- Esta ley tiene por objeto', [5, 'Artículo 1º']],
    ['"Artículo 3°.- Atribución. Las personas', [5, 'Artículo 3°']],
    ['Art. 1545. Todo contrato', [5, 'Art. 1545. Todo contrato']],
    ['CLÁUSULA QUINTA: El arrendador', [5, 'CLÁUSULA QUINTA: El arrendador']],
    ['Section 4.2 Payment', [5, 'Section 4.2 Payment']],
    ['PRIMERO: Comparecencia', [5, 'PRIMERO: Comparecencia']],
    ['DÉCIMO SEGUNDO.- Domicilio', [5, 'DÉCIMO SEGUNDO']],
    ['7. Confidentiality', [6, '7. Confidentiality']],
    ['# Ley 20393', [2, 'Ley 20393']],
    ['##### 1.- De las penas', [6, '1.- De las penas']],
    ['## 8. Term and termination', [6, '8. Term and termination']],
  ])('%s', (line, expected) => {
    expect(labels(line)).toEqual([expected]);
  });

  test.each([
    'La parte primera del contrato',
    'el artículo 5 prescribe en cuatro años',
    'a) Toda conducta',
    '#',
    '',
    'Santiago, 18 de enero de 2007.',
    '12 de enero de 2007, se dictó; y así',
  ])('not: %s', (line) => {
    expect(labels(line)).toEqual([]);
  });

  test('the articles of a law, each once and in order', () => {
    const articles = labels(textOf('competition')).filter(([level]) => level === 5);
    const numbers = Array.from({ length: 10 }, (_, i) => `Artículo ${i + 1}`);
    expect(articles.map(([, label]) => label.replace('º', ''))).toEqual(numbers);
  });

  test.each([
    ['que para toda empresa fija el', 'artículo 10 del proyecto remitido, por versar', []],
    ['sujeta a las disposiciones del', 'Título XXXV del Libro IV del Código Civil.', []],
    ['lo dispuesto en el', 'artículo 681. Si se ejercen', []],
    ['all of it within', '30 Days after the notice', []],
    ['according to', 'Section 7 and this clause', []],
    ['Normas generales', 'Artículo 1º.- Esta ley', ['Artículo 1º']],
    ['Disposiciones generales', 'Art. 1437. Las obligaciones', ['Art. 1437. Las obligaciones']],
    ['Disposiciones generales', 'Artículo 6º bis.- Otro', ['Artículo 6º bis']],
    ['Disposiciones generales', 'CLÁUSULA DÉCIMO SEGUNDA: Domicilio', ['CLÁUSULA DÉCIMO SEGUNDA: Domicilio']],
    ['Definitions', '1.1 Products and services', ['1.1 Products and services']],
    ['Nada más.', 'Artículo 2 Alcances', ['Artículo 2 Alcances']],
    ['en el mismo acto', 'SEGUNDO: El arrendador', ['SEGUNDO: El arrendador']],
  ])('after "%s", a line that begins "%s"', (before, line, expected) => {
    expect(headings(`${before}\n${line}`).map(({ label }) => label)).toEqual(expected);
  });

  test('a label is short, however long its line', () => {
    expect(labels(`Artículo 5. ${'muy largo '.repeat(5000)}`)[0]![1].length).toBeLessThanOrEqual(90);
  });

  test.each(names)('stand at the start of a line of %s, in order', (name) => {
    const text = textOf(name);
    let before = -1;
    for (const { start, label } of headings(text)) {
      expect(start).toBeGreaterThan(before);
      expect(start === 0 || text[start - 1] === '\n').toBe(true);
      expect(text.slice(start)).toContain(label);
      before = start;
    }
  });
});
