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

/** What a text holds that may be refused below: a surrogate that stands alone is written as an escape, and each key may be. */
const SUSPECT = /\\u|__proto__|"constructor"/;

/**
 * Refuses what would poison a prototype, and text that is no text; what is nested first. Duplicate keys: the last one wins, as in every JSON.parse. Not by
 * a reviver, which costs many times what the parser does.
 */
function inspect(value: unknown, key: string | number): void {
  if (typeof value === 'string') {
    if (LONE_SURROGATE.test(value)) throw new Problem('INVALID', { fields: { [String(key) || 'body']: 'wrong' } });
  } else if (Array.isArray(value)) {
    for (let i = 0; i < value.length; i++) inspect(value[i], i);
  } else if (typeof value === 'object' && value !== null) {
    for (const name of Object.keys(value)) inspect((value as Record<string, unknown>)[name], name);
    if (key === 'constructor' && 'prototype' in value) throw new Problem('INVALID_JSON');
  }
  if (key === '__proto__') throw new Problem('INVALID_JSON');
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
    const value = JSON.parse(text) as unknown;
    if (SUSPECT.test(text)) inspect(value, '');
    return value;
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
