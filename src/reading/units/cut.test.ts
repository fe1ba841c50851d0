import { describe, expect, test } from 'vitest';
import { cutUnits } from './cut.ts';
import { partsOf, pathOf, unitAt } from './places.ts';
import type { Cut, Unit } from './unit.ts';

const divisions = (cut: Cut): Unit[] => cut.units.filter(({ role }) => role === 'division');
const numbers = (text: string): string[] =>
  divisions(cutUnits(text))
    .map(({ number }) => number)
    .filter(Boolean);
const labelled = (text: string): string[] =>
  divisions(cutUnits(text))
    .map(({ label }) => label)
    .filter(Boolean);

const LAW = `LEY NÚM. 99.999
TÍTULO I
Del objeto

Artículo 1°.- Objeto. Esta ley regula las ferias.
     Las ferias son abiertas.

Artículo 2°.- Para los efectos de esta ley se entenderá por:
     a) Feria: el lugar de venta;
     b) Puesto: la parte de una feria:
     1) fijo, o
     2) móvil, y
     c) Feriante: quien vende.
     Las demás palabras tienen su sentido natural.

Artículo 2° bis.- Derogado.

§ 2. De los permisos

Artículo 3°.- Modifícase la ley N° 88.888 en el siguiente sentido:
     1) Reemplázase el artículo 447 por el siguiente:
     "Artículo 447.- Los puestos pagan derechos.
     Artículo 448.- Los derechos son anuales.".

Artículo 4°.- El permiso dura un año.

DISPOSICIONES TRANSITORIAS

Artículo primero.- Los permisos dados
antes de esta ley siguen según el
artículo 9 de la ley N° 77.777 y valen
77.914 pesos cada uno.
`;

describe('a law', () => {
  const cut = cutUnits(LAW);
  const article = (number: string): number =>
    cut.units.findIndex((unit) => unit.form === 'article' && unit.number === number);
  test('has its articles and none of those it quotes or names', () => {
    expect(cut.genre).toBe('law');
    expect(cut.units.filter(({ form }) => form === 'article').map(({ number, kind }) => `${number} ${kind}`)).toEqual([
      '1 operative',
      '2 definition',
      '2 bis derogated',
      '3 amending',
      '4 operative',
      '1 transitorio transitory',
    ]);
  });
  test('has incisos, letters and numbers as parts', () => {
    const parts = partsOf(cut, article('2')).map(({ form, label, number }) => `${form} ${label} ${number}`);
    expect(parts).toEqual(['inciso  1', 'item a) a', 'item b) b', 'item 1) 1', 'item 2) 2', 'item c) c', 'inciso  2']);
  });
  test('has the articles of a text that it approves in quotation marks', () => {
    const own = [1, 2, 3, 4, 5, 6].map((number) => `Artículo ${number}°.- Regla ${number}.`).join('\n\n');
    const text = `LEY\n\nArtículo primero.- Apruébase:\n\n"${own}"\n\nArtículo segundo.- Rige hoy.`;
    expect(numbers(text)).toEqual(['1', '1', '2', '3', '4', '5', '6', '2']);
  });
  test('says where an article stands', () => {
    expect(pathOf(cut, cut.units[article('1')]!)).toEqual(['TÍTULO I. Del objeto']);
    expect(pathOf(cut, cut.units[article('4')]!)).toEqual(['TÍTULO I. Del objeto', '§ 2. De los permisos']);
    expect(cut.units[article('1')]!.title).toBe('Objeto');
    expect(unitAt(cut, LAW.indexOf('Puesto'))).toBe(article('2'));
  });
});

