import fc from 'fast-check';
import { METHODS } from 'node:http';
import { malformed } from './malformed.ts';
import { broken, fitting, idIn, type Schema } from './schema.ts';
import { hostile, tokens } from './words.ts';

type Parameter = { name: string; in: string; schema: Schema };
type Operation = {
  operationId: string;
  parameters: Parameter[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
/** The part of an OpenAPI document that requests are made from. */
export type Document = { paths: Record<string, Record<string, Operation>> };

/** A request as it will be written. `who`: the number of a signed-in person, or null; names between @@ are still to be put in. */
export type Ask =
  | {
      about: string;
      method: string;
      target: string;
      headers: [string, string][];
      body: Buffer | null;
      who: number | null;
    }
  | { about: string; raw: Buffer };

/** Work that costs seconds of a processor each time (passwords are hashed, files read, questions answered): asked in a right way only seldom. */
const COSTLY =
  /account\.|second|security\.signIn|deletion|portability|sample|chat\.(ask|download)|sources\.(add|update|retry)|notes\.download|preview|payments\.purchase|start|rights\.ask|live\.events|generate|\.download/i;

/** What ends the means of further requests: asked as seldom. */
const ENDING =
  /rights\.block|logout|endSession|endOthers|remove|revoke|clear|cancel|sample|security\.(confirm|turnOff)/;

const word = fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'binary', maxLength: 40 }));
/** Percent-encoded as a browser would, where the text can be. */
const encoded = (text: string): string => encodeURIComponent(text.toWellFormed()).replaceAll('%40%40', '@@');
const RAW_PATHS = ['%00', '%2e%2e', '%2F..%2F', '%c0%af', '%', '%zz', '..;', '%25%30%30', '.', '%ff%fe'] as const;

const inPath = (name: string): fc.Arbitrary<string> =>
  fc.oneof(
    { weight: 12, arbitrary: idIn(name === 'id' ? 'notebook' : name).map(encoded) },
    { weight: 1, arbitrary: fc.constantFrom(...RAW_PATHS) },
  );

function query(parameters: readonly Parameter[]): fc.Arbitrary<string> {
  if (parameters.length === 0) return fc.constantFrom('', '', '', '?', '?a=b', '?__proto__[a]=1', '?%00=%00', '?=&&=');
  const one = ({ name, schema }: Parameter) => {
    const right = fitting(name, schema).map((json) => json.replace(/^"(.*)"$/s, '$1'));
    const value = fc.oneof({ weight: 3, arbitrary: right }, { weight: 2, arbitrary: word });
    return fc.tuple(value, fc.constantFrom('', '', '', '', '', '', '[]', '[a]', '%00')).map(([v, odd]) => `${name}${odd}=${encoded(v)}`); // prettier-ignore
  };
  return fc
    .array(fc.oneof(...parameters.map(one)), { maxLength: parameters.length + 1 })
    .map((all) => (all.length > 0 ? `?${all.join('&')}` : ''));
}

const safe = (text: string): string => text.replace(/[^\t\x20-\x7e\x80-\xff]/g, '?').trim();
const LANGUAGES = ['es', 'en', 'es-CL,es;q=0.9', '*', 'xx-'.repeat(200), ';q=,,,', 'en;q=NaN'] as const;

const extraHeader: fc.Arbitrary<[string, string]> = fc.oneof(
  fc.constantFrom(...LANGUAGES).map((value): [string, string] => ['Accept-Language', value]),
  fc.constantFrom('text/event-stream', 'text/html', '*/*;q=x', '').map((value): [string, string] => ['Accept', value]),
  fc
    .constantFrom('bytes=0-', 'bytes=-1', 'bytes=5-1', 'bytes=0-0,1-1', 'bytes=99999999999999999999-', 'lines=1', `bytes=${'0-1,'.repeat(900)}`)
    .map((value): [string, string] => ['Range', value]), // prettier-ignore
  fc.constantFrom('gzip', 'identity', 'br, gzip', 'x').map((value): [string, string] => ['Content-Encoding', value]),
  fc
    .tuple(
      fc.constantFrom('X-Forwarded-For', 'X-Forwarded-Host', 'Forwarded', 'Origin', 'Referer', 'Cookie', 'X-Request-Id', 'If-None-Match', 'If-Modified-Since', 'If-Range', 'X-HTTP-Method-Override', 'User-Agent', 'Idempotency-Key', 'Last-Event-ID'),
      word,
    )
    .map(([name, value]): [string, string] => [name, safe(value).slice(0, 4_000)]), // prettier-ignore
);

const TYPES = ['text/plain', 'application/x-www-form-urlencoded', 'application/xml', 'application/json; charset=utf-16', 'application/json;;', 'APPLICATION/JSON', 'multipart/form-data', 'multipart/form-data; boundary=', `multipart/form-data; boundary=${'b'.repeat(300)}`, 'multipart/mixed; boundary=b', 'application/vnd.api+json', '/', ''] as const; // prettier-ignore
const NO_JSON = ['', '{', '{"a":', '[1,]', "{'a':1}", '{"a":1}x', '\ufeff{}', 'nul', '"\\ud800"', '{"a":"\\u0000"}', '{"a":1e99999}', '// x\n{}'] as const; // prettier-ignore

type Body = { type: string | null; bytes: Buffer | null };
const asJson = (text: string): Body => ({ type: 'application/json', bytes: Buffer.from(text) });

