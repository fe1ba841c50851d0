import { z } from 'zod';
import { user } from '#contract/account.ts';
import * as portable from '#contract/portable.ts';
import { PARTS } from './parts.ts';

/** The shape of each kind of JSON in the ZIP, by the name of its schema. */
const SHAPES: Record<string, z.ZodType> = {
  account: user,
  notebook: portable.portableNotebook,
  notes: portable.portableNotes,
  conversation: portable.portableConversation,
  results: portable.portableResults,
  panels: portable.portableItems,
  manifest: portable.manifest,
  ...Object.fromEntries(PARTS.map(({ name, row }) => [name, z.array(row)])),
};

/** JSON Schema (2020-12) of each kind of JSON in the ZIP, made from the contract. What it cannot say, such as how a line is cleaned, it leaves open. */
export const schemas = (): [name: string, json: string][] =>
  Object.entries(SHAPES).map(([name, shape]) => [
    name,
    `${JSON.stringify(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }), null, 2)}\n`,
  ]);
