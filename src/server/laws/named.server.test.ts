import { afterAll, beforeAll, expect, test } from 'vitest';
import { lawsApi } from '#contract/laws.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { paste } from '#test/sources.ts';
import type { Person } from '#test/world.ts';

let t: TestApp;
let ana: Person;
beforeAll(async () => {
  t = await testApp({ work: true });
  ana = await t.world.user();
});
afterAll(() => t.close());

const named = async (id: string, who = ana) => (await who.call(lawsApi.named, { params: { id } })).laws;

test('a notebook without sources names no law', async () => {
  expect(await named((await ana.notebook()).id)).toEqual([]);
});

test('the norms that sources name are told once each, the most named first, with who names them', async () => {
  const { id } = await ana.notebook();
  const lease = await paste(
    ana,
    id,
    'Contrato',
    'Rige la Ley N° 18.101 y el artículo 1545 del Código Civil. El artículo 4 de la Ley N° 18.101 fija el plazo.',
  );
  const claim = await paste(
    ana,
    id,
    'Demanda',
    'Procede según la Ley 18.101. Se ajusta al D.F.L. N° 9 de 2031 y a la causa Rol N° 1.234-2020 de la Corte Suprema.',
  );
  expect(await named(id)).toEqual([
    {
      key: 'ley:18101',
      title: 'Ley N° 18.101',
      link: 'https://www.bcn.cl/leychile/navegar?idLey=18101',
      count: 3,
      named_by: 2,
      sources: [
        { id: lease.id, title: 'Contrato', count: 2 },
        { id: claim.id, title: 'Demanda', count: 1 },
      ],
    },
    expect.objectContaining({ key: 'codigo:civil', title: 'Código Civil', count: 1, named_by: 1 }),
  ]);
});

test('one norm under two names is one, under the name that is used more', async () => {
  const { id } = await ana.notebook();
  await paste(ana, id, 'Escrito', 'Rige el D.L. N° 830. El Código Tributario lo dice; el Código Tributario manda.');
  expect(await named(id)).toEqual([expect.objectContaining({ title: 'Código Tributario', count: 3 })]);
});

test('a stranger is told of no such notebook', async () => {
  const { id } = await ana.notebook();
  const answer = await (await t.world.user()).send(lawsApi.named, { params: { id } });
  expect(answer.status).toBe(404);
});
