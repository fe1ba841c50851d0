import { describe, expect, test } from 'vitest';
import { asSource } from '#test/texts.ts';
import { reply } from '../../reply.ts';

const SERVICES = `CONTRATO DE PRESTACIÓN DE SERVICIOS DE RIEGO

Entre VIÑEDOS PUMANQUE S.A., RUT 96.770.415-K ("el Cliente"), y RIEGOS LIHUEIMO LIMITADA, RUT 77.205.338-2 ("el Proveedor"), se ha convenido:

1. OBJETO
1.1 El Proveedor instalará el riego en el predio del Cliente.
1.2 Los planos forman parte de este contrato.

2. PRECIO
2.1 El Cliente pagará $2.000.000 por hectárea.
2.2 Las partes deberán revisar el precio cada año.

3. OBLIGACIONES DEL PROVEEDOR
El Proveedor deberá:
3.1 Reparar las fugas dentro de dos días.
3.2 Capacitar al personal.

4. OBLIGACIONES DEL CLIENTE
4.1 Facilitar la llave del pozo.
4.2 Informar los cortes de luz y de agua.
`;
const AGENCY = `SUPPLY AGREEMENT

This Agreement is made between Corvid Mills, Inc. ("Corvid") and Pell Grain Corporation, a Texas company with an office at 12 Main Street, Waco 76701 and Pell Farms, LLC ("Pell").

1. Supply. Corvid shall deliver the flour each week. Pell shall (i) weigh it, and (ii) store it dry. Corvid and Pell shall meet each month.

2. Marks. Pell shall not:
(a) sell the flour abroad;
(b) disclose the price.

3. Sacks. Each sack must be approved by Corvid. If more tests are required by Corvid, they are free. This Agreement shall be governed by the laws of Texas.
`;
const grouped = (text: string, question: string): string[] => {
  const items = reply([asSource(text)], question).parts[0]?.listed?.items ?? [];
  return items.map(({ start, end, party }) => `${party ?? '-'}: ${text.slice(start, end).replace(/\s+/g, ' ')}`);
};

describe('the duties of each party of a contract', () => {
  test('stand under its own name, with what leads to them, and those of all parties last', () => {
    expect(grouped(SERVICES, '¿Qué obligaciones tiene cada parte?')).toEqual([
      'Cliente: 2.1 El Cliente pagará $2.000.000 por hectárea.',
      'Cliente: 4.1 Facilitar la llave del pozo.',
      'Cliente: 4.2 Informar los cortes de luz y de agua.',
      'Proveedor: 1.1 El Proveedor instalará el riego en el predio del Cliente.',
      'Proveedor: El Proveedor deberá: 3.1 Reparar las fugas dentro de dos días.',
      'Proveedor: 3.2 Capacitar al personal.',
      ': 2.2 Las partes deberán revisar el precio cada año.',
    ]);
  });
  test('are asked by names that only the contract gives, and bind nobody by what one of them only asks for', () => {
    expect(grouped(AGENCY, "What are Pell's obligations?")).toEqual([
      'Pell: Pell shall (i) weigh it, and (ii) store it dry.',
      'Pell: Pell shall not: (a) sell the flour abroad;',
      'Pell: (b) disclose the price.',
      ': Corvid and Pell shall meet each month.',
    ]);
    expect(grouped(AGENCY, 'What must Corvid do?')).toEqual([
      expect.stringContaining('Corvid shall deliver the flour each week.'),
      ': Corvid and Pell shall meet each month.',
    ]);
  });
});

test('in a law, duties are those of whoever is named behind them, as the subject of a sentence or of a list', () => {
  const law = `LEY NÚM. 30.222

REGULA LOS FAROS

Artículo 1°.- Todo faro deberá tener un guardián. Toda persona deberá obedecer las órdenes del guardián del faro.

Artículo 2°.- Son obligaciones del guardián:
a) encender la luz;
b) limpiar el cristal, y
c) anotar los barcos.

Artículo 3°.- El guardián deberá informar las averías.
`;
  expect(grouped(law, '¿Qué obligaciones tiene el guardián del faro?')).toEqual([
    '-: Artículo 2°.- Son obligaciones del guardián: a) encender la luz;',
    '-: b) limpiar el cristal, y',
    '-: c) anotar los barcos.',
    '-: Artículo 3°.- El guardián deberá informar las averías.',
  ]);
});

test('the name of a party that tells the contract tells whose duties are listed, those of all parties last', () => {
  const sources = [asSource(SERVICES), asSource(AGENCY)];
  const listedOf = (question: string): string[] => {
    const [part] = reply(sources, question).parts;
    return [...new Set(part!.listed?.items.map(({ source, party }) => `${source} ${party}`))];
  };
  expect(listedOf('¿Qué obligaciones tiene Riegos Lihueimo?')).toEqual(['0 Proveedor', '0 ']);
  expect(listedOf('¿Qué obligaciones tiene Lihueimo?')).toEqual(['0 Proveedor', '0 ']);
  expect(listedOf('What must Pell do?')).toEqual(['1 Pell', '1 ']);
});
