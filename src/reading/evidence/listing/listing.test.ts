import { describe, expect, test } from 'vitest';
import { asSource } from '#test/texts.ts';
import { reply } from '../../reply.ts';

const listOf = (text: string, question: string): string[] => {
  const read = asSource(text);
  const { parts } = reply([read], question);
  return (parts[0]?.listed?.items ?? []).map(({ start, end }) => text.slice(start, end).replace(/\s+/g, ' '));
};

const LAW = `LEY NÚM. 30.111

REGULA LOS VIVEROS MUNICIPALES

Artículo 1°.- Esta ley regula los viveros que administran las municipalidades.

Artículo 2°.- Podrán postular los mayores de dieciocho años. La solicitud se resolverá dentro del plazo de veinte días hábiles.

Artículo 3°.- El que dañe un vivero será sancionado con presidio menor en su grado mínimo, de sesenta y un días a tres años.

Artículo 4°.- La infracción se sancionará con una o más de las siguientes sanciones:
a) Amonestación por escrito.
La amonestación constará en el expediente.
b) Multa de hasta diez unidades tributarias mensuales.
c) Suspensión del permiso.

Artículo 5°.- Las sanciones aplicadas se comunicarán a la tesorería inmediatamente. El reclamo deberá interponerse dentro de diez días contados desde la notificación.

Artículo 6°.- El pago dentro de quince días liberará al infractor, sin que se le aplique sanción alguna.

Artículo 7°.- La citación se hará bajo apercibimiento de tenerse por desistido el reclamo. El permiso tendrá una duración de cinco años.
El permiso tendrá una duración de cinco años.
`;

describe('the time limits of a law', () => {
  const limits = listOf(LAW, '¿Qué plazos establece?');
  test.each(['veinte días hábiles', 'diez días contados', 'quince días', 'cinco años'])('hold %s', (words) => {
    expect(limits.filter((one) => one.includes(words))).toHaveLength(1);
  });
  test.each(['dieciocho años', 'presidio', 'inmediatamente', 'Suspensión'])('hold no %s', (words) => {
    expect(limits.filter((one) => one.includes(words))).toEqual([]);
  });
});

describe('the sanctions of a law', () => {
  const sanctions = listOf(LAW, '¿Qué sanciones establece?');
  test.each(['presidio menor', 'Amonestación por escrito', 'Multa de hasta diez', 'Suspensión del permiso'])(
    'hold %s',
    (words) => {
      expect(sanctions.filter((one) => one.includes(words))).toHaveLength(1);
    },
  );
  test.each(['comunicarán', 'sanción alguna', 'apercibimiento'])(
    'hold nothing that only speaks of them: %s',
    (words) => {
      expect(sanctions.filter((one) => one.includes(words))).toEqual([]);
    },
  );
});

const CONTRACT = `HARBOR SERVICES AGREEMENT

This Agreement is made between Quay Works, Inc. (the "Company") and Olmo Rivas ("Pilot").

WHEREAS, the Company has boats that it will offer to guests.

1. Boats. The Company shall keep four boats at the quay.

2. Fuel. The Company agrees that Pilot shall be entitled to free fuel. The Company shall be entitled to a share of the fares.

3. Fees. While the Company shall have no further obligation to Pilot after the season, Pilot shall remain liable for the fees.

4. Storms. If either of the parties shall be prevented from sailing by a storm, no fee is due. The parties agree that Pilot will not be liable to the Company for delay.

5. Repairs. All repairs shall be paid by the Company. Pilot shall clean the boats of the Company.

6. Safety. In order to sail at night, the Company must: (a) carry two lamps; (b) keep a radio; and (c) name a second pilot.
`;

describe('the duties of a party', () => {
  const duties = listOf(CONTRACT, 'List the obligations of the Company');
  test.each([
    'keep four boats',
    'free fuel',
    'repairs shall be paid',
    'carry two lamps',
    'keep a radio',
    'second pilot',
  ])('hold %s', (words) => {
    expect(duties.filter((one) => one.includes(words))).toHaveLength(1);
  });
  test.each(['WHEREAS', 'share of the fares', 'remain liable', 'prevented', 'not be liable', 'clean the boats'])(
    'hold no right, no recital and nothing that another owes: %s',
    (words) => {
      expect(duties.filter((one) => one.includes(words))).toEqual([]);
    },
  );
  test('are not made of what binds others, where no such party is named', () => {
    expect(listOf(CONTRACT, 'List the obligations of the landlord')).toEqual([]);
  });
});

test('a list goes on behind a page that breaks it', () => {
  const text = `PORT RULES AGREEMENT

1. Berths. The Licensee shall pay for its berth in spring.

2. Night berths. In order to receive a night berth, Licensee must:

(a) book it by noon;

(b) show the insurance of
the boat, as it

stands in the register;

(c) leave by nine.
`;
  const items = listOf(text, 'List what the Licensee must do to receive a night berth');
  expect(items.map((one) => one.slice(0, 3))).toEqual(['(a)', '(b)', '(c)']);
});

