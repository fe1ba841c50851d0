import { z } from 'zod';
import { del, get, post, put, type Api } from './endpoint.ts';
import { engineAbout, engineChoice } from './engine-about.ts';
import { errorCode } from './errors.ts';
import { exportQuery, formats } from './export.ts';
import type { Price } from './prices.ts';
import type { inParts } from './studio-parts.ts';
import { citation } from './span.ts';
import { address, ADDRESS_MINUTES, jobStatus } from './studio-job.ts';

/** Where a piece of a result stands: the number of one of the result's citations. `label`: how its document names that place ("Cláusula quinta"). */
export const place = z.object({ citation_id: z.number().int().positive(), label: z.string().optional() });
export type Place = z.infer<typeof place>;
/** The options of a tool that reads a second source beside the document, in a version of it: the newest where none is named. Of the document itself an older one. */
export const besideOptions = z.object({
  other_id: z.uuid().nullable().default(null),
  other_version: z.number().int().positive().nullable().default(null),
});
/** The official text of a norm, at the library that keeps Ley Chile (`reading/references/norm-table.ts`); no address elsewhere is one. */
export const officialLink = z.url({ protocol: /^https$/, hostname: /^www\.bcn\.cl$/ });
/** Set on what a language model found; absent on what the tool's own rules did. */
export const by = z.literal('model').optional();
export const level = z.enum(['critical', 'high', 'medium', 'low']);
export type Level = z.infer<typeof level>;
export const priority = z.enum(['high', 'medium', 'low']);

/** Generations of one user that may wait or run at once; one more is TOO_MANY_JOBS. */
export const JOBS_MAX = 20;

const evidence = z.object({ found: z.number().int(), total: z.number().int() });

/** A generation, without its result. `progress` in percent; `stage`: one of the tool's own names of what is being done. */
const jobOf = <S extends z.ZodType>(summary: S) =>
  z.object({
    job_id: z.uuid(),
    kind: z.string(),
    title: z.string(),
    description: z.string(),
    status: jobStatus,
    progress: z.number().min(0).max(100),
    stage: z.string().nullable(),
    error_code: errorCode.nullable(),
    error_message: z.string().nullable(),
    created_at: z.iso.datetime(),
    started_at: z.iso.datetime().nullable(),
    completed_at: z.iso.datetime().nullable(),
    metadata: z.object({
      /** Null of one that is about all sources of its notebook; `source_title` is then the notebook's. */
      source_id: z.uuid().nullable(),
      source_title: z.string(),
      source_version: z.number().int().positive().nullable(),
      /** Null while it was not begun. */
      engine: engineAbout.nullable(),
      /** What was asked beside the source, in the shape of its tool's options. */
      options: z.record(z.string(), z.unknown()),
    }),
    has_file: z.boolean(),
    /** Null until it is completed. */
    analysis_summary: summary.nullable(),
    /** Quotations found word for word, of all that the result makes. */
    evidence: evidence.nullable(),
    /** What it costs; null where tokens are off. */
    tokens: z.number().int().nullable(),
  });
/** Any job, whatever its tool. */
const studioJob = jobOf(z.unknown());
export type StudioJob = z.infer<typeof studioJob>;

/** A result as a paper or as data. */
export const downloadFormats = [...formats, 'json'] as const;
/** The result as data of another kind, where its tool makes one: rows for a sheet, or a calendar. */
const dataFormats = ['csv', 'ics'] as const;
export type DataFormat = (typeof dataFormats)[number];
/** The file that a tool made of its result. MP3 only where `GET /capabilities/` tells of it. */
export const fileFormats = ['wav', 'mp3'] as const;
const asked = {
  notebook_id: z.uuid(),
  /** Who works on it; when left out, who the notebook has chosen, else the account. */
  engine: engineChoice.optional(),
};

type Shape<
  K extends string,
  P extends string,
  L extends string,
  LK extends string,
  N extends string,
  R extends z.ZodType,
  S extends z.ZodType,
  O extends z.ZodType,
> = {
  /** The name of the tool's folder; its place in the Studio, the least first; and what a generation costs, or of a tool in parts each place that is filled. */
  kind: K;
  order: number;
  price: Price;
  /** The last part of the path that starts it, and of the one that lists it (specification 2, section 7). */
  start: P;
  list: L;
  /** The key of the list in its answer, and of the result in `analysis_data`. */
  listKey: LK;
  resultKey: N;
  /** What it does, in order, as names for a stage; progress is spread over them evenly. */
  stages: readonly [string, ...string[]];
  /** The result and the figures of its card. Quotations are `place`s: their words come from the source alone. */
  result: R;
  summary: S;
  /** What is asked beside the document. Everything in it has a default. */
  options?: O;
  /** It works by rules alone: no model reads for it, whatever is set up. */
  alone?: true;
  /** The result as other data, which its tool makes. */
  data?: readonly DataFormat[];
};

/** A tool that turns one source into one result, in the background, for tokens. */
export function defineGenerator<
  const K extends string,
  const P extends string,
  const L extends string,
  const LK extends string,
  const N extends string,
  R extends z.ZodType,
  S extends z.ZodType,
  const O extends z.ZodType = typeof noOptions,
