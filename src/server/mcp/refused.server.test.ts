import { randomUUID } from 'node:crypto';
import type { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { scopes } from '#contract/endpoint.ts';
import { notesApi } from '#contract/notes.ts';
import { programsApi } from '#contract/programs.ts';
import { rightsApi } from '#contract/rights.ts';
import { testApp, type TestApp } from '#test/app.ts';
import { clientWith, keyOf, post, runTool, wordsOf } from '#test/mcp.ts';
import { SHELF } from '#test/shelf.ts';
import { paste } from '#test/sources.ts';
import { Caller, type Person } from '#test/world.ts';

let t: TestApp;
let ana: Person;
let id: string;
/** Two keys, so that neither asks more often than it may. */
let key: string;
let other: string;
let client: Client;
/** Ids that are named in what is sent: of Ana, and of somebody else. */
let ids: Record<string, string>;
beforeAll(async () => {
  t = await testApp({ work: true, shelf: SHELF });
  const bruno = await t.world.user('Bruno Díaz');
  ana = await t.world.user();
  id = (await ana.notebook()).id;
  const theirs = (await bruno.notebook()).id;
  const body = { title: 'Suya', content: 'Texto' };
  ids = {
    mine: id,
    source: (await paste(ana, id, 'Carta', 'La multa es de 5 UF.')).id,
    other: theirs,
    otherSource: (await paste(bruno, theirs, 'Carta', 'La multa es de 9 UF.')).id,
    otherNote: (await bruno.call(notesApi.add, { params: { id: theirs }, body })).id,
    none: randomUUID(),
  };
  [key, other] = [(await keyOf(ana, scopes)).key, (await keyOf(ana, scopes)).key];
  client = await clientWith(t.base, key);
});
afterAll(async () => {
  await client.close();
  await t.close();
});

/** `$mine` is the id of that name. */
const filled = (of: unknown): string =>
  JSON.stringify(of).replace(/\$(\w+)/g, (_, name: string) => ids[name] ?? `$${name}`);

type BadCall = [tool: string, input: Record<string, unknown>, said: RegExp];
const notFound = /NOT_FOUND/;
const invalid = /Invalid arguments|INVALID/;
describe('a tool does not do', () => {
  const calls: BadCall[] = [
    ['list_sources', { notebook_id: '$other' }, notFound],
    ['list_sources', { notebook_id: '$none' }, notFound],
    ['list_sources', { notebook_id: '$source' }, notFound],
    ['list_sources', { notebook_id: '../users' }, invalid],
    ['list_sources', { notebook_id: 'x' }, invalid],
    ['list_sources', { notebook_id: 7 }, invalid],
    ['list_sources', { notebook_id: ['$mine'] }, invalid],
    ['list_sources', {}, invalid],
    ['list_sources', { notebook_id: '$mine', more: true }, invalid],
    ['list_notebooks', { notebook_id: '$mine' }, invalid],
    ['search', { notebook_id: '$other', query: 'multa' }, notFound],
    ['search', { notebook_id: '$mine', query: '' }, invalid],
    ['search', { notebook_id: '$mine', query: 'm'.repeat(201) }, invalid],
    ['search', { notebook_id: '$mine', query: 'multa\0' }, invalid],
    ['search', { notebook_id: '$mine', query: 'multa', limit: 51 }, invalid],
    ['search', { notebook_id: '$mine', query: 'multa', limit: '5' }, invalid],
    ['read_source', { notebook_id: '$mine', source_id: '$otherSource' }, notFound],
    ['read_source', { notebook_id: '$other', source_id: '$otherSource' }, notFound],
    ['read_source', { notebook_id: '$mine', source_id: '$none' }, notFound],
    ['read_source', { notebook_id: '$mine' }, invalid],
    ['read_source', { notebook_id: '$mine', source_id: '$source', from: 0 }, invalid],
    ['read_source', { notebook_id: '$mine', source_id: '$source', from: 1.5 }, invalid],
    ['read_source', { notebook_id: '$mine', source_id: '$source', from: 1e12 }, invalid],
    ['read_source', { notebook_id: '$mine', source_id: '$source', lines: 2001 }, invalid],
    ['read_source', { notebook_id: '$mine', source_id: '$source', version: 9 }, notFound],
    ['ask', { notebook_id: '$other', question: '¿Cuál es la multa?' }, notFound],
    ['ask', { notebook_id: '$mine', question: '¿Cuál es la multa?', source_ids: ['$otherSource'] }, notFound],
    ['ask', { notebook_id: '$mine', question: '¿Cuál es la multa?', source_ids: [] }, invalid],
    ['ask', { notebook_id: '$mine', question: '¿Cuál es la multa?', session_id: '$other' }, notFound],
    ['ask', { notebook_id: '$mine', question: '   ' }, invalid],
    ['ask', { notebook_id: '$mine', question: 'x'.repeat(8001) }, invalid],
    ['ask', { notebook_id: '$mine' }, invalid],
    ['list_results', { notebook_id: '$other' }, notFound],
    ['read_result', { notebook_id: '$mine', tool: 'amounts', job_id: '$none' }, notFound],
    ['read_result', { notebook_id: '$other', tool: 'amounts', job_id: '$none' }, notFound],
    ['read_result', { notebook_id: '$mine', tool: 'nothing', job_id: '$none' }, invalid],
    ['run_tool', { notebook_id: '$other', tool: 'amounts', source_id: '$otherSource' }, notFound],
    ['run_tool', { notebook_id: '$mine', tool: 'amounts', source_id: '$otherSource' }, notFound],
    ['run_tool', { notebook_id: '$mine', tool: 'constructor', source_id: '$source' }, invalid],
    ['run_tool', { notebook_id: '$mine', tool: 'voices', source_id: '$source', options: { minutes: 'x' } }, invalid],
    ['run_tool', { notebook_id: '$mine', tool: 'amounts', source_id: '$source', options: [] }, invalid],
    ['add_note', { notebook_id: '$other', title: 'Nota', content: 'Texto' }, notFound],
    ['add_note', { notebook_id: '$mine', title: '', content: 'Texto' }, invalid],
    ['add_note', { notebook_id: '$mine', title: 'Nota', content: 'x'.repeat(200_001) }, invalid],
    ['add_note', { notebook_id: '$mine', title: 'Nota', content: { segments: [] } }, invalid],
    ['delete_notebook', { notebook_id: '$mine' }, /not found/],
    ['toString', {}, /disabled/],
    ['__proto__', {}, /not found|disabled/],
  ];
  test.each(
    calls.map(([name, input, said]) => [`${name} ${JSON.stringify(input).slice(0, 90)}`, name, input, said] as const),
  )('%s', async (_title, name, input, said) => {
    const result = await runTool(client, name, JSON.parse(filled(input)) as Record<string, unknown>);
    expect([result.isError, wordsOf(result)]).toEqual([true, expect.stringMatching(said)]);
    expect(wordsOf(result)).not.toMatch(/node_modules|at \w+ \(|9 UF/);
  });

  test.each(['sources/$otherSource', 'notes/$otherNote', 'sources/$none', 'sources/x'])(
    'reading the resource %s',
    async (place) => {
      const uri = JSON.parse(filled(`fojas://notebooks/$mine/${place}`)) as string;
      await expect(client.readResource({ uri })).rejects.toThrow(/-32002: .+ \(NOT_FOUND\)/);
      await expect(client.readResource({ uri: uri.replace(id, ids.other!) })).rejects.toThrow(
        /-32002: .+ \(NOT_FOUND\)/,
      );
    },
  );

  test('an unknown resource or prompt', async () => {
    await expect(client.readResource({ uri: 'file:///etc/passwd' })).rejects.toThrow('not found');
    await expect(client.readResource({ uri: 'x' })).rejects.toThrow();
    await expect(client.getPrompt({ name: 'will' })).rejects.toThrow('not found');
    await expect(client.getPrompt({ name: 'law', arguments: { notebook_id: 'x' } })).rejects.toThrow('Invalid');
  });
});

const call = { jsonrpc: '2.0', id: 1, method: 'tools/list' };
const errorIn = async (answer: Response) => {
  const body = (await answer.json()) as {
    jsonrpc: string;
    id: null;
    error: { code: number; data: { error_code: string } };
  };
  expect(body).toMatchObject({ jsonrpc: '2.0', id: null });
  return [answer.status, body.error.code, body.error.data.error_code];
};

describe('over HTTP', () => {
  test.each<[string, string, Record<string, string>, unknown[]]>([
    ['no JSON', '{', {}, [400, -32_700, 'INVALID_JSON']],
    ['nothing', '', {}, [400, -32_600, 'INVALID']],
    ['no message', '{"hello":1}', {}, [400, -32_600, 'INVALID']],
    ['a message of another version', '{"jsonrpc":"1.0","id":1,"method":"ping"}', {}, [400, -32_600, 'INVALID']],
    ['text alone', '"tools/list"', {}, [400, -32_600, 'INVALID']],
    ['several messages', JSON.stringify([call, call]), {}, [400, -32_600, 'INVALID']],
    ['an empty batch', '[]', {}, [400, -32_600, 'INVALID']],
    [
      'another kind of content',
      'a=1',
      { 'content-type': 'application/x-www-form-urlencoded' },
      [415, -32_000, 'UNSUPPORTED_MEDIA_TYPE'],
    ],
    [
      'a body that is too large',
      JSON.stringify({ ...call, params: { x: 'x'.repeat(1024 * 1024) } }),
      {},
      [413, -32_000, 'PAYLOAD_TOO_LARGE'],
    ],
  ])('%s is refused', async (_name, body, headers, said) => {
    expect(await errorIn(await post(new Caller(t.base, other), body, headers))).toEqual(said);
  });

  test('a method that is unknown, and a version that is', async () => {
    const caller = new Caller(t.base, other);
    const unknown = await (await post(caller, JSON.stringify({ ...call, method: 'tools/drop' }))).json();
    expect(unknown).toMatchObject({ id: 1, error: { code: -32_601 } });
    const version = await post(caller, JSON.stringify(call), { 'mcp-protocol-version': '1999-01-01' });
    expect(version.status).toBe(400);
    expect((await post(caller, '{"jsonrpc":"2.0","method":"notifications/initialized"}')).status).toBe(202);
  });

  test.each(['GET', 'DELETE', 'PUT', 'PATCH'])('%s is no method of it', async (method) => {
    for (const caller of [new Caller(t.base, other), t.world.nobody()]) {
      const answer = await caller.fetch('/mcp', { method, headers: { accept: 'text/event-stream' } });
      expect([answer.status, answer.headers.get('allow')]).toEqual([405, 'POST, OPTIONS']);
    }
  });

  test('an answer is JSON that nobody keeps, for who takes only that too', async () => {
    const answer = await post(new Caller(t.base, other), JSON.stringify(call), { accept: 'application/json' });
    expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('mcp-session-id')).toBeNull();
    expect(await answer.json()).toMatchObject({
      jsonrpc: '2.0',
      id: 1,
      result: { tools: expect.any(Array) as unknown[] },
    });
  });
});

describe('closed to', () => {
  const closed = [401, -32_000, 'UNAUTHENTICATED'];
  const asking = async (token: string | null) => {
    const answer = await post(new Caller(t.base, token), JSON.stringify(call));
    expect(answer.headers.get('www-authenticate')).toBe('Bearer');
    return errorIn(answer);
  };

  test('nobody, a session, and what is no key', async () => {
    for (const token of [null, ana.access, ana.refresh, 'fojas_pat_', 'fojas_pat_x', `${key}x`, key.slice(0, -1)])
      expect(await asking(token)).toEqual(closed);
  });

  test('a key that was revoked, or has expired', async () => {
    const [revoked, old] = [await keyOf(ana, ['read']), await keyOf(ana, ['read'])];
    await clientWith(t.base, revoked.key);
    await ana.call(programsApi.revoke, { params: { keyId: revoked.id } });
    expect(await asking(revoked.key)).toEqual(closed);
    await t.deps.db.updateTable('program_keys').set({ expires_at: new Date() }).where('id', '=', old.id).execute();
    expect(await asking(old.key)).toEqual(closed);
  });

  test('a key that asks more often than it may', async () => {
    const { key: eager } = await keyOf(ana, ['read']);
    const caller = new Caller(t.base, eager);
    const ten = () => Promise.all(Array.from({ length: 10 }, () => post(caller, JSON.stringify(call))));
    // However slow the machine is: it asks faster than room comes back.
    let refused: Response | undefined;
    for (let batch = 0; !refused && batch < 60; batch++) refused = (await ten()).find(({ status }) => status === 429);
    if (!refused) throw new Error('a key may ask without end');
    expect([refused.headers.get('retry-after'), await errorIn(refused)]).toEqual(['1', [429, -32_000, 'RATE_LIMITED']]);
  });

  test('somebody who blocked their account', async () => {
    const frozen = await t.world.user();
    const { key: own } = await keyOf(frozen, ['read']);
    const before = await clientWith(t.base, own);
    await frozen.call(rightsApi.block);
    const refused = await runTool(before, 'list_notebooks');
    expect([refused.isError, wordsOf(refused)]).toEqual([true, expect.stringContaining('ACCOUNT_FROZEN')]);
  });
});
