import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { asSource, source } from '#test/texts.ts';
import type { Read } from '../../evidence/choose.ts';
import { tellSources } from './answer.ts';
import { sheetOf } from './sheets.ts';
import { titleOf } from './title.ts';

const fixture = (path: string): Read => asSource(readFileSync(`test/fixtures/${path}`, 'utf8'), path);
/** The rows of a sheet as "label: words", or the state of their cell. */
const rowsOf = (read: Read, language: 'es' | 'en' = 'es'): string[] =>
  (sheetOf(read, language)?.rows ?? []).flatMap(({ label, speaker, cells }) =>
    cells.map((cell) => {
      const said = cell.state === 'stated' ? read.text.slice(cell.start, cell.end).replace(/\s+/g, ' ') : cell.state;
      return `${label}${speaker && ` (${speaker})`}: ${said}`;
    }),
  );

const RULING = `Talca, tres de mayo de dos mil veinticuatro.

VISTOS:
Que don Aldo Reyes dedujo demanda de indemnización de perjuicios en contra de Aserradero Maule SpA. La demandada contestó la demanda, solicitando su rechazo con costas.

CONSIDERANDO:

PRIMERO: Que la actora sostiene que el camión volcó por falta de señales.

SEGUNDO: Que, de lo anterior, es posible concluir que la demandada no cercó la faena, por lo que su culpa está probada.

Por estas consideraciones y lo dispuesto en el artículo 2314 del Código Civil, se declara:
I.- Que se acoge la demanda, y se condena a la demandada a pagar la suma de $4.000.000.
II.- Que no se condena en costas a la demandada, por haber tenido motivo plausible para litigar.

Acordada con el voto en contra del ministro señor Vera, quien estuvo por rechazar la demanda.

Regístrese y notifíquese.
Rol N° 412-2023.
Pronunciada por la Segunda Sala de la Corte de Apelaciones de Talca.
`;

describe('the sheet of a contract', () => {
  test('tells its figures first, then its parties by their roles, then what it settles', () => {
    const lease = fixture('contracts/arriendo-vivienda.txt');
    expect(rowsOf(lease)).toEqual([
      'Renta: $520.000',
      'Plazo: un año',
      'Garantía: $520.000',
      'Arrendador: don Hernán Curiqueo Lagos, contador, cédula de identidad N° 9.812.443-1',
      'Arrendataria: doña Paula Ibáñez Rosas, enfermera, cédula de identidad N° 16.220.118-5',
      'Inmueble: el departamento 504 de avenida Alemania 1230, Temuco',
      'Pago: por anticipado dentro de los cinco primeros días de cada mes',
      'Reajuste: se reajustará cada seis meses según la variación del Índice de Precios al Consumidor',
      expect.stringMatching(/^Renovación: se entenderá prorrogado .* si ninguna de las partes/),
      'Codeudor: don Luis Ibáñez Soto',
      'Subarriendo y cesión: Se prohíbe a la arrendataria subarrendar o ceder su derecho sin permiso escrito del arrendador',
      'Multas y penas: 0,5 unidades de fomento por cada día de demora, sin perjuicio del interés máximo convencional',
      'Tribunal o domicilio: la comuna de Temuco',
      'Fecha: 3 de marzo de 2025',
    ]);
    expect(sheetOf(lease, 'es')?.rows.filter(({ main }) => main)).toHaveLength(3);
  });

  test('says what it is silent on only where no word of it stands anywhere', () => {
    const bare = asSource(`CONTRATO DE ARRENDAMIENTO

En Talca, a 3 de mayo de 2025, entre don Aldo Reyes, en adelante "el arrendador", y doña Inés Vera, en adelante "la arrendataria", se conviene:

PRIMERO: El arrendador da en arrendamiento a la arrendataria la casa de calle Dos Norte 12, Talca.
SEGUNDO: La renta será de $300.000 mensuales.
TERCERO: El contrato durará un año.`);
    const rows = rowsOf(bare);
    expect(rows).toContain('Codeudor: silent');
    expect(rows).toContain('Multas y penas: silent');
    const fined = asSource(bare.text.replace('un año.', 'un año. Las multas se verán en un anexo.'));
    expect(rowsOf(fined).some((row) => row.startsWith('Multas'))).toBe(false);
  });

  test('never cuts a cell from the words that deny it, or from its condition', () => {
    const text = `CONTRATO DE SERVICIOS

En Talca, a 3 de mayo de 2025, entre Riego Sur SpA, en adelante "el Prestador", y Viña Loma S.A., en adelante "el Cliente", se conviene:

PRIMERO: El Prestador prestará el servicio de riego de la viña.
SEGUNDO: El Cliente pagará UF 20 mensuales.
TERCERO: Ninguna de las partes podrá ceder este contrato sin acuerdo escrito de la otra.
CUARTO: El contrato durará dos años. Si ninguna de las partes avisa lo contrario con sesenta días, se renovará por un año más.`;
    const rows = rowsOf(asSource(text));
    expect(rows).toContain('Cesión: Ninguna de las partes podrá ceder este contrato sin acuerdo escrito de la otra');
    expect(rows).toContain(
      'Renovación: Si ninguna de las partes avisa lo contrario con sesenta días, se renovará por un año más',
    );
  });

  test('never forbids what another may allow', () => {
    const text = `LICENCE AGREEMENT

This Agreement is made between Arce Ltd (the "Licensor") and Boldo Ltd (the "Licensee").

1. Fee. Licensee shall pay Licensor a fee of $500.
2. Assignment. Licensee shall not assign or otherwise transfer any of its rights, or delegate any of its obligations or performance, under this Agreement, in each case whether voluntarily, involuntarily, by operation of law or otherwise, without Licensor's prior written consent.`;
    const rows = rowsOf(asSource(text), 'en');
    expect(rows.some((row) => row.startsWith('Fee: '))).toBe(true);
    expect(rows.filter((row) => /shall not assign/.test(row) && !/consent/.test(row))).toEqual([]);
  });

  test('in English names its parties as it does, in the language of the screen', () => {
    const rows = rowsOf(source('agreement'), 'es');
    expect(rows).toContain('Supplier: Andes Optics SpA');
    expect(rows).toContain('Ley aplicable: the laws of the Republic of Chile');
    expect(rowsOf(source('agreement'), 'en')).toContain('Territory: the United States of America and Canada');
  });

  test('of every contract of ours has cells of at most 160 characters, none with a blank at its ends', () => {
    for (const name of [
      'arriendo-bodega',
      'mutuo',
      'promesa',
      'suministro',
      'trabajo-vendedor',
      'sociedad',
      'mandato',
    ]) {
      const read = fixture(`contracts/${name}.txt`);
      for (const { cells } of sheetOf(read, 'es')!.rows)
        for (const cell of cells) {
          if (cell.state !== 'stated') continue;
          const words = read.text.slice(cell.start, cell.end);
          expect(words.length, words).toBeLessThanOrEqual(160);
          expect(words.trim(), name).toBe(words);
        }
    }
  });
});

