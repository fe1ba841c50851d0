import { expect, it } from 'vitest';
import { gatedIn, gatedProposal, standingIn } from './gate.ts';
import { gatedOpinion, gatedTelling, gatedWhole } from './opinion.ts';

const QUOTED = 'El proveedor podrá modificar el precio sin aviso previo al cliente.';
const NOTICE = 'Cualquiera de las partes podrá poner término con un aviso de 30 días.';

const beside = { language: 'es', vouch: (prose: string) => prose } as const;

it.each([
  ['what it tells again', 'El proveedor puede modificar el precio sin aviso previo.', true],
  ['what may be said of its words', 'Puede leerse de varias maneras.', true],
  ['what may be done with them', 'Debe precisarse mejor.', true],
  ['what somebody may do with a word of those', 'El cliente puede revisar el precio.', false],
  ['what it adds', 'Deja la renta al arbitrio de una sola parte.', true],
  ['a turned denial', 'El proveedor no podrá modificar el precio sin aviso previo al cliente.', false],
  ['a turned duty', 'El proveedor deberá modificar el precio sin aviso previo al cliente.', false],
  ['exchanged parties', 'El cliente podrá modificar el precio sin aviso previo al proveedor.', false],
])('prose about a quotation: %s', (_what, text, kept) => {
  expect(gatedOpinion(text, { words: QUOTED }, beside)).toBe(kept ? text : '');
});

const LEASE = 'Se prohíbe a la arrendataria subarrendar o ceder su derecho sin permiso escrito del arrendador.';
it.each([
  ['a right in other words', QUOTED, 'El cliente tiene derecho a que se le anuncie cualquier alza.'],
  ['a permission in other words', LEASE, 'Se permite dar el uso a otra persona.'],
  ['what somebody does', LEASE, 'La arrendataria subarrienda con un simple aviso.'],
  ['somebody of whom nothing is said', LEASE, 'El comprador decide si se subarrienda.'],
  ['what is not done', LEASE, 'El arrendador no interviene.'],
  ['the contrary word', LEASE, 'Hay derecho a subarrendar de inmediato y a cobrar por ello lo que se quiera.'],
  ['nothing by itself', LEASE, 'También este ante aquel.'],
  ['somebody by name', LEASE, 'Deja la decisión a Inmobiliaria Norte.'],
  ['an address', LEASE, 'Conviene preguntar en ayuda-legal.cl.'],
])('prose that shares few words with a quotation claims of it %s', (_what, words, text) => {
  expect(gatedOpinion(text, { words }, beside)).toBe('');
});

it.each([
  ['Conviene aclararlo antes de la firma.'],
  ['Limitar la prohibición de subarrendar.'],
  ['Inclina la balanza hacia un lado.'],
  ['Impide subarrendar, lo que reduce la movilidad.'],
])('prose about a quotation may advise and judge: %s', (text) => {
  expect(gatedOpinion(text, { words: LEASE }, beside)).toBe(text);
});

it('judges by the whole sentence of a quotation', () => {
  const words = 'el arrendador podrá suspender los servicios';
  const text = 'El arrendador podrá suspender los servicios.';
  const sentence = `En ningún caso ${words}.`;
  expect(gatedTelling(text, { words }, beside)).toBe(text);
  expect(gatedOpinion(text, { words }, beside)).toBe(text);
  expect(gatedTelling(text, { words, sentence }, beside)).toBeNull();
  expect(gatedOpinion(text, { words, sentence }, beside)).toBe('');
});

it.each([
  ['its own words', 'El proveedor podrá modificar el precio.', 'El proveedor podrá modificar el precio.', true],
  [
    'another form of its verb',
    'El proveedor puede modificar el precio.',
    'El proveedor podrá modificar el precio.',
    true,
  ],
  ['what a text does', 'El contrato regula el precio.', 'El contrato fija el precio.', true],
  [
    'a word that stands for another',
    'La renta se reajusta según el dólar.',
    'La renta se reajusta según el índice.',
    false,
  ],
  [
    'a word that it adds',
    'El proveedor podrá modificar el precio final.',
    'El proveedor podrá modificar el precio.',
    false,
  ],
  [
    'another figure of two',
    'Interest accrues at 3% per annum on overdue amounts.',
    'Interest accrues at 8% per annum on overdue amounts, and at 3% on the deposit.',
    false,
  ],
  [
    'another language',
    'El consultor debe conservar las llaves.',
    'The Consultant shall return all documents and samples.',
    false,
  ],
  [
    'a true translation',
    'El consultor debe devolver todos los documentos y muestras.',
    'The Consultant shall return all documents and samples.',
    true,
  ],
])('words where none is marked, with %s', (_what, text, words, kept) => {
  expect(gatedTelling(text, { words }, beside)).toBe(kept ? text : null);
});

it.each([
  ['the figure of its quotation', 'Con 30 días apenas hay tiempo de reaccionar.', true],
  ['another figure of the kind', 'Con 60 días apenas hay tiempo de reaccionar.', false],
  ['another figure in words', 'Con sesenta días apenas hay tiempo de reaccionar.', false],
])('prose about a quotation names %s', (_what, text, kept) => {
  expect(gatedOpinion(text, { words: NOTICE }, beside)).toBe(kept ? text : '');
});

it('says nothing of what nobody vouches for, and passes whole or not at all where that is asked', () => {
  const said = 'Deja la renta al arbitrio de una parte. El cliente no podrá modificar el precio sin aviso previo.';
  const [first] = said.split('. ');
  expect(gatedOpinion(said, { words: QUOTED }, { ...beside, vouch: () => '' })).toBe('');
  expect(gatedWhole(said, { words: QUOTED }, { ...beside, vouch: () => '' })).toBeNull();
  expect(gatedOpinion(said, { words: QUOTED }, beside)).toBe(`${first}.`);
  expect(gatedWhole(said, { words: QUOTED }, beside)).toBeNull();
  expect(gatedWhole(` ${first}.\n`, { words: QUOTED }, beside)).toBe(`${first}.`);
  expect(gatedWhole('', { words: QUOTED }, beside)).toBe('');
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
  ['Tratado en libros-baratos.cl', false],
  ['Pídalo a ventas@libros.example', false],
  ['Llame al 600 123 4567', false],
])('a proposal is a name and no statement: %s', (said, passes) => {
  expect(gatedProposal(said, beside)).toBe(passes ? said : '');
});

it('keeps of prose about a text what its nearest sentences carry', () => {
  const about = `${QUOTED}\n\nLa renta es de 20 UF al mes.`;
  // What is carried in part would stand there unmarked.
  const said = 'La renta es de 20 UF al mes. La renta es de 50 UF al mes. La renta neta es de 20 UF al mes.';
  expect(gatedIn(said, about, { language: 'es' })).toBe('La renta es de 20 UF al mes.');
});
