import type { FastifyInstance } from 'fastify';
import { Problem } from './problem.ts';

/** Levels of nesting that are read; no call needs ten. */
const DEEPEST = 64;
const utf8 = new TextDecoder('utf-8', { fatal: true });
const LONE_SURROGATE = /\p{Cs}/u;

/** Refuses text nested too deep before the parser sees it; brackets within strings do not count. */
function shallow(text: string): boolean {
  let depth = 0;
  let quoted = false;
  for (let i = 0; i < text.length; i++) {
    const c = text.charCodeAt(i);
    if (quoted) {
      if (c === 92) i++;
      else if (c === 34) quoted = false;
    } else if (c === 34) quoted = true;
    else if (c === 123 || c === 91) {
      if (++depth > DEEPEST) return false;
    } else if (c === 125 || c === 93) depth--;
  }
  return true;
}

/** Refuses what would poison a prototype, and text that is no text. Duplicate keys: the last one wins, as in every JSON.parse. */
function reviver(this: unknown, key: string, value: unknown): unknown {
  if (
    key === '__proto__' ||
    (key === 'constructor' && typeof value === 'object' && value !== null && 'prototype' in value)
  )
    throw new Problem('INVALID_JSON');
  if (typeof value === 'string' && LONE_SURROGATE.test(value))
    throw new Problem('INVALID', { fields: { [key || 'body']: 'wrong' } });
  return value;
}

/** Reads a JSON body of any shape; an empty one is undefined. Throws INVALID_JSON, or INVALID for text that is not Unicode. */
export function readJson(bytes: Uint8Array): unknown {
  if (bytes.length === 0) return undefined;
  let text: string;
  try {
    text = utf8.decode(bytes);
  } catch {
    throw new Problem('INVALID');
  }
  if (!shallow(text)) throw new Problem('INVALID_JSON');
  try {
    return JSON.parse(text, reviver) as unknown;
  } catch (error) {
    throw error instanceof Problem ? error : new Problem('INVALID_JSON');
  }
}

/** JSON is the only body that is read whole; the parsers that Fastify brings are removed. */
export function acceptJson(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, bytes: Buffer, done) => {
    try {
      done(null, readJson(bytes));
    } catch (error) {
      done(error as Error);
    }
  });
}
