import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { lawsApi } from '#contract/laws.ts';
import { sourcesApi } from '#contract/sources.ts';
import { createLeyChile } from '#server/ports/laws/ley-chile.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { ask, settled, textOf } from '#test/sources.ts';
import type { Person } from '#test/world.ts';

const HEAD = (id: string, number: string): string =>
  `<?xml version="1.0" encoding="UTF-8"?><Norma xmlns="http://www.leychile.cl/esquemas" normaId="${id}" fechaVersion="2026-01-02" derogado="no derogado"><Identificador fechaPublicacion="1982-01-29"><TiposNumeros><TipoNumero><Tipo>Ley</Tipo><Numero>${number}</Numero></TipoNumero></TiposNumeros><Organismos><Organismo>MINISTERIO DE JUSTICIA</Organismo></Organismos></Identificador><Metadatos><TituloNorma>FIJA NORMAS ESPECIALES SOBRE ARRENDAMIENTO</TituloNorma></Metadatos>`;
const ARTICLE = `<EstructurasFuncionales><EstructuraFuncional tipoParte="Art&#237;culo" transitorio="no transitorio" derogado="no derogado"><Texto>     Art&#237;culo 1.- El contrato de arrendamiento de bienes ra&#237;ces urbanos se regir&#225; por esta ley.</Texto><Metadatos><NombreParte presente="si">1</NombreParte></Metadatos></EstructuraFuncional><EstructuraFuncional tipoParte="Art&#237;culo" transitorio="no transitorio" fechaVersion="2020-08-05" derogado="no derogado"><Texto>     Art&#237;culo 2.- El desahucio se practicar&#225; con dos meses de anticipaci&#243;n.</Texto><Metadatos><NombreParte presente="si">2</NombreParte></Metadatos></EstructuraFuncional></EstructurasFuncionales>`;
const WHOLE = `${HEAD('29526', '18101')}${ARTICLE}</Norma>`;

let answer: (request: IncomingMessage, response: ServerResponse) => void;
const asked: string[] = [];
const server = createServer((request, response) => {
  asked.push(request.url!);
  answer(request, response);
});
const xml = (response: ServerResponse, body: string): void =>
  void response.writeHead(200, { 'content-type': 'text/xml; charset=utf-8' }).end(body);
/** The service as it should be. */
const kindly: typeof answer = ({ url }, response) => {
  const query = new URL(url!, 'http://x').searchParams;
  if (query.get('opt') === '61')
    return xml(
      response,
      '<r><NORMA><IdNorma>29526</IdNorma><TituloNorma>Arrendamiento</TituloNorma><FechaPublicacion>1982-01-29</FechaPublicacion></NORMA></r>',
    );
  if (query.get('opt') === '7' && (query.get('idLey') === '18101' || query.get('idNorma') === '29526'))
    return xml(response, WHOLE);
  return xml(response, '<?xml version="1.0"?><Norma/>');
};

let t: TestApp;
let ana: Person;
let id: string;
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  t = await testApp({ work: true });
  ana = await t.world.user();
  id = (await ana.notebook()).id;
});
const library = () =>
  createLeyChile({ base: `http://127.0.0.1:${(server.address() as AddressInfo).port}/obtxml`, fetch, gap: 1 });
beforeEach(() => {
  // A library of its own: what another test was answered is not kept.
  t.deps.laws = library();
  answer = kindly;
  asked.length = 0;
});
afterAll(async () => {
  await t.close();
  server.closeAllConnections();
  server.close();
});

const find = (q: string) => ana.send(lawsApi.find, { query: { q } });
const codeOf = async (response: Response) => [
  response.status,
  ((await response.json()) as { error_code: string }).error_code,
];
const add = async (url: string) => {
  const source = await ana.call(sourcesApi.add, { params: { id }, body: { type: 'website', url } });
  return settled(source, ana);
};
const ADDRESS = 'https://www.bcn.cl/leychile/navegar?idNorma=29526';

test.each([
  ['18.101', '/obtxml?opt=7&idLey=18101'],
  ['Ley N° 18101', '/obtxml?opt=7&idLey=18101'],
  ['la ley 18.101 sobre arriendo', '/obtxml?opt=7&idLey=18101'],
  [ADDRESS, '/obtxml?opt=7&idNorma=29526'],
  ['https://www.leychile.cl/N?i=29526', '/obtxml?opt=7&idNorma=29526'],
  ['https://www.bcn.cl/leychile/navegar?idLey=18101', '/obtxml?opt=7&idLey=18101'],
  ['arriendo de casas', '/obtxml?opt=61&cadena=arriendo+de+casas&cantidad=10'],
])('%s is looked for', async (q, request) => {
  const { laws } = await ana.call(lawsApi.find, { query: { q } });
  expect(asked).toEqual([request]);
  expect(laws).toEqual([expect.objectContaining({ norm: '29526', published: '1982-01-29', address: ADDRESS })]);
});

test('a code is known by its name', async () => {
  await find('Código del Trabajo');
  expect(asked).toEqual(['/obtxml?opt=7&idNorma=207436']);
});

