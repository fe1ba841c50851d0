import { describe, expect, test, vi } from 'vitest';
import fastify from 'fastify';
import { z } from 'zod';
import { post, type Endpoint } from '#contract/endpoint.ts';
import type { Deps } from '#server/deps.ts';
import { answerError } from './answer.ts';
import { acceptJson, readJson } from './json.ts';
import { mount } from './mount.ts';

const read = (text: string): unknown => readJson(Buffer.from(text));

describe('a body of JSON', () => {
  test.each([
    '{"__proto__":1}',
    '[{"a":{"__proto__":null}}]',
    '{"\\u005f_proto__":{}}',
    '{"_\\u005Fproto__":[]}',
    '{"constructor":{"prototype":1}}',
    '{"\\u0063onstructor":{"prototype":{}}}',
    '{"a":[{"constructor" : {"prototype":null}}]}',
  ])('that would poison a prototype is refused: %s', (text) => {
    expect(() => read(text)).toThrow(expect.objectContaining({ code: 'INVALID_JSON' }) as Error);
  });

  test.each([
    ['"\\ud800"', 'body'],
    ['{"a":["b","\\uDC00x"]}', '1'],
    ['{"a":{"title":"x\\ud83d"}}', 'title'],
    ['{"":"\\ud83d"}', 'body'],
  ])('whose text is no text is refused by its field: %s', (text, field) => {
    const why = { code: 'INVALID', extra: { fields: { [field]: 'wrong' } } };
    expect(() => read(text)).toThrow(expect.objectContaining(why) as Error);
  });

  test.each([
    ['{"a":"\\ud83d\\ude00","b":"__proto__","c":"\\u00e9"}', { a: '😀', b: '__proto__', c: 'é' }],
    ['{"constructor":"a","b":{"constructor":{}},"a":1,"a":2}', { constructor: 'a', b: { constructor: {} }, a: 2 }],
    ['[{"prototype":{}}, 1, null, true]', [{ prototype: {} }, 1, null, true]],
  ])('that is none of these is read: %s', (text, value) => {
    expect(read(text)).toEqual(value);
  });

  test('is read without a function for each of its elements', () => {
    const parse = vi.spyOn(JSON, 'parse');
    read('["\\u0061",{"constructor":{"__proto":1}}]');
    expect(parse.mock.calls.map((args) => args.length)).toEqual([1]);
    parse.mockRestore();
  });
});

test('who is nobody may send little, and so may who asks a call that reads no body', async () => {
  const about = 'A call';
  const answer = z.object({ length: z.number() });
  const body = z.object({ text: z.string() });
  const api = {
    open: post('/open', { open: true, about, answer, body }),
    closed: post('/closed', { about, answer, body }),
    bare: post('/bare', { about, answer }),
  } satisfies Record<string, Endpoint>;
  const app = fastify();
  app.setErrorHandler(answerError);
  app.decorateRequest('caller');
  app.decorateRequest('isMultipart', () => false);
  acceptJson(app);
  const sessions = {
    check: async () => ({ id: 'a', sessionId: 'b', language: 'en', frozen: false, modelsRefused: false }),
  };
  const length = async ({ body: sent }: { body: { text: string } }) => ({ length: sent.text.length });
  mount(app, { sessions } as unknown as Deps, api, { open: length, closed: length, bare: async () => ({ length: 0 }) });
  const status = async (url: string, weight: number): Promise<number> =>
    (await app.inject({ method: 'POST', url, payload: { text: 'a'.repeat(weight) } })).statusCode;
  expect([await status('/open', 16_000), await status('/open', 17_000)]).toEqual([200, 413]);
  expect([await status('/bare', 16_000), await status('/bare', 17_000)]).toEqual([200, 413]);
  expect([await status('/closed', 17_000), await status('/closed', 1_100_000)]).toEqual([200, 413]);
  await app.close();
});
