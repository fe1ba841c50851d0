import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp, type TestApp } from '#test/app.ts';
import type { Person } from '#test/world.ts';
import contract, { LINK_MAX, LINK_TITLE_MAX } from '../contract.ts';

const { api } = contract;
const LINK = 'https://www.bcn.cl/leychile/navegar?idNorma=172986';
let t: TestApp;
let ana: Person;
let notebookId: string;
beforeAll(async () => {
  t = await testApp();
  ana = await t.world.user();
  notebookId = (await ana.notebook()).id;
});
afterAll(() => t.close());

const send = (body: unknown) => ana.send(api.add, { params: { notebookId }, body });
/** What the server says of each field that it refused. */
const refused = async (body: unknown): Promise<string[]> => {
  const answer = await send(body);
  expect(answer.status).toBe(400);
  return Object.keys(((await answer.json()) as { fields: Record<string, string> }).fields);
};

test('a link is kept trimmed, listed in the order of its coming, read, changed and deleted', async () => {
  const list = async () => (await ana.call(api.list, { params: { notebookId } })).data;
  expect(await list()).toEqual([]);
  const { data: code } = await ana.call(api.add, {
    params: { notebookId },
    body: { title: '  Código Civil ', link: ` ${LINK}\n`, description: 'Texto vigente' },
  });
  expect(code).toMatchObject({ title: 'Código Civil', metadata: { link: LINK }, description: 'Texto vigente' });
  const { data: court } = await ana.call(api.add, {
    params: { notebookId },
    body: { title: 'Poder Judicial', link: 'http://www.pjud.cl' },
  });
  expect(court).not.toHaveProperty('description');
  expect(await list()).toEqual([code, court]);
  const params = { notebookId, itemId: code.id };
  const { data: changed } = await ana.call(api.change, {
    params,
    body: { title: 'Civil', link: 'https://www.bcn.cl/' },
  });
  expect(changed).toMatchObject({ id: code.id, title: 'Civil', metadata: { link: 'https://www.bcn.cl/' } });
  expect(changed.description).toBe('Texto vigente');
  expect((await ana.call(api.one, { params })).data).toEqual(changed);
  expect(await list()).toEqual([changed, court]);
  expect(await ana.call(api.remove, { params })).toEqual({ data: { id: code.id, deleted: true } });
  expect(await list()).toEqual([court]);
  await expect(ana.call(api.one, { params })).rejects.toThrow('404 NOT_FOUND');
});

test('title and link are needed, and have their limits', async () => {
  expect(await refused({})).toEqual(['title', 'link']);
  expect(await refused({ title: ' \u200b ', link: ' ' })).toEqual(['title', 'link']);
  expect(await refused({ title: 'x'.repeat(LINK_TITLE_MAX + 1), link: LINK })).toEqual(['title']);
  expect(await refused({ title: 'x', link: `https://bcn.cl/${'x'.repeat(LINK_MAX)}` })).toEqual(['link']);
  const longest = 'https://bcn.cl/'.padEnd(LINK_MAX, 'x');
  expect((await send({ title: 'ñ'.repeat(LINK_TITLE_MAX), link: longest })).status).toBe(201);
});

test.each([
  'oficinajudicialvirtual',
  'pjud.cl',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  ' javascript:alert(1)',
  'java\nscript:alert(1)',
  'data:text/html,<script>alert(1)</script>',
  'vbscript:msgbox(1)',
  'file:///etc/passwd',
  'ftp://bcn.cl/',
  '//evil.example',
  'http:evil.example',
  'https:///evil.example',
  'https://',
  'https://ana:clave@bcn.cl/',
  'https://bcn.cl\\@evil.example/',
  'https://bcn.cl/a b',
  'https://bcn.cl/\u202egpj.exe',
  'https://bcn..cl/',
  'https://[::1',
])('is no address of the web: %j', async (link) => {
  expect(await refused({ title: 'x', link })).toEqual(['link']);
});

describe('who asks', () => {
  test('another user, another notebook and nobody find nothing', async () => {
    const { data } = await ana.call(api.add, { params: { notebookId }, body: { title: 'Causa', link: LINK } });
    const bruno = await t.world.user('Bruno Díaz');
    const other = (await ana.notebook('Otro')).id;
    const body = { title: 'x', link: LINK };
    expect((await bruno.send(api.list, { params: { notebookId } })).status).toBe(404);
    expect((await bruno.send(api.add, { params: { notebookId }, body })).status).toBe(404);
    for (const [who, id] of [
      [bruno, notebookId],
      [bruno, (await bruno.notebook()).id],
      [ana, other],
    ] as const)
      for (const call of [api.one, api.change, api.remove])
        expect(
          (await who.send(call, { params: { notebookId: id, itemId: data.id }, ...('body' in call && { body }) }))
            .status,
        ).toBe(404);
    expect((await t.world.nobody().send(api.list, { params: { notebookId } })).status).toBe(401);
  });

  test('a notebook holds a hundred links', async () => {
    const { id } = await ana.notebook('Lleno');
    const add = (n: number) =>
      ana.send(api.add, { params: { notebookId: id }, body: { title: `Sitio ${n}`, link: LINK } });
    for (let n = 0; n < 100; n++) expect((await add(n)).status).toBe(201);
    expect((await add(100)).status).toBe(409);
  });
});