describe('the articles of a law', () => {
  const articles = (text: string): string[] =>
    cutUnits(text).units.flatMap(({ form, number }) => (form === 'article' ? [number] : []));
  const own = (...list: number[]): string => list.map((number) => `Artículo ${number}.- Regla ${number}.`).join('\n\n');

  test('stay transitory below the paragraphs of a transitory part', () => {
    const text = `LEY\n\nTÍTULO I\n\n${own(1, 2, 3)}\n\nDISPOSICIONES TRANSITORIAS\n\nPárrafo 1° De las normas\n\nArtículo primero.- Una.\n\nPárrafo 2° De los plazos\n\nArtículo segundo.- Otra.`;
    expect(articles(text)).toEqual(['1', '2', '3', '1 transitorio', '2 transitorio']);
  });
  test('are its own behind a quotation that nothing closes, and those put into another are not', () => {
    const text = `LEY\n\n${own(1, 2)}\n\nArtículo 3.- Sustitúyese el artículo 9 por el siguiente:\n     "Artículo 9. Sin cierre.\n\nArtículo 4.- Incorpórase:\n     "Párrafo 4º Del procedimiento\n     Artículo 102 A.- Uno.\n     Artículo 102 B.- Dos.\n     Artículo 102 C.- Tres.\n     Artículo 102 D.- Cuatro.".\n\n${own(5, 6)}\n\nArtículo 7.- La palabra "feria".`;
    expect(articles(text)).toEqual(['1', '2', '3', '4', '5', '6', '7']);
  });
  test('are those of each text that an article sets out, beside that article', () => {
    const set = (number: number, of: string): string =>
      `ARTICULO ${number}º: Fíjase el siguiente texto refundido de la ley ${of}:`;
    const text = `DECRETO\n\n${set(2, 'A')}\n\n${own(1, 2, 3)}\n\nARTICULOS TRANSITORIOS\n\nArtículo primero.- Ya.\n\n${set(3, 'B')}\n\n${own(1, 2)}\n\n${set(4, 'C')}\n\n${own(1, 2)}`;
    expect(articles(text)).toEqual(['2', '1', '2', '3', '1 transitorio', '3', '1', '2', '4', '1', '2']);
  });
});

