import { mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text as textOf } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { Impossible } from '../command.ts';
import { modelCommand } from './command.ts';
import { withSettings } from './settings.ts';

type Answer = { status?: number; body: unknown };
/** How a server of models answers a path and what was sent to it. */
type Answers = (path: string, body: string, request: IncomingMessage) => Answer;

const closing: (() => void)[] = [];
afterEach(() => closing.splice(0).forEach((close) => close()));
async function serve(answers: Answers): Promise<string> {
  const server = createServer((request, response) => {
    void (async () => {
      const { status = 200, body } = answers(request.url!, await textOf(request), request);
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(typeof body === 'string' ? body : JSON.stringify(body));
    })();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  closing.push(() => {
    server.close();
    server.closeAllConnections();
  });
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`;
}
const say = (content: string): Answer => ({ body: { choices: [{ message: { role: 'assistant', content } }] } });
const calls = (name: string, given: unknown): Answer => ({
  body: { choices: [{ message: { content: null, tool_calls: [{ function: { name, arguments: given } }] } }] },
});

/** A server with a model that can do all, and those for vectors, speech and transcription. */
const able: Answers = (url, body) => {
  if (url.endsWith('/models'))
    return { body: { data: ['gran-modelo', 'nomic-embed-text', 'kokoro', 'whisper-1'].map((id) => ({ id })) } };
  if (url.endsWith('/embeddings')) return { body: { data: [{ embedding: [1, 2, 3] }, { embedding: [4, 5, 6] }] } };
  if (url.endsWith('/audio/speech')) return { body: 'RIFF' };
  if (url.endsWith('/audio/transcriptions')) return { body: { text: '' } };
  if (body.includes('one word: fojas')) return say('<think>hm</think>Fojas.');
  if (body.includes('Passage 1'))
    return say('Son veinte UF [1: «La renta mensual será de veinte unidades de fomento»].');
  if (body.includes('one JSON object'))
    return say('```json\n{"searches": ["plazo", "vigencia"], "enough": false}\n```');
  if (body.includes('"tools"')) return calls('look_up', '{"search": "plazo"}');
  if (body.includes('QUILLAY')) return say('quillay');
  return say(body.includes('image_url') ? 'Red' : '?');
};
const settingsFile = (text = ''): string => {
  const file = path.join(mkdtempSync(path.join(tmpdir(), 'fojas-model-')), '.env');
  writeFileSync(file, text);
  return file;
};
const run = (file: string, words: string[], options: Record<string, string> = {}) => {
  const command = modelCommand(file);
  if (!('alone' in command)) throw new Error('it needs an installation');
  return command.alone({ words, options });
};

test('a server is found, and its models are listed', async () => {
  const at = await serve(able);
  const file = settingsFile('PORT=3000\n');
  const { text, json } = await run(file, [], { at: `${at}/` });
  expect(json).toEqual({ servers: [{ url: at, models: ['gran-modelo', 'nomic-embed-text', 'kokoro', 'whisper-1'] }] });
  expect(text).toContain('fojas -- model NAME');
  expect(readFileSync(file, 'utf8')).toBe('PORT=3000\n');
});

test('a model is tried in all that Fojas asks of one, and written beside what the settings have', async () => {
  const seen: (string | undefined)[] = [];
  const at = await serve((url, body, request) => {
    seen.push(request.headers.authorization);
    return able(url, body, request);
  });
  const file = settingsFile(
    `FOJAS_AI_API_KEY=secreto-1\nFOJAS_AI_BASE_URL=${at}/\nFOJAS_AI_MODEL=viejo\n# FOJAS_AI_PROVIDER=\n`,
  );
  const { text, json, well } = await run(file, ['gran-modelo'], { at });
  expect(well).toBe(true);
  expect((json as { tried: { what: string; can: boolean }[] }).tried.map(({ what, can }) => [what, can])).toEqual(
    ['text', 'quotations', 'JSON', 'tools', 'long text', 'images', 'vectors', 'speech', 'transcription'].map((what) => [
      what,
      true,
    ]),
  );
  expect(readFileSync(file, 'utf8')).toBe(
    `FOJAS_AI_API_KEY=secreto-1\nFOJAS_AI_BASE_URL=${at}\nFOJAS_AI_MODEL=gran-modelo\n# FOJAS_AI_PROVIDER=\nFOJAS_AI_PROVIDER=openai-compatible\nFOJAS_AI_VISION_MODEL=gran-modelo\nFOJAS_AI_EMBEDDING_MODEL=nomic-embed-text\nFOJAS_AI_SPEECH_MODEL=kokoro\nFOJAS_AI_TRANSCRIPTION_MODEL=whisper-1\n`,
  );
  expect(statSync(file).mode & 0o077).toBe(0);
  expect(text + JSON.stringify(json)).not.toContain('secreto-1');
  expect(new Set(seen)).toEqual(new Set(['Bearer secreto-1']));
});