>(tool: Shape<K, P, L, LK, N, R, S, O>) {
  const job = jobOf(tool.summary);
  const options = (tool.options ?? noOptions) as O;
  const listed = { notebook_id: z.uuid(), [tool.listKey]: z.array(job), total_count: z.number().int() };
  const analysed = { title: z.string(), document_length: z.number().int(), [tool.resultKey]: tool.result };
  const api = {
    start: post(`/notebooks/${tool.start}/` as const, {
      scope: 'run',
      about: `Start: ${tool.kind}. While one waits or runs for the same source, that one is answered`,
      status: 202,
      body: z.object({ ...asked, source_id: z.uuid(), options: options.optional() }),
      answer: job,
    }),
    list: get(`/notebooks/:id/${tool.list}/` as const, {
      scope: 'read',
      about: `The ${tool.kind} jobs of a notebook, newest first`,
      answer: z.object(
        listed as { notebook_id: z.ZodUUID; total_count: z.ZodNumber } & Record<LK, z.ZodArray<typeof job>>,
      ),
    }),
    detail: get(`/notebooks/:id/${tool.list}/:jobId/` as const, {
      scope: 'read',
      about: `One ${tool.kind} job with its result`,
      answer: job.extend({
        /** Null until it is completed. */
        analysis_data: z
          .object(analysed as { title: z.ZodString; document_length: z.ZodNumber } & Record<N, R>)
          .nullable(),
        citations: z.array(citation),
      }),
    }),
    download: get(`/notebooks/:id/${tool.list}/:jobId/download/` as const, {
      scope: 'read',
      about: `The result of a ${tool.kind} job as a document; without a format the file that the tool made of it, else Word`,
      wire: 'download',
      query: exportQuery.extend({ format: z.enum([...downloadFormats, ...dataFormats, ...fileFormats]).optional() }),
      answer: z.unknown(),
    }),
  };
  return { type: 'generator' as const, ...tool, options, job, api };
}
const noOptions = z.object({});

/**
 * The calls of a generator that can read a whole notebook, and whose result its owner can change. `change`: what they send to change it. `overview`: the last part of
 * the path that starts it for all sources of a notebook at once.
 */
export function withNotebook<G extends Wide, const P extends string, C extends z.ZodType>(
  generator: G,
  { change, overview }: { change: C; overview: P },
) {
  const { kind, list, options, job } = generator;
  const wholeApi = {
    overview: post(`/notebooks/${overview}/` as const, {
      scope: 'run',
      about: `Start: ${kind} of all sources of a notebook that were read. While one waits or runs, that one is answered`,
      status: 202,
      body: z.object({ ...asked, options: options.optional() }),
      answer: job as G['job'],
    }),
    change: put(`/notebooks/:id/${list as G['list']}/:jobId/` as const, {
      scope: 'run',
      about: `Change the result of a ${kind} job for free; its file, where it has one, is made again`,
      status: 202,
      body: change,
      answer: job as G['job'],
    }),
  };
  return { ...generator, wholeApi };
}

/** The calls of such a generator that also makes a file of its result, and makes it again when the result changes. */
export function withFile<G extends Wide, const P extends string, C extends z.ZodType>(
  generator: G,
  said: { change: C; overview: P },
) {
  const { kind, list } = generator;
  const fileApi = {
    address: get(`/notebooks/:id/${list as G['list']}/:jobId/address/` as const, {
      scope: 'read',
      about: `A new address of the file of a ${kind} job, good for ${ADDRESS_MINUTES} minutes`,
      answer: address,
    }),
  };
  return { ...withNotebook(generator, said), fileApi };
}
type Wide = { kind: string; list: string; options: z.ZodType; job: z.ZodType };
/** A tool with calls of its own and no job. */
export const definePanel = <const K extends string, A extends Api>(tool: { kind: K; order: number; api: A }) => ({
  type: 'panel' as const,
  ...tool,
});
type Made = ReturnType<typeof defineGenerator<string, string, string, string, string, z.ZodType, z.ZodType, z.ZodType>>;
/** A row of which only that it answers something is known. */
type Loose<E> = Omit<E, 'answer'> & { answer: z.ZodType };
/** Any generator. The names of the keys in its answers are its own, so that those are not known here. */
export type Generator = Omit<Made, 'api'> & {
  api: Omit<Made['api'], 'list' | 'detail'> & {
    list: Loose<Made['api']['list']>;
    detail: Loose<Made['api']['detail']>;
  };
  /** Each only of a tool that does so: reads whole notebooks, makes a file, reads many sources one after another. */
  wholeApi?: ReturnType<typeof withNotebook<Wide, string, z.ZodType>>['wholeApi'];
  fileApi?: ReturnType<typeof withFile<Wide, string, z.ZodType>>['fileApi'];
  partsApi?: ReturnType<typeof inParts<Parameters<typeof inParts>[0], string, z.ZodType>>['partsApi'];
};
export type Panel = ReturnType<typeof definePanel<string, Api>>;

export const studioApi = {
  jobs: get('/notebooks/:id/studio-jobs/', {
    scope: 'read',
    about: 'The jobs of every tool in a notebook, newest first',
    answer: z.object({ notebook_id: z.uuid(), jobs: z.array(studioJob), total_count: z.number().int() }),
  }),
  remove: del('/notebooks/:id/studio-jobs/:jobId/', {
    scope: 'write',
    about: 'Delete a job; one that waits or runs ends, and its tokens go back',
    answer: z.object({ deleted: z.literal(true), file_deleted: z.boolean() }),
  }),
  file: get('/studio-files/:address', {
    about: 'The file that a tool made, at an address that its owner was given; understands ranges of bytes',
    open: true,
    wire: 'download',
    answer: z.unknown(),
  }),
};