describe('the sheet of a ruling', () => {
  const read = asSource(RULING, 'fallo.txt');
  test('tells by who speaks, and takes no allegation for a reason or a decision', () => {
    expect(rowsOf(read)).toEqual([
      'Pide (Demandante): demanda de indemnización de perjuicios en contra de Aserradero Maule SpA',
      'Responde (Demandada): solicitando su rechazo con costas',
      'Razona: es posible concluir que la demandada no cercó la faena, por lo que su culpa está probada',
      'Resuelve: se acoge la demanda, y se condena a la demandada a pagar la suma de $4.000.000',
      'Costas: no se condena en costas a la demandada, por haber tenido motivo plausible para litigar',
      expect.stringMatching(/^Votos: Acordada con el voto en contra del ministro señor Vera/),
    ]);
  });
  test('tells a point that leads to sums, and what is rejected of the rest alone', () => {
    const granted = RULING.replace(
      /se acoge la demanda[^]*?\$4\.000\.000\./,
      'se rechaza la demanda de indemnización por despido.\nII.- Se accede a la demanda solo en cuanto al feriado, debiendo la demandada pagar las siguientes sumas:\na.- Por feriado legal, $960.000.\nEn lo demás se rechaza la demanda.',
    );
    const held = rowsOf(asSource(granted, 'fallo.txt')).filter((row) => row.startsWith('Resuelve'));
    expect(held).toContain('Resuelve: Se accede a la demanda solo en cuanto al feriado');
    expect(held).not.toContain('Resuelve: se rechaza la demanda');
  });
  test('says who it is by and when, and marks what is decided', () => {
    const sheet = sheetOf(read, 'es')!;
    expect(sheet).toMatchObject({ kind: 'ruling', note: 'Lo que pide cada parte no es lo resuelto' });
    expect(sheet.title).toContain('Rol 412-2023 · Indemnización de perjuicios');
    expect(sheet.about).toBe('Corte de Apelaciones de Talca · 3 de mayo de 2024');
    const held = sheet.rows.find(({ label }) => label === 'Resuelve')!.cells[0]!;
    expect(held.state === 'stated' && held.focus && read.text.slice(held.focus.start, held.focus.end)).toBe(
      'se acoge la demanda',
    );
  });
  test('has no row of a decision that is not read', () => {
    const open = asSource(RULING.replace(/Por estas[^]*?litigar\.\n/, ''));
    expect(rowsOf(open).filter((one) => /^Resuelve|unread/.test(one))).toEqual([]);
  });
});

