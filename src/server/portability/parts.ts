import type { z } from 'zod';
import { auditEntry } from '#contract/audit.ts';
import type { Language } from '#contract/language.ts';
import { lawSet } from '#contract/laws.ts';
import { purchase } from '#contract/payments.ts';
import { consent, rightsRequest } from '#contract/rights.ts';
import { transaction } from '#contract/tokens.ts';
import { eventsOfAccount } from '#server/audit/index.ts';
import type { Deps } from '#server/deps.ts';
import { CSV_START, csvLine } from '#server/http/csv.ts';
import { listSets } from '#server/laws/index.ts';
import { consentsOf, requestsOf } from '#server/rights/index.ts';
import { history, listPurchases } from '#server/tokens/index.ts';

type Needs = Pick<Deps, 'db' | 'vault' | 'now' | 'works'>;
type Of = { userId: string; language: Language };

/** A table about an account, beside its notebooks: a row is an object whose values a cell can hold as they are, or as JSON. */
type Part = {
  name: string;
  row: z.ZodObject;
  rows: (deps: Needs, of: Of) => AsyncIterable<Record<string, unknown>> | Promise<Iterable<Record<string, unknown>>>;
};

const MOVES = 200;
async function* moves(deps: Needs, { userId, language }: Of): AsyncGenerator<Record<string, unknown>> {
  for (let offset = 0; ; offset += MOVES) {
    const { transactions } = await history(deps, userId, { limit: MOVES, offset }, language);
    yield* transactions;
    if (transactions.length < MOVES) return;
  }
}

/** What is kept about an account itself. Whatever room keeps more adds a line here. */
export const PARTS: readonly Part[] = [
  { name: 'tokens', row: transaction, rows: moves },
  { name: 'purchases', row: purchase, rows: (deps, { userId }) => listPurchases(deps, userId) },
  { name: 'consents', row: consent, rows: (deps, { userId }) => consentsOf(deps, userId) },
  { name: 'rights-requests', row: rightsRequest, rows: (deps, { userId }) => requestsOf(deps, userId) },
  { name: 'law-sets', row: lawSet, rows: (deps, { userId }) => listSets(deps, { id: userId }) },
  { name: 'security-events', row: auditEntry, rows: (deps, { userId }) => eventsOfAccount(deps, userId) },
];

const cell = (value: unknown): string | number | null =>
  value === null || value === undefined
    ? null
    : typeof value === 'string' || typeof value === 'number'
      ? value
      : JSON.stringify(value);

/** A table as CSV that no spreadsheet runs. */
export async function* csvOf(
  columns: readonly string[],
  rows: AsyncIterable<Record<string, unknown>> | Iterable<Record<string, unknown>>,
): AsyncGenerator<string> {
  yield CSV_START + csvLine(columns);
  for await (const row of rows) yield csvLine(columns.map((name) => cell(row[name])));
}
