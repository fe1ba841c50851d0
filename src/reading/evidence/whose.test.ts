import { describe, expect, test } from 'vitest';
import { asSource } from '#test/texts.ts';
import { reply } from '../reply.ts';

const LEASE = `CONTRATO DE ARRENDAMIENTO

En Santiago, a 3 de marzo de 2025, entre doña ANA RUIZ SOTO, en adelante "la arrendadora", y don LUIS PEÑA ROJAS, en adelante "el arrendatario", se conviene lo siguiente:

PRIMERO: Destino. El arrendatario destinará el departamento a la habitación. Queda prohibido instalar en él oficinas o talleres.

SEGUNDO: Mora. El atraso de dos mensualidades facultará a la arrendadora para pedir el término inmediato del contrato.

TERCERO: Término anticipado. Transcurridos seis meses, el arrendatario podrá poner término al contrato en cualquier momento, con treinta días de aviso. No se deberá la indemnización si el término obedece a un traslado.

CUARTO: Prohibiciones. Queda prohibido al arrendatario:
a) Subarrendar el departamento;
b) Tener animales; y
c) Perforar los muros.

QUINTO: Daños. Ninguna de las partes responderá del lucro cesante de la otra.

SEXTO: Domicilio. Las partes fijan su domicilio en Santiago.
`;
const source = asSource(LEASE);
const partOf = (question: string) => reply([source], question).parts[0]!;
const first = (question: string): string => {
  const [best] = partOf(question).point.sentences;
  return LEASE.slice(best!.start, best!.end);
};
const listOf = (question: string): string[] =>
  (partOf(question).listed?.items ?? []).map(({ start, end }) => LEASE.slice(start, end));

describe('what a party may do', () => {
  test('is no answer to what the party against it may do', () => {
    for (const question of [
      '¿Puede la arrendadora terminar el contrato antes?',
      '¿Puede la dueña poner término al contrato en cualquier momento?',
    ]) {
      expect(first(question)).not.toContain('el arrendatario podrá poner término');
    }
    expect(partOf('¿Puede la arrendadora destinar el departamento a la habitación?').verdict.outcome).not.toBe(
      'answer',
    );
  });

  test('answers what that party may do', () => {
    expect(first('¿Puede el arrendatario poner término al contrato?')).toContain('el arrendatario podrá poner término');
    expect(first('¿Puede la arrendadora pedir el término del contrato?')).toContain('facultará a la arrendadora');
  });
});

describe('what is forbidden', () => {
  test.each([
    '¿Qué no puede hacer el arrendatario?',
    '¿Qué cosas no puedo hacer en el departamento?',
    '¿Qué está prohibido?',
  ])('is listed whole: %s', (question) => {
    const items = listOf(question);
    expect(items).toHaveLength(4);
    expect(items.join('\n')).toMatch(/instalar en él oficinas/);
    expect(items.join('\n')).not.toMatch(/No se deberá/);
  });

  test('to a party that is forbidden nothing of its own is no passage of another matter', () => {
    const { verdict } = partOf('¿Qué no puede hacer el fiador?');
    expect(verdict.outcome).not.toBe('answer');
  });

  test('is not listed where one thing is asked', () => {
    expect(partOf('¿Está prohibido tener animales?').listed).toBeNull();
  });
});

test('what nobody does is no duty', () => {
  expect(listOf('¿Cuáles son las obligaciones del arrendatario?').join('\n')).not.toMatch(/lucro cesante/);
});
