import { describe, expect, test } from 'vitest';
import { asSource } from '#test/texts.ts';
import { compose } from './compose/compose.ts';
import { reply } from './reply.ts';

const SERVICES = `CONTRATO DE PRESTACIÓN DE SERVICIOS

Entre CLÍNICA SUR S.A. ("la Clínica" o "el Cliente") y ASEOS NORTE LIMITADA ("el Prestador"), se ha convenido lo siguiente:

PRIMERO: Precio. El precio mensual será de $3.200.000, pagadero dentro de los treinta días siguientes a la factura.

SEGUNDO: Multas. Las multas de un mes no podrán exceder del 10% del precio de ese mes. El Prestador podrá reclamar de la multa dentro de cinco días hábiles.

TERCERO: Término. La Clínica podrá poner término al contrato sin expresión de causa, con aviso escrito de sesenta días. El Prestador podrá ponerle término si la Clínica mantiene impagas dos facturas, previo aviso de quince días. La Clínica podrá terminarlo de inmediato si las multas alcanzan el tope en tres meses.

CUARTO: Cesión. El Prestador no podrá subcontratar el aseo.
`;
const WORK = `CONTRATO DE TRABAJO

Entre Salmones Lago S.A., en adelante "el Empleador", y don Raúl Gil Paz, en adelante "el Trabajador", se conviene:

PRIMERO: Sueldo. El sueldo base será de $900.000 mensuales.

SEGUNDO: Término. El Trabajador que desee renunciar lo comunicará por escrito con treinta días de aviso.
`;
const RULES = `REGLAMENTO DE CONVIVENCIA

Artículo 1. Definiciones. Se entenderá por residente a quien ocupe una unidad por más de treinta días.

Artículo 2. Mascotas. Se permite la tenencia de hasta dos animales por departamento. Deberán circular con correa.

Artículo 3. Cobros. El atraso en el pago devengará un interés penal de 2% mensual. El fondo se formará con un 5% de los gastos, con los intereses penales y con las multas.

Artículo 4. Sanciones. Las infracciones se sancionarán como sigue:
   Leves ........................ multa de 1 UTM
   Graves ....................... multa de 2 UTM
   Gravísimas ................... multa de 3 UTM
`;

const first = (source: string, question: string, ...before: string[]): { outcome: string; words: string } => {
  const history = before.map((one) => ({ question: one, answer: '' }));
  const { outcome, parts } = reply([asSource(source)], question, history);
  const [best] = parts[0]!.evidence;
  return { outcome, words: best ? source.slice(best.sentence.start, best.sentence.end) : '' };
};

describe('a short question after another', () => {
  test('that has its own answer takes no words of the one before it', () => {
    const { outcome, words } = first(SERVICES, '¿Y se puede subcontratar?', '¿Cuánto se paga al mes?');
    expect(outcome).toBe('answer');
    expect(words).toContain('no podrá subcontratar');
  });

  test('that only names the other party asks the same of that party', () => {
    const { words } = first(SERVICES, '¿y el prestador?', '¿Puede la clínica terminar el contrato sin dar motivo?');
    expect(words).toContain('El Prestador podrá ponerle término');
  });
});

test('a word is found by another of its family', () => {
  expect(first(SERVICES, '¿Cuándo se paga el precio?')).toMatchObject({
    words: expect.stringContaining('pagadero dentro de los treinta días') as string,
  });
});

test('what asks for a figure of each document compares them', () => {
  const sources = [SERVICES, WORK].map((text) => asSource(text));
  const answer = reply(sources, '¿Con cuánto aviso se puede terminar cada contrato?');
  const [card] = compose(sources, answer, 'es').cards;
  const said = card!.rows[0]!.cells.map((cell) =>
    cell.state === 'stated' ? sources[cell.quote.source]!.text.slice(cell.quote.start, cell.quote.end) : cell.state,
  );
  expect(card!.kind).toBe('comparison');
  expect(said[0]).toContain('sesenta días');
  expect(said[1]).toContain('treinta días');
});

test('what follows from another case is no answer', () => {
  const sources = [asSource(SERVICES)];
  const { cards } = compose(
    sources,
    reply(sources, '¿Qué pasa si el prestador no está de acuerdo con una multa?'),
    'es',
  );
  expect(cards.filter(({ kind }) => kind === 'what-if')).toEqual([]);
});

test('fines are the sentences that set one, a row behind leader dots among them', () => {
  const items = reply([asSource(RULES)], '¿Qué multas hay?').parts[0]!.listed!.items;
  expect(items.map(({ start, end }) => RULES.slice(start, end).split(' ')[0])).toEqual([
    'Leves',
    'Graves',
    'Gravísimas',
  ]);
});

test('of several things of which any is asked, all terms are listed', () => {
  const source = `LEY DE PERMISOS

Artículo 1. El municipio resolverá la solicitud dentro de treinta días.

Artículo 2. El vecino podrá reclamar dentro de diez días desde el aviso.

Artículo 3. La resolución podrá apelarse dentro de cinco días.

Artículo 4. El permiso durará tres años.
`;
  const { listed } = reply([asSource(source)], '¿Qué plazos hay para resolver, reclamar y apelar?').parts[0]!;
  expect(listed!.items.map(({ start, end }) => /\w+ días/.exec(source.slice(start, end))?.[0])).toEqual([
    'treinta días',
    'diez días',
    'cinco días',
  ]);
});

test('the row that names the columns of a table is no answer', () => {
  const source = `CONTRATO DE OBRA

Artículo 1. Multas
| Incumplimiento | Multa |
| Atraso en la entrega | 2 UF por día |
| Falta de libro de obras | 3 UF por evento |

Artículo 2. Plazo. La obra durará diez meses.
`;
  const { words } = first(source, '¿Qué multa hay por incumplimiento?');
  expect(words).not.toBe('| Incumplimiento | Multa |');
});
