/** A server that speaks as OpenAI does, and the key that it wants. */
export type ModelServer = { baseUrl: string; key: string | null };

/** Where such servers listen on one's own machine unless told otherwise: Ollama, LM Studio, vLLM, llama.cpp. */
export const USUAL = [11434, 1234, 8000, 8080].map((port) => `http://127.0.0.1:${port}/v1`);

/** Milliseconds for a list of models, and for one small question, for which a model may have to be loaded. */
const WITHIN = { list: 3000, question: 180_000 } as const;

/** Why a question has no answer, in a few words for an operator. */
export class NoAnswer extends Error {}

async function call({ baseUrl, key }: ModelServer, path: string, within: number, body?: object | FormData) {
  const isForm = body instanceof FormData;
  const response = await fetch(`${baseUrl}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: {
      ...(key && { authorization: `Bearer ${key}` }),
      ...(body && !isForm && { 'content-type': 'application/json' }),
    },
    ...(body && { body: isForm ? body : JSON.stringify(body) }),
    redirect: 'error',
    signal: AbortSignal.timeout(within),
  }).catch((error: unknown) => {
    throw new NoAnswer((error as Error).name === 'TimeoutError' ? 'it took too long' : 'nobody answers there');
  });
  if (!response.ok) throw new NoAnswer(`it answers ${response.status}`);
  return response;
}

const json = async (response: Response): Promise<unknown> =>
  response.json().catch(() => {
    throw new NoAnswer('its answer is no JSON');
  });

/** The names of a server's models, in their order. Throws `NoAnswer`. */
export async function modelsOf(server: ModelServer): Promise<string[]> {
  const { data } = ((await json(await call(server, '/models', WITHIN.list))) ?? {}) as { data?: unknown };
  if (!Array.isArray(data)) throw new NoAnswer('its answer is no list of models');
  return data.flatMap((one: { id?: unknown } | null) => (typeof one?.id === 'string' ? [one.id] : []));
}

type Message = { content?: unknown; tool_calls?: unknown };
/** What a model answers to one message; null where it answers nothing of the kind. Throws `NoAnswer`. */
async function answered(
  server: ModelServer,
  model: string,
  content: unknown,
  more: object = {},
): Promise<Message | null> {
  const body = { model, messages: [{ role: 'user', content }], temperature: 0, max_tokens: 600, ...more };
  const answer = (await json(await call(server, '/chat/completions', WITHIN.question, body))) as {
    choices?: { message?: Message }[];
  } | null;
  return answer?.choices?.[0]?.message ?? null;
}

/** What a model says to one message. Throws `NoAnswer`. */
export async function said(server: ModelServer, model: string, content: unknown): Promise<string> {
  const text = (await answered(server, model, content))?.content;
  if (typeof text !== 'string') throw new NoAnswer('its answer has no words');
  return text.replace(/<(think|thinking|reasoning)>[\s\S]*?<\/\1>/gi, '');
}

/** A function that a model may call: what it is called, what it does, and the one string that it takes. */
type Offered = { name: string; does: string; takes: string };
/** What a model hands the one function that it is offered; null where it does not call it as it is told to. Throws `NoAnswer`. */
export async function called(
  server: ModelServer,
  model: string,
  content: string,
  { name, does, takes }: Offered,
): Promise<string | null> {
  const parameters = { type: 'object', properties: { [takes]: { type: 'string' } }, required: [takes] };
  const tools = [{ type: 'function', function: { name, description: does, parameters } }];
  const calls = (await answered(server, model, content, { tools }))?.tool_calls;
  const [first] = (Array.isArray(calls) ? calls : []) as ({
    function?: { name?: unknown; arguments?: unknown };
  } | null)[];
  if (first?.function?.name !== name) return null;
  const given = argumentsIn(first.function.arguments)?.[takes];
  return typeof given === 'string' ? given : null;
}

/** The arguments of a call, which are JSON in a string; null where they are not. */
function argumentsIn(said: unknown): Record<string, unknown> | null {
  try {
    const value: unknown = typeof said === 'string' ? JSON.parse(said) : said;
    return typeof value === 'object' ? (value as Record<string, unknown> | null) : null;
  } catch {
    return null;
  }
}

/** How long the vectors of a model are. Throws `NoAnswer`. */
export async function vectorLength(server: ModelServer, model: string): Promise<number> {
  const body = { model, input: ['La renta es de 20 UF.', 'The rent is 20 UF.'] };
  const answer = (await json(await call(server, '/embeddings', WITHIN.question, body))) as {
    data?: { embedding?: unknown }[];
  } | null;
  const [one, other] = (answer?.data ?? []).map(({ embedding }) => (Array.isArray(embedding) ? embedding.length : 0));
  if (!one || one !== other) throw new NoAnswer('its answer has no vectors');
  return one;
}

/** Bytes of sound that a model makes of a few words. Throws `NoAnswer`. */
export async function spoken(server: ModelServer, model: string, voice: string): Promise<number> {
  const body = { model, voice, input: 'Buenos días.', response_format: 'wav' };
  return (await (await call(server, '/audio/speech', WITHIN.question, body)).arrayBuffer()).byteLength;
}

/** A second of silence at 8,000 Hz, as a WAV of 16 bits. */
function silence(): Blob {
  const samples = 8000;
  const head = Buffer.alloc(44);
  head.write('RIFF', 0);
  head.writeUInt32LE(36 + 2 * samples, 4);
  head.write('WAVEfmt ', 8);
  head.writeUInt32LE(16, 16);
  head.writeUInt16LE(1, 20);
  head.writeUInt16LE(1, 22);
  head.writeUInt32LE(samples, 24);
  head.writeUInt32LE(2 * samples, 28);
  head.writeUInt16LE(2, 32);
  head.writeUInt16LE(16, 34);
  head.write('data', 36);
  head.writeUInt32LE(2 * samples, 40);
  return new Blob([head, Buffer.alloc(2 * samples)], { type: 'audio/wav' });
}
/** Whether a model writes down what is said: it answers a text, if an empty one, to a second of silence. Throws `NoAnswer`. */
export async function transcribed(server: ModelServer, model: string): Promise<boolean> {
  const form = new FormData();
  form.set('model', model);
  form.set('file', silence(), 'silence.wav');
  const answer = (await json(await call(server, '/audio/transcriptions', WITHIN.question, form))) as {
    text?: unknown;
  } | null;
  return typeof answer?.text === 'string';
}
