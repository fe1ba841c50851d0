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
  test('has the last letter behind "e" and "y" at the end of a line', () => {
    const { units } = cutUnits(
      'LEY NÚM. 9\n\nArtículo 1°.- Son deberes del guarda:\na) cerrar el parque;\nb) regar, e\nc) informar.\n',
    );
    expect(units.filter(({ form }) => form === 'item').map(({ number }) => number)).toEqual(['a', 'b', 'c']);
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
  test('have a title over the lines of a page, and none where a sentence goes on there', () => {
    const text =
      'LEY\n\nArtículo 1.- Condiciones básicas de los\ncentros de atención. En ellos hay orden.\n\nArtículo 2.- Las subdivisiones de predios destinadas a\nvivienda se aprueban.\n\nArtículo 3.- Objeto\n     a) uno;\n     b) dos.';
    expect(cutUnits(text).units.flatMap(({ form, title }) => (form === 'article' ? [title] : []))).toEqual([
      'Condiciones básicas de los centros de atención',
      '',
      'Objeto',
    ]);
  });
  test('stand under a container whose name goes on over the lines of a page', () => {
    const text =
      'LEY\n\nTÍTULO I De los valores y los cobros por\nconcepto de titulación\n\nArtículo 1.- Uno.\n\nArtículo 2.- Dos.\n\nArtículo 3.- Tres.';
    expect(cutUnits(text).units.flatMap(({ role, title }) => (role === 'part' ? [] : [title]))).toEqual([
      '',
      'De los valores y los cobros por concepto de titulación',
      'Uno',
      'Dos',
      'Tres',
    ]);
  });
  test('have their number in an extract that begins with one', () => {
    expect(articles('Artículo 161.- El empleador podrá poner término al contrato.\n\nOtro inciso sin número.')).toEqual(
      ['161'],
    );
    expect(articles('Nota previa de un estudiante.\n\nArtículo 161.- El empleador podrá.')).toEqual([]);
  });
  test('end before a numbered heading that has a stop, and with the last item of their own list', () => {
    const ends = (behind: string): string | undefined => {
      const text = `LEY\n\n${own(1)}\n\n${behind}\n\n${own(3, 4)}`;
      const { units } = cutUnits(text);
      const second = units.find(({ form, number }) => form === 'article' && number === '2')!;
      return text.slice(second.start, second.end).trimEnd().split('\n').at(-1);
    };
    const article = 'Artículo 2.- El testamento expresará lo que sigue:';
    const heading = '4.- De la Cuenta de Ahorro Voluntario.';
    expect(ends(`Artículo 2.- Una regla.\n\n${heading}`)).toBe('Artículo 2.- Una regla.');
    expect(ends(`${article}\n\n1. El nombre;\n\n2. La fecha.\n\n${heading}`)).toBe('2. La fecha.');
    expect(ends(`${article}\n\n1. El nombre;\n\n2. La fecha;\n\n3. El lugar en que se otorga`)).toBe(
      '3. El lugar en que se otorga',
    );
    expect(ends(`${article}\n\n1. De los testigos instrumentales.`)).toBe('1. De los testigos instrumentales.');
  });
  test('are those of each text that an article sets out, beside that article', () => {
    const set = (number: number, of: string): string =>
      `ARTICULO ${number}º: Fíjase el siguiente texto refundido de la ley ${of}:`;
    const text = `DECRETO\n\n${set(2, 'A')}\n\n${own(1, 2, 3)}\n\nARTICULOS TRANSITORIOS\n\nArtículo primero.- Ya.\n\n${set(3, 'B')}\n\n${own(1, 2)}\n\n${set(4, 'C')}\n\n${own(1, 2)}`;
    expect(articles(text)).toEqual(['2', '1', '2', '3', '1 transitorio', '3', '1', '2', '4', '1', '2']);
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
  test('have headings in sentence case, and lists below the paragraph that leads to them', () => {
    const long =
      'La jefatura revisa en tres días hábiles y paga el reembolso en los cinco días que siguen a la aprobación.';
    const cut = cutUnits(
      `Política de gastos\n\nQué no se paga\n\n${long}\n\nRendición de gastos\n\nA la rendición se acompañan:\n1. la solicitud aprobada;\n2. las boletas; y\n3. un informe.\n\n${long}`,
    );
    expect(cut.units.filter(({ role }) => role === 'container').map(({ label }) => label)).toEqual([
      'Qué no se paga',
      'Rendición de gastos',
    ]);
    expect(cut.units.filter(({ form }) => form === 'item').map(({ label }) => label)).toEqual(['1', '2', '3']);
    expect(cut.units.filter(({ form }) => form === 'number')).toEqual([]);
  });
  test('have clauses that are numbered by cardinals', () => {
    const clause = (number: string): string => `${number}. La deudora cumplirá lo que sigue.`;
    const deed = (...numbers: string[]): string => `CONTRATO DE MUTUO\n\n${numbers.map(clause).join('\n\n')}`;
    expect(labelled(deed('Uno', 'Dos', 'Tres'))).toEqual(['Uno', 'Dos', 'Tres']);
    expect(labelled(deed('Uno', 'Dos'))).toEqual([]);
  });
});