describe('the duties of a party in a law of many contracts', () => {
  const CODE = `LEY NÚM. 30.112

SOBRE LOS CONTRATOS DEL MERCADO DE ABASTO

Artículo 1°.- Los dueños de los terrenos vecinos deberán cerrar sus deslindes. El contrato es bilateral cuando las partes se obligan la una a la otra.

Artículo 2°.- El arrendador de un puesto deberá entregarlo limpio. La arrendadora de varios puestos llevará un libro de rentas y deberá mostrarlo.

Artículo 3°.- El arrendatario, con permiso del arrendador, deberá pintar el puesto.
`;
  test('are those of who bears its name, not of an owner nor of the parties of any contract', () => {
    expect(listOf(CODE, '¿Cuáles son las obligaciones del arrendador?')).toEqual([
      expect.stringContaining('entregarlo limpio'),
      expect.stringContaining('deberá mostrarlo'),
    ]);
  });
  test('are those of its other name where the law has no other', () => {
    const other = CODE.replaceAll('arrendadora', 'dueña').replaceAll('arrendador', 'dueño');
    expect(listOf(other, '¿Cuáles son las obligaciones del arrendador?').join(' ')).toContain('entregarlo limpio');
  });
});

test('a fine with its measure is listed once, whatever deeds it is for', () => {
  const law = LAW.replace(
    'Artículo 5°',
    `Artículo 4° bis.- Serán sancionados con multa de dos a cinco unidades tributarias mensuales:
a) Los que corten un árbol del vivero.
b) Los que entren en él de noche.

Artículo 5°`,
  );
  const fines = listOf(law, '¿Qué multas establece?').filter((one) => /cinco unidades|árbol|de noche/.test(one));
  expect(fines).toEqual([expect.stringContaining('multa de dos a cinco unidades tributarias mensuales')]);
});

test('a fine that has a limit is one', () => {
  const law = LAW.replace(
    'Artículo 5°',
    `Artículo 4° bis.- El que riegue de noche será sancionado con multa, que en ningún caso excederá de tres unidades tributarias mensuales.

Artículo 5°`,
  );
  expect(listOf(law, '¿Qué multas establece?').join(' ')).toContain('El que riegue de noche');
});

describe('the penalties and time limits of a contract in English', () => {
  const LEASE = `KIOSK LEASE AGREEMENT

This Agreement is made as of May 3, 2021 between Nela Prat ("Owner") and Fruit Fair, Inc. ("Grower").

1. Rent. Grower shall pay the rent within ten days after each invoice. A late fee of $50 is due for each day of delay.

2. Stalls. Grower holds the stall for two one-week fairs in each year of the term.

3. Termination. Grower shall give notice no later than thirty days before the end. Owner may terminate this Agreement immediately. Owner may terminate this Agreement if Grower fails to pay.

4. Damages. Neither party shall be liable to the other for punitive damages. Grower shall indemnify Owner for the claims of others.

5. Severability. If a provision is held to be invalid, it will be deemed deleted.

6. Terms. "Penalty Days" means the days on which a fine is due within a month. Grower signs the papers under penalty of perjury and pays in immediately available funds.

7.1. Payment by Grower for the stall, as defined in clause 1.2, is due within three days after the fair.
`;
  test('are what a breach costs, and no end, repair or limit of liability', () => {
    expect(listOf(LEASE, 'What are the penalties?')).toEqual([
      expect.stringContaining('late fee'),
      expect.stringContaining('fails to pay'),
    ]);
  });
  test('are times to keep, and none that is only how often or at once', () => {
    const limits = listOf(LEASE, 'What are the deadlines?').join(' ');
    expect(limits).toContain('within ten days');
    expect(limits).toContain('within three days');
    expect(limits).not.toMatch(/one-week|immediately|Penalty Days/);
  });
  test('and the duties of each party are those of all', () => {
    const duties = listOf(LEASE, 'What are the obligations of each party?').join(' ');
    expect(duties).toContain('shall pay the rent');
    expect(duties).toContain('shall give notice');
    expect(duties).not.toContain('Penalty Days');
  });
});

test('a fine may be measured by a rent, and not by the word alone', () => {
  const lease = `CONTRATO DE ARRENDAMIENTO DE CANCHA

PRIMERO: Mora. El atraso devengará una multa de 2 unidades de fomento por día.
SEGUNDO: Restitución. Si no restituye la cancha, pagará una multa diaria equivalente al doble de la renta diaria.
TERCERO: Aviso. Las multas se avisarán por carta.
`;
  expect(listOf(lease, '¿Qué multas se pactaron?')).toEqual([
    expect.stringContaining('2 unidades de fomento'),
    expect.stringContaining('al doble de la renta'),
  ]);
});
