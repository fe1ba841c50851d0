import { expect, it } from 'vitest';
import { gatedIn, gatedOpinion, gatedProposal, gatedWhole, standingIn } from './gate.ts';

const QUOTED = 'El proveedor podrá modificar el precio sin aviso previo al cliente.';
const NOTICE = 'Cualquiera de las partes podrá poner término con un aviso de 30 días.';

const beside = { language: 'es', vouch: (prose: string) => prose } as const;

it.each([
  ['what it tells again', 'El proveedor puede modificar el precio sin aviso previo.', true],
  ['what it adds', 'Deja la renta al arbitrio de una sola parte.', true],
  ['a turned denial', 'El proveedor no podrá modificar el precio sin aviso previo al cliente.', false],
  ['a turned duty', 'El proveedor deberá modificar el precio sin aviso previo al cliente.', false],
  ['exchanged parties', 'El cliente podrá modificar el precio sin aviso previo al proveedor.', false],
])('prose about a quotation: %s', (_what, text, kept) => {
  expect(gatedOpinion(text, QUOTED, beside)).toBe(kept ? text : '');
});

it.each([
  ['the figure of its quotation', 'Con 30 días apenas hay tiempo de reaccionar.', true],
  ['another figure of the kind', 'Con 60 días apenas hay tiempo de reaccionar.', false],
  ['another figure in words', 'Con sesenta días apenas hay tiempo de reaccionar.', false],
])('prose about a quotation names %s', (_what, text, kept) => {
  expect(gatedOpinion(text, NOTICE, beside)).toBe(kept ? text : '');
});

it('says nothing of what nobody vouches for, and passes whole or not at all where that is asked', () => {
  const said = 'Deja la renta al arbitrio de una parte. El cliente no podrá modificar el precio sin aviso previo.';
  const [first] = said.split('. ');
  expect(gatedOpinion(said, QUOTED, { ...beside, vouch: () => '' })).toBe('');
  expect(gatedWhole(said, QUOTED, { ...beside, vouch: () => '' })).toBeNull();
  expect(gatedOpinion(said, QUOTED, beside)).toBe(`${first}.`);
  expect(gatedWhole(said, QUOTED, beside)).toBeNull();
  expect(gatedWhole(` ${first}.\n`, QUOTED, beside)).toBe(`${first}.`);
  expect(gatedWhole('', QUOTED, beside)).toBe('');
});

it.each([
  ['modificar el PRECIO', 'modificar el precio'],
  ['podra  modificar', 'podrá modificar'],
  ['modificar precio', ''],
  ['el pre', ''],
  ['—', ''],
])('words of a source are shown as the source writes them: %s', (said, shown) => {
  expect(standingIn(said, QUOTED)).toBe(shown);
});

it.each([
  ['Tratado de la posesión', true],
  ['El arrendatario no paga', false],
  ['Sentencia Rol N° 88.888-2019 de la Corte Suprema', false],
  ['Renta de $ 7.777.777', false],
  ['Según enseña Barros, vale menos', false],
])('a proposal is a name and no statement: %s', (said, passes) => {
  expect(gatedProposal(said, beside)).toBe(passes ? said : '');
});

it('keeps of prose about a text what its nearest sentences carry', () => {
  const about = `${QUOTED}\n\nLa renta es de 20 UF al mes.`;
  const said = 'La renta es de 20 UF al mes. La renta es de 50 UF al mes.';
  expect(gatedIn(said, about, { language: 'es' })).toBe('La renta es de 20 UF al mes.');
});