describe('the sheet of another text', () => {
  test('of a law tells its name, its purpose and its parts', () => {
    const rows = rowsOf(source('competition'));
    expect(rows).toContain('Nombre: REGULA LA COMPETENCIA DESLEAL');
    expect(rows.find((row) => row.startsWith('Objeto'))).toContain('tiene por objeto proteger a competidores');
    expect(rows).toContain('CAPÍTULO I: CAPITULO I Normas Generales');
    expect(sheetOf(source('competition'), 'es')!.about).toBe('10 artículos');
  });
  test('of a workbook tells the columns of its sheets', () => {
    const book = asSource(
      'Pagos!A1 | Fecha | Monto | Pagado por\nPagos!A2 | 3 de mayo | $300.000 | Reyes\n',
      'pagos.xlsx',
    );
    expect(rowsOf(book)).toEqual(['Pagos: Fecha | Monto | Pagado por']);
  });
  test('of a letter begins with what it says, and not with where and when it is written', () => {
    const letter = asSource(
      'En Valparaíso, a catorce de marzo de dos mil veinticuatro.\n\nSeñor Administrador:\n\nComunico a usted que dejo el departamento a fines de mes y que entregaré las llaves ese día.\n',
      'carta.txt',
    );
    expect(rowsOf(letter)[0]).toMatch(/Comunico a usted/);
  });
  test('of nothing is none', () => {
    expect(sheetOf(asSource(''), 'es')).toBeNull();
  });
});

describe('the title of a document by what it is', () => {
  test.each([
    [fixture('contracts/arriendo-vivienda.txt'), 'Contrato de arrendamiento · Departamento 504'],
    [fixture('contracts/promesa.txt'), 'Promesa de compraventa'],
    [source('competition'), 'Ley 20.169 · Competencia desleal'],
    [source('civil'), 'Código Civil'],
    [asSource(RULING, 'fallo.txt'), 'CA Talca Rol 412-2023 · Indemnización de perjuicios'],
    [asSource('Acta de la reunión del lunes.', 'Acta del lunes'), 'Acta del lunes'],
  ])('%#', (read, title) => {
    expect(titleOf(read, 'es')).toBe(title);
  });
});

describe('what sources are, as an answer', () => {
  const lease = fixture('contracts/arriendo-vivienda.txt');
  const said = (read: Read, [told]: ReturnType<typeof tellSources>): string =>
    told!.line.map((piece) => ('text' in piece ? piece.text : read.text.slice(piece.start, piece.end))).join('');

  test('of one source is a line of its cells, its sheet and one passage', () => {
    const told = tellSources([lease], [0], 'Resume el contrato', 'es');
    expect(said(lease, told)).toBe(
      'Contrato de arrendamiento entre don Hernán Curiqueo Lagos y doña Paula Ibáñez Rosas: el departamento 504 de avenida Alemania 1230, Temuco; renta: $520.000; plazo: un año.',
    );
    expect(told[0]!.sheet?.kind).toBe('sheet');
    expect(lease.text.slice(told[0]!.passage!.start)).toMatch(
      /^PRIMERO: El arrendador da en arrendamiento|^El arrendador da/,
    );
  });
  test('is of the sort of document that the question names', () => {
    const all = [lease, source('competition'), asSource(RULING, 'fallo.txt')];
    expect(tellSources(all, [0, 1, 2], 'Explícame el fallo', 'es').map(({ source: at }) => at)).toEqual([2]);
    expect(tellSources(all, [0, 1, 2], '¿De qué trata?', 'es')).toHaveLength(3);
  });
  test('of many sources is a line of each, without sheets', () => {
    const told = tellSources([lease, lease, lease, lease, lease, lease], [0, 1, 2, 3, 4, 5], 'resume', 'es');
    expect(told).toHaveLength(6);
    expect(told.every(({ sheet, lead }) => sheet === null && lead !== null)).toBe(true);
  });
});
