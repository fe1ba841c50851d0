import fc from 'fast-check';
import { addresses, hostile, numbers } from './words.ts';

/** A schema of an OpenAPI document: the part of JSON Schema that zod writes. */
export type Schema = {
  type?: string;
  format?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  oneOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  items?: Schema;
  prefixItems?: Schema[];
  maxLength?: number;
  minimum?: number;
  maximum?: number;
};

/** Names that stand for what a run knows, put in where a request is sent: ids of each kind, by whose they are, and what people sign in with. */
export const OWN = ['notebook', 'source', 'note', 'job', 'session', 'purchase'] as const;
export const mark = (name: string): string => `@@${name}@@`;

const kindOf = (field: string): string => OWN.find((one) => field.toLowerCase().includes(one)) ?? 'notebook';
const MISSING = '00000000-0000-4000-8000-000000000000';

/** An id in a field or parameter of this name: one's own, another's, of another kind, of nothing, or no id. */
export function idIn(field: string): fc.Arbitrary<string> {
  const kind = kindOf(field);
  return fc.oneof(
    { weight: 10, arbitrary: fc.constant(mark(kind)) },
    { weight: 3, arbitrary: fc.constant(mark(`other-${kind}`)) },
    { weight: 1, arbitrary: fc.constantFrom(...OWN.map(mark)) },
    { weight: 2, arbitrary: fc.oneof(fc.uuid(), fc.constant(MISSING)) },
    { weight: 3, arbitrary: fc.oneof(fc.constantFrom(...hostile), fc.string({ unit: 'binary', maxLength: 80 })) },
  );
}

const quoted = (text: fc.Arbitrary<string>): fc.Arbitrary<string> => text.map((one) => JSON.stringify(one));
const deep = (n: number, open: string, close: string): string => `${open.repeat(n)}1${close.repeat(n)}`;

/** JSON of anything at all. */
export const wrong: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: quoted(fc.constantFrom(...hostile)) },
  { weight: 2, arbitrary: quoted(fc.string({ unit: 'binary', maxLength: 200 })) },
  { weight: 3, arbitrary: fc.constantFrom(...numbers) },
  { weight: 3, arbitrary: fc.constantFrom('null', 'true', 'false', '[]', '{}', '[null]', '[[]]', '{"":""}') },
  { weight: 2, arbitrary: fc.jsonValue().map((value) => JSON.stringify(value)) },
  { weight: 1, arbitrary: fc.constantFrom(deep(60, '[', ']'), deep(5_000, '[', ']'), deep(70, '{"a":', '}')) },
);

function text(field: string, { format, maxLength }: Schema): fc.Arbitrary<string> {
  if (format === 'uuid') return idIn(field);
  if (format === 'email') return fc.constantFrom(mark('email'), 'nadie@example.com', 'a@b.cl');
  if (/url/i.test(field)) return fc.constantFrom(...addresses);
  if (/password/i.test(field)) return fc.constantFrom(mark('password'), 'otra clave', 'x'.repeat(100));
  if (/refresh/i.test(field)) return fc.constantFrom(mark('refresh'), 'x');
  const free = fc.oneof(fc.constantFrom('Arriendo', 'la renta', 'es', 'a'), fc.string({ maxLength: 20 }));
  const edge = maxLength && maxLength < 5_000 ? fc.constant('ñ'.repeat(maxLength)) : free;
  return fc.oneof({ weight: 9, arbitrary: free }, { weight: 1, arbitrary: edge });
}

/** JSON that fits a schema, or nearly so: patterns and lengths are not looked at. */
export function fitting(field: string, schema: Schema): fc.Arbitrary<string> {
  const either = schema.anyOf ?? schema.oneOf;
  if (either) return fc.oneof(...either.map((one) => fitting(field, one)));
  if (schema.const !== undefined) return fc.constant(JSON.stringify(schema.const));
  if (schema.enum) return fc.constantFrom(...schema.enum.map((one) => JSON.stringify(one)));
  switch (schema.type) {
    case 'string':
      return quoted(text(field, schema));
    case 'integer':
    case 'number': {
      const { minimum = 0, maximum = 100 } = schema;
      return fc.constantFrom(minimum, maximum, Math.min(minimum + 1, maximum)).map(String);
    }
    case 'boolean':
      return fc.constantFrom('true', 'false');
    case 'array':
      return fc
        .array(fitting(field, schema.items ?? schema.prefixItems?.[0] ?? {}), { maxLength: 3 })
        .map((all) => `[${all.join()}]`);
    case 'object':
      return object(schema, (name, of) => fitting(name, of));
    default:
      return fc.constant('null');
  }
}

const entry = (name: string, json: string | null): string[] =>
  json === null ? [] : [`${JSON.stringify(name)}:${json}`];

function object(
  { properties = {}, required = [] }: Schema,
  of: (name: string, schema: Schema) => fc.Arbitrary<string>,
): fc.Arbitrary<string> {
  const names = Object.keys(properties);
  const values = names.map((name) => {
    const value = of(name, properties[name]!);
    return required.includes(name) ? value : fc.option(value);
  });
  return fc.tuple(...values).map((all) => `{${all.flatMap((json, n) => entry(names[n]!, json)).join()}}`);
}

const EXTRA = ['"__proto__":{"admin":true}', '"constructor":{"prototype":{"a":1}}', '"user_id":"@@other-user@@"', '"id":1', '"":null', '"title":1,"title":"b"'] as const; // prettier-ignore

/** JSON of a body with something wrong in it: values of another kind, fields left out, too many, or no object at all. */
export function broken(schema: Schema): fc.Arbitrary<string> {
  const fields = (odds: number) =>
    object({ ...schema, required: [] }, (name, of) =>
      fc.oneof({ weight: odds, arbitrary: wrong }, { weight: 4, arbitrary: fitting(name, of) }),
    );
  return fc.oneof(
    { weight: 6, arbitrary: fields(1) },
    { weight: 4, arbitrary: fields(8) },
    {
      weight: 3,
      arbitrary: fc
        .tuple(fitting('', schema), fc.constantFrom(...EXTRA))
        .map(([json, extra]) => (json.length > 2 ? json.replace('{', `{${extra},`) : `{${extra}}`)),
    },
    { weight: 2, arbitrary: wrong },
  );
}
