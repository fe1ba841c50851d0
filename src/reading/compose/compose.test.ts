import { describe, expect, it } from 'vitest';
import { asSource } from '#test/texts.ts';
import type { Read } from '../evidence/choose.ts';
import { reply } from '../reply.ts';
import { compose, type Composed } from './compose.ts';
import type { PlacedCard, PlacedCell, Quote } from './composed.ts';

const LEASE = asSource(
  `CONTRATO DE ARRENDAMIENTO DE BODEGA
Entre Rentas Quilaco SpA, en adelante la "Arrendadora", y Fletes Duao Limitada, en adelante la "Arrendataria", se conviene:
PRIMERO: Renta. La renta mensual será de 80 unidades de fomento, que la Arrendataria pagará por mes anticipado.
SEGUNDO: Uso. La Arrendataria se obliga a usar la bodega solo para guardar alimentos. Queda prohibido a la Arrendataria fumar en la bodega.
TERCERO: Conservación. Serán obligaciones de la Arrendataria: a) limpiar la bodega cada semana; b) reparar los vidrios; y c) avisar los daños dentro de dos días.
CUARTO: Techo. La Arrendadora deberá reparar el techo dentro de diez días.
QUINTO: Mora. Si la Arrendataria se atrasa en el pago de la renta, pagará una multa de 2 unidades de fomento por día, salvo que el atraso se deba a un feriado bancario.
SEXTO: Gracia. No obstante lo dispuesto en la cláusula quinta, no se cobrará multa en el primer mes.
SÉPTIMO: Control. Para fines contables la renta mensual asciende a 85 unidades de fomento.
OCTAVO: Interpretación. En caso de contradicción entre dos cláusulas de este contrato, primará la que favorezca a la Arrendataria.`,
  'Contrato de bodega',
);
const OTHER = asSource(
  `CONTRATO DE ARRENDAMIENTO DE OFICINA
Entre Rentas Quilaco SpA, en adelante la "Arrendadora", y Asesorías Pelluhue SpA, en adelante la "Arrendataria", se conviene:
PRIMERO: Renta. La renta mensual será de 40 unidades de fomento.
SEGUNDO: Seguro. La Arrendataria deberá contratar un seguro de incendio.
TERCERO: Mora. Por el atraso se pagará una multa de 2 unidades de fomento por día.`,
  'Contrato de oficina',
);

const ask = (sources: readonly Read[], question: string): Composed => compose(sources, reply(sources, question), 'es');
const wordsAt = (sources: readonly Read[], { source, start, end }: Quote): string =>
  sources[source]!.text.slice(start, end);
const cellAt = (sources: readonly Read[], cell: PlacedCell): string =>
  cell.state === 'stated' ? wordsAt(sources, cell.quote) : cell.state;
const rowsOf = (sources: readonly Read[], card: PlacedCard | undefined): string[] =>
  (card?.rows ?? []).map(({ label, cells }) => `${label}: ${cells.map((cell) => cellAt(sources, cell)).join(' | ')}`);
const lineOf = (sources: readonly Read[], { direct }: Composed): string =>
  direct.map((piece) => ('said' in piece ? piece.said : wordsAt(sources, piece.quote))).join('');

describe('the line on top', () => {
  it('is the clause that holds the figure', () => {
    expect(lineOf([LEASE], ask([LEASE], '¿Cuál es la renta mensual?'))).toBe(
      'La renta mensual será de 80 unidades de fomento',
    );
  });
  it('says yes or no only where the sentence plainly does', () => {
    expect(lineOf([LEASE], ask([LEASE], '¿Puede la arrendataria fumar en la bodega?'))).toBe(
      'No: Queda prohibido a la Arrendataria fumar en la bodega.',
    );
    expect(lineOf([LEASE], ask([LEASE], '¿Puede la arrendataria no fumar en la bodega?'))).not.toMatch(/^(?:Sí|No):/);
  });
  it('is no permission that the next sentence takes back, and no clause that leads to a list', () => {
    const read = asSource(
      `CONTRATO DE PRÉSTAMO DE BOTE
Entre Botes Caleu SpA, en adelante la "Comodante", y Redes Tubul Limitada, en adelante la "Comodataria", se conviene:
PRIMERO: Uso. La Comodataria podrá usar el bote para pescar en toda la bahía. La Comodataria no podrá usarlo de noche.
SEGUNDO: Devolución. La Comodataria podrá devolver el bote antes de tiempo: a) en invierno; b) si se hunde.`,
      'Préstamo de bote',
    );
    expect(ask([read], '¿Puede la comodataria usar el bote para pescar?').direct).toEqual([]);
    expect(lineOf([read], ask([read], '¿Puede la comodataria devolver el bote antes de tiempo?'))).not.toMatch(
      /tiempo$/,
    );
  });
  it('is empty where the sources do not answer', () => {
    expect(ask([LEASE], '¿Dónde nadan las ballenas?')).toMatchObject({ direct: [], cards: [] });
  });
});

