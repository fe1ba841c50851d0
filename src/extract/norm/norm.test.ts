import { describe, expect, test } from 'vitest';
import { cutUnits } from '#reading/units/cut.ts';
import { isNorm } from '../sniff.ts';
import { readNorm } from './norm.ts';

const part = (type: string, name: string, text: string, { attributes = '', title = '', below = '' } = {}): string =>
  `<EstructuraFuncional tipoParte="${type}" fechaVersion="2222-02-02" ${attributes.includes('derogado') ? '' : 'derogado="no derogado"'} ${attributes} idParte="1"><Texto>${text}</Texto><Metadatos><NombreParte presente="${name ? 'si' : 'no'}">${name || '&#160;'}</NombreParte><TituloParte presente="${title ? 'si' : 'no'}">${title || '&#160;'}</TituloParte></Metadatos>${below && `<EstructurasFuncionales>${below}</EstructurasFuncionales>`}</EstructuraFuncional>`;
const norm = (parts: string, more = ''): Buffer =>
  Buffer.from(`<?xml version="1.0" encoding="UTF-8"?><Norma xmlns="http://www.leychile.cl/esquemas" normaId="7" fechaVersion="2026-03-13" derogado="no derogado">
  <Identificador fechaPromulgacion="2026-03-05" fechaPublicacion="2026-03-13"><TiposNumeros><TipoNumero><Tipo>Ley</Tipo><Numero>21808</Numero></TipoNumero></TiposNumeros><Organismos><Organismo>MINISTERIO DEL TRABAJO</Organismo></Organismos></Identificador>
  <Metadatos><TituloNorma>CREA UN SUBSIDIO</TituloNorma></Metadatos><Encabezado><Texto>LEY N&#218;M. 21.808

CREA UN SUBSIDIO</Texto></Encabezado><EstructurasFuncionales>${parts}</EstructurasFuncionales>${more}</Norma>`);

const LAW = norm(
  part('Título', '', '     TÍTULO I\n     Del objeto', {
    title: 'TÍTULO I Del objeto',
    below:
      part(
        'Artículo',
        '1',
        '\n     Artículo 1.- Esta ley crea un subsidio que\nse paga cada mes a quienes trabajan.\n     El monto se fija\ncada año.          LEY 21900\n                                                            Art. 2\n                                                            D.O. 01.02.2027\n',
      ) +
      part('Artículo', '2', '     Artículo 2.- Viejo texto.', { attributes: 'derogado="derogado"' }) +
      part('Artículo', '3 BIS', '     Artículo 3 bis.- Se pide:\n\n       a) Una solicitud.\n       b) Un aval.'),
  }) +
    part('Artículo Transitorio', '1', '     Artículo 1.- Rige en un año.', {
      attributes: 'transitorio="transitorio"',
    }) +
    part('Cosa nueva', '', '     Lo que no se conoce se muestra.'),
  '<Promulgacion><Texto>Santiago, 5 de marzo de 2026.</Texto></Promulgacion><Anexos><Anexo><Metadatos><Titulo>TABLA</Titulo></Metadatos><Texto>Uno.<aem:ArchivoBinario xmlns:aem="http://valida.aem.gob.cl">AAAA</aem:ArchivoBinario>Dos.</Texto></Anexo></Anexos>',
);

test('a norm is told by its first bytes', () => {
  expect(
    [LAW, Buffer.from('<ley xmlns="https://leychile.cl/schema/ley/v1"/>'), Buffer.from('<html>')].map(isNorm),
  ).toEqual([true, false, false]);
});

test('its text has each part in its order, without margin notes, its paragraphs joined, and what no longer rules by its name alone', () => {
  const { text, title, report } = readNorm(LAW);
  expect(title).toBe('Ley 21.808 · Crea un subsidio');
  expect(text.trim().split(/\n+/)).toEqual([
    'Ley 21.808',
    'MINISTERIO DEL TRABAJO',
    'Promulgación: 5 de marzo de 2026. Publicación: 13 de marzo de 2026. Versión: 13 de marzo de 2026',
    'LEY NÚM. 21.808',
    'CREA UN SUBSIDIO',
    'TÍTULO I',
    'Del objeto',
    'Artículo 1.- Esta ley crea un subsidio que se paga cada mes a quienes trabajan.',
    'El monto se fija cada año.',
    'Artículo 2.- Derogado.',
    'Artículo 3 bis.- Se pide:',
    'a) Una solicitud.',
    'b) Un aval.',
    'DISPOSICIONES TRANSITORIAS',
    'Artículo 1.- Rige en un año.',
    'Lo que no se conoce se muestra.',
    'Santiago, 5 de marzo de 2026.',
    'ANEXO. TABLA',
    'Uno.',
    '[imagen]',
    'Dos.',
  ]);
  expect(text).not.toContain('2222');
  expect(report.warnings).toEqual([{ code: 'unread-images', pages: [] }]);
});

