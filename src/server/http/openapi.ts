import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { rows, type Row } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { KEY_PREFIX } from '#contract/programs.ts';
import { errorBody } from '#contract/errors.ts';
import { ADDRESS } from './mount.ts';

type Json = Record<string, unknown>;

/** A key for programs; the scope that a call needs stands beside it. */
const PROGRAM = {
  type: 'http',
  scheme: 'bearer',
  bearerFormat: `${KEY_PREFIX}…`,
  description: 'A key for programs with this scope',
};

const schema = (of: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(of, { io, unrepresentable: 'any', reused: 'inline' }) as Json;
  return rest;
};
const json = (of: Json): Json => ({ 'application/json': { schema: of } });

function parameters(endpoint: Endpoint): Json[] {
  const inPath = [...endpoint.path.matchAll(/:(\w+)/g)].map(([, name]) => ({
    name,
    in: 'path',
    required: true,
    schema: { type: 'string', ...(name !== ADDRESS && { format: 'uuid' }) },
  }));
  const query = endpoint.query ? (schema(endpoint.query, 'input').properties as Record<string, Json>) : {};
  return [
    ...inPath,
    ...Object.entries(query).map(([name, of]) => ({ name, in: 'query', required: false, schema: of })),
  ];
}

function requestBody(endpoint: Endpoint): Json {
  if (!endpoint.body) return {};
  const body = schema(endpoint.body, 'input');
  const form = { ...body, properties: { ...(body.properties as Json), file: { type: 'string', format: 'binary' } } };
  const content = endpoint.wire === 'upload' ? { ...json(body), 'multipart/form-data': { schema: form } } : json(body);
  return { requestBody: { required: true, content } };
}

function answers(endpoint: Endpoint): Json {
  const answer = schema(endpoint.answer, 'output');
  const bytes = { 'application/octet-stream': { schema: { type: 'string', format: 'binary' } } };
  const content =
    endpoint.wire === 'download'
      ? bytes
      : endpoint.wire === 'events'
        ? { ...json(answer), 'text/event-stream': {} }
        : json(answer);
  return {
    [endpoint.status ?? 200]: { description: 'Done', content },
    default: { description: 'Refused', content: json({ $ref: '#/components/schemas/Error' }) },
  };
}

const operation = (room: string, name: string, endpoint: Endpoint): Json => ({
  operationId: `${room}.${name}`,
  tags: [room],
  summary: endpoint.about,
  ...(endpoint.open ? { security: [] } : {}),
  ...(endpoint.scope && { security: [{ bearer: [] }, { program: [endpoint.scope] }] }),
  parameters: parameters(endpoint),
  ...requestBody(endpoint),
  responses: answers(endpoint),
});

function pathsOf(more: readonly Row[]): Record<string, Json> {
  const paths: Record<string, Json> = {};
  for (const { room, name, endpoint } of [...rows, ...more]) {
    const path = `/api${endpoint.path.replace(/:(\w+)/g, '{$1}')}`;
    (paths[path] ??= {})[endpoint.method.toLowerCase()] = operation(room, name, endpoint);
  }
  return paths;
}

/**
 * The OpenAPI 3.1 document of all tables of calls, and of those of tools: nothing of it is written by hand. Its paths are made when they are first read, since
 * few processes are asked for them and all would start later.
 */
export function openApi(version: string, more: readonly Row[] = []): Json {
  let paths: Record<string, Json> | null = null;
  return {
    openapi: '3.1.0',
    info: { title: 'Fojas', version, description: 'Every path is taken with and without its last slash.' },
    servers: [{ url: '/' }],
    security: [{ bearer: [] }],
    get paths() {
      return (paths ??= pathsOf(more));
    },
    components: {
      securitySchemes: { bearer: { type: 'http', scheme: 'bearer', bearerFormat: 'JWT' }, program: PROGRAM },
      schemas: { Error: schema(errorBody, 'output') },
    },
  };
}

/** What the page of the documentation needs: its own script and styles, pictures within them, and the document. It has HTML made of text, in its own way. */
const DOCS_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'; object-src 'none'";

/** `/api/openapi.json`, and the same to read at `/api/docs`. */
export async function documentApi(app: FastifyInstance, version: string, more: readonly Row[]): Promise<void> {
  const document = openApi(version, more);
  await app.register(swagger, { mode: 'static', specification: { document: document as never } });
  app.get('/api/openapi.json', () => document);
  await app.register(swaggerUi, {
    routePrefix: '/api/docs',
    uiConfig: { deepLinking: false },
    staticCSP: DOCS_POLICY,
  });
}