describe('a list', () => {
  const of = (question: string): Composed => ask([LEASE], question);
  it('holds all duties of the party that is asked, its items one by one, and none of the other party', () => {
    const { cards, direct, replaced } = of('¿Qué obligaciones tiene la arrendataria?');
    const rows = rowsOf([LEASE], cards[0]);
    expect(cards[0]).toMatchObject({ kind: 'list', title: 'Obligaciones de la arrendataria' });
    expect(rows.join('\n')).toContain('a) limpiar la bodega cada semana');
    expect(rows.join('\n')).toContain('c) avisar los daños dentro de dos días');
    expect(rows.join('\n')).not.toContain('reparar el techo');
    expect(direct).toEqual([{ said: expect.stringMatching(/^\d+ obligaciones en \d cláusulas\.$/) }]);
    expect([...replaced]).toEqual([0]);
  });
  it('groups its items by division, and marks their values', () => {
    const [card] = of('¿Cuáles son todos los plazos?').cards;
    const row = card!.rows.find(({ group }) => group === 'Cuarto · Techo')!;
    const [cell] = row.cells;
    const focus = cell?.state === 'stated' ? cell.quote.focus : undefined;
    expect(focus && wordsAt([LEASE], { source: 0, ...focus })).toBe('diez días');
  });
  it('tells the employer from the employee', () => {
    const job = asSource(
      'CONTRATO DE TRABAJO\nPRIMERO: El Trabajador deberá cumplir la jornada. El Trabajador cuidará y deberá devolver las herramientas.\nSEGUNDO: El Empleador deberá pagar el sueldo. El Empleador se obliga a entregar ropa de trabajo.',
    );
    const rows = rowsOf([job], ask([job], '¿Qué obligaciones tiene el trabajador?').cards[0]);
    expect(rows).toHaveLength(2);
    expect(rows.join(' ')).not.toContain('Empleador');
  });
  it('reads the whole of a long source', () => {
    const clauses = Array.from(
      { length: 500 },
      (_, i) => `${i + 1}. La parcela número ${i + 1} mira al norte y tiene un cerco.`,
    );
    const long = asSource(
      `CONTRATO\n${clauses.join('\n')}\n501. El comprador pagará una multa de $500.\n502. El vendedor pagará una multa de $900.`,
    );
    expect(rowsOf([long], ask([long], '¿Cuáles son las multas?').cards[0])).toHaveLength(2);
  });
});

describe('what if', () => {
  it('tells the condition, what follows, and the exceptions beside it and elsewhere', () => {
    const { cards } = ask([LEASE], '¿Qué pasa si la arrendataria se atrasa en el pago de la renta?');
    const rows = rowsOf(
      [LEASE],
      cards.find(({ kind }) => kind === 'what-if'),
    );
    expect(rows[0]).toBe('Si: Si la Arrendataria se atrasa en el pago de la renta');
    expect(rows[1]).toBe('Entonces: pagará una multa de 2 unidades de fomento por día');
    expect(rows[2]).toMatch(/^Salvo: salvo que el atraso se deba/);
    expect(rows[3]).toMatch(/^Salvo: No obstante lo dispuesto en la cláusula quinta/);
  });

  it('is no card of another case, nor of what follows from none', () => {
    const loan = asSource(
      `LEY SOBRE TÍTULOS
Artículo 1°.- El deudor podrá pedir un plazo para entenderse con los demás deudores, a menos que solo él pueda cumplir la obligación.
Artículo 2°.- La letra es pagadera a su presentación, y si no fuere pagada dentro de un año, el portador podrá perder sus derechos.
Artículo 3°.- El librador que no paga la comisión del banco cumplirá con avisarlo.`,
      'Ley sobre títulos',
    );
    const whatIf = (question: string) => ask([loan], question).cards.filter(({ kind }) => kind === 'what-if');
    expect(whatIf('¿Qué pasa si el deudor no cumple en el plazo?')).toEqual([]);
    expect(whatIf('¿Qué pasa si el tomador pierde la letra?')).toEqual([]);
    // Nor is it claimed to answer.
    expect(reply([loan], '¿Qué pasa si el deudor no cumple en el plazo?').outcome).toBe('near');
    const [card] = whatIf('¿Qué pasa si la letra no es pagada dentro de un año?');
    expect(rowsOf([loan], card).slice(0, 2)).toEqual([
      'Si: si no fuere pagada dentro de un año',
      'Entonces: el portador podrá perder sus derechos.',
    ]);
  });
});

