import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { AnswerOut, BodyIn, Endpoint, Params, QueryIn } from '#contract/endpoint.ts';
import { errorBody, type ErrorBody } from '#contract/errors.ts';

/** What a call of the table takes. */
type Input<E extends Endpoint> = (unknown extends Params<E['path']>
  ? { params?: undefined }
  : { params: Params<E['path']> }) & { query?: QueryIn<E>; body?: BodyIn<E> };
type Loose = { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown };

/** Makes one call of the table and answers what it answers. Throws `Refused` for anything but success. */
export type MakeCall = <E extends Endpoint>(endpoint: E, input: Input<E>) => Promise<AnswerOut<E>>;

/** A call of the table that was refused, as HTTP says it. */
export class Refused extends Error {
  constructor(readonly answer: ErrorBody) {
    super(answer.error_code);
    this.name = 'Refused';
  }
}

const textOf = (query: Record<string, unknown>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );

/**
 * Makes calls of the table for whoever sent a request, with its key, language and address, in this process. Each goes the whole way of a request of its own:
 * its scope, owner, rates, parsing and log are those of HTTP. It ends when `gone` aborts.
 */
export function callsFor(
  app: FastifyInstance,
  { headers, ip }: Pick<FastifyRequest, 'headers' | 'ip'>,
  gone: AbortSignal,
): MakeCall {
  return async <E extends Endpoint>({ method, path }: E, input: Input<E>) => {
    const { params = {}, query = {}, body } = input as Loose;
    const language = headers['accept-language'];
    const answer = await app.inject({
      method,
      url: `/api${path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(params[name] ?? ''))}`,
      query: textOf(query),
      headers: {
        accept: 'application/json',
        authorization: headers.authorization!,
        ...(language !== undefined && { 'accept-language': language }),
        ...(body !== undefined && { 'content-type': 'application/json' }),
      },
      ...(body !== undefined && { payload: JSON.stringify(body) }),
      remoteAddress: ip,
      signal: gone,
    });
    const said: unknown = answer.json();
    if (answer.statusCode >= 400) throw new Refused(errorBody.parse(said));
    // Its row parsed it on the way out.
    return said as AnswerOut<E>;
  };
}
