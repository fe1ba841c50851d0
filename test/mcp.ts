import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { CallToolResultSchema, type CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import type { Scope } from '#contract/endpoint.ts';
import { programsApi } from '#contract/programs.ts';
import type { Caller, Person } from './world.ts';

/** A new key for programs of somebody, and its id. */
export async function keyOf(person: Person, scopes: readonly Scope[]): Promise<{ id: string; key: string }> {
  const body = { name: scopes.join(' '), scopes: [...scopes], days: 30 as const, password: person.password };
  return person.call(programsApi.make, { body });
}

/** A client of MCP that has said hello with a key, as programs have one. */
export async function clientWith(base: string, key: string): Promise<Client> {
  const client = new Client({ name: 'a test', version: '1' });
  const requestInit = { headers: { authorization: `Bearer ${key}` } };
  await client.connect(new StreamableHTTPClientTransport(new URL('/mcp', base), { requestInit }));
  return client;
}

/** What a tool answers, whether it did what it was asked or not. */
export const runTool = async (
  client: Client,
  name: string,
  input: Record<string, unknown> = {},
): Promise<CallToolResult> => CallToolResultSchema.parse(await client.callTool({ name, arguments: input }));

/** All that a result says to be read. */
export const wordsOf = ({ content }: CallToolResult): string =>
  content.map((one) => (one.type === 'text' ? one.text : '')).join('\n');

/** Any body at all, sent to the MCP server. */
export const post = (caller: Caller, body: string, headers: Record<string, string> = {}): Promise<Response> =>
  caller.fetch('/mcp', { method: 'POST', body, headers: { 'content-type': 'application/json', ...headers } });
