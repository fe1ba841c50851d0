import { expect, test } from 'vitest';
import { partiesOf } from './parties.ts';

const told = (comes: string): string[] => {
  const text = `MUTUO\n\nEn Lota, a 3 de mayo de 2025, entre ${comes}, en adelante "la Acreedora", y don Raúl Gil, en adelante "el Deudor", se conviene:`;
  return partiesOf(text, 'es').map(({ start, end, role }) => `${role}: ${text.slice(start, end)}`);
};

test.each([
  ['don Pedro Soto Lira, ingeniero, en representación de Banco Andino S.A.', 'Banco Andino S.A.'],
  ['doña Marta Pino, en nombre y representación, según se acreditará, de la sociedad Cordillera SpA', 'Cordillera SpA'],
  ['don Luis Mena, en su calidad de gerente general y en representación de Sur Limitada', 'Sur Limitada'],
  ['don Luis Mena, como mandatario de doña Inés Paz Mora', 'doña Inés Paz Mora'],
])('who is represented is the party: %s', (comes, name) => {
  expect(told(comes)).toEqual([`Acreedora: ${name}`, 'Deudor: don Raúl Gil']);
});

test.each([
  ['Cordillera SpA, representada por don Luis Mena, en su calidad de gerente general de Cordillera', 'Cordillera SpA'],
  ['doña Inés Paz, por sí y en representación de Olmo SpA', 'doña Inés Paz'],
  ['doña Inés Paz, en representación de su hijo', 'doña Inés Paz'],
])('who comes forward as a party stays one: %s', (comes, name) => {
  expect(told(comes)[0]).toBe(`Acreedora: ${name}`);
});

test.each([
  'representada por don Carlos Soto Vera, y Comercial Pérez SpA',
  'debidamente representada por don Carlos Soto Vera, chileno, domiciliado en Lota; y Comercial Pérez SpA',
  'representada legalmente por su gerente general don Carlos Soto Vera, y por don Luis Gil Paz, y Comercial Pérez SpA',
  'representada por doña Inés Mora, y por la otra, Comercial Pérez SpA, RUT 77.205.338-2',
])('who represents a party behind its role is not the next one: %s', (behind) => {
  const text = `ARRIENDO\n\nEntre Faro Austral SpA, en adelante "la arrendadora", ${behind}, en adelante "la arrendataria", se conviene:`;
  const [first, second] = partiesOf(text, 'es').map(({ start, end }) => text.slice(start, end));
  expect(first).toBe('Faro Austral SpA');
  expect(second).toMatch(/^Comercial Pérez SpA/);
});

test('the next one may be a person', () => {
  const text = `ARRIENDO\n\nEntre Faro Austral SpA, en adelante "la arrendadora", representada por don Carlos Soto, y doña Ana Ríos Paz, en adelante "la arrendataria", se conviene:`;
  expect(partiesOf(text, 'es').map(({ start, end }) => text.slice(start, end))).toEqual([
    'Faro Austral SpA',
    'doña Ana Ríos Paz',
  ]);
});

test.each([
  [
    'ARRIENDO\n\nEn Santiago, a 3 de mayo de 2024, entre Juan Soto, arrendador, y Ana Paz, arrendataria.\n\nPRIMERO: La renta…',
    ['Juan Soto', 'Ana Paz'],
  ],
  [
    'CONTRATO\n\nComparecen: por una parte, don Pedro Rojas, como empleador; y por la otra, doña Eva Díaz, como trabajadora.\n\nPRIMERO: …',
    ['don Pedro Rojas', 'doña Eva Díaz'],
  ],
  [
    'CONTRATO\n\nEntre CLÍNICA SUR S.A. ("la Clínica" o "el Cliente") y ASEOS NORTE LIMITADA ("el Prestador" o "la Contratista"), se ha convenido lo siguiente:',
    ['CLÍNICA SUR S.A.', 'ASEOS NORTE LIMITADA'],
  ],
  [
    'PROMESA\n\nPARTES: Inmobiliaria Norte S.A. (promitente vendedora) y María Tapia (promitente compradora).\n\nPRIMERO: …',
    ['Inmobiliaria Norte S.A.', 'María Tapia'],
  ],
])('a role behind a name may end its sentence: %s', (text, names) => {
  expect(partiesOf(text, 'es').map(({ start, end }) => text.slice(start, end))).toEqual(names);
});