test('a key goes to no other server than the one that it was given for', async () => {
  const seen: (string | undefined)[] = [];
  const at = await serve((url, body, request) => {
    seen.push(request.headers.authorization);
    return able(url, body, request);
  });
  await run(settingsFile('FOJAS_AI_API_KEY=secreto-1\nFOJAS_AI_BASE_URL=https://models.example/v1\n'), [], { at });
  await run(settingsFile('FOJAS_AI_API_KEY=secreto-1\n'), [], { at });
  expect(seen).toEqual([undefined, undefined]);
});

test('what a model cannot do is said, and not written', async () => {
  const at = await serve((url, body, request) => {
    if (url.endsWith('/models')) return { body: { data: [{ id: 'chico' }, { id: 'bge-m3' }] } };
    if (url.endsWith('/embeddings')) return { status: 500, body: '<html>' };
    if (body.includes('one word: fojas')) return able(url, body, request);
    return body.includes('image_url') ? { status: 400, body: {} } : say('No lo sé.');
  });
  const file = settingsFile();
  const { text, well } = await run(file, ['chico'], { at });
  expect(well).toBe(true);
  expect(text).toMatch(/^ok {4}text/m);
  expect(text).toMatch(/^no {4}quotations +it does not copy/m);
  expect(text).toMatch(/^no {4}long text +it forgets the beginning.*16k/m);
  expect(text).toMatch(/^no {4}images +it answers 400/m);
  expect(text).toMatch(/^no {4}vectors +bge-m3: it answers 500/m);
  expect(readFileSync(file, 'utf8')).toBe(
    `FOJAS_AI_PROVIDER=openai-compatible\nFOJAS_AI_BASE_URL=${at}\nFOJAS_AI_MODEL=chico\n`,
  );
});

test.each<[string, Answer, RegExp]>([
  ['talks', say('{"search": "plazo"}'), /^no {4}tools +it calls no function/m],
  ['calls another', calls('buscar', '{"search": "plazo"}'), /^no {4}tools +it calls no function/m],
  ['hands nothing', calls('look_up', '{}'), /^no {4}tools +it calls no function/m],
  ['breaks off', calls('look_up', '{"search": "pla'), /^no {4}tools +it calls no function/m],
  ['hands an object', calls('look_up', { search: 'plazo' }), /^ok {4}tools +yes/m],
  ['refuses', { status: 400, body: {} }, /^no {4}tools +it answers 400/m],
])('a model that %s where it is offered a function is written all the same', async (_, answer, told) => {
  const at = await serve((url, body, request) => (body.includes('"tools"') ? answer : able(url, body, request)));
  const file = settingsFile();
  const { well, text } = await run(file, ['gran-modelo'], { at });
  expect(well).toBe(true);
  expect(text).toMatch(told);
  expect(readFileSync(file, 'utf8')).toContain('FOJAS_AI_MODEL=gran-modelo');
});

test.each<[string, Answer]>([
  ['says nothing', { body: { choices: [] } }],
  ['answers no JSON', { body: 'hola' }],
  ['answers null', { body: 'null' }],
  ['refuses', { status: 401, body: {} }],
])('a model that %s is not written', async (_, answer) => {
  const at = await serve((url) => (url.endsWith('/models') ? { body: { data: [{ id: 'm' }] } } : answer));
  const file = settingsFile('A=1\n');
  const { well, text } = await run(file, ['m'], { at });
  expect(well).toBe(false);
  expect(text).toContain('Nothing was written.');
  expect(readFileSync(file, 'utf8')).toBe('A=1\n');
});

test('a place without a server, a name without a model and an address that is none are told', async () => {
  const at = await serve(able);
  const broken = await serve(() => ({ body: '{"data": 7}' }));
  const file = settingsFile();
  for (const [words, options, why] of [
    [[], { at: 'http://127.0.0.1:9/v1' }, 'nobody answers there'],
    [[], { at: broken }, 'no list of models'],
    [['otro'], { at }, "No server here has a model 'otro'. It has: gran-modelo."],
    [[], { at: 'ollama' }, "'ollama' is no address"],
  ] as const) {
    const failure = await run(file, [...words], { ...options }).catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(Impossible);
    expect((failure as Impossible).message).toContain(why);
  }
});

test('settings keep their other lines, and a value with blanks stands in quotation marks', () => {
  expect(withSettings('', { A: '1' })).toBe('A=1\n');
  expect(withSettings('# x\nA=0\nB=2', { A: 'uno dos', C: '3' })).toBe("# x\nA='uno dos'\nB=2\nC=3\n");
});
