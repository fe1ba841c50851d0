import type { z } from 'zod';
import type { Scope } from '#contract/endpoint.ts';
import type { MakeCall } from './calls.ts';

/** What a tool answers: the same as data and, where JSON is not how it reads best, as text. */
export type Answered = { data: Record<string, unknown>; text?: string };

type Shape<I extends z.ZodObject> = {
  name: string;
  /** What a key has to allow: without it the tool is not listed. */
  scope: Scope;
  title: string;
  /** What it does and what it costs; never words of a document. */
  about: string;
  input: I;
  /** Whether it changes nothing. */
  reads: boolean;
  /** Whether it answers words of documents. */
  quotes?: true;
  run: (call: MakeCall, input: z.output<I>) => Promise<Answered>;
};

/** A tool of the MCP server, made of calls of the table. */
export type McpTool = Omit<Shape<z.ZodObject>, 'run'> & { run: (call: MakeCall, input: never) => Promise<Answered> };
/** Says that a tool runs with what its input is parsed to. */
export const tool = <I extends z.ZodObject>(of: Shape<I>): McpTool => of;
