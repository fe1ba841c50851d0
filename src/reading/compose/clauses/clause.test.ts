import { describe, expect, it } from 'vitest';
import { beginningOf, clauseAround } from './clause.ts';

const around = (words: string, span: string, language: 'es' | 'en' = 'es'): string | null => {
  const start = words.indexOf(span);
  const found = clauseAround(words, { start, end: start + span.length }, language, 140);
  return found && words.slice(found.start, found.end);
};

describe('the clause around a span', () => {
  it('is cut at signs, and reads alone', () => {
    const words =
      'La asamblea se reúne en la sede del huerto, que el alcalde facilita; el vecino excluido tendrá diez días para reclamar ante la junta; y la junta resolverá en la sesión que sigue.';
    expect(around(words, 'diez días')).toBe('el vecino excluido tendrá diez días para reclamar ante la junta');
  });
  it('keeps a denial, a limit, and what goes on with it behind a comma', () => {
    expect(
      around(
        'El socio no podrá retirarse durante el primer año, ni vender su parte por menos de 100 UF al mes.',
        '100 UF',
      ),
    ).toContain('no podrá');
    expect(
      around(
        'El contratista pagará una multa de 2 UF por cada día corrido, hasta un máximo de 10 UF al mes, según consta del libro.',
        '2 UF',
      ),
    ).toContain('hasta un máximo');
    expect(
      around(
        'The supplier shall deliver the goods within ten days, unless the port is closed, at its own cost.',
        'ten days',
        'en',
      ),
    ).toContain('unless');
  });
  it('is not cut where it compares with what is not so', () => {
    expect(
      around(
        'La falta de pago hará exigible el total del saldo como si fuere de plazo vencido, con un interés del 2% mensual.',
        '2%',
      ),
    ).toContain('La falta de pago hará exigible');
  });
  it('keeps the case that opens its sentence, and never begins with a purpose or within a quotation', () => {
    const far =
      'si el arrendatario del local comercial que mira a la plaza no hubiere pagado tres rentas seguidas a su dueño';
    expect(
      around(`${far.replace('si', 'Si')}, la multa será de 20 UF por mes de atraso en el pago.`, '20 UF'),
    ).toBeNull();
    expect(around(`La multa será de 20 UF por mes de atraso en el pago, ${far}.`, '20 UF')).toBeNull();
    expect(
      around('In case of a delay, the supplier shall pay a fee of $500 for each day, with no notice.', '$500', 'en'),
    ).toContain('In case of a delay');
    expect(
      around(
        'El plazo se aumentará por el término que corre desde la notificación de la citación que hizo el servicio de impuestos, para perseguir las multas que se derivan del atraso.',
        'multas',
      ),
    ).toBeNull();
    expect(
      around(
        'Cita la regla según la cual “pasado el plazo de dos años desde la formalización de la investigación por el fiscal, este deberá proceder a cerrarla sin otro trámite en el acto”.',
        'dos años',
      ),
    ).toBeNull();
  });
  it('cuts no word at the bracket of its ending', () => {
    expect(
      around(
        'El empleador remunerará al trabajador(a) con un sueldo mensual de $ 700.000, pagado el día 30.',
        '$ 700.000',
      ),
    ).toBe('El empleador remunerará al trabajador(a) con un sueldo mensual de $ 700.000');
  });
  it('cuts no figure at its comma', () => {
    expect(
      around(
        'La multa será de 0,5 unidades de fomento por cada día de atraso en la entrega.',
        '0,5 unidades de fomento',
      ),
    ).toContain('0,5 unidades');
  });
  it('is none where nothing short keeps all that it may not lose', () => {
    const long =
      'que llevará un libro con todos los reclamos y con las actas de sus sesiones ordinarias y extraordinarias';
    expect(
      around(
        `El vecino tendrá diez días para reclamar ante la junta, ${long}, salvo que la exclusión se deba a un daño grave, que no admite reclamo.`,
        'diez días',
      ),
    ).toBeNull();
  });
});

it('begins a long sentence with the clauses that fit', () => {
  const words = `El vendedor entregará la máquina en la bodega del comprador, ${'con sus manuales y repuestos y '.repeat(10)}`;
  const { start, end } = beginningOf(words, 100);
  expect(words.slice(start, end)).toBe('El vendedor entregará la máquina en la bodega del comprador');
});