test('a norm is added from its address, named as lawyers name it, and answers by its articles', async () => {
  const source = await add(ADDRESS);
  expect(source).toMatchObject({
    processing_status: 'completed',
    title: 'Ley 18.101 · Fija normas especiales sobre arrendamiento',
  });
  expect(await textOf(source, ana)).toContain('Versión: 2 de enero de 2026');
  const { content } = await ask(ana, id, '¿Qué dice el artículo 2?', [source.id]);
  expect(content.citations[0]!.excerpt).toContain('dos meses de anticipación');
  // Where it is cited it is told from when that article is in force, which is older than the version of the law.
  expect(content.citations[0]!.since).toBe('2020-08-05');
});

test('an article is found in the text of a norm by its number, however it is written', async () => {
  const source = await add(ADDRESS);
  const params = { id, sourceId: source.id };
  const article = async (query: { number?: string }) => (await ana.call(lawsApi.article, { params, query })).found;
  expect(await article({ number: '2' })).toMatchObject({
    source_id: source.id,
    excerpt: 'Artículo 2.- El desahucio se practicará con dos meses de anticipación.',
    since: '2020-08-05',
    state: 'exact',
  });
  expect(await article({})).toMatchObject({ start: 0, excerpt: 'Ley 18.101' });
  expect(await article({ number: '99' })).toBeNull();
  expect(await article({ number: '1 transitorio' })).toBeNull();
});

test('what is asked again within a day is not asked of the service again, neither to be added', async () => {
  await find('18.101');
  await find('ley 18.101');
  expect(await add(ADDRESS)).toMatchObject({ processing_status: 'completed' });
  expect(asked).toEqual(['/obtxml?opt=7&idLey=18101']);
});

test('a norm that is found tells its articles and the characters of its text, one that is listed tells neither', async () => {
  const sizes = async (q: string) => (await ana.call(lawsApi.find, { query: { q } })).laws.map(({ size }) => size);
  expect(await sizes('18.101')).toEqual([{ articles: 2, characters: 160 }]);
  expect(await sizes('arriendo de casas')).toEqual([null]);
});

describe('an unkind service', () => {
  const cases: [string, typeof answer, string][] = [
    ['too many requests', (_, response) => void response.writeHead(429, { 'retry-after': '1' }).end(), 'LAWS_BUSY'],
    [
      'a page with 200',
      (_, response) =>
        void response.writeHead(200, { 'content-type': 'text/html' }).end('<html><body>Error</body></html>'),
      'LAWS_UNREACHABLE',
    ],
    ['a server in trouble', (_, response) => void response.writeHead(503).end('no'), 'LAWS_UNREACHABLE'],
    ['refused', (_, response) => void response.writeHead(403).end(), 'LAWS_UNREACHABLE'],
    ['nothing', (_, response) => void response.writeHead(200).end(), 'LAWS_UNREACHABLE'],
    ['cut off', (_, response) => xml(response, WHOLE.slice(0, 700)), 'LAWS_UNREACHABLE'],
    [
      'broken off',
      (_, response) => {
        response.writeHead(200, { 'content-type': 'text/xml', 'content-length': '9999' });
        response.write(WHOLE.slice(0, 300), () => response.destroy());
      },
      'LAWS_UNREACHABLE',
    ],
    [
      'led elsewhere',
      (_, response) => void response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end(),
      'LAWS_UNREACHABLE',
    ],
    ['no such norm', (_, response) => xml(response, '<?xml version="1.0"?><Norma/>'), 'NO_SUCH_LAW'],
    [
      'a document type',
      (_, response) => xml(response, '<!DOCTYPE Norma [<!ENTITY a "b">]><Norma/>'),
      'LAWS_UNREACHABLE',
    ],
  ];
  test.each(cases)('%s: told, and nothing is kept', async (_, how, code) => {
    answer = how;
    expect((await codeOf(await find('18.101')))[1]).toBe(code);
    const source = await add(ADDRESS);
    expect(source).toMatchObject({ processing_status: 'failed', error_code: code });
    answer = kindly;
    if (code === 'LAWS_BUSY') t.deps.laws = library();
    const again = await ana.call(sourcesApi.retry, { params: { id, sourceId: source.id }, body: {} });
    expect(await settled(again, ana)).toMatchObject({ processing_status: 'completed' });
  });

  test('another norm than was asked for is not taken', async () => {
    answer = (_, response) => xml(response, `${HEAD('1', '1')}${ARTICLE}</Norma>`);
    expect(await codeOf(await find('18.101'))).toEqual([404, 'NO_SUCH_LAW']);
    expect(await add(ADDRESS)).toMatchObject({ processing_status: 'failed', error_code: 'NO_SUCH_LAW' });
  });
});

test('a day that no calendar has is not told, and a name without an end is cut', async () => {
  const odd = WHOLE.replace('fechaVersion="2026-01-02"', 'fechaVersion="2026-02-31"')
    .replace('1982-01-29', '1982-99-99')
    .replace('FIJA NORMAS', `\u202EFIJA ${'NORMAS '.repeat(9999)}`);
  answer = (_, response) => xml(response, odd);
  const { laws } = await ana.call(lawsApi.find, { query: { q: '18.101' } });
  expect(laws).toEqual([expect.objectContaining({ version: null, published: null })]);
  expect(laws[0]!.title).toMatch(/^Fija normas/);
  expect(laws[0]!.title).toHaveLength(300);
  expect((await add(ADDRESS)).processing_status).toBe('completed');
});

test('turned off, it says so', async () => {
  t.deps.laws = null;
  expect(await codeOf(await find('18.101'))).toEqual([404, 'LAWS_OFF']);
});
