import { expect, it } from 'vitest';
import { gatedIn, gatedOpinion } from './gate.ts';

const QUOTED = 'El proveedor podrá modificar el precio sin aviso previo al cliente.';

it.each([
  ['what it tells again', 'El proveedor puede modificar el precio sin aviso previo.', true],
  ['what it adds', 'Deja la renta al arbitrio de una sola parte.', true],
  ['a turned denial', 'El proveedor no podrá modificar el precio sin aviso previo al cliente.', false],
  ['a turned duty', 'El proveedor deberá modificar el precio sin aviso previo al cliente.', false],
  ['exchanged parties', 'El cliente podrá modificar el precio sin aviso previo al proveedor.', false],
])('prose about a quotation: %s', (_what, text, kept) => {
  expect(gatedOpinion(text, QUOTED, { language: 'es' })).toBe(kept ? text : '');
});

it('keeps of prose about a text what its nearest sentences carry', () => {
  const about = `${QUOTED}\n\nLa renta es de 20 UF al mes.`;
  const said = 'La renta es de 20 UF al mes. La renta es de 50 UF al mes.';
  expect(gatedIn(said, about, { language: 'es' })).toBe('La renta es de 20 UF al mes.');
});