describe('a contract', () => {
  test.each([
    [
      'ordinals',
      'CONTRATO\n\nPRIMERO: Uno.\n\nSEGUNDO: Dos.\n\nSEGUNDO BIS: Más.\n\nTERCERO: Tres.',
      ['1', '2', '2 bis', '3'],
    ],
    [
      'compound ordinals',
      'CONTRATO\n\nUNDÉCIMO: Uno.\n\nDÉCIMO SEGUNDO: Dos.\n\nDÉCIMO TERCERO: Tres.',
      ['11', '12', '13'],
    ],
    ['degrees', 'CONTRATO\n\n1° El precio es uno.\n\n2° El plazo es dos.\n\n3º Nada más.', ['1', '2', '3']],
    ['bold Markdown', '# Contrato\n\n**1. Precio.** Uno.\n\n**2. Plazo.** Dos.\n\n**3.** Tres.', ['1', '2', '3']],
    ['clauses that run on', 'CONTRATO entre las partes. PRIMERO: Uno. SEGUNDO: Dos. TERCERO: Tres.', ['1', '2', '3']],
    [
      'flattened sections',
      'AGREEMENT\n\n2. Term. The term. 2.1 Start. It starts. 2.2 End. It ends.\n\n3. Fees. None.',
      ['2', '2.1', '2.2', '3'],
    ],
    [
      'ordinals of which a page is missing',
      'CONTRATO\n\nPRIMERO: Uno.\n\nSEGUNDO: Dos.\n\nCUARTO: Tres.',
      ['1', '2', '4'],
    ],
    [
      'amounts at the beginning of a line',
      'CONTRATO\n\nPRIMERO: Paga\n77.914 pesos.\n\nSEGUNDO: Nada.\n\nTERCERO: Fin.',
      ['1', '2', '3'],
    ],
  ])('numbered by %s', (_, text, expected) => {
    expect(numbers(text)).toEqual(expected);
  });
  test('takes the name below an article into it, and ends nothing at the foot of a page', () => {
    const text =
      'SERVICES AGREEMENT\n\nArticle I.\n\nGOVERNANCE\n\n1.1 Board. They appoint it.\n\nServices Agreement Page 1 of 2\n\nIt meets monthly.\n\nArticle II.\n\nTERM\n\n2.1 Start. It starts.\n\n2.2 End. It ends.';
    const found = cutUnits(text);
    const article = found.units.find(({ form }) => form === 'article')!;
    expect(article).toMatchObject({ label: 'Article I', title: 'GOVERNANCE' });
    expect(text.slice(article.start, article.end).trim()).toMatch(/It meets monthly\.$/);
    expect(numbers(text)).toEqual(['1', '1.1', '2', '2.1', '2.2']);
  });
  test.each([
    [
      'behind the heading of their clause',
      'AGREEMENT\n\n1. Intellectual Property 1.1 Each party keeps its own. 1.2 None is given.\n\n2. Term 2.1 One year.',
      ['1', '1.1', '1.2', '2', '2.1'],
    ],
    [
      'from zero',
      'AGREEMENT\n\n1.0 DEFINITIONS\n\n1.1 Fee. The fee.\n\n2.0 TERM\n\n2.1 Start. It starts.',
      ['1.0', '1.1', '2.0', '2.1'],
    ],
    [
      'where the page repeats its title before them',
      'AGREEMENT\n\n1.01 One thing.   1.02 Another.\n\nAcme Inc.  Rights Agreement   1.03 A third.   1.04 A fourth.',
      ['1.01', '1.02', '1.03', '1.04'],
    ],
    [
      'behind the name of an article',
      'AGREEMENT\n\nARTICLE I BOARD RIGHTS Section 1.1 Seats. Two seats. Section 1.2 Votes. One vote.\n\nARTICLE II TERM Section 2.1 Start. It starts.',
      ['1', '1.1', '1.2', '2', '2.1'],
    ],
    [
      'where their words are left out',
      'AGREEMENT\n\n1.1 Fee. The fee.\n\n1.2 [***]\n\n1.3 "[***]" means [***].',
      ['1.1', '1.2', '1.3'],
    ],
  ])('has sub-clauses %s', (_, text, expected) => {
    expect(numbers(text)).toEqual(expected);
  });
  test('holds 5.1 in 5.0, and nothing that a page adds at its foot', () => {
    const text =
      'AGREEMENT\n\n1.0 TERM\n\n1.1 Start. It starts.\n\n5    6\n\nSource: ACME, INC., 10-K, 3/30/2020\n\n\n2.0 FEES\n\n2.1 None. No fee is due.\n\n- 7 -';
    const { units } = cutUnits(text);
    const at = (number: string): string => {
      const unit = units.find((one) => one.number === number)!;
      return text.slice(unit.start, unit.end);
    };
    expect(at('1.0')).toBe('1.0 TERM\n\n1.1 Start. It starts.');
    expect(at('1.1')).toBe('1.1 Start. It starts.');
    expect(at('2.1')).toBe('2.1 None. No fee is due.');
  });
  test('keeps a sentence in capitals as a sentence', () => {
    const text =
      'AGREEMENT\n\n1. Cap. See below.\n\nIN NO EVENT SHALL THE SUPPLIER BE LIABLE FOR MORE THAN THE FEES PAID IN THE YEAR BEFORE THE CLAIM.\n\n2. Term. One year.';
    expect(
      cutUnits(text)
        .units.filter(({ role }) => role === 'container')
        .map(({ label }) => label),
    ).toEqual(['AGREEMENT']);
    expect(numbers(text)).toEqual(['1', '2']);
  });
  test('has the rows of its tables, with their header', () => {
    const { units } = cutUnits(
      'CONTRATO\n\nPRIMERO: Precios.\n\n| Puesto | Renta |\n|---|---|\n| A | 10 |\n\nSEGUNDO: Fin.\n\nTERCERO: Nada.',
    );
    expect(units.filter(({ form }) => form === 'row').map(({ label, title }) => `${label}/${title}`)).toEqual([
      'Puesto/',
      'A/Puesto · Renta',
    ]);
  });
});

const RULING = `Arica, dos de enero de dos mil veinte.

Vistos:
Comparece doña Ana, quien deduce demanda en contra de la empresa.

Considerando:
Primero: Que la demandada, al contestar, sostiene que nada debe.

Segundo: Que esta Corte estima que la deuda existe, como lo reconoce la demandada.

Por estas consideraciones, se declara:
I.- Que se acoge la demanda.
II.- Que no se condena en costas.

Acordada con el voto en contra del ministro señor Uno, por estas razones:
1° Que no hubo prueba.

Regístrese y archívese.`;

describe('a ruling', () => {
  test('has its parts, and who speaks in them', () => {
    const cut = cutUnits(RULING);
    expect(cut.genre).toBe('ruling');
    expect(divisions(cut).map(({ form, kind, number }) => `${form} ${kind} ${number}`.trim())).toEqual([
      'paragraph preamble',
      'paragraph allegation',
      'ordinal allegation 1',
      'ordinal reasoning 2',
      'decision decision',
      'vote dissent',
      'paragraph closing',
    ]);
  });
});

