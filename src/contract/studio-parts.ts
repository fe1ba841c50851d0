import { z } from 'zod';
import { get, post, put } from './endpoint.ts';

/** Sources that one generation in parts may read. */
export const PARTS_MAX = 300;

/**
 * What every generator in parts is asked: which sources of the notebook it reads, all of them where none is named. What else is asked may hold words of the user: the
 * room keeps all of it sealed.
 */
export const partsOptions = z.object({ sources: z.array(z.uuid()).max(PARTS_MAX).default([]) });

/** How a result in rows and columns is fetched as a sheet. */
export const sheetFormats = ['xlsx', 'csv'] as const;
export type SheetFormat = (typeof sheetFormats)[number];

const sheetQuery = z.object({ format: z.enum(sheetFormats).default('xlsx') });

type Parted = {
  kind: string;
  list: string;
  options: z.ZodType;
  job: z.ZodType;
  result: z.ZodObject<{ rows: z.ZodType }>;
};

/**
 * The calls of a generator that reads many sources one after another. Its result holds `rows`, one a source; each is kept as soon as it is made, so that who goes on
 * after a kill makes only the others, and shown while the rest is made. Its price is that of one filled place (of a table a cell): all that could be filled is held,
 * what was filled is spent. `start`: the last part of the path that starts it; `change`: what the owner of a result may set right by hand.
 */
export function inParts<G extends Parted, const P extends string, C extends z.ZodType>(
  generator: G,
  { start, change }: { start: P; change: C },
) {
  const { kind, list, options, job } = generator;
  const params = `/notebooks/:id/${list as G['list']}/:jobId` as const;
  const partsApi = {
    begin: post(`/notebooks/${start}/` as const, {
      scope: 'run',
      about: `Start: ${kind} of several sources`,
      status: 202,
      body: z.object({ notebook_id: z.uuid(), options: options as G['options'] }),
      answer: job as G['job'],
    }),
    stop: post(`${params}/stop/` as const, {
      scope: 'run',
      about: `End an unfinished ${kind} job with what it has`,
      answer: job as G['job'],
    }),
    change: put(`${params}/` as const, {
      scope: 'run',
      about: `Set a place of a ${kind} result right`,
      body: change,
      answer: job as G['job'],
    }),
    sheet: get(`${params}/sheet/` as const, {
      scope: 'read',
      about: `A ${kind} result as a sheet`,
      wire: 'download',
      query: sheetQuery,
      answer: z.unknown(),
    }),
  };
  return { ...generator, partsApi };
}
