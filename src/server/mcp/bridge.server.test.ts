import { spawnSync } from 'node:child_process';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp, type TestApp } from '#test/app.ts';
import { keyOf, runTool } from '#test/mcp.ts';
import type { Person } from '#test/world.ts';

const PROGRAM = ['dist/server/fojas.js', 'mcp'];
let t: TestApp;
let ana: Person;
beforeAll(async () => {
  t = await testApp();
  ana = await t.world.user();
});
afterAll(() => t.close());

/** The built command, as a client starts it. */
async function started(FOJAS_URL: string, FOJAS_KEY: string): Promise<Client> {
  const client = new Client({ name: 'a test', version: '1' });
  await client.connect(
    new StdioClientTransport({ command: process.execPath, args: PROGRAM, env: { FOJAS_URL, FOJAS_KEY } }),
  );
  return client;
}

test('a client that starts it reaches what its key reaches', async () => {
  const { id } = await ana.notebook();
  const client = await started(t.base, (await keyOf(ana, ['read'])).key);
  expect(client.getServerVersion()).toMatchObject({ name: 'fojas' });
  expect((await runTool(client, 'list_notebooks')).structuredContent).toMatchObject({ notebooks: [{ id }] });
  await client.close();
});

test('what Fojas does not answer is told as an error', async () => {
  await expect(started(t.base, 'fojas_pat_wrong')).rejects.toThrow('A key for programs is needed');
  await expect(started('http://127.0.0.1:9', 'fojas_pat_wrong')).rejects.toThrow(
    'does not answer at http://127.0.0.1:9',
  );
});

test.each([
  [{}, 'Set FOJAS_URL'],
  [{ FOJAS_URL: 'localhost:3000' }, 'Set FOJAS_URL'],
  [{ FOJAS_URL: 'http://localhost:3000', FOJAS_KEY: 'secret' }, 'Set FOJAS_KEY'],
])('it does not start with %j', (env, said) => {
  const { stdout, stderr, status } = spawnSync(process.execPath, PROGRAM, { env, encoding: 'utf8' });
  expect([stdout, status]).toEqual(['', 1]);
  expect(stderr).toContain(said);
});

test('it ends with its input, and has written nothing but messages', () => {
  const env = { FOJAS_URL: 'http://127.0.0.1:9', FOJAS_KEY: 'fojas_pat_wrong' };
  const input = '{"jsonrpc":"2.0","id":7,"method":"ping"}\nno message\n';
  const { stdout, status } = spawnSync(process.execPath, PROGRAM, { env, input, encoding: 'utf8' });
  expect(status).toBe(0);
  expect(
    stdout
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as unknown),
  ).toMatchObject([{ id: 7, error: { code: -32_000 } }]);
});
