import { expect, test } from 'vitest';
import { saysOtherwise } from './held.ts';

const RULING = [
  'Santiago, cuatro de mayo de dos mil veintidós.',
  'VISTOS: En autos Rol N° 100-2022, la demandante dedujo recurso de casación en el fondo.',
  'CONSIDERANDO: PRIMERO: Que la recurrente sostiene que la cercanía temporal entre la denuncia y el despido prueba la represalia.',
  'SEGUNDO: Que la sola cercanía entre ambos hechos no es indicio suficiente si no concurre otro antecedente objetivo.',
  'Por estas consideraciones, se rechaza el recurso de casación en el fondo deducido por la demandante.',
  'Regístrese. Rol N° 100-2022.',
].join('\n\n');

const shown = (statement: string): string | null => {
  const found = saysOtherwise(statement, RULING);
  return found && RULING.slice(found.start, found.end);
};

test('a ruling that decided the other way, or in which only a party said so, says otherwise', () => {
  expect(shown('La Corte acogió el recurso de la trabajadora y ordenó pagar.')).toMatch(/rechaza/);
  expect(shown('la cercanía temporal entre la denuncia y el despido prueba la represalia')).toMatch(
    /^.*recurrente sostiene/,
  );
});

test('the contrary of what it holds, in other words, says otherwise', () => {
  expect(shown('la cercanía entre ambos hechos basta como indicio objetivo')).toMatch(/no es indicio suficiente/);
});

test('what it holds, or does not speak of, is let pass', () => {
  expect(
    shown('la sola cercanía entre ambos hechos no es indicio suficiente sin otro antecedente objetivo'),
  ).toBeNull();
  expect(shown('el contrato de honorarios se rige por el Código Civil y no por el del Trabajo')).toBeNull();
  expect(shown('Se rechazó el recurso de casación.')).toBeNull();
});