const FILES = ['', 'La renta es de 10 UF.\n', '%PDF-1.7\n%%EOF', 'PK\u0003\u0004', '<svg xmlns="http://www.w3.org/2000/svg"/>', 'MZ', '\u0000\u0001', '{"a":1}', 'RIFF0000WAVE', '\u0089PNG\r\n'] as const; // prettier-ignore

const part: fc.Arbitrary<string> = fc
  .tuple(
    fc.constantFrom('title', 'title', 'file', 'file', 'type', 'content', 'url', '__proto__', 'password', '', 'metadata'),
    fc.option(fc.constantFrom('a.txt', 'a.pdf', 'a.docx', '../../a.txt', 'a\u0000.txt', '.txt', 'a', 'ñ.md', `${'a'.repeat(400)}.pdf`, 'a.mp3', 'a.zip')),
    fc.constantFrom(...FILES, ...hostile.slice(0, 30)),
    fc.constantFrom('', 'Content-Type: text/plain\r\n', 'Content-Type: \r\n', 'Content-Transfer-Encoding: base64\r\n', `X: ${'a'.repeat(9_000)}\r\n`, 'no header\r\n'),
  )
  .map(([name, file, value, header]) => {
    const named = file === null ? '' : `; filename="${file}"`;
    return `--b\r\nContent-Disposition: form-data; name="${name}"${named}\r\n${header}\r\n${value}\r\n`;
  }); // prettier-ignore

const form: fc.Arbitrary<Body> = fc
  .tuple(fc.array(part, { maxLength: 5 }), fc.constantFrom('--b--\r\n', '--b--\r\n', '--b--', '', '--b', '--c--\r\n'), fc.boolean())
  .map(([parts, end, cut]) => {
    const text = parts.join('') + end;
    return { type: 'multipart/form-data; boundary=b', bytes: Buffer.from(cut ? text.slice(0, -7) : text) };
  }); // prettier-ignore

function body({ operationId, requestBody }: Operation): fc.Arbitrary<Body> {
  const none: Body = { type: null, bytes: null };
  const schema = requestBody?.content['application/json']?.schema;
  const odd = fc
    .tuple(fc.constantFrom(...TYPES), fc.oneof(fc.constantFrom(...NO_JSON), fc.string({ unit: 'binary' })))
    .map(([type, text]): Body => ({ type, bytes: Buffer.from(text) }));
  const bytes = fc.uint8Array({ maxLength: 60 }).map((raw): Body => ({ type: 'application/json', bytes: Buffer.from(raw) })); // prettier-ignore
  const bad = fc.constantFrom(...NO_JSON).map(asJson);
  const strange = [odd, bytes, bad].map((arbitrary) => ({ weight: 2, arbitrary }));
  if (!schema) return fc.oneof({ weight: 40, arbitrary: fc.constant(none) }, ...strange);
  const right = fitting('', schema).map(asJson);
  return fc.oneof(
    { weight: COSTLY.test(operationId) ? 1 : 40, arbitrary: right },
    { weight: 30, arbitrary: broken(schema).map(asJson) },
    ...(requestBody.content['multipart/form-data'] ? [{ weight: 8, arbitrary: form }] : []),
    { weight: 1, arbitrary: fc.constant(none) },
    ...strange,
  );
}

/** A token of ours, none, or one that is none of ours. */
const signed: fc.Arbitrary<{ who: number | null; token: string | null }> = fc.oneof(
  { weight: 16, arbitrary: fc.nat({ max: 3 }).map((who) => ({ who, token: null })) },
  { weight: 1, arbitrary: fc.constant({ who: null, token: null }) },
  { weight: 1, arbitrary: fc.constantFrom(...tokens).map((token) => ({ who: null, token: safe(token) })) },
);

function operation(path: string, method: string, of: Operation): fc.Arbitrary<Ask> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!);
  return fc
    .record({
      ids: fc.tuple(...names.map(inPath)),
      search: query(of.parameters.filter((one) => one.in === 'query')),
      method: fc.oneof(
        { weight: 30, arbitrary: fc.constant(method.toUpperCase()) },
        { weight: 1, arbitrary: fc.constantFrom(...METHODS.filter((one) => one !== 'CONNECT'), 'FOO') },
      ),
      slash: fc.constantFrom('', '', '/', '//'),
      sent: body(of),
      extra: fc.oneof(
        { weight: 5, arbitrary: fc.constant([]) },
        { weight: 1, arbitrary: fc.array(extraHeader, { maxLength: 3 }) },
      ),
      by: signed,
    })
    .map(({ ids, search, method, slash, sent, extra, by }) => {
      let n = 0;
      const filled = path.replace(/\{\w+\}/g, () => ids[n++]!).replace(/\/$/, '');
      const headers: [string, string][] = [...extra];
      if (sent.type !== null) headers.push(['Content-Type', safe(sent.type)]);
      if (by.token !== null) headers.push(['Authorization', by.token]);
      return { about: of.operationId, method, target: `${filled}${slash}${search}`, headers, body: sent.bytes, who: by.who };
    }); // prettier-ignore
}

/** Requests over all calls of a document, and bytes that are no request. What signs one out of everything is as seldom as what is costly. */
export function asks(document: Document): fc.Arbitrary<Ask> {
  const all = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, of]) => ({
      weight: ENDING.test(of.operationId) ? 1 : COSTLY.test(of.operationId) ? 2 : 20,
      arbitrary: operation(path, method, of),
    })),
  );
  const weight = Math.ceil(all.reduce((sum, one) => sum + one.weight, 0) / 40);
  return fc.oneof(...all, { weight, arbitrary: malformed.map((raw): Ask => ({ about: 'malformed', raw })) });
}
