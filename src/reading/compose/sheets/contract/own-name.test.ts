import { expect, test } from 'vitest';
import { asSource } from '#test/texts.ts';
import { describe as describeSource } from '../../../describe.ts';
import { accented } from '../../label.ts';
import { tellSources } from '../answer.ts';
import { ownName } from './own-name.ts';
import { partiesOf } from '../../../contract/parties.ts';

test.each([
  ['EXHIBIT 10.4\n\nGRAZING AGREEMENT\n\nThis Agreement is made', 'Grazing agreement'],
  ['Exhibit 3.1 GRAZING AGREEMENT GRAZING AGREEMENT, dated as of May 2', 'Grazing agreement'],
  ['EXECUTION COPY\nTHIS FAIR PLAY AGREEMENT (this "Agreement") is made', 'Fair play agreement'],
  ['Portal\n\nAcuerdo de colaboración\n\nEn Talca', 'Acuerdo de colaboración'],
  ['AGREEMENT\n\nThe parties agree', ''],
  ['Certain portions of this Agreement are left out.', ''],
])('the name that %j gives itself', (text, name) => {
  expect(ownName(text)).toBe(name);
});

test('parties are found behind a date that has a name, by a second name, and without a comma before the bracket', () => {
  const text = `This Agreement is made on May 4, 2020 ("Start Day") between Alba Mills, LLC, a Texas company, referred to in this Agreement as "Company" or "Alba", and Rivera Grain, Inc., whose office is in Waco, referred to in this agreement as "Sponsor" or "Rivera".`;
  expect(partiesOf(text, 'en').map(({ start, end }) => text.slice(start, end))).toEqual([
    'Alba Mills, LLC',
    'Rivera Grain, Inc.',
  ]);
});

test('parties are found by a short name without quotation marks, and in the plural', () => {
  const english = `This Agreement is made by and between Alba Mills, LLC, 481 Oak Road 19460 ("Vendor") and Rivera Inc., a New York corporation (Rivera).`;
  expect(partiesOf(english, 'en').map(({ role }) => role)).toEqual(['Vendor', 'Rivera']);
  const spanish =
    'Comparecen: don JUAN VERA LEÓN, agricultor, en adelante el "promitente vendedor"; y por la otra parte doña ANA RÍOS y don LUIS PAZ, en adelante los "promitentes compradores"; los que exponen:';
  expect(partiesOf(spanish, 'es').map(({ role }) => role)).toEqual(['promitente vendedor', 'promitentes compradores']);
});

test('a copy of a contract is told by what it calls itself and who makes it', () => {
  const read = asSource(`EXHIBIT 10.9

GRAZING AGREEMENT

This Agreement is made between Alba Mills, LLC ("Alba") and Rivera Grain, Inc. ("Rivera").

1. Term. The term of this Agreement shall be two (2) years.

2. Governing law. This Agreement is governed by the laws of the State of Texas.
`);
  const { title, summary } = describeSource(read, 'en');
  expect(title).toBe('Grazing agreement');
  expect(summary).toMatch(/^Grazing agreement between Alba Mills, LLC and Rivera Grain, Inc\./);
});

test('a privacy policy is none of the terms that it names', () => {
  const read = asSource(
    'This Privacy Policy tells you what we collect when you use our terms and conditions and our services.\nWe keep what you tell us for two years.\n',
    'Club.txt',
  );
  expect(describeSource(read, 'en').title).toBe('Privacy policy');
});

test('the purpose of a law is told whole', () => {
  const object =
    'La presente ley regula la poda de los árboles que crecen en los parques que indica el artículo 12 de la ley N° 31.222, en las plazas, en las veredas y en los patios de las escuelas públicas; el procedimiento para pedirla y autorizarla, y las medidas que se toman donde se hace sin permiso.';
  const read = asSource(`LEY NÚM. 31.333

REGULA LA PODA DE ÁRBOLES

Artículo 1°.- ${object}

Artículo 2°.- La municipalidad autorizará la poda dentro de diez días.

Artículo 3°.- Esta ley entrará en vigencia en un año.
`);
  const [told] = tellSources([read], [0], '', 'es');
  const line = told!.line.map((piece) => ('text' in piece ? piece.text : read.text.slice(piece.start, piece.end)));
  expect(line.join('')).toContain('donde se hace sin permiso');
});

test.each([
  ['Articulo 17°', 'Artículo 17°'],
  ['ARTICULO 9°', 'ARTÍCULO 9°'],
  ['Titulo II', 'Título II'],
  ['CAPITULO I', 'CAPÍTULO I'],
  ['Parrafo 3', 'Párrafo 3'],
  ['Clausula quinta', 'Cláusula quinta'],
  ['Artículo 2', 'Artículo 2'],
  ['Section 2', 'Section 2'],
])('the label %s reads %s', (label, reads) => {
  expect(accented(label)).toBe(reads);
});
