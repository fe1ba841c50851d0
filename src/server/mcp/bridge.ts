import { once } from 'node:events';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { StdioServerTransport } from '@modelcontextprotocol/sdk/server/stdio.js';
import {
  InitializeResultSchema,
  isJSONRPCRequest,
  isJSONRPCResultResponse,
  type JSONRPCMessage,
} from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import { MCP } from '#server/http/target.ts';

/** The code of JSON-RPC for what a server could not do. */
const SERVER_ERROR = -32_000;
const told = z.object({ error: z.object({ message: z.string() }) });

function messageIn(body: string): string | null {
  try {
    return told.parse(JSON.parse(body)).error.message;
  } catch {
    return null;
  }
}

/** Why a message was not answered, in the words of Fojas where it said any. */
async function asking(url: string | URL, init?: RequestInit): Promise<Response> {
  const answer = await fetch(url, init).catch((error: unknown) => {
    if (init?.signal?.aborted) throw error;
    throw new Error(`Fojas does not answer at ${new URL(url).origin}.`);
  });
  // Fojas has no stream of its own to open, and says so.
  if (answer.ok || init?.method !== 'POST') return answer;
  throw new Error(messageIn(await answer.text()) ?? `Fojas answered with ${answer.status}.`);
}

/**
 * Takes MCP from standard input to a running Fojas and its answers to standard output, until the input ends and all is answered. What Fojas does not answer is
 * answered with an error of JSON-RPC that says why; nothing else is written to the output.
 */
export async function bridge({ url, key }: { url: string; key: string }): Promise<void> {
  const headers = { authorization: `Bearer ${key}` };
  const fojas = new StreamableHTTPClientTransport(new URL(MCP, url), { requestInit: { headers }, fetch: asking });
  const client = new StdioServerTransport();
  const open = new Set<Promise<void>>();

  const forward = async (message: JSONRPCMessage): Promise<void> => {
    try {
      await fojas.send(message);
    } catch (error) {
      if (!isJSONRPCRequest(message)) return;
      const { id } = message;
      await client.send({ jsonrpc: '2.0', id, error: { code: SERVER_ERROR, message: (error as Error).message } });
    }
  };
  client.onmessage = (message) => {
    const answered = forward(message).finally(() => open.delete(answered));
    open.add(answered);
  };
  fojas.onmessage = (message) => {
    const started = isJSONRPCResultResponse(message) && InitializeResultSchema.safeParse(message.result);
    if (started && started.success) fojas.setProtocolVersion(started.data.protocolVersion);
    void client.send(message);
  };

  await fojas.start();
  const ended = once(process.stdin, 'end');
  await client.start();
  await ended;
  await Promise.all(open);
  await fojas.close();
  await client.close();
}