it('what else the clause lets follow is told beside the penalty', () => {
  const read = asSource(
    `CONTRATO DE ARRENDAMIENTO DE KIOSCO
Entre Plazas Nehuentúe SpA, en adelante la "Arrendadora", y Diarios Moncul Limitada, en adelante la "Arrendataria", se conviene:
PRIMERO: Mora. Si la Arrendataria se atrasa en la renta, pagará una multa de 1 unidad de fomento por día. El no pago de dos rentas facultará a la Arrendadora para poner término al contrato.
SEGUNDO: Uso. El kiosco se usará para vender diarios.`,
    'Kiosco',
  );
  const { cards } = ask([read], '¿Qué pasa si la arrendataria se atrasa en la renta?');
  expect(rowsOf([read], cards[0]).filter((row) => row.startsWith('Entonces'))).toEqual([
    expect.stringContaining('1 unidad de fomento'),
    expect.stringContaining('facultará a la Arrendadora'),
  ]);
});

describe('two figures', () => {
  it('are said with the clause that decides', () => {
    const { cards } = ask([LEASE], '¿Cuál es la renta mensual?');
    expect(
      rowsOf(
        [LEASE],
        cards.find(({ kind }) => kind === 'figures'),
      ),
    ).toEqual([
      'Primero · Renta: 80 unidades de fomento',
      'Séptimo · Control: 85 unidades de fomento',
      expect.stringContaining('primará la que favorezca'),
    ]);
  });
  it('of penalties for other things are no contradiction', () => {
    const lease = asSource(
      'CONTRATO DE ARRENDAMIENTO\n\nPRIMERO: Mora. El retardo en el pago de la renta obliga a pagar intereses. La Arrendataria pagará además una multa de 1 unidad de fomento por cada día de atraso.\n\nSEGUNDO: Garantía. La Arrendataria entrega en garantía 84 unidades de fomento, que equivalen a dos meses de renta sin atraso.\n\nTERCERO: Restitución. Por cada día de atraso en restituir el inmueble pagará una multa de 3 unidades de fomento.\n',
      'Arriendo',
    );
    const { cards } = ask([lease], '¿Qué multa se paga por el atraso en la renta?');
    expect(cards.filter(({ kind }) => kind === 'figures')).toEqual([]);
  });
  it('are said of a contract and its annex, which names no party, and not where it may belong to another contract', () => {
    const annex = asSource(
      'ANEXO A\nCONDICIONES DE PAGO\n\n1. Renta. La renta mensual será de 45 unidades de fomento.\n\n2. Entrega. La oficina se entrega pintada.\n',
      'Anexo A',
    );
    const figures = (sources: readonly Read[]) =>
      ask(sources, '¿Cuál es la renta mensual?').cards.filter(({ kind }) => kind === 'figures');
    expect(rowsOf([OTHER, annex], figures([OTHER, annex])[0]).slice(0, 2)).toEqual([
      expect.stringContaining('40 unidades de fomento'),
      expect.stringContaining('45 unidades de fomento'),
    ]);
    const away = asSource(OTHER.text.replaceAll('Rentas Quilaco SpA', 'Inversiones Colbún SpA'), 'Otro');
    expect(figures([OTHER, annex, away])).toEqual([]);
  });
  it('of contracts between other parties are no contradiction', () => {
    const away = asSource(OTHER.text.replaceAll('Rentas Quilaco SpA', 'Inversiones Colbún SpA'), 'Otro');
    const { cards } = ask([OTHER, away], '¿Cuál es la renta mensual?');
    expect(cards.filter(({ kind }) => kind === 'figures')).toEqual([]);
  });
});

describe('a comparison', () => {
  it('marks what differs, and says that a source is silent only where the matter appears nowhere in it', () => {
    const sources = [LEASE, OTHER];
    const { cards, direct } = ask(sources, 'Compara los contratos');
    const [card] = cards;
    const rows = rowsOf(sources, card);
    expect(card!.columns).toEqual(['Contrato de bodega', 'Contrato de oficina']);
    expect(rows.find((row) => row.startsWith('Renta'))).toContain('| La renta mensual será de 40 unidades de fomento');
    expect(card!.rows.find(({ label }) => label === 'Renta')!.differs).toBe(true);
    expect(rows.find((row) => row.startsWith('Seguro'))).toMatch(/^Seguro: silent \| .*seguro de incendio/);
    expect(lineOf(sources, { ...ask(sources, 'Compara los contratos'), direct })).toMatch(
      /^Difieren en \d de \d materias/,
    );
  });
});

it('quotes only what stands in its source', () => {
  for (const question of [
    '¿Qué obligaciones tiene la arrendataria?',
    '¿Cuál es la renta mensual?',
    'Compara los contratos',
  ]) {
    const { cards } = ask([LEASE, OTHER], question);
    for (const { quote } of cards
      .flatMap(({ rows }) => rows.flatMap(({ cells }) => cells))
      .filter((cell) => cell.state === 'stated')) {
      expect(quote.end).toBeGreaterThan(quote.start);
      const { start, end } = quote.focus ?? quote;
      expect(start >= quote.start && end <= quote.end).toBe(true);
    }
  }
});