describe('the parts of a ruling', () => {
  const kindsOf = (text: string): string[] =>
    divisions(cutUnits(text)).map(({ form, kind, number }) => `${form} ${kind} ${number}`.trim());
  const END = '\n\nRegístrese y archívese.';

  test('keeps the points of a decision that are set in capitals', () => {
    const text = `Arica, dos de enero.\n\nVistos:\nPRIMERO: Que la demandada debe.\n\nSEGUNDO: Que nada pagó.\n\nTERCERO: Que hay costas.\n\nPor estas consideraciones,\n\nSE DECLARA QUE:\n\nI.- Se acoge la demanda.\n\nII.- CONDENAR en costas${END}`;
    const cut = cutUnits(text);
    const decision = cut.units.find(({ form }) => form === 'decision')!;
    expect(text.slice(decision.start, decision.end)).toMatch(/^Por estas consideraciones[^]*costas$/);
    expect(partsOf(cut, cut.units.indexOf(decision)).flatMap(({ number }) => number || [])).toEqual(['i', 'ii']);
  });
  test('takes a formula that is quoted for no part of its own', () => {
    const text = `Arica, dos de enero.\n\nVistos y considerando:\n\nPrimero: Que el servicio resolvió:\n\n«CONSIDERANDO:\n\nQue pidió un permiso.\n\nRESUELVO:\n\nSe autoriza.»\n\nSegundo: Que esta Corte lo estima legal.\n\nTercero: Que nada falta.\n\nPor estas consideraciones, se rechaza el recurso.${END}`;
    expect(kindsOf(text).slice(1)).toEqual([
      'ordinal reasoning 1',
      'ordinal reasoning 2',
      'ordinal reasoning 3',
      'decision decision',
      'paragraph closing',
    ]);
  });
  test('leaves a list before the reasons to what is told', () => {
    const text = `Arica, dos de enero.\n\nVISTOS:\nA folio 1, comparece doña Ana Soto y deduce demanda.\n\nPrimero: Uno pasó.\n\nSegundo: Otro pasó.\n\nTercero: Nada más.\n\nA folio 9, se citó a las partes a oír sentencia\nCONSIDERANDO:\nPRIMERO: Que la demandada sostiene que nada debe.\n\nSEGUNDO: Que se desprende que debe.\n\nTERCERO: Que no contestó.\n\nPor estas consideraciones, se acoge la demanda.${END}`;
    expect(kindsOf(text).slice(1)).toEqual([
      'paragraph allegation',
      'paragraph preamble',
      'paragraph preamble',
      'paragraph preamble',
      'paragraph preamble',
      'ordinal allegation 1',
      'ordinal reasoning 2',
      'ordinal reasoning 3',
      'decision decision',
      'paragraph closing',
    ]);
  });
  test('reads an order whose reasons and decision are one sentence', () => {
    const text = `Arica, dos de enero.\n\nVISTO:\nSiendo la resolución en alzada inapelable, se declara inadmisible el recurso.\n\nDevuélvase.\n\nRegístrese.`;
    expect(kindsOf(text)).toEqual([
      'paragraph preamble',
      'decision decision',
      'paragraph closing',
      'paragraph closing',
    ]);
  });
  test('gives the court what it settles, whoever spoke first', () => {
    const text = `Arica, dos de enero.\n\nConsiderando:\nPrimero: Que la actora alega una diferencia, rechazándose la demanda en esto.\n\nSegundo: Que el recurso deducido por la demandada en contra del fallo es inadmisible.\n\nTercero: Que, informando don Luis Vera, señaló que obró bien.\n\nPor tanto, se declara inadmisible.${END}`;
    expect(kindsOf(text).slice(1, 4)).toEqual(['ordinal reasoning 1', 'ordinal reasoning 2', 'ordinal allegation 3']);
  });
});

describe('other texts', () => {
  test('have headings and paragraphs', () => {
    const text = '# Arriendo\n\nQué es.\n\n## Plazos\n\nUno.\n\nDos.';
    const cut = cutUnits(text);
    expect(cut.genre).toBe('prose');
    expect(divisions(cut).map((unit) => pathOf(cut, unit).join(' › '))).toEqual([
      'Arriendo',
      'Arriendo › Plazos',
      'Arriendo › Plazos',
    ]);
    expect(labelled(text)).toEqual([]);
  });
  test('have the rows of their sheets', () => {
    const rows = cutUnits('Hoja1!A1 | Mes | Monto\nHoja1!A2 | Enero | 10').units;
    expect(rows.map(({ label, title }) => `${label}/${title}`)).toEqual(['Mes/', 'Enero/Mes · Monto']);
  });
});