test('each part tells from when its text is in force; what no longer rules and what has no day tell none', () => {
  const dated = (type: string, name: string, text: string, day: string, attributes = ''): string =>
    part(type, name, text, { attributes }).replace('2222-02-02', day);
  const { text, report } = readNorm(
    norm(
      dated('Artículo', '1', '     Artículo 1.- Uno.\n\n     Su inciso.', '2020-01-31') +
        dated('Artículo', '2', '     Artículo 2.- Dos.', '2020-01-31') +
        dated('Artículo', '3', '     Artículo 3.- Tres.', '2028-04-26') +
        dated('Artículo', '4', '     Artículo 4.- Cuatro.', '2019-05-05', 'derogado="derogado"') +
        part('Artículo', '5', '     Artículo 5.- Cinco.'),
    ),
  );
  const dayOf = (line: string): string | null | undefined =>
    report.since.findLast(({ line_from }) => line_from <= text.split('\n').indexOf(line) + 1)?.day;
  expect(
    [
      'Ley 21.808',
      'Artículo 1.- Uno.',
      'Su inciso.',
      'Artículo 2.- Dos.',
      'Artículo 3.- Tres.',
      'Artículo 4.- Derogado.',
      'Artículo 5.- Cinco.',
    ].map(dayOf),
  ).toEqual([undefined, '2020-01-31', '2020-01-31', '2020-01-31', '2028-04-26', null, null]);
});

test('an article begins at its label: a heading before it is a paragraph of its own, and a note that lost its margin goes', () => {
  const { text } = readNorm(
    norm(
      part('Artículo', '20', '     Artículo 20.- Regla.') +
        part('Artículo', '21', '     L. 9.382\n Art. 21. Si se extraviaren,\nse repondrán según el artículo 20.') +
        part('Artículo', '22', '     Funciones de los Directores\n Artículo 22.- Los directores votan.') +
        part('Artículo', 'PRIMERO', '     DISPOSICIONES FINALES\n Artículo primero.- Rige.'),
    ),
  );
  expect(text.trim().split(/\n+/).slice(-6)).toEqual([
    'Artículo 20.- Regla.',
    'Art. 21. Si se extraviaren, se repondrán según el artículo 20.',
    'Funciones de los Directores',
    'Artículo 22.- Los directores votan.',
    'DISPOSICIONES FINALES',
    'Artículo primero.- Rige.',
  ]);
});

test('a number without end is the name of an article like any other', () => {
  const { text } = readNorm(norm(part('Artículo', '9'.repeat(500_000), '     Artículo 9.- Regla.')));
  expect(text).toContain('Artículo 9.- Regla.');
});

test('the notes of the old codes at the margin ("L. 19.585") are no text', () => {
  const note = ' '.repeat(40);
  const text = `     Art. 1. El hijo podrá${note}L. 19.585\nobrar por sí.${note}Art. 1º, Nº 24\n${note}letra a)\n${note}L. 19.585\n     Su inciso.`;
  expect(readNorm(norm(part('Artículo', '1', text))).text).toContain(
    '\nArt. 1. El hijo podrá obrar por sí.\n\nSu inciso.',
  );
});

test('its articles are units with their numbers, transitory and derogated ones told', () => {
  const { text } = readNorm(LAW);
  const articles = cutUnits(text).units.filter(({ form }) => form === 'article');
  expect(articles.map(({ number, kind }) => `${number} ${kind}`)).toEqual([
    '1 operative',
    '2 derogated',
    '3 bis operative',
    '1 transitorio transitory',
  ]);
});

test('the articles below a title that is named as transitory are told so, where the title has a number too', () => {
  const articles = Array.from({ length: 5 }, (_, i) =>
    part('Artículo', `${i + 1}`, `     Artículo ${i + 1}.- Se paga cada mes.`),
  );
  const transitory = part('Artículo', '1', '     Artículo 1.- Rige en un año.', {
    attributes: 'transitorio="transitorio"',
  });
  const title = part('Título', '', '     TITULO XVIII\n DISPOSICIONES TRANSITORIAS', {
    attributes: 'transitorio="transitorio"',
    below: transitory,
  });
  const { text } = readNorm(norm(articles.join('') + title));
  expect(text).toContain('TITULO XVIII\n\nDISPOSICIONES TRANSITORIAS\n');
  expect(
    cutUnits(text)
      .units.filter(({ form }) => form === 'article')
      .at(-1),
  ).toMatchObject({ kind: 'transitory' });
});

describe('what is no whole norm is refused', () => {
  test.each([
    ['cut off', LAW.subarray(0, LAW.length - 400), 'CORRUPT'],
    ['another root', Buffer.from('<html><body/></html>'), 'CORRUPT'],
    ['nothing in it', Buffer.from('<Norma xmlns="http://www.leychile.cl/esquemas"/>'), 'NO_TEXT'],
    ['a document type', Buffer.from('<!DOCTYPE x [<!ENTITY a "b">]><Norma>&a;</Norma>'), 'CORRUPT'],
  ])('%s', (_, bytes, code) => {
    expect(() => readNorm(bytes)).toThrow(expect.objectContaining({ code }) as Error);
  });
});
