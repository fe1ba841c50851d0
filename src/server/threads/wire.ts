import type { Report } from '#contract/sources.ts';
import type { Segment } from '#reading/index/segment.ts';
import { Problem, type Extra } from '#server/http/problem.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { traceOf } from '#server/log.ts';
import type { Selected } from '#server/sources/open.ts';
import type { Works } from './works.ts';

/** An opened source as a work may ask for it: with its index, and with its text or without. */
export type Source = { title: string; index: Segment } & Partial<Selected>;

/** What a thread keeps of a version, by a number: its text with what is told of it, or its index, whose bytes all threads share. */
export type Part = { text: string; report: Report | null } | Segment;
/** A source of a work: the numbers of its parts, and what is sent each time. */
export type Sent = { index: number; text: number | null; own: Pick<Source, 'id' | 'title' | 'type' | 'version'> };

export type ToThread =
  | { keep: number; part: Part }
  | { drop: readonly number[] }
  | { work: keyof Works; sources: readonly Sent[]; given: unknown };

/** Why a work failed. What an error says of itself may hold words of a document: only its kind and where it rose leave the thread. */
export type Failure = { code: ErrorCode; extra: Extra } | { name: string; at: string };
export type FromThread = { made: unknown } | { failed: Failure };

export function failureOf(error: unknown): Failure {
  if (error instanceof Problem) return { code: error.code, extra: error.extra };
  const { name, at } = traceOf(error);
  return { name, at };
}

/** What a thread failed with, to be thrown here. */
export function errorOf(failure: Failure): Error {
  if ('code' in failure) return new Problem(failure.code, failure.extra);
  const error = new Error('the work of a thread failed');
  error.name = failure.name;
  error.stack = `${failure.name}\n    ${failure.at.replaceAll(' | ', '\n    ')}`;
  return error;
}
